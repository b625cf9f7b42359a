import CXML
import CYAML

/// The libraries that read files.
package enum FileLibraries {
  /// Their names and versions at run time.
  package static var versions: [(name: String, version: String)] {
    // libxml2 has its version as a number of five digits, to which a build may add letters: 20914.
    let digits = __xmlParserVersion()?.pointee.map { String(cString: $0) } ?? ""
    let number = Int(digits.prefix { $0.isNumber }) ?? 0
    return [
      ("libxml2", "\(number / 10_000).\(number / 100 % 100).\(number % 100)"),
      ("libyaml", String(cString: yaml_get_version_string())),
    ]
  }
}
