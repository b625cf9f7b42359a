import Foundation

/// The paths of several results in a folder.
enum ResultNames {
  /// The name of a document's result: `profile` for `Screens/profile.yaml`, and `chat/profile` where the folder was
  /// given of which it is in the subfolder `chat`.
  static func stem(of document: DocumentPath) -> String {
    (document.suite as NSString).appendingPathComponent(stem(of: document.path))
  }

  /// The name of an input's result: `profile` for `Screens/profile.yaml`.
  static func stem(of input: String) -> String {
    ((input as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The paths of `results` in `folder`.
  ///
  /// - Throws: two results with the same path, also where they only differ in letter case.
  static func paths(
    in folder: String, of results: [(input: String, name: String)]
  ) throws(Failure) -> [String] {
    var taken: [String: String] = [:]
    var paths: [String] = []
    for (input, name) in results {
      if let other = taken.updateValue(input, forKey: name.lowercased()) {
        throw Failure(.usage, "error: \(other) and \(input) would both be written to \(name)")
      }
      paths.append((folder as NSString).appendingPathComponent(name))
    }
    return paths
  }
}
