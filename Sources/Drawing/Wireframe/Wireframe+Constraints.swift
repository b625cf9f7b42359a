import Foundation
import LayoutScene

// The lines of constraints.
extension Wireframe {
  private typealias Mark = Style.Mark

  /// What matters most is drawn last, over the others, and stays in its place where several would
  /// lie on one line: constraints that hold before those that do not, strong ones before weak ones.
  /// So of two that want one place, the one that decides it is seen there and the loser beside it.
  mutating func drawConstraints() {
    let constraints = scene.constraints
    let order = constraints.indices.sorted { a, b in
      let (first, second) = (constraints[a], constraints[b])
      if first.isSatisfied != second.isSatisfied { return first.isSatisfied }
      return first.priority == second.priority ? a < b : first.priority > second.priority
    }
    var lanes = Lanes()
    let shifts = order.map { lanes.shift(of: span(of: constraints[$0])) }
    for (index, shift) in zip(order, shifts).reversed() {
      draw(constraints[index], shiftedBy: picture.grid.round(shift))
    }
  }

  private func span(of constraint: SceneConstraint) -> Lanes.Span {
    let (start, end) = (clamped(constraint.start), clamped(constraint.end))
    return constraint.axis == .horizontal
      ? .init(axis: .horizontal, across: start.y, from: start.x, to: end.x)
      : .init(axis: .vertical, across: start.x, from: start.y, to: end.y)
  }

  /// A line from anchor to anchor with a bar at each end; a dot where there is no distance.
  private mutating func draw(_ constraint: SceneConstraint, shiftedBy shift: CGFloat) {
    let color = constraint.isSatisfied ? Mark.constraint : Mark.broken
    let isHorizontal = constraint.axis == .horizontal
    func moved(_ point: CGPoint) -> CGPoint {
      let point = clamped(point)
      return CGPoint(
        x: point.x + (isHorizontal ? 0 : shift), y: point.y + (isHorizontal ? shift : 0))
    }
    let (start, end) = (moved(constraint.start), moved(constraint.end))
    guard start != end else {
      let dot = CGRect(x: start.x - 2, y: start.y - 2, width: 4, height: 4)
      constraintMarks.append(ConstraintMark(rect: dot, kind: .anchor))
      return picture.fill(.ellipse(dot), color)
    }
    let width = picture.grid.pen(Style.Width.line)
    // An odd number of pixels is sharp when its middle is in the middle of a pixel.
    let half = width / 2
    let (dx, dy) = isHorizontal ? (0, half) : (half, 0)
    let from = CGPoint(x: start.x + dx, y: start.y + dy)
    let to = CGPoint(x: end.x + dx, y: end.y + dy)
    picture.stroke(
      .line(from, to), color,
      Picture.Pen(width: width, dash: constraint.priority < 1000 ? [3, 2] : []))
    for (tip, inwards) in [(from, to), (to, from)] {
      // The bar lies inside the line's end, so that it ends where the anchor is.
      let bar =
        isHorizontal
        ? CGRect(x: tip.x - (inwards.x < tip.x ? width : 0), y: tip.y - 3, width: width, height: 6)
        : CGRect(x: tip.x - 3, y: tip.y - (inwards.y < tip.y ? width : 0), width: 6, height: width)
      constraintMarks.append(ConstraintMark(rect: bar, kind: .anchor))
      picture.fill(.rect(bar), color)
    }
    constraintMarks.append(
      ConstraintMark(
        rect: CGRect(
          x: min(from.x, to.x), y: min(from.y, to.y), width: max(abs(to.x - from.x), 0.5),
          height: max(abs(to.y - from.y), 0.5)),
        kind: .line))
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: picture.grid.clamped(point.x), y: picture.grid.clamped(point.y))
  }
}

/// Keeps lines off each other: each that is asked for gets the nearest place beside its own that no
/// earlier one takes.
private struct Lanes {
  struct Span {
    var axis: SceneConstraint.Axis
    /// Across the line's direction.
    var across: CGFloat
    var low, high: CGFloat

    init(axis: SceneConstraint.Axis, across: CGFloat, from: CGFloat, to: CGFloat) {
      self.axis = axis
      self.across = across
      (low, high) = (min(from, to), max(from, to))
    }

    /// Whether both could not be told apart. Lines that only meet at their ends can.
    func covers(_ other: Span) -> Bool {
      guard abs(across - other.across) < 3 else { return false }
      return low < other.high && other.low < high || low == other.low && high == other.high
    }
  }

  private struct Key: Hashable {
    var axis: SceneConstraint.Axis
    var strip: Int
  }

  /// By strips of a few points, so that only neighbours are compared; looked up, never iterated.
  private var taken: [Key: [Span]] = [:]

  /// The bars at the ends of a line reach three points to both sides.
  private static let shifts: [CGFloat] = [0, 7, -7, 14, -14, 21, -21]

  /// How far to move a line aside, points; not at all where all places near it are taken.
  mutating func shift(of span: Span) -> CGFloat {
    let shift = Self.shifts.first { isFree(span, at: $0) } ?? 0
    taken[key(span, at: shift, 0), default: []].append(moved(span, by: shift))
    return shift
  }

  private func isFree(_ span: Span, at shift: CGFloat) -> Bool {
    let candidate = moved(span, by: shift)
    return (-1...1).allSatisfy { strip in
      // Bounded, since thousands of lines in one strip cannot be told apart whatever is done.
      !(taken[key(span, at: shift, strip)] ?? []).suffix(256).contains { $0.covers(candidate) }
    }
  }

  private func moved(_ span: Span, by shift: CGFloat) -> Span {
    var span = span
    span.across += shift
    return span
  }

  private func key(_ span: Span, at shift: CGFloat, _ strip: Int) -> Key {
    Key(axis: span.axis, strip: Int(((span.across + shift) / 4).rounded(.down)) + strip)
  }
}
