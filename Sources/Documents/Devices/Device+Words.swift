import LayoutScene

extension Device {
  /// The name in words: `iPhone SE`, `iPad Pro 12.9`, `iPhone 14 landscape`.
  public var displayName: String {
    let isID = knownName == id
    let words = (isID ? names.first ?? id : knownName).split(separator: "-").map(Self.word)
    return (words + (orientation == .landscape ? [orientation.rawValue] : []))
      .joined(separator: " ")
  }

  /// The words for a cell's device, which is the name of a known device or a size such as
  /// `375x667`. A size stays as it is.
  public static func displayName(of name: String) -> String {
    if let device = named(name) { return device.displayName }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false)
    let isSize = sides.count == 2 && sides.allSatisfy { Double($0) != nil }
    return isSize ? sides.joined(separator: " × ") : name
  }

  /// A part of a name in Apple's spelling.
  private static func word(_ word: Substring) -> String {
    switch word {
    case "iphone": "iPhone"
    case "ipad": "iPad"
    case "se", "x", "xs", "xr": word.uppercased()
    case "air", "pro", "plus", "max": word.capitalized
    case _ where word.count > 1 && "am".contains(word.prefix(1)) && Int(word.dropFirst()) != nil:
      word.uppercased()
    default: String(word)
    }
  }
}
