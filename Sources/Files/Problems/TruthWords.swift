/// The words for truth values, including those of older versions of YAML.
package enum TruthWords {
  package static let values = [
    "true": true, "yes": true, "on": true, "y": true, "false": false, "no": false, "off": false,
    "n": false,
  ]
}
