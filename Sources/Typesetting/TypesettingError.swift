/// Why text cannot be set on this machine.
public enum TypesettingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Fonts are missing; the Debian packages that bring them.
  case missingFonts(packages: [String])
  /// fontconfig refused the configuration, which is a bug.
  case configurationRefused

  public var description: String {
    switch self {
    case .missingFonts(let packages):
      "fonts are missing; install the Debian packages \(packages.joined(separator: ", "))"
    case .configurationRefused: "fontconfig refused plumb's font configuration"
    }
  }
}
