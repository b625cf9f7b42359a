import Foundation
import LayoutScene

/// Separates lines that would cover each other or a text: each line is moved to the nearest place that no
/// earlier line and no text takes, or else no earlier line, and stays where all places near it are taken.
struct Lanes {
  /// The texts that lines go beside; the first few hundred of a screen.
  let texts: [CGRect]

  init(texts: [CGRect] = []) { self.texts = Array(texts.prefix(400)) }

  struct Span {
    var axis: SceneConstraint.Axis
    /// The line's coordinate across its direction, points.
    var across: CGFloat
    var low, high: CGFloat

    init(axis: SceneConstraint.Axis, across: CGFloat, from: CGFloat, to: CGFloat) {
      self.axis = axis
      self.across = across
      (low, high) = (min(from, to), max(from, to))
    }

    /// Whether the two lines would cover each other. Lines that only meet at their ends do not.
    func covers(_ other: Span) -> Bool {
      guard abs(across - other.across) < 3 else { return false }
      return low < other.high && other.low < high || low == other.low && high == other.high
    }
  }

  private struct Key: Hashable {
    var axis: SceneConstraint.Axis
    var strip: Int
  }

  /// The taken places by strips of a few points, so that only neighbours are compared. Only looked
  /// up, never iterated.
  private var taken: [Key: [Span]] = [:]

  /// The distances to try, points. The bars at the ends of a line reach three points to each side.
  private static let shifts: [CGFloat] = [0, 7, -7, 14, -14, 21, -21, 28, -28, 35, -35]

  /// How far to move a line aside, in points; 0 if all places near it are taken.
  mutating func shift(of span: Span) -> CGFloat {
    let shift =
      Self.shifts.first { isFree(span, at: $0) && isBesideTexts(span, at: $0) }
      ?? Self.shifts.prefix(7).first { isFree(span, at: $0) } ?? 0
    taken[key(span, at: shift, 0), default: []].append(moved(span, by: shift))
    return shift
  }

  private func isBesideTexts(_ span: Span, at shift: CGFloat) -> Bool {
    let across = span.across + shift
    return !texts.contains { text in
      span.axis == .horizontal
        ? text.minY < across && across < text.maxY && span.low < text.maxX && text.minX < span.high
        : text.minX < across && across < text.maxX && span.low < text.maxY && text.minY < span.high
    }
  }

  private func isFree(_ span: Span, at shift: CGFloat) -> Bool {
    let candidate = moved(span, by: shift)
    return (-1...1).allSatisfy { strip in
      // Limited, because thousands of lines in one strip cannot be separated anyway.
      !(taken[key(span, at: shift, strip)] ?? []).suffix(256).contains { $0.covers(candidate) }
    }
  }

  private func moved(_ span: Span, by shift: CGFloat) -> Span {
    var span = span
    span.across += shift
    return span
  }

  private func key(_ span: Span, at shift: CGFloat, _ strip: Int) -> Key {
    Key(axis: span.axis, strip: Int(saturating: (span.across + shift) / 4) + strip)
  }
}
