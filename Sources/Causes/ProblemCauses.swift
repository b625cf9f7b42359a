import Foundation
import LayoutKernel
import LayoutScene
import Snapshots

/// The search for why a layout made in code differs from its snapshot. There is no document to compare,
/// and so the layout problems are compared: the items, their contents and their constraints.
///
/// Each cause is proved: the problem with all other changes and without this one is solved. Contents that
/// wrap have the heights that were measured, at the nearest width.
package struct ProblemCauses {
  private let today: LayoutProblem
  private let scene: SceneRecord

  package init(_ today: LayoutProblem, scene: Scene) {
    self.today = today
    self.scene = SceneRecord(scene)
  }

  /// What is stored with the snapshot, and compared when it differs.
  package var record: JSON { ["problem": .string(today.description)] }

  /// The causes, that with the largest effect first; none where the snapshot has no layout problem.
  package func find(since recorded: StoredSnapshot) -> (causes: [Cause], notes: [String]) {
    find(since: recorded.record, recorded.scene)
  }

  func find(since record: JSON, _ scene: SceneRecord) -> (causes: [Cause], notes: [String]) {
    guard let text = record["problem"]?.text else { return ([], []) }
    do throws(ProblemError) {
      let before = try LayoutProblem(text: text)
      return (try causes(since: before, scene), [])
    } catch {
      return ([], ["the causes cannot be searched for: \(error)"])
    }
  }

  private func causes(
    since before: LayoutProblem, _ recorded: SceneRecord
  ) throws(ProblemError) -> [Cause] {
    let steps = ProblemSteps(from: before, recorded, to: today, scene).all
    let (old, new) = (try before.solved().frames, try today.solved().frames)
    var found: [(cause: Cause, effect: CGFloat)] = []
    for (index, step) in steps.enumerated() {
      let without = try today.undoing([step]).solved().frames
      let only = try today.undoing(steps.enumerated().filter { $0.offset != index }.map(\.element))
        .solved().frames
      // It matters if its undoing brings views nearer, or if without it yesterday is not reached.
      let helps = Self.distance(without, old) < Self.distance(new, old) - 1e-6
      guard helps || Self.distance(only, old) > 1e-6 || step.kind == .text else { continue }
      let moved = Self.moved(from: without, to: new) + Self.moved(from: old, to: only)
      var names: [String] = []
      for (name, _) in moved.sorted(by: { ($1.by, $0.name) < ($0.by, $1.name) })
      where !names.contains(name) && !name.contains(":") {
        names.append(name)
      }
      if names.isEmpty { names = step.views }
      let cause = Cause(
        step.kind, step.what, origin: step.origin, before: step.before, after: step.after,
        views: names)
      found.append((cause, moved.map(\.by).max() ?? 0))
    }
    let order = found.indices.sorted { (found[$1].effect, $0) < (found[$0].effect, $1) }
    let causes = order.map { found[$0].cause }
    return causes.isEmpty && Self.distance(new, old) > 1e-6
      ? [Cause(.unknown, "the layout", views: Self.moved(from: old, to: new).map(\.name).sorted())]
      : causes
  }

  private static func distance(_ a: [String: CGRect], _ b: [String: CGRect]) -> CGFloat {
    moved(from: a, to: b).reduce(0) { $0 + $1.by }
  }

  /// The items that both have at different places, and by how many points.
  private static func moved(
    from a: [String: CGRect], to b: [String: CGRect]
  ) -> [(name: String, by: CGFloat)] {
    a.sorted { $0.key < $1.key }.compactMap { name, frame in
      guard let other = b[name] else { return nil }
      let by =
        [
          frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
          frame.height - other.height,
        ].map(abs).max() ?? 0
      return by > 1e-6 ? (name, by) : nil
    }
  }
}

/// A change that can be undone by itself.
struct ProblemStep {
  var kind: Cause.Kind
  var what: String
  var origin: SourceLocation?
  var before: String?
  var after: String?
  /// The views that it is about.
  var views: [String]
  var undo: (inout LayoutProblem) -> Void
}

extension LayoutProblem {
  fileprivate func undoing(_ steps: [ProblemStep]) -> LayoutProblem {
    var problem = self
    for step in steps { step.undo(&problem) }
    return problem
  }
}
