import Cassowary
import LayoutScene

/// The host's constraints in a layout. Each becomes a row, and becomes another one when what it
/// depends on changes.
package final class InstalledConstraints {
  private let system: ConstraintSystem
  private let items: Items
  private let ranking: Ranking
  package let lowering: Lowering
  private var rows: [ObjectIdentifier: Row] = [:]

  init(_ system: ConstraintSystem, _ ranking: Ranking) {
    self.system = system
    self.ranking = ranking
    items = system.items
    lowering = Lowering(items: items)
  }

  /// The constraint's row; nil if it is not installed.
  package subscript(constraint: any ConstraintSource) -> Row? {
    rows[ObjectIdentifier(constraint)]
  }

  // MARK: Installing

  func install(_ constraint: any ConstraintSource) {
    guard let lowered = lowered(constraint) else { return }
    let row = makeRow(lowered)
    system.insert(row)
    ranking.noteOrder(by: row, isNew: true)
  }

  /// Installs constraints, those of each holder in the order of the tree. Constraints on one variable
  /// are inserted first: after constraints on several variables, each would move everything that
  /// depends on its variable by then, and a deep tree or a long column would take quadratic time.
  ///
  /// - Parameter constraints: those of a holder one after another.
  func install(_ constraints: [any ConstraintSource]) {
    var rows: [Row] = []
    var held: [Lowered] = []
    func endHolder() {
      for one in InstallationKey.sorted(held, by: \.statement) { rows.append(makeRow(one)) }
      held.removeAll(keepingCapacity: true)
    }
    for constraint in constraints {
      guard let one = lowered(constraint) else { continue }
      if let last = held.last, last.statement.container !== one.statement.container { endHolder() }
      held.append(one)
    }
    endHolder()
    for row in rows where row.form.terms.count <= 1 { system.insert(row) }
    for row in rows where row.form.terms.count > 1 { system.insert(row) }
    for row in rows { ranking.noteOrder(by: row, isNew: true) }
  }

  func uninstall(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    remove(constraint)
  }

  /// Updates the solver to the constraint's present content.
  func update(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    guard let row = rows[ObjectIdentifier(constraint)] else { return install(constraint) }
    // A fault that says why stays.
    guard let now = content(of: constraint) else { return remove(constraint) }
    row.statement = now.statement
    system.change(row, to: now.form)
    system.change(row, to: now.statement.priority)
  }

  func tearDown() { rows = [:] }

  /// A constraint with its content and its linear form.
  private struct Lowered {
    var constraint: any ConstraintSource
    var statement: Statement
    var form: LinearForm
  }

  /// The content of a constraint that is not installed yet; nil with a fault if it cannot be.
  private func lowered(_ constraint: any ConstraintSource) -> Lowered? {
    rows[ObjectIdentifier(constraint)] == nil ? content(of: constraint) : nil
  }

  private func content(of constraint: any ConstraintSource) -> Lowered? {
    switch constraint.statement(in: items) {
    case .released:
      items.faults.report(.released, owner: constraint)
    case .unprepared:
      items.faults.report(.unprepared, owner: constraint)
    case .statement(let statement):
      lowering.checkBaselines(of: statement, constraint)
      if let form = lowering.form(of: statement) {
        return Lowered(constraint: constraint, statement: statement, form: form)
      }
      items.faults.report(.unprepared, owner: constraint)
    }
    return nil
  }

  private func remove(_ constraint: any ConstraintSource) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    unlist(row)
    system.remove(row)
    ranking.noteOrder(by: row, isNew: false)
  }

  private func makeRow(_ lowered: Lowered) -> Row {
    let statement = lowered.statement
    let row = system.makeRow(
      .constraint(lowered.constraint), lowered.form, statement.relation, statement.priority)
    row.statement = statement
    rows[ObjectIdentifier(lowered.constraint)] = row
    statement.container.held.append(row)
    Self.visitReferenced(by: statement) { $0.references.append(row) }
    return row
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
