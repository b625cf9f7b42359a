import Foundation
import LayoutScene

// What the lines of constraints ask for, in words.
extension Wireframe {
  /// The constant and the priority of each constraint, on its line or beside it.
  mutating func drawAmounts(of lines: [ConstraintLine]) {
    var labels: [Tag] = []
    for line in lines {
      // Lines outside the screen have no label that could be seen.
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

  /// `16`, `≥ 8 @750`, `@250`; nil where there is nothing to say.
  private func words(of constraint: SceneConstraint) -> String? {
    let priority =
      constraint.priority < 1000 ? "@" + String(decimal: constraint.priority, places: 2) : ""
    let words = [constraint.amount, priority].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func isOnCanvas(_ line: ConstraintLine) -> Bool {
    line.span.touches(CGRect(origin: .zero, size: picture.size))
  }
}

extension Wireframe.ConstraintLine {
  /// From end to end; without a height or without a width.
  fileprivate var span: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}
