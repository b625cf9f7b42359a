import Cassowary
import LayoutScene

/// The host's constraints in a layout. Each becomes a row, which is changed when something that the
/// constraint depends on changes.
package final class InstalledConstraints {
  private let system: ConstraintSystem
  private let items: Items
  private let ranking: Ranking
  package let lowering: Lowering

  init(_ system: ConstraintSystem, _ ranking: Ranking) {
    self.system = system
    self.ranking = ranking
    items = system.items
    lowering = Lowering(items: items)
  }

  /// The constraint's row; nil if it is not installed.
  package subscript(constraint: any ConstraintKey) -> Row? { constraint.seats[items] }

  // MARK: Installing

  /// Installs constraints, those of each holder in the order of the tree.
  ///
  /// - Parameter constraints: those of a holder one after another.
  func install(_ constraints: [HeldConstraint]) {
    var new: [Row] = []
    new.reserveCapacity(constraints.count)
    var groups: [Range<Int>] = []
    func endHolder() {
      let group = (groups.last?.upperBound ?? 0)..<new.count
      groups.append(group)
      InstallationKey.sort(&new, from: group.lowerBound)
      for row in new[group] { list(row) }
    }
    var holder: Item?
    for constraint in constraints where self[constraint.key] == nil {
      guard let row = row(for: constraint) else { continue }
      let container = row.statement?.container
      if container !== holder { endHolder() }
      holder = container
      new.append(row)
    }
    endHolder()
    insert(new, groups)
    for row in new { ranking.noteOrder(by: row, isNew: true) }
  }

  /// Inserts rows in an order in which each can define a variable that nothing else depends on.
  /// Otherwise each would move what is there already, and a deep tree or a long column would take
  /// quadratic time. Rows with one variable go first. Of the others, widths follow from the outside
  /// in, and heights from the inside out.
  ///
  /// - Parameter groups: the rows of each holder, in the order of the tree.
  private func insert(_ new: [Row], _ groups: [Range<Int>]) {
    for row in new where row.hasOneVariable { system.insert(row) }
    for row in new where !row.hasOneVariable && row.axis == .horizontal { system.insert(row) }
    for group in groups.reversed() {
      for row in new[group] where !row.hasOneVariable && row.axis != .horizontal {
        system.insert(row)
      }
    }
  }

  func uninstall(_ constraint: any ConstraintKey) {
    items.faults.forget(constraint)
    if let row = self[constraint] { remove(row, of: constraint) }
  }

  /// Updates the solver to what the constraint says now.
  func update(_ constraint: HeldConstraint) {
    items.faults.forget(constraint.key)
    guard let row = self[constraint.key] else {
      guard let row = self.row(for: constraint) else { return }
      list(row)
      system.insert(row)
      return ranking.noteOrder(by: row, isNew: true)
    }
    // The fault that gives the reason stays in the log.
    guard let statement = statement(of: constraint), let form = form(of: statement, constraint.key)
    else { return remove(row, of: constraint.key) }
    unlistBaselines(row)
    row.statement = statement
    listBaselines(row)
    system.change(row, to: form)
    system.change(row, to: statement.priority)
  }

  func tearDown() {
    for row in items.unordered.flatMap(\.held) {
      if case .constraint(let constraint) = row.source { constraint.seats[items] = nil }
    }
  }

  /// The content of a constraint; nil with a fault if it does not fit this layout.
  private func statement(of constraint: HeldConstraint) -> Statement? {
    switch constraint.content {
    case .statement(let statement):
      lowering.checkBaselines(of: statement, constraint.key)
      return statement
    case .released: items.faults.report(.released, constraint: constraint.key)
    case .unprepared: items.faults.report(.unprepared, constraint: constraint.key)
    }
    return nil
  }

  /// The linear form of a statement; nil with a fault if it has none.
  private func form(of statement: Statement, _ constraint: any ConstraintKey) -> LinearForm? {
    if let form = lowering.form(of: statement) { return form }
    items.faults.report(.unprepared, constraint: constraint)
    return nil
  }

  private func remove(_ row: Row, of constraint: any ConstraintKey) {
    constraint.seats[items] = nil
    unlist(row)
    system.remove(row)
    ranking.noteOrder(by: row, isNew: false)
  }

  private func row(for constraint: HeldConstraint) -> Row? {
    guard let statement = statement(of: constraint), let form = form(of: statement, constraint.key)
    else { return nil }
    return Row(
      .constraint(constraint.key), form, statement.relation, statement.priority,
      statement: statement)
  }

  /// Adds a row to the lists of the items that it is about. The solver gets it next.
  private func list(_ row: Row) {
    guard let statement = row.statement, case .constraint(let constraint) = row.source else {
      return
    }
    row.serial = system.nextSerial()
    constraint.seats[items] = row
    statement.container.held.append(row)
    Self.visitReferenced(by: statement) { $0.references.append(row) }
    listBaselines(row)
  }

  private func unlist(_ row: Row) {
    guard let statement = row.statement else { return }
    statement.container.held.removeLast(row)
    Self.visitReferenced(by: statement) { $0.references.removeLast(row) }
    unlistBaselines(row)
  }

  /// Lists a row with the items whose baselines it takes.
  private func listBaselines(_ row: Row) {
    guard let statement = row.statement, statement.usesBaselines else { return }
    Self.visitTexts(of: statement) { $0.baselineUsers.append(row) }
  }

  private func unlistBaselines(_ row: Row) {
    guard let statement = row.statement, statement.usesBaselines else { return }
    Self.visitTexts(of: statement) { $0.baselineUsers.removeLast(row) }
  }

  private static func visitTexts(of statement: Statement, _ body: (Item) -> Void) {
    if let text = statement.first.text { body(text) }
    if let text = statement.second?.text { body(text) }
    if let text = statement.firstStart?.text { body(text) }
    if let text = statement.secondStart?.text { body(text) }
  }

  /// Calls `body` once with each item that has an end of the constraint.
  private static func visitReferenced(by statement: Statement, _ body: (Item) -> Void) {
    let (first, second) = (statement.first.owner, statement.second?.owner)
    body(first)
    if let second, second !== first { body(second) }
    guard statement.firstStart != nil || statement.secondStart != nil else { return }
    var known = [first, second]
    for start in [statement.firstStart, statement.secondStart] {
      guard let item = start?.owner, !known.contains(where: { $0 === item }) else { continue }
      known.append(item)
      body(item)
    }
  }

  // MARK: What a constraint depends on

  /// Brings the constraints on an item's margins and guides in line with its insets.
  func insetsChanged(of item: Item) {
    for row in item.references where row.statement?.usesInsets(of: item) == true { lower(row) }
  }

  /// Whether a constraint depends on the item's insets.
  func useInsets(of item: Item) -> Bool {
    item.references.contains { $0.statement?.usesInsets(of: item) == true }
      || item.keyboard?.references.isEmpty == false
  }

  /// Updates the constraints that depend on a view's bounds origin: for items outside the view its
  /// content has moved, and for items inside it its edges have.
  func boundsOriginChanged(of item: Item) {
    var stack = [item]
    while let below = stack.popLast() {
      for row in below.references {
        guard let container = row.statement?.container else { continue }
        if container === item || !container.isInside(item) { lower(row) }
      }
      stack += below.children
    }
  }

  /// Brings the constraints that take a baseline from an item's text in line with it.
  func baselinesChanged(of item: Item) {
    for row in item.baselineUsers { lower(row) }
  }

  /// Brings a row in line with what the items are now that its constraint is about.
  private func lower(_ row: Row) {
    if let form = row.statement.flatMap(lowering.form) { system.change(row, to: form) }
  }
}

extension Row {
  fileprivate var hasOneVariable: Bool { form.termCount <= 1 }
  /// The axis of a constraint of the host's; nil for any other row.
  fileprivate var axis: Axis? { statement?.first.attribute.axis }
}

extension Statement {
  fileprivate func usesInsets(of item: Item) -> Bool {
    guard usesInsets else { return false }
    func uses(_ end: End?) -> Bool {
      guard let end else { return false }
      return end.owner === item && end.usedInset != nil
    }
    return uses(first) || uses(second) || uses(firstStart) || uses(secondStart)
  }
}

extension [Row] {
  /// Removes a row. The search begins at the end, because most rows that are removed were added late.
  fileprivate mutating func removeLast(_ row: Row) {
    if let index = lastIndex(where: { $0 === row }) { remove(at: index) }
  }
}
