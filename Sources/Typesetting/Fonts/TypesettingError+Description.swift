extension TypesettingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFonts(let files, let packages):
      let count = files.count == 1 ? "a font" : "\(files.count) fonts"
      return "\(count) for drawing text cannot be read (\(files.first ?? "")"
        + (files.count > 1 ? " …" : "") + "); install with: apt-get install "
        + packages.joined(separator: " ")
    case .unusable(let reason):
      return "text cannot be set: \(reason)"
    }
  }
}
