// YAML as a stream of events, each with its place.
#include <yaml.h>
