import Foundation

/// The files in a folder that several results go into.
enum ResultNames {
  /// What a result is called after its input: `profile` of `Screens/profile.yaml`.
  static func stem(of input: String) -> String {
    ((input as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The paths of `results` in `folder`.
  ///
  /// - Throws: two results that would be the same file, also where letter case does not count.
  static func paths(
    in folder: String, of results: [(input: String, name: String)]
  ) throws(Failure) -> [String] {
    var taken: [String: String] = [:]
    var paths: [String] = []
    for (input, name) in results {
      if let other = taken.updateValue(input, forKey: name.lowercased()) {
        throw Failure(
          .usage,
          other == input
            ? "error: \(input) is given twice"
            : "error: \(other) and \(input) would both be written to \(name)")
      }
      paths.append((folder as NSString).appendingPathComponent(name))
    }
    return paths
  }
}
