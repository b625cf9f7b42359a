import Foundation
import LayoutScene

/// The state of a constraint, shown by the colour and dashes of its line.
enum LineKind: Int, CaseIterable {
  case required, optional, yielding, generated, broken

  init(_ constraint: SceneConstraint) {
    let isRequired = constraint.priority >= 1000
    self =
      switch (constraint.isSatisfied, constraint.isWritten) {
      case (false, _): isRequired ? .broken : .yielding
      case (true, false): .generated
      case (true, true): isRequired ? .required : .optional
      }
  }

  var color: Color {
    switch self {
    case .required, .optional: Style.Mark.constraint
    case .yielding: Style.Mark.constraint.opacity(0.6)
    case .generated: Style.Mark.generated
    case .broken: Style.Mark.broken
    }
  }

  /// The dash pattern of the line, points.
  func dash(isRequired: Bool) -> [CGFloat] {
    if self == .yielding { return [1, 2] }
    return isRequired ? [] : [3, 2]
  }

  /// The words of the legend.
  var words: String {
    switch self {
    case .required: "required"
    case .optional: "optional @priority"
    case .yielding: "optional, does not hold"
    case .generated: "made by a stack view"
    case .broken: "required, does not hold"
    }
  }
}

// The lines of constraints.
extension Wireframe {
  /// A constraint at the place where it is drawn.
  struct ConstraintLine {
    var constraint: SceneConstraint
    var kind: LineKind
    var start, end: CGPoint
    /// The constraint's number in the picture.
    var number: Int
  }

  /// Draws the lines of all constraints. The most important ones are drawn last, over the others,
  /// and keep their true place where several share one: constraints that hold come before those
  /// that do not, and strong ones before weak ones. Of two constraints on one place, the one that
  /// decides it is therefore drawn there and the other beside it.
  mutating func drawConstraints() {
    let constraints = scene.constraints.filter(options.constraints.includes)
    let order = constraints.indices.sorted { a, b in
      let (first, second) = (constraints[a], constraints[b])
      if first.isSatisfied != second.isSatisfied { return first.isSatisfied }
      return first.priority == second.priority ? a < b : first.priority > second.priority
    }
    var lanes = Lanes(texts: textRects)
    let lines = order.enumerated().map { number, index in
      line(of: constraints[index], number: number, in: &lanes)
    }
    for line in lines.reversed() { draw(line) }
    if options.hasLegend {
      drawLegend(Set(lines.map(\.kind)), hiddenCount: scene.constraints.count - constraints.count)
    }
    drawAmounts(of: lines)
  }

  private func line(
    of constraint: SceneConstraint, number: Int, in lanes: inout Lanes
  ) -> ConstraintLine {
    let (start, end) = (clamped(constraint.start), clamped(constraint.end))
    let isHorizontal = constraint.axis == .horizontal
    let span: Lanes.Span =
      isHorizontal
      ? .init(axis: .horizontal, across: start.y, from: start.x, to: end.x)
      : .init(axis: .vertical, across: start.x, from: start.y, to: end.y)
    let shift = picture.grid.round(lanes.shift(of: span))
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (isHorizontal ? 0 : shift), y: point.y + (isHorizontal ? shift : 0))
    }
    return ConstraintLine(
      constraint: constraint, kind: LineKind(constraint), start: moved(start),
      end: moved(end), number: number)
  }

  /// Draws a line from anchor to anchor with a bar at each end, or a dot where the distance is 0.
  private mutating func draw(_ line: ConstraintLine) {
    let (start, end, color) = (line.start, line.end, line.kind.color)
    let isHorizontal = line.constraint.axis == .horizontal
    guard start != end else {
      let dot = CGRect(x: start.x - 2, y: start.y - 2, width: 4, height: 4)
      tags.add(dot, .anchor)
      return picture.fill(.ellipse(dot), color)
    }
    let width = picture.grid.pen(Style.Width.line)
    // The line is shifted by half its width, so that its edges are on pixels.
    let half = width / 2
    let (dx, dy) = isHorizontal ? (0, half) : (half, 0)
    let from = CGPoint(x: start.x + dx, y: start.y + dy)
    let to = CGPoint(x: end.x + dx, y: end.y + dy)
    picture.stroke(
      .line(from, to), color,
      Picture.Pen(
        width: width, dash: line.kind.dash(isRequired: line.constraint.priority >= 1000)))
    for (tip, inwards) in [(from, to), (to, from)] {
      // The bar is inside the line's end, so that its outer edge is at the anchor.
      let bar =
        isHorizontal
        ? CGRect(x: tip.x - (inwards.x < tip.x ? width : 0), y: tip.y - 3, width: width, height: 6)
        : CGRect(x: tip.x - 3, y: tip.y - (inwards.y < tip.y ? width : 0), width: 6, height: width)
      tags.add(bar, .anchor)
      picture.fill(.rect(bar), color)
    }
    tags.add(
      CGRect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: max(abs(to.x - from.x), 0.5),
        height: max(abs(to.y - from.y), 0.5)),
      .line, owner: .constraint(line.number))
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: picture.grid.clamped(point.x), y: picture.grid.clamped(point.y))
  }
}
