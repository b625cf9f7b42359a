import Foundation
import LayoutKernel
import LayoutScene
import Snapshots
import Work

/// The search for why a layout made in code differs from its snapshot. There is no document to compare,
/// and so the layout problems are compared: the items, their contents and their constraints.
///
/// Each cause is proved: the problem is solved once with only this change undone, and once with all
/// others undone. Contents that wrap have the heights that were measured at the nearest width.
package struct ProblemCauses {
  private let current: LayoutProblem
  private let scene: SceneRecord
  /// How the window gets its size from the layout; nil where the size is given.
  private let fitting: ProblemFitting?
  /// The work that all layouts of the search may take together.
  private let work: WorkBudget

  package init(
    _ current: LayoutProblem, scene: Scene, fitting: ProblemFitting? = nil,
    work: Int = WorkBudget.document
  ) {
    self.work = WorkBudget(work)
    self.current = current
    self.scene = SceneRecord(scene)
    self.fitting = fitting
  }

  /// The record that is stored with the snapshot, and compared when the layout differs.
  package var record: JSON { ["problem": .string(current.description)] }

  /// The causes, the one with the largest effect first; none where the snapshot has no layout problem.
  package func find(since recorded: StoredSnapshot) -> (causes: [Cause], notes: [String]) {
    find(since: recorded.record, recorded.scene)
  }

  func find(since record: JSON, _ scene: SceneRecord) -> (causes: [Cause], notes: [String]) {
    guard let text = record["problem"]?.text else { return ([], []) }
    do throws(ProblemError) {
      let before = try LayoutProblem(text: text)
      return try causes(since: before, scene)
    } catch {
      return ([], ["the causes cannot be searched for: \(error)"])
    }
  }

  private func causes(
    since before: LayoutProblem, _ recorded: SceneRecord
  ) throws(ProblemError) -> (causes: [Cause], notes: [String]) {
    let steps = ProblemSteps(from: before, recorded, to: current, scene, isFitted: fitting != nil)
      .all
    work.refill()
    let (old, new) = (
      try before.solved(budget: work).frames, try current.solved(budget: work).frames
    )
    var found: [(cause: Cause, effect: CGFloat)] = []
    var tried = 0
    for index in steps.indices {
      let causeAndEffect = try effect(of: index, among: steps, from: old, to: new)
      // A layout that ended for want of work proves nothing.
      if work.isExhausted { break }
      tried += 1
      if let causeAndEffect { found.append(causeAndEffect) }
    }
    let notes = tried < steps.count ? [Self.note(steps.count, tried: tried)] : []
    if found.isEmpty, Self.distance(new, old) > 1e-6 || Set(new.keys) != Set(old.keys) {
      let views = Self.moved(from: old, to: new).map(\.name)
      return ([Cause(.unknown, "the layout", views: views)], notes)
    }
    let order = found.indices.sorted { (found[$1].effect, $0) < (found[$0].effect, $1) }
    return (order.map { found[$0].cause }, notes)
  }

  private static func note(_ count: Int, tried: Int) -> String {
    "The layout has \(count) changes, of which \(tried) were tried, so that some causes may be missing."
  }

  /// The step as a cause, with the largest distance in points that it moves a view; nil for a step
  /// that moves nothing, unless it changed a text.
  private func effect(
    of index: Int, among steps: [ProblemStep], from old: [String: CGRect],
    to new: [String: CGRect]
  ) throws(ProblemError) -> (cause: Cause, effect: CGFloat)? {
    let step = steps[index]
    let others = steps.indices.filter { $0 != index }.map { steps[$0] }
    let without = try frames(of: current.undoing([step]))
    let alone = try frames(of: current.undoing(others))
    let bringsNearer = Self.distance(without, old) < Self.distance(new, old) - 1e-6
    let isNeeded = Self.distance(alone, old) > 1e-6
    guard bringsNearer || isNeeded || step.kind.isDifference else { return nil }
    let moved = Self.moved(from: without, to: new) + Self.moved(from: old, to: alone)
    var views: [String] = []
    for (name, _) in moved.sorted(by: { ($1.by, $0.name) < ($0.by, $1.name) })
    where !views.contains(name) && !name.contains(":") {
      views.append(name)
    }
    let cause = Cause(
      step.kind, step.what, origin: step.origin, before: step.before, after: step.after,
      views: views.isEmpty ? step.views : views)
    return (cause, moved.map(\.by).max() ?? 0)
  }

  /// The solved frames by view, points. With a fitting the window's size follows from the layout.
  private func frames(of problem: LayoutProblem) throws(ProblemError) -> [String: CGRect] {
    work.spend(Causes.viewWork * (problem.items.count + problem.constraints.count))
    return try
      (fitting.map { fitting throws(ProblemError) in try problem.fitted(fitting, budget: work) }
      ?? problem)
      .solved(budget: work).frames
  }

  private static func distance(_ a: [String: CGRect], _ b: [String: CGRect]) -> CGFloat {
    moved(from: a, to: b).reduce(0) { $0 + $1.by }
  }

  /// The items that are in both at different places, and by how many points.
  private static func moved(
    from a: [String: CGRect], to b: [String: CGRect]
  ) -> [(name: String, by: CGFloat)] {
    a.sorted { $0.key < $1.key }.compactMap { name, frame in
      guard let other = b[name] else { return nil }
      let by = CGFloat(frame.distance(to: other))
      return by > 1e-6 ? (name, by) : nil
    }
  }
}

extension ChangeKind {
  /// Whether such a change is a difference even if it moves nothing.
  fileprivate var isDifference: Bool { [.text, .viewAdded, .viewRemoved].contains(self) }
}

/// A change that can be undone by itself.
struct ProblemStep {
  var kind: Cause.Kind
  var what: String
  var origin: SourceLocation?
  var before: String?
  var after: String?
  /// The views that the step is about.
  var views: [String]
  var undo: (inout LayoutProblem) -> Void
}

extension LayoutProblem {
  fileprivate func undoing(_ steps: [ProblemStep]) -> LayoutProblem {
    var problem = self
    // Views come back before what is about them, and views go after what was moved out of them.
    for step in steps where step.kind == .viewRemoved { step.undo(&problem) }
    for step in steps where step.kind != .viewRemoved && step.kind != .viewAdded {
      step.undo(&problem)
    }
    for step in steps where step.kind == .viewAdded { step.undo(&problem) }
    return problem
  }
}
