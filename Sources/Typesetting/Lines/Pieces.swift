import CPango
import Foundation

/// How many bytes of a long text Pango gets at once, so that time stays in proportion to length and
/// no coordinate overflows Pango's 31 bits.
struct Pieces {
  /// For lines that wrap: a few lines. In a long word Pango tries every letter as a line's end and
  /// shapes the line anew each time.
  var wrapped: Int
  /// For a line that does not.
  var unwrapped: Int
  /// For a line that is shortened: far more than is seen.
  var truncated: Int
  /// Where a piece stops growing, although it does not fill a line. More than this fits on a line
  /// only of characters that are nothing wide, and Pango's time grows with the square of a piece.
  var mostWrapped, mostTruncated: Int

  /// - Parameters:
  ///   - width: of a line, Pango units.
  ///   - fontSize: of the smallest font, points, above 0.
  ///   - largest: that of the largest font, where there are several.
  init(width: Int?, fontSize: CGFloat, largest: CGFloat? = nil) {
    // The widest letters are some two ems.
    let most = max(64, Int(500_000 / (largest ?? fontSize)))
    let letters = width.map { CGFloat($0) / CGFloat(PANGO_SCALE) / fontSize * 4 } ?? 0
    let line = Int(min(letters, 100_000))
    unwrapped = min(most, 8192)
    wrapped = min(max(line * 6, 64), 8192)
    truncated = min(max(line * 4, 512), 65_536)
    mostWrapped = max(wrapped * 4, 4096)
    mostTruncated = max(truncated * 4, 4096)
  }
}
