import Foundation
import LayoutScene

// The words at the lines of constraints.
extension Wireframe {
  /// Draws the constant and the priority of each constraint on its line or beside it.
  func drawAmounts(of lines: [ConstraintLine]) {
    var labels: [Tag] = []
    for line in lines {
      // The label of a line outside the screen would not be visible.
      guard let text = words(of: line.constraint), isOnCanvas(line) else { continue }
      let label = tag(text, of: line.span, owner: .constraint(line.number)) { width in
        TagPlaces.places(along: line.constraint.axis, line.span, width: width)
      }
      if var label {
        label.color = appearanceStyle.paper.opacity(0.9)
        label.textColor = line.kind.color.opacity(line.kind == .yielding ? 1.6 : 1)
        label.leaderColor = line.kind.color
        labels.append(label)
      }
    }
    draw(labels)
  }

  /// The label of a constraint, such as `16`, `≥ 8 @750`, `= card × 0.5` or `@250`; nil for a required
  /// constraint without a constant.
  private func words(of constraint: SceneConstraint) -> String? {
    let priority =
      constraint.priority < 1000 ? "@" + String(decimal: constraint.priority, places: 2) : ""
    let words = [constraint.relation, priority].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func isOnCanvas(_ line: ConstraintLine) -> Bool {
    line.isSeen && line.span.touches(CGRect(origin: .zero, size: picture.size))
  }
}

extension Wireframe.ConstraintLine {
  /// The line as a rectangle without height or without width.
  var span: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}

extension SceneConstraint {
  /// The amount; where it is in proportion to another view, or equal to it, with that view's name.
  fileprivate var relation: String {
    guard let other = views.dropFirst().first, !amount.isEmpty else { return amount }
    let isRelative =
      amount.contains { "×+−".contains($0) } || !amount.contains(where: \.isNumber)
    guard isRelative else { return amount }
    let sign = amount.prefix { "=≤≥".contains($0) }
    let rest = amount.dropFirst(sign.count).drop { $0 == " " }
    return [sign.isEmpty ? "=" : String(sign), other, String(rest)].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
