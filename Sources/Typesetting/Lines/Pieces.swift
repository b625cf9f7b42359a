import CPango
import Foundation

/// The sizes in bytes of the pieces in which Pango gets a long text, so that its time is
/// proportional to the length, and no coordinate overflows Pango's 31 bits.
struct Pieces {
  /// For lines that wrap: the text of a few lines. In a long word Pango tries to break after every
  /// letter and shapes the line again each time.
  var wrapped: Int
  /// For a line that does not wrap.
  var unwrapped: Int
  /// For a line with an ellipsis: far more than is visible.
  var truncated: Int
  /// The limit up to which a piece that does not fill a line is enlarged. More fits on a line only
  /// with characters of width 0, and Pango's time grows with the square of a piece's size.
  var mostWrapped, mostTruncated: Int

  /// The most bytes of a small piece.
  private static let joined = 256
  /// The bytes from which on a text may be one that needs small pieces.
  static let leastJoined = 1024

  /// The same pieces for a text with many characters that are joined into one, such as emoji with joiners
  /// between them, or with many invisible ones. Pango breaks no line within, and HarfBuzz's time grows with the
  /// square of their length, so that pieces are small, and end within them.
  var small: Pieces {
    var pieces = self
    for size in [
      \Pieces.wrapped, \Pieces.unwrapped, \Pieces.truncated, \Pieces.mostWrapped,
      \Pieces.mostTruncated,
    ] {
      pieces[keyPath: size] = min(pieces[keyPath: size], Self.joined)
    }
    return pieces
  }

  /// - Parameters:
  ///   - width: the width of a line, Pango units.
  ///   - fontSize: the size of the smallest font, points, above 0.
  ///   - largest: the size of the largest font if there are several.
  init(width: Int?, fontSize: CGFloat, largest: CGFloat? = nil) {
    // The widest letters are about two ems wide.
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
