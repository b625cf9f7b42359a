/// The values with which Pango marks glyphs and runs. They are macros in C, which Swift cannot
/// import.
enum Mark {
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  static let unknownGlyph: UInt32 = 0x1000_0000
  static let ellipsisRun: UInt8 = 2
  static let hyphenatedRun: UInt8 = 4
}
