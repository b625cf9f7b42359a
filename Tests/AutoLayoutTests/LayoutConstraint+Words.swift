import AutoLayout
import Foundation

/// A constraint by the names of its items: `b.leading >= 0.5*a.trailing + 8 @250`. Of several guides
/// of one name in a view the place among them is part of the name.
func words(_ constraint: LayoutConstraint) -> String {
  var line = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name)"
  line += " \(constraint.relation.symbol) "
  if constraint.secondItem == nil {
    line += String(format: "%g", constraint.constant)
  } else {
    if constraint.multiplier != 1 { line += String(format: "%g*", constraint.multiplier) }
    line += "\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
    if constraint.constant != 0 { line += String(format: " + %g", constraint.constant) }
  }
  if constraint.priority != .required {
    line += String(format: " @%g", constraint.priority.value)
  }
  return line
}

private func name(_ item: (any LayoutItem)?) -> String {
  guard let guide = item as? LayoutGuide else { return (item as? View)?.identifier ?? "?" }
  let namesakes =
    guide.owningView?.layoutGuides.filter { $0.identifier == guide.identifier } ?? []
  let index = namesakes.firstIndex { $0 === guide } ?? 0
  return namesakes.count > 1 ? "\(guide.identifier)#\(index)" : guide.identifier
}
