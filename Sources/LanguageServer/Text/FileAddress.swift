import Foundation

/// The addresses by which editors name files, and their paths.
enum FileAddress {
  /// The path of a `file:` address; nil for others.
  static func path(of address: String) -> String? {
    let scheme = "file://"
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    let rest = address.dropFirst(scheme.count)
    // Between the scheme and the path there may be the name of this machine.
    guard let slash = rest.firstIndex(of: "/"),
      rest[..<slash].isEmpty || rest[..<slash] == "localhost",
      let path = String(rest[slash...]).removingPercentEncoding, !path.utf8.contains(0)
    else { return nil }
    return path
  }

  /// The `file:` address of a path.
  static func address(of path: String) -> String {
    "file://" + (path.addingPercentEncoding(withAllowedCharacters: plain) ?? path)
  }

  /// The characters that addresses have as they are.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
