import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// Loads a document that is written in the test.
func load(
  _ text: String, file: String = "test.yaml", _ options: DocumentOptions = DocumentOptions()
) throws(DocumentErrors) -> LoadedScreen {
  try LayoutDocument.load(
    bytes: Array(text.utf8), file: file, options: options, measurer: FixedWidthMeasurer())
}

/// What is wrong with a document, a line each without the file's name: `3:5: …`.
func problems(_ text: String, file: String = "test.yaml") -> [String] {
  do throws(DocumentErrors) {
    _ = try load(text, file: file)
    return []
  } catch {
    return error.problems.map { problem in
      let prefix = file + ":"
      let line = problem.description.replacingOccurrences(of: ": error: ", with: ": ")
      return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
    }
  }
}

/// Every active constraint of a screen in the order of activation of each view, as equations.
func equations(of screen: LoadedScreen) -> [String] {
  var lines: [String] = []
  func visit(_ view: View) {
    lines += view.constraints.map(equation)
    view.subviews.forEach(visit)
  }
  visit(screen.window.rootView)
  return lines
}

func equation(_ constraint: LayoutConstraint) -> String {
  func name(_ item: (any LayoutItem)?) -> String {
    if let view = item as? View { return view.identifier ?? "?" }
    if let guide = item as? LayoutGuide {
      return (guide.owningView?.identifier ?? "?") + "/" + guide.identifier
    }
    return "?"
  }
  var line = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name)"
  line += " \(constraint.relation.symbol) "
  if constraint.secondItem != nil {
    if constraint.multiplier != 1 { line += "\(constraint.multiplier) * " }
    line += "\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
    if constraint.constant != 0 { line += " + \(constraint.constant)" }
  } else {
    line += "\(constraint.constant)"
  }
  if constraint.priority != .required { line += " @\(constraint.priority.value)" }
  if let identifier = constraint.identifier { line += " '\(identifier)'" }
  return line
}
