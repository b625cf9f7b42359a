#include "CInitializers.h"
