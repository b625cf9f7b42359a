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
    let plain = Set("-._~/".utf8)
    let escaped = path.utf8.map { byte -> String in
      let isPlain =
        plain.contains(byte) || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
      guard !isPlain else { return String(Character(Unicode.Scalar(byte))) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }
    return "file://" + escaped.joined()
  }
}
