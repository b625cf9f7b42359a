import Cassowary
import Foundation
import LayoutScene

/// Turns a tree of views into a system of constraints, and the system's solution into places. A
/// window keeps one engine and gives it the changes; each fitting size is computed by an engine of
/// its own.
final class LayoutEngine {
  let solver = Solver()
  let root: View
  let context: LayoutContext?
  /// The window, which gives the root its size, safe area and margins; nil for an engine that lays
  /// out a tree or a part of one by itself.
  var window: Window? { windowPresence?.window }
  private let windowPresence: WindowPresence?
  /// Whether the root keeps the size of its frame; for a tree outside a window.
  var keepsRootSize = false

  var items: [ObjectIdentifier: EngineItem] = [:]
  /// By the variable's index.
  var itemsByVariable: [EngineItem?] = []
  /// The entries of activated constraints.
  var installed: [ObjectIdentifier: Entry] = [:]
  var entriesByHandle: [Constraint: Entry] = [:]
  var nextSerial = 0
  var nextItemSerial = 0

  /// The conflicts whose broken entry is left out of the solver, oldest first.
  var unsatisfiable: [Unsatisfiable] = []
  /// Faults other than ambiguity and conflicts, such as an intrinsic size of NaN.
  var faults: [Fault] = []
  /// Whether a conflict is stale, so that its broken entry is to be tried again.
  var hasStaleConflicts = false
  /// The order of entries; nil once the tree has changed.
  var knownEntryOrder: EntryOrder?

  // Work for the next layout.
  var newItems: [EngineItem] = []
  var moved: [EngineItem] = []
  var pendingText: [EngineItem] = []
  var textBounds = TextBounds()
  var touched = Touched()
  /// Whether the solver has got any change since it was last solved.
  var isTouched = false
  var lateCaptures: [EngineItem] = []
  /// Views whose insets do not settle, superviews first.
  var unsettled: [EngineItem] = []
  /// Counts the rounds of all layouts.
  var insetRound = 0
  var firstInsetRound = 0
  /// The largest change of insets in a round, in points.
  var insetStep: CGFloat = 0
  /// Whether insets have become so large that they cannot settle.
  var insetsDiverge = false
  /// Items whose children's ranks may differ from reading order along an axis.
  var unranked: [(parent: EngineItem, axis: LayoutConstraint.Axis)] = []
  /// Items that joined later than items that follow them in the tree, so that their ranks may be
  /// too high.
  var joinedEarly: [EngineItem] = []
  /// The items, by axis, whose children constraints put in another order than that of the subviews.
  var reordered: Set<Siblings> = []
  /// Another solution that `exerciseAmbiguityInLayout` shows; empty otherwise.
  var alternative: [Variable: Double] = [:]
  /// The first pass over wrapped texts: nil if it has not been asked for since the last solution,
  /// and `.some(nil)` if no text is wrapped.
  var knownFirstPass: FirstPass??

  struct Fault: Equatable {
    var rule: String
    var view: String?
    var message: String
    /// What would mend it, one sentence; nil if the message says all.
    var hint: String?
    var origin: SourceLocation?
    /// The view or constraint with which the fault is forgotten; nil for a fault that each layout
    /// finds anew.
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

  /// Adds a view and its descendants: first all variables in reading order, then the constraints. A
  /// new variable ranks after all others, and ranks decide ties between equally good solutions;
  /// `rankSiblings` corrects the ranks before the next solution.
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

  /// Sorts constraints by the tree. Which of several optima the solver finds may depend on the
  /// order in which it gets constraints, and that must not be the order of the calls that activated
  /// them.
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

  /// Removes a view and its descendants. Constraints on them from outside are inactive already.
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

  /// Ends the engine: breaks the reference cycles between items and entries.
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

  /// Removes all entries before the first variable, since an item's entries refer to variables of
  /// its superview.
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

  /// Adds the constraints that every item has: sizes are not negative, and those of its kind.
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

  /// The keyboard guide is as wide as its owner, at its bottom, and as high as the keyboard or else
  /// the bottom safe area.
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

  /// Updates the height of a view's keyboard guide to its insets.
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

  /// A window's root has the window's size. The root of a fitting has no size constraint here; the
  /// fitting adds its own.
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

  /// Replaces the root's constraints after its window's size or its alignment insets have changed.
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
