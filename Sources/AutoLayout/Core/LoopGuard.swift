import LayoutKernel
import LayoutScene
package import Runtime

/// Watches one layout of one tree, so that it terminates whatever its views do.
///
/// The calls of each view are counted, as UIKit's detection of feedback loops does: a view that is
/// laid out a hundred times in one layout is in a loop. It is not called again, and the layout
/// continues with the other views. The number of passes is not limited in the same way, because a
/// tree that builds itself level by level needs one pass for each level.
///
/// Views that make new views need another limit, since each may be called only once. A finite tree
/// that builds itself is either wide and made in few steps, or deep and narrow. The limits on both
/// are far above any screen, and low enough that reaching them takes seconds and little memory.
final class LoopGuard {
  /// How often one view may be laid out, or update its constraints, and how many passes may call no view, as where
  /// margins change again after each change. UIKit's own threshold for reporting a loop lies between 50 and 1000.
  static let callLimit = 100
  /// How deep layouts that `layoutSubviews` asks for may nest; each takes some of the stack.
  static let nestingLimit = 200
  /// The number of views that may join, in addition to ten times the number that the layout began with.
  static let growthLimit = 10_000
  /// The number of views that may join in the first `firstGenerations` steps instead. In these a
  /// list may make its rows, the rows their cells, and the cells their texts.
  static let firstGrowthLimit = 200_000
  static let firstGenerations = 3
  /// The number of steps in which views may join. The views of each step were added by those of the
  /// step before.
  static let generationLimit = 500

  enum Phase { case layout, update }

  private struct Record {
    let view: View
    /// How often the view was laid out, and how often it updated its constraints.
    var layouts = 0, updates = 0
    var isMuted = false

    func calls(in phase: Phase) -> Int { phase == .layout ? layouts : updates }
  }

  private enum Reason { case unrest, growth, nesting }

  /// The view whose `layoutSubviews` or `updateConstraints` is running, and which of them.
  @exclusivity(unchecked) private var current: (view: View, phase: Phase)?
  /// The calls that ask for one layout more than there may be, in code of another class layer.
  private var asker: Backtrace?

  func noteCaller() {
    guard asker == nil, let current, let index = indexes[ObjectIdentifier(current.view)],
      records[index].calls(in: current.phase) >= Self.callLimit
    else { return }
    asker = Caller.trace
  }

  /// The view whose `layoutSubviews` is running.
  var layingOut: View? { current?.phase == .layout ? current?.view : nil }
  /// Whether the layout calls no view any more.
  var isStopped: Bool { reason != nil }
  /// Whether views have joined in `callLimit` steps or more.
  var hasGrownManyTimes: Bool { generations >= Self.callLimit }
  /// How many views the layout began with.
  var firstCount: Int?
  @exclusivity(unchecked) private var reason: Reason?
  /// The counts of the views that were called, in the order of their first calls.
  @exclusivity(unchecked) private var records: [Record] = []
  /// The index in `records` of each view.
  @exclusivity(unchecked) private var indexes: [ObjectIdentifier: Int] = [:]
  private var hasMuted = false
  private var nesting = 0
  @exclusivity(unchecked) private var (calls, quietPasses) = (0, 0)
  @exclusivity(unchecked) private var (joined, generations) = (0, 0)
  private var atLastPass: (calls: Int, joined: Int)?
  private var joinedAtLastStep = 0
  /// Views outside a window that have joined since the last `takeFresh`.
  private var fresh: [View] = []
  /// The views that added others or received them, in the present step and in the one before.
  private var (growing, grewBefore): ([View], [View]) = ([], [])

  // MARK: Passes

  /// Whether another pass may begin.
  func beginsPass() -> Bool {
    if let last = atLastPass, last == (calls, joined) { quietPasses += 1 }
    atLastPass = (calls, joined)
    if quietPasses > Self.callLimit { stop(.unrest) }
    endStep()
    return !isStopped
  }

  /// Ends a step: views that join from now on count as added by those that joined before.
  func endStep() {
    guard joined > joinedAtLastStep else { return }
    joinedAtLastStep = joined
    generations += 1
    (growing, grewBefore) = ([], growing)
    if generations > Self.generationLimit { stop(.growth) }
  }

  /// Runs a layout, which may be inside another one.
  func nest(_ body: () -> Void) {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Self.nestingLimit { stop(joined > 0 ? .growth : .nesting) }
    if !isStopped { body() }
  }

  func stopGrowth() { stop(.growth) }

  private func stop(_ reason: Reason) {
    if self.reason == nil { self.reason = reason }
  }

  // MARK: Views

  /// Returns the views that have not reached the limit of calls, and mutes the others.
  func admitted(_ views: [View], to phase: Phase) -> [View] {
    views.filter { view in
      guard let index = indexes[ObjectIdentifier(view)] else { return true }
      if records[index].calls(in: phase) < Self.callLimit { return true }
      records[index].isMuted = true
      hasMuted = true
      return false
    }
  }

  func call(_ view: View, in phase: Phase, _ body: () -> Void) {
    guard !isStopped else { return }
    calls += 1
    let index = indexes[ObjectIdentifier(view), default: records.count]
    if index == records.count {
      records.append(Record(view: view))
      indexes[ObjectIdentifier(view)] = index
    }
    if phase == .layout { records[index].layouts += 1 } else { records[index].updates += 1 }
    let outer = current
    current = (view, phase)
    body()
    current = outer
    let limit =
      generations < Self.firstGenerations
      ? Self.firstGrowthLimit : Self.growthLimit + 10 * (firstCount ?? 0)
    if joined > limit { stop(.growth) }
  }

  /// Called when a view has come into the tree.
  func joined(_ view: View, below superview: View) {
    view.visit { _ in joined += 1 }
    let cause = current?.view ?? superview
    if growing.last !== cause { growing.append(cause) }
    if view.window == nil { fresh.append(view) }
  }

  func takeFresh() -> [View] {
    defer { fresh = [] }
    return fresh
  }

  // MARK: What was found

  /// The fault to report; nil for a layout that ended by itself.
  ///
  /// - Parameter asking: the views that still ask for a layout or for `updateConstraints`.
  func fault(asking: [View]) -> Finding? {
    switch reason {
    case .growth:
      return Finding(
        loop: "The layout was stopped after \(joined) views had joined it, since these views add "
          + "others when they are laid out, update their constraints or are measured",
        of: unique(growing.isEmpty ? grewBefore : growing))
    case .nesting:
      return Finding(
        loop: "The layout was stopped with \(Self.nestingLimit) layouts inside each other, since "
          + "these views ask for another one while they are laid out", of: restless(atLeast: 1))
    case .unrest, nil:
      guard reason != nil || hasMuted else { return nil }
      return Finding(
        loop: "The layout was stopped after \(Self.callLimit) passes, since these views ask for "
          + "another one each time",
        of: hasMuted ? restless(atLeast: Self.callLimit / 2) : unique(asking),
        at: asker.flatMap(Caller.location))
    }
  }

  /// The views with at least `count` calls. If several views invalidate each other, only the first
  /// reaches the limit, so `count` may be less than the limit.
  private func restless(atLeast count: Int) -> [View] {
    records.filter { $0.isMuted || max($0.layouts, $0.updates) >= count }.map(\.view)
  }

  private func unique(_ views: [View]) -> [View] {
    var seen: Set<ObjectIdentifier> = []
    return views.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Finding {
  /// How many views a message names.
  private static let namedCount = 5
  /// How many characters of a name a message shows; the path of a view without identifier may be
  /// long.
  private static let nameLength = 60

  /// A finding that names the views that are highest in the tree.
  init(loop message: Sentence, of views: [View], at place: SourceLocation? = nil) {
    let views = views.topDown
    var names: [Sentence] = views.prefix(Self.namedCount).map { "\(Self.shortened($0.layoutName))" }
    let others = views.count - names.count
    if others > 0 { names.append("\(others, "other")") }
    self.init(
      rule: .loop, view: views.first?.nameInTree,
      message: "\(message): \(names.isEmpty ? "none" : names.joined(separator: ", ")).",
      hint: "Request a layout, and add views, only when something has changed.",
      origin: place ?? views.first?.origin)
  }

  private static func shortened(_ name: String) -> String {
    guard name.count > nameLength else { return name }
    return "\(name.prefix(nameLength / 2))…\(name.suffix(nameLength / 2))"
  }
}
