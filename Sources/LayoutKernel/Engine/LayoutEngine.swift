import Cassowary
import Foundation
import LayoutScene
import Work

/// A layout: items with constraints between them, turned into a system of linear constraints, and the
/// system's solution turned into places. A window keeps one and gives it the changes; each fitting
/// size is computed by one of its own.
package final class LayoutEngine {
  package let items: Items
  package let faults = FaultLog()
  package let system: ConstraintSystem
  package let constraints: InstalledConstraints
  package let places: Places
  package let insets: Insets
  private let ranking: Ranking
  let content: ContentSizes
  private let texts: TextPasses
  private let frames: FrameConstraints
  private let unsettled: Unsettled
  /// What `firstPass` has found about the present solution; nil before it is asked.
  private var knownFirstPass: FirstPass??

  /// An empty layout.
  ///
  /// - Parameter budget: the work that it may take, together with others that have the same budget.
  package init(_ environment: LayoutEnvironment, budget: WorkBudget = WorkBudget()) {
    items = Items(Solver(budget), environment, faults)
    system = ConstraintSystem(items)
    system.holdsToLimits = environment.holdsToLimits
    ranking = Ranking(system)
    constraints = InstalledConstraints(system, ranking)
    places = Places(system)
    content = ContentSizes(system, constraints)
    texts = TextPasses(system, places, content)
    frames = FrameConstraints(system)
    insets = Insets(system, constraints, places)
    unsettled = Unsettled(items, insets, constraints)
  }

  package var solver: Solver { system.solver }
  package var root: Item? { items.root }
  package var areWrapWidthsRequired: Bool { texts.areWrapWidthsRequired }
  /// Whether it is known that the first pass gave each text a unique width. With conflicts nothing
  /// is known: another constraint may be given up once texts are wrapped.
  var isFirstPassUnique: Bool { texts.isFirstPassUnique && system.known.isEmpty }
  /// Whether `AmbiguitySearch` is to be asked about the next layout.
  package var recordsFirstPassUniqueness: Bool {
    get { texts.recordsFirstPassUniqueness }
    set { texts.recordsFirstPassUniqueness = newValue }
  }

  /// The first pass over texts, repeated; nil if no text is wrapped. It is stored until the next solution.
  var firstPass: FirstPass? {
    if let known = knownFirstPass { return known }
    let isWrapped = items.unordered.contains { $0.content.wrappedWidth != nil }
    let found = isWrapped ? FirstPass(system, content) : nil
    knownFirstPass = .some(found)
    return found
  }

  // MARK: Laying out

  /// How many rounds insets and places may take to settle before they count as a loop, and how many
  /// if their changes keep shrinking.
  private static let roundLimit = 20
  private static let closingRoundLimit = 320
  /// How often broken constraints are tried again because a text with a required size was wrapped.
  /// Without a limit, a text that wraps only while they are broken would repeat this for ever.
  private static let textRetryLimit = 2

  /// Solves until places and insets settle, and stores places in the items. Returns the items whose
  /// place or insets may have changed, each once; within a round superviews come first.
  package func layout() -> [Item] {
    faults.forgetUnowned()
    knownFirstPass = nil
    if isWaiting {
      unsettled.reconsider()
      system.resumeStale()
    }
    system.retryRefused()
    var placed: [Item] = []
    while !settles(&placed) {
      if !unsettled.freeze() { break }
    }
    unsettled.report()
    system.reportWork()
    // Without a change, the next layout must do nothing.
    system.hasStaleConflicts = false
    return unique(placed + places.placeMoved())
  }

  private var isWaiting: Bool {
    system.isPending || system.hasStaleConflicts || places.isWaiting || texts.isWaiting
      || frames.isWaiting
  }

  /// Solves until insets and places agree. Returns whether they did within the limits.
  private func settles(_ placed: inout [Item]) -> Bool {
    var retriesLeft = Self.textRetryLimit
    insets.beginAttempt()
    var lastStep = CGFloat.infinity
    for round in 1...Self.closingRoundLimit {
      insets.beginRound()
      ranking.rankSiblings()
      system.retryBroken()
      texts.solve()
      let moved = places.placeMoved()
      placed += moved
      let captured = frames.captureWaiting()
      let mustRetry = system.hasStaleConflicts && retriesLeft > 0
      if mustRetry { retriesLeft -= 1 }
      let followed = insets.follow(moved)
      if !followed, !captured, !mustRetry { return true }
      unsettled.hold()
      if insets.diverge { return false }
      guard round.isMultiple(of: Self.roundLimit / 2) else { continue }
      if insets.step > lastStep * 0.9 { return false }
      lastStep = insets.step
    }
    return false
  }

  private func unique(_ items: [Item]) -> [Item] {
    let unique = items.filter { item in
      defer { item.isListed = true }
      return !item.isListed
    }
    for item in unique { item.isListed = false }
    return unique
  }

  // MARK: Joining and leaving

  /// Makes an item, the last one in its parent. It joins with `join`.
  ///
  /// - Parameter key: the host's view or guide.
  package func makeItem(
    _ record: consuming ProblemItem, key: (any ItemKey)? = nil, code: (any ViewCode)? = nil,
    parent: Item?
  ) -> Item {
    items.add(key, record, code: code, parent: parent)
  }

  /// Moves a view that has just been made behind a sibling; before all of them without one.
  package func place(_ item: Item, behind sibling: Item?) {
    guard let parent = item.parent, parent.subviews.last === item else { return }
    let index = parent.subviews.lastIndex { $0 === sibling }.map { $0 + 1 } ?? 0
    guard index < parent.subviews.count - 1 else { return }
    parent.subviews.removeLast()
    parent.subviews.insert(item, at: index)
  }

  /// Adds the constraints of new items themselves. What they hold is installed next.
  ///
  /// - Parameter new: in reading order, so that the first one is above all others. A new variable
  ///   ranks after all others, and ranks decide ties between equally good solutions; the next
  ///   layout corrects them.
  package func join(_ new: [Item]) {
    system.knownOrder = nil
    for item in new { insets.resolve(item) }
    for item in new { addOwnConstraints(of: item) }
    items.noteNew(new)
    new.first.map(ranking.noteOrder)
  }

  /// Installs the constraints that new items hold.
  ///
  /// - Parameter held: those of a holder one after another.
  package func install(_ held: [HeldConstraint]) { constraints.install(held) }

  /// Removes items and the constraints that they hold. All rows go before the first variable, since
  /// an item's rows refer to variables of its superview.
  package func remove(_ leaving: [Item], holding held: [any ConstraintKey]) {
    for constraint in held { constraints.uninstall(constraint) }
    system.knownOrder = nil
    for item in leaving {
      for row in item.fixed + item.autoresizing + item.content.rows { system.remove(row) }
    }
    for item in leaving {
      ranking.forget(item)
      unsettled.forget(item)
      texts.forget(item)
      items.remove(item)
    }
  }

  // A host's view would otherwise have an item in a later layout that gets the same address.
  deinit { tearDown() }

  /// Ends the layout: breaks the reference cycles between items and rows, and takes the host's views, guides and
  /// constraints out of it.
  package func tearDown() {
    knownFirstPass = nil
    constraints.tearDown()
    items.tearDown()
    system.tearDown()
    unsettled.tearDown()
  }

  // MARK: Changes

  package func uninstall(_ constraint: any ConstraintKey) { constraints.uninstall(constraint) }

  /// Takes over what a constraint says now.
  package func update(_ constraint: HeldConstraint) { constraints.update(constraint) }

  /// Takes over what an item is now. `apply` says what of it is different, after the other items that have changed
  /// have been handed over, too.
  package func hand(_ record: consuming ProblemItem, of item: Item) { item.record = record }

  /// Brings the layout in line with what has changed about an item. Returns whether its baselines are at other
  /// distances from its edges.
  @discardableResult
  package func apply(_ changes: ItemChanges, to item: Item) -> Bool {
    var hasOtherBaselines = false
    if changes.contains(.content) {
      hasOtherBaselines = texts.measure(item)
    } else if changes.contains(.contentPriorities) {
      content.applyConstraints(to: item)
    }
    if changes.contains(.alignment) { alignmentChanged(of: item) }
    if changes.contains(.boundsOrigin) { boundsOriginChanged(of: item) }
    if changes.contains(.margins) { insets.follow([item]) }
    if changes.contains(.frame) {
      frames.captureAnew(item)
      places.queue(item)
    }
    return hasOtherBaselines
  }

  private func alignmentChanged(of item: Item) {
    if item === root { updateRootConstraints() }
    insets.changed(item)
    frames.update(item)
    for subview in item.subviews {
      frames.update(subview)
      places.queue(subview)
    }
    places.queue(item)
  }

  private func boundsOriginChanged(of item: Item) {
    constraints.boundsOriginChanged(of: item)
    places.queue(item)
    for subview in item.subviews { places.queue(subview) }
  }

  /// A view's subviews are in this order.
  package func reorder(_ subviews: [Item], in item: Item) {
    item.subviews = subviews
    ranking.orderChanged(in: item)
  }

  /// The order of the tree has changed, and with it what conflicts give up.
  package func reconsiderAllConflicts() { system.reconsiderAllConflicts() }

  /// The window has another size.
  package func windowSizeChanged() {
    updateRootConstraints()
    root.map(places.queue)
  }

  // MARK: An item's own constraints

  /// Adds the constraints of an item itself: sizes are not negative, and the constraints of its kind.
  private func addOwnConstraints(of item: Item) {
    addLeastSizes(of: item)
    switch item.guide {
    case .scrollContent:
      for axis in Axis.allCases {
        item.fixed.append(system.add(.system(.contentOrigin), item.near(along: axis), .equal))
      }
    case .keyboard: insets.addKeyboardConstraints(item)
    default: break
    }
    guard item.isView else { return }
    if item === root { addRootConstraints(item) }
    frames.update(item)
    texts.measure(item)
  }

  private func addLeastSizes(of item: Item) {
    for axis in Axis.allCases {
      let form = LinearForm(item.size(along: axis))
      item.fixed.append(system.add(.leastSize(item, axis), form, .greaterThanOrEqual))
    }
  }

  /// A window's root has the window's size. The root of a fitting has no size constraint here; the
  /// fitting adds its own.
  private func addRootConstraints(_ item: Item) {
    let insets = items.alignmentOffsets(of: item)
    for (variable, place) in [(item.x, insets.left), (item.y, insets.top)] {
      item.fixed.append(system.add(.system(.windowOrigin), LinearForm(variable) - place, .equal))
    }
    let environment = items.environment
    if environment.keepsRootSize {
      let size = item.record.keptFrame.size
      let lengths = [
        (item.width, size.width - insets.left - insets.right),
        (item.height, size.height - insets.top - insets.bottom),
      ]
      for (variable, length) in lengths {
        item.fixed.append(
          system.add(.system(.rootSize), LinearForm(variable) - max(0, length), .equal))
      }
    }
    guard let size = environment.windowSize else { return }
    let width = size.width - insets.left - insets.right
    let height = size.height - insets.top - insets.bottom
    for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] {
      let form = LinearForm(item.size(along: axis)) - max(0, length)
      item.fixed.append(system.add(.windowSize(item, axis), form, .equal))
    }
  }

  /// Replaces the root's constraints after its window's size or its alignment insets have changed.
  private func updateRootConstraints() {
    guard let item = root else { return }
    for row in item.fixed { system.remove(row) }
    item.fixed = []
    addLeastSizes(of: item)
    addRootConstraints(item)
  }

  // MARK: Fitting

  /// The size of the root's frame with its width and height pulled towards `target` at these
  /// priorities, points.
  package func fit(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    guard let item = root else { return .zero }
    let insets = items.alignmentOffsets(of: item)
    let width = LinearForm(item.width) - max(0, target.width - insets.left - insets.right)
    let height = LinearForm(item.height) - max(0, target.height - insets.top - insets.bottom)
    item.fixed.append(system.add(.fittingSize(.horizontal), width, .equal, horizontal))
    item.fixed.append(system.add(.fittingSize(.vertical), height, .equal, vertical))
    _ = layout()
    return item.frame.size
  }
}
