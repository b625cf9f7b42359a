import Cassowary
import LayoutScene

/// The host's constraints in a layout. Each becomes a row, which is changed when something that the
/// constraint depends on changes.
package final class InstalledConstraints {
  private let system: ConstraintSystem
  private let items: Items
  private let ranking: Ranking
  package let lowering: Lowering
  private var rows = ObjectTable<Row>()

  init(_ system: ConstraintSystem, _ ranking: Ranking) {
    self.system = system
    self.ranking = ranking
    items = system.items
    lowering = Lowering(items: items)
  }

  /// The constraint's row; nil if it is not installed.
  package subscript(constraint: any ConstraintSource) -> Row? {
    rows[constraint]
  }

  // MARK: Installing

  func install(_ constraint: any ConstraintSource) {
    guard rows[constraint] == nil, let row = row(for: constraint) else { return }
    list(row, of: constraint)
    system.insert(row)
    ranking.noteOrder(by: row, isNew: true)
  }

  /// Installs constraints, those of each holder in the order of the tree.
  ///
  /// - Parameter constraints: those of a holder one after another.
  func install(_ constraints: [any ConstraintSource]) {
    var new: [Row] = []
    new.reserveCapacity(constraints.count)
    var groups: [Range<Int>] = []
    func endHolder() {
      let group = (groups.last?.upperBound ?? 0)..<new.count
      groups.append(group)
      InstallationKey.sort(&new, from: group.lowerBound)
      for row in new[group] {
        if case .constraint(let constraint) = row.source { list(row, of: constraint) }
      }
    }
    var holder: Item?
    for constraint in constraints where rows[constraint] == nil {
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

  func uninstall(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    remove(constraint)
  }

  /// Updates the solver to the constraint's present content.
  func update(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    guard let row = rows[constraint] else { return install(constraint) }
    // The fault that gives the reason stays in the log.
    guard let statement = statement(of: constraint), let form = form(of: statement, constraint)
    else { return remove(constraint) }
    row.state.statement = statement
    system.change(row, to: form)
    system.change(row, to: statement.priority)
  }

  func tearDown() { rows = ObjectTable() }

  /// The content of a constraint; nil with a fault if it does not fit this layout.
  private func statement(of constraint: any ConstraintSource) -> Statement? {
    switch constraint.statement(in: items) {
    case .statement(let statement):
      lowering.checkBaselines(of: statement, constraint)
      return statement
    case .released: items.faults.report(.released, owner: constraint)
    case .unprepared: items.faults.report(.unprepared, owner: constraint)
    }
    return nil
  }

  /// The linear form of a statement; nil with a fault if it has none.
  private func form(
    of statement: Statement, _ constraint: any ConstraintSource
  ) -> LinearForm? {
    if let form = lowering.form(of: statement) { return form }
    items.faults.report(.unprepared, owner: constraint)
    return nil
  }

  private func remove(_ constraint: any ConstraintSource) {
    guard let row = rows[constraint] else { return }
    rows.set(nil, of: constraint)
    unlist(row)
    system.remove(row)
    ranking.noteOrder(by: row, isNew: false)
  }

  private func row(for constraint: any ConstraintSource) -> Row? {
    guard let statement = statement(of: constraint), let form = form(of: statement, constraint)
    else { return nil }
    return Row(
      .constraint(constraint), form, statement.relation, statement.priority, statement: statement)
  }

  /// Adds a row to the lists of the items that it is about. The solver gets it next.
  private func list(_ row: Row, of constraint: any ConstraintSource) {
    guard let statement = row.statement else { return }
    row.serial = system.nextSerial()
    rows.set(row, of: constraint)
    statement.container.held.append(row)
    Self.visitReferenced(by: statement) { $0.references.append(row) }
  }

  private func unlist(_ row: Row) {
    guard let statement = row.statement else { return }
    statement.container.held.removeLast(row)
    Self.visitReferenced(by: statement) { $0.references.removeLast(row) }
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
    for row in item.references where row.statement?.usesInsets(of: item) == true { update(row) }
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
        if container === item || !container.isInside(item) { update(row) }
      }
      stack += items.children(of: below)
    }
  }

  /// Brings the constraints on a view's baselines in line with them, and those of the views above
  /// that take theirs from it. A view may name a descendant at any depth, so the way goes up to the
  /// root.
  package func baselinesChanged(of item: Item) {
    updateBaselines(of: item)
    var next = item.parent
    while let above = next {
      if above.source?.takesBaselinesFromSubviews == true { updateBaselines(of: above) }
      next = above.parent
    }
  }

  private func updateBaselines(of item: Item) {
    for row in item.references where row.statement?.usesBaselines == true { update(row) }
  }

  private func update(_ row: Row) {
    if case .constraint(let constraint) = row.source { update(constraint) }
  }
}

extension Row {
  fileprivate var hasOneVariable: Bool { state.form.termCount <= 1 }
  /// The axis of a constraint of the host's; nil for any other row.
  fileprivate var axis: Axis? { state.statement?.first.attribute.axis }
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
