import Cassowary
import Foundation
import LayoutScene

/// Turns a subtree of views into a system of constraints and the system's solution into places. A
/// window keeps one and tells it what changes; a fitting size is found with one of its own.
final class LayoutEngine {
  let solver = Solver()
  let root: View
  let context: LayoutContext?
  /// The window's size, safe area and margins; nil where an engine lays out a part of a tree.
  var window: Window? { windowPresence?.window }
  private let windowPresence: WindowPresence?
  /// Whether the root has the size that its frame has, where no window gives it one.
  var keepsRootSize = false

  var items: [ObjectIdentifier: EngineItem] = [:]
  /// By the variable's index.
  var itemsByVariable: [EngineItem?] = []
  /// By the constraint that somebody activated.
  var installed: [ObjectIdentifier: Entry] = [:]
  var entriesByHandle: [Constraint: Entry] = [:]
  var nextSerial = 0
  var nextItemSerial = 0

  /// What the solver could not be given, oldest first.
  var unsatisfiable: [Unsatisfiable] = []
  /// Troubles that are neither ambiguous nor unsatisfiable, such as an intrinsic size of NaN.
  var faults: [Fault] = []
  /// Whether there may be some that need not be given up any longer.
  var hasStaleConflicts = false
  /// Nil once the tree has changed.
  var knownEntryOrder: EntryOrder?

  // What the next layout has to look at.
  var newItems: [EngineItem] = []
  var moved: [EngineItem] = []
  var pendingText: [EngineItem] = []
  var textBounds = TextBounds()
  var touched = Touched()
  /// Whether the solver has been given anything since it was last solved.
  var isTouched = false
  var lateCaptures: [EngineItem] = []
  /// Views whose insets do not settle, in document order.
  var unsettled: [EngineItem] = []
  /// Counts the rounds of all layouts.
  var insetRound = 0
  var firstInsetRound = 0
  /// The largest change of insets in a round, in points.
  var insetStep: CGFloat = 0
  /// Whether insets have become so large that they will not settle.
  var insetsDiverge = false
  /// Items whose children may not rank in reading order along an axis.
  var unranked: [(parent: EngineItem, axis: LayoutConstraint.Axis)] = []
  /// What has joined before something that was there, and may rank after it.
  var joinedEarly: [EngineItem] = []
  /// Those whose children come in another order to the reader than among the subviews.
  var reordered: Set<Siblings> = []
  /// Another solution of an ambiguous layout that somebody asked to see; empty otherwise.
  var alternative: [Variable: Double] = [:]
  /// What was asked about the first pass over wrapped texts since the last solution, which may be that
  /// there was none; nil where nobody asked.
  var knownFirstPass: FirstPass??

  struct Fault: Equatable {
    var rule: String
    var view: String?
    var message: String
    /// What would mend it, one sentence; nil where the message says all.
    var hint: String?
    var origin: SourceLocation?
    /// What the fault goes away with: the view or constraint that has it, or nothing for one that
    /// the next layout finds again if it is still there.
    var owner: ObjectIdentifier?
  }

  init(root: View, window: Window?) {
    self.root = root
    windowPresence = window?.presence
    context = root.layoutContext
  }

  var grid: PixelGrid { context?.grid ?? PixelGrid(scale: root.traits.displayScale) }

  func item(_ item: any LayoutItem) -> EngineItem? { items[ObjectIdentifier(item)] }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> EngineItem? {
    itemsByVariable.indices.contains(variable.index) ? itemsByVariable[variable.index] : nil
  }

  // MARK: Joining and leaving

  /// Takes in a view and everything below it: first all variables in document order, since ties
  /// between equally good solutions go to the variables created first, then the constraints.
  func attach(_ view: View) {
    let parent = view === root ? nil : view.superview.flatMap { self.item($0) }
    guard view === root || parent != nil, self.item(view) == nil else { return }
    knownEntryOrder = nil
    var added: [EngineItem] = []
    view.visitInReadingOrder { view in
      let above = view.superview.flatMap { self.item($0) }
      let item = EngineItem(view: view, parent: view === root ? nil : above, solver: solver)
      register(item)
      added.append(item)
      for guide in view.allGuides where !guide.kind.isInset {
        let item = EngineItem(guide: guide, owner: item, solver: solver)
        register(item)
        added.append(item)
      }
    }
    for item in added { resolveInsets(of: item) }
    for item in added { addOwnConstraints(of: item) }
    install(added.flatMap { $0.view.map { inTreeOrder($0.heldConstraints.all) } ?? [] })
    newItems += added
    added.first.map(noteOrder)
  }

  /// What even ties leave open depends on the order in which the solver meets constraints, which
  /// must not be that of the calls that activated them.
  private func inTreeOrder(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    guard constraints.count > 1 else { return constraints }
    let keys = constraints.map { InstallationKey($0, self) }
    return constraints.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { constraints[$0] }
  }

  func attach(_ guide: LayoutGuide) {
    guard let owner = guide.owningView.flatMap({ self.item($0) }), self.item(guide) == nil
    else { return }
    knownEntryOrder = nil
    let item = EngineItem(guide: guide, owner: owner, solver: solver)
    register(item)
    addOwnConstraints(of: item)
    newItems.append(item)
    noteOrder(of: item)
  }

  /// Lets go of a view and everything below it. Constraints on it from outside are inactive by now.
  func detach(_ view: View) {
    var leaving: [EngineItem] = []
    view.visit { view in
      for constraint in view.heldConstraints.all { uninstall(constraint) }
      for member in [view as any LayoutItem] + view.allGuides {
        if let item = self.item(member) { leaving.append(item) }
      }
    }
    remove(leaving)
  }

  /// Ends the engine. Items and their entries know each other.
  func tearDown() {
    for item in items.values { item.tearDown() }
    knownFirstPass = nil
    items = [:]
    itemsByVariable = []
    installed = [:]
    entriesByHandle = [:]
    unsatisfiable = []
    knownEntryOrder = nil
    unsettled = []
  }

  func detach(_ guide: LayoutGuide) {
    if let item = self.item(guide) { remove([item]) }
  }

  private func register(_ item: EngineItem) {
    items[ObjectIdentifier(item.item)] = item
    item.serial = nextItemSerial
    nextItemSerial += 1
    for variable in item.variables {
      while itemsByVariable.count <= variable.index { itemsByVariable.append(nil) }
      itemsByVariable[variable.index] = item
    }
  }

  /// All entries go before the first variable, since those of an item mention its superview's.
  private func remove(_ leaving: [EngineItem]) {
    knownEntryOrder = nil
    for item in leaving {
      for entry in item.fixed + item.autoresizing + contentEntries(of: item) { remove(entry) }
    }
    for item in leaving {
      items[ObjectIdentifier(item.item)] = nil
      for axis in LayoutConstraint.Axis.allCases {
        reordered.remove(Siblings(parent: ObjectIdentifier(item), axis: axis))
      }
      forgetFaults(of: item.item)
      unsettled.removeAll { $0 === item }
      textBounds.forget(item)
      item.tearDown()
      item.isPlaced = false
      item.view?.margins.held = nil
      for stay in item.stays { solver.remove(stay) }
      for variable in item.variables {
        itemsByVariable[variable.index] = nil
        solver.removeVariable(variable)
      }
    }
  }

  /// What holds for an item whatever anybody says about it.
  private func addOwnConstraints(of item: EngineItem) {
    for axis in LayoutConstraint.Axis.allCases {
      let form = LinearForm(item.size(along: axis))
      item.fixed.append(add(.leastSize(item, axis), form, .greaterThanOrEqual))
    }
    switch item.guide?.kind {
    case .scrollContent:
      for variable in [item.x, item.y] {
        item.fixed.append(add(.system("content origin"), LinearForm(variable), .equal))
      }
    case .keyboard: addKeyboardConstraints(item)
    default: break
    }
    guard let view = item.view else { return }
    if view === root { addRootConstraints(item) }
    updateAutoresizing(of: item)
    updateContent(of: item)
  }

  /// As wide as its owner, at its bottom, and as high as the keyboard or else the safe area there.
  private func addKeyboardConstraints(_ item: EngineItem) {
    guard let owner = item.parent else { return }
    let offsets = alignmentOffsets(of: owner)
    var bottom = LinearForm(item.y) + LinearForm(item.height) - LinearForm(owner.height)
    bottom.constant -= offsets.bottom
    var width = LinearForm(item.width) - LinearForm(owner.width)
    width.constant -= offsets.left + offsets.right
    let height = LinearForm(item.height) - owner.insets.keyboard
    for form in [height, LinearForm(item.x) - -offsets.left, width, bottom] {
      item.fixed.append(add(.system("keyboard"), form, .equal))
    }
  }

  /// Brings the height of a view's keyboard guide in line with its insets.
  func updateKeyboardGuide(of owner: EngineItem) {
    guard let guide = owner.view?.builtInGuides[.keyboard], let item = self.item(guide) else {
      return
    }
    for entry in item.fixed where entry.form.hasSameTerms(as: LinearForm(item.height)) {
      if entry.relation == .equal {
        change(entry, to: LinearForm(item.height) - owner.insets.keyboard)
      }
    }
  }

  /// A window's root has the window's size. A fitted root has none: that is the question.
  private func addRootConstraints(_ item: EngineItem) {
    let insets = alignmentOffsets(of: item)
    for (variable, place) in [(item.x, insets.left), (item.y, insets.top)] {
      item.fixed.append(add(.system("window origin"), LinearForm(variable) - place, .equal))
    }
    if keepsRootSize {
      let size = root.exactFrame.size
      let lengths = [
        (item.width, size.width - insets.left - insets.right),
        (item.height, size.height - insets.top - insets.bottom),
      ]
      for (variable, length) in lengths {
        item.fixed.append(add(.system("root size"), LinearForm(variable) - max(0, length), .equal))
      }
    }
    guard let window else { return }
    let width = window.size.width - insets.left - insets.right
    let height = window.size.height - insets.top - insets.bottom
    for (axis, length) in [(LayoutConstraint.Axis.horizontal, width), (.vertical, height)] {
      let form = LinearForm(item.size(along: axis)) - max(0, length)
      item.fixed.append(add(.windowSize(item, axis), form, .equal))
    }
  }

  /// The window has another size.
  func updateRootConstraints() {
    guard let item = item(root) else { return }
    for entry in item.fixed { remove(entry) }
    item.fixed = []
    for axis in LayoutConstraint.Axis.allCases {
      let form = LinearForm(item.size(along: axis))
      item.fixed.append(add(.leastSize(item, axis), form, .greaterThanOrEqual))
    }
    addRootConstraints(item)
  }
}
