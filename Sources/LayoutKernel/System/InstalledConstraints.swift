import Cassowary
import LayoutScene

/// The host's constraints in a layout. Each becomes a row, and becomes another one when what it
/// depends on changes.
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

  /// Installs constraints, those of each holder in the order of the tree. Constraints on one variable
  /// are inserted first: after constraints on several variables, each would move everything that
  /// depends on its variable by then, and a deep tree or a long column would take quadratic time.
  ///
  /// - Parameter constraints: those of a holder one after another.
  func install(_ constraints: [any ConstraintSource]) {
    var new: [Row] = []
    new.reserveCapacity(constraints.count)
    var first = 0
    func endHolder() {
      InstallationKey.sort(&new, from: first)
      for row in new[first...] {
        if case .constraint(let constraint) = row.source { list(row, of: constraint) }
      }
      first = new.count
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
    for row in new where row.form.terms.count <= 1 { system.insert(row) }
    for row in new where row.form.terms.count > 1 { system.insert(row) }
    for row in new { ranking.noteOrder(by: row, isNew: true) }
  }

  func uninstall(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    remove(constraint)
  }

  /// Updates the solver to the constraint's present content.
  func update(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    guard let row = rows[constraint] else { return install(constraint) }
    // A fault that says why stays.
    guard let now = content(of: constraint) else { return remove(constraint) }
    row.state.statement = now.statement
    system.change(row, to: now.form)
    system.change(row, to: now.statement.priority)
  }

  func tearDown() { rows = ObjectTable() }

  /// The content of a constraint and its linear form; nil with a fault if it has none.
  private func content(
    of constraint: any ConstraintSource
  ) -> (statement: Statement, form: LinearForm)? {
    switch constraint.statement(in: items) {
    case .released:
      items.faults.report(.released, owner: constraint)
    case .unprepared:
      items.faults.report(.unprepared, owner: constraint)
    case .statement(let statement):
      lowering.checkBaselines(of: statement, constraint)
      if let form = lowering.form(of: statement) {
        return (statement, form)
      }
      items.faults.report(.unprepared, owner: constraint)
    }
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
    guard let content = content(of: constraint) else { return nil }
    let row = Row(
      .constraint(constraint), content.form, content.statement.relation, content.statement.priority)
    row.state.statement = content.statement
    return row
  }

  /// Makes the row of a constraint known, to be inserted next.
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

  /// Calls `body` with the items at whose ends the constraint is, each once.
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
  /// that take theirs from it.
  package func baselinesChanged(of item: Item) {
    var next: Item? = item
    while let current = next {
      for row in current.references where row.statement?.usesBaselines == true { update(row) }
      guard let above = current.parent, above.source?.takesBaselinesFromSubviews == true else {
        return
      }
      next = above
    }
  }

  private func update(_ row: Row) {
    if case .constraint(let constraint) = row.source { update(constraint) }
  }
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
  /// Removes a row; one that is removed was mostly added late.
  fileprivate mutating func removeLast(_ row: Row) {
    if let index = lastIndex(where: { $0 === row }) { remove(at: index) }
  }
}
