import Cassowary
import Foundation
import LayoutScene

extension Window {
  /// Sets of constraints that cannot all hold, and whatever else went wrong.
  func layoutFindings() -> [Finding] {
    engine?.findings(loop) ?? []
  }

  /// Views whose place has more than one solution, with the coordinates that are free.
  func ambiguityFindings() -> [Finding] {
    guard let engine else { return [] }
    var findings: [Finding] = []
    rootView.visit { view in
      if let item = engine.item(view) {
        findings += finding(engine.freeCoordinates(of: item), of: view.layoutName, view)
      }
      for guide in view.allGuides {
        guard let item = engine.item(guide) else { continue }
        if guide.kind == .scrollContent {
          let free = engine.freeCoordinates(of: item).map { "content \($0)" }
          findings += finding(free, of: view.layoutName, view)
        } else if !guide.identifier.hasPrefix("UISV-") {
          // Those of a stack's arrangement are nobody's to constrain.
          let free = engine.freeCoordinates(of: item, along: guide.constrainedAxes)
          findings += finding(free, of: guide.layoutName, view)
        }
      }
    }
    return findings
  }

  private func finding(
    _ free: [String], of name: @autoclosure () -> String, _ view: View
  ) -> [Finding] {
    guard !free.isEmpty else { return [] }
    return [
      Finding(
        rule: "layout/ambiguous", view: view.identifier ?? view.treePath,
        message: "The \(listed(free)) of \(name()) \(free.count == 1 ? "is" : "are") ambiguous: "
          + "other values satisfy the constraints as well.",
        origin: view.origin)
    ]
  }

  private func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LayoutEngine {
  /// What the last layout could not do, and the loop that it ended in, if it did.
  func findings(_ loop: Fault?) -> [Finding] {
    let faults = (faults + [loop].compactMap { $0 }).map { fault in
      Finding(
        rule: fault.rule, severity: .error, view: fault.view, message: fault.message,
        origin: fault.origin)
    }
    return faults + conflicts.map(finding)
  }

  private func finding(_ conflict: Unsatisfiable) -> Finding {
    let broken = conflict.broken
    let view = broken.constraint?.firstItem?.layoutView?.identifier
    return Finding(
      rule: "layout/unsatisfiable", severity: .error, view: view,
      parts: conflict.entries.map { Finding.Part($0.description, origin: $0.origin) },
      message: "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking "
        + "constraint \(broken.description)",
      origin: broken.constraint?.origin)
  }

  /// The names of an item's coordinates that another solution would change.
  func freeCoordinates(
    of item: EngineItem, along axes: [LayoutConstraint.Axis] = LayoutConstraint.Axis.allCases
  ) -> [String] {
    let coordinates: [(name: String, variable: Variable, axis: LayoutConstraint.Axis)] = [
      ("horizontal position", item.x, .horizontal), ("vertical position", item.y, .vertical),
      ("width", item.width, .horizontal), ("height", item.height, .vertical),
    ]
    return coordinates.filter { axes.contains($0.axis) && !isUnique($0.variable) }
      .map(\.name)
  }
}

extension LayoutGuide {
  /// The axes that constraints use the guide along. A spacer between columns has no height, and need
  /// not have one.
  var constrainedAxes: [LayoutConstraint.Axis] {
    LayoutConstraint.Axis.allCases.filter { axis in
      referencingConstraints.all.contains {
        $0.ends.contains { $0.item === self && $0.attribute.axis == axis }
      }
    }
  }
}
