/// The identifiers of a file's groups, which design tools show as the names of layers.
struct SVGNames {
  private var taken: Set<String> = []

  /// An identifier for a view: its name where that is an XML name and not taken yet. Other characters
  /// become underscores, and a number is added to a name that there is already.
  mutating func identifier(of name: String) -> String {
    var plain = String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(Self.most).map { Self.isPart($0) ? $0 : "_" }))
    let start = plain.unicodeScalars.first
    if start.map(Self.isStart) != true || Self.isOwn(plain) { plain = "_" + plain }
    var (identifier, number) = (plain, 2)
    while !taken.insert(identifier).inserted {
      identifier = "\(plain)-\(number)"
      number += 1
    }
    return identifier
  }

  /// The most characters of an identifier.
  private static let most = 200

  /// Whether the name is like those of this file's clips, images and glyphs: a letter and a number.
  private static func isOwn(_ name: String) -> Bool {
    name.count > 1 && "a"..."z" ~= name.prefix(1) && name.dropFirst().allSatisfy(\.isNumber)
  }

  /// XML 1.0, production 4, without the colon, which would name a space.
  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
      true
    default: false
    }
  }

  /// XML 1.0, production 4a.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }
}
