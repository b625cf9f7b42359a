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
    /// The area in which its views may be seen; nil for the whole picture.
    var clip: CGRect?
  }

  /// Draws the lines of all constraints. The most important ones are drawn last, over the others,
  /// and keep their true place where several share one: constraints that hold come before those
  /// that do not, and strong ones before weak ones. Of two constraints on one place, the one that
  /// decides it is therefore drawn there and the other beside it.
  func drawConstraints() {
    let constraints = scene.constraints.filter(options.constraints.includes)
    let order = constraints.indices.sorted { a, b in
      let (first, second) = (constraints[a], constraints[b])
      if first.isSatisfied != second.isSatisfied { return first.isSatisfied }
      return first.priority == second.priority ? a < b : first.priority > second.priority
    }
    var lanes = Lanes(texts: textRects)
    let indices = scene.views.indices.reduce(into: [String: Int]()) {
      $0[scene.views[$1].id] = $1
    }
    let lines = order.enumerated().map { number, index in
      var line = line(of: constraints[index], number: number, in: &lanes)
      line.clip = clip(of: constraints[index].views.compactMap { indices[$0] })
      return line
    }
    for line in lines.reversed() where line.isSeen {
      if let clip = line.clip { picture.items.append(.begin(.clip(.rect(clip)))) }
      draw(line)
      if line.clip != nil { picture.items.append(.end) }
    }
    if options.hasLegend {
      drawLegend(Set(lines.map(\.kind)), hiddenCount: scene.constraints.count - constraints.count)
    }
    drawAmounts(of: lines)
  }

  /// The area in which views may be seen; nil for the whole picture. A view around another one adds nothing to it:
  /// the line between both ends within what clips the inner one.
  private func clip(of views: [Int]) -> CGRect? {
    func isAround(_ outer: Int, _ inner: Int) -> Bool {
      var next = scene.views[inner].parent
      while let index = next, index != outer { next = scene.views[index].parent }
      return next == outer
    }
    let inner = views.filter { view in !views.contains { isAround(view, $0) } }
    guard let first = inner.first else { return nil }
    let clip = inner.dropFirst().reduce(places[first].clip) { $0.union(places[$1].clip) }
    // Bars and dots at the ends are three points wide at each side.
    let whole = CGRect(origin: .zero, size: picture.size)
    return clip.contains(whole) ? nil : clip.insetBy(dx: -3, dy: -3)
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
  private func draw(_ line: ConstraintLine) {
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

extension Wireframe.ConstraintLine {
  /// Whether a part of the line is where its views may be seen.
  var isSeen: Bool { clip.map { span.touches($0) } ?? true }
}
