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

  /// All rows, oldest first.
  package var all: [Row] { rows.values.sorted { $0.serial < $1.serial } }

  // MARK: Installing

  func install(_ constraint: any ConstraintSource) {
    guard let (statement, form) = lowered(constraint) else { return }
    let row = makeRow(constraint, statement, form)
    system.insert(row)
    ranking.noteOrder(by: row, isNew: true)
  }

  /// Installs constraints in the order of the tree. Constraints on one variable are inserted first:
  /// after constraints on several variables, each would move everything that depends on its variable
  /// by then, and a deep tree or a long column would take quadratic time.
  func install(_ constraints: [any ConstraintSource]) {
    let found = constraints.compactMap { constraint in
      lowered(constraint).map { (constraint, $0.statement, $0.form) }
    }
    let keys = found.count > 1 ? found.map { InstallationKey($0.1) } : []
    let order =
      found.count > 1
      ? found.indices.sorted { (keys[$0], $0) < (keys[$1], $1) } : [Int](found.indices)
    let rows = order.map { makeRow(found[$0].0, found[$0].1, found[$0].2) }
    for row in rows where row.form.terms.count <= 1 { system.insert(row) }
    for row in rows where row.form.terms.count > 1 { system.insert(row) }
    for row in rows { ranking.noteOrder(by: row, isNew: true) }
  }

  func uninstall(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    unlist(row)
    system.remove(row)
    ranking.noteOrder(by: row, isNew: false)
  }

  /// Updates the solver to the constraint's present content.
  func update(_ constraint: any ConstraintSource) {
    items.faults.forget(constraint)
    guard let row = rows[ObjectIdentifier(constraint)] else { return install(constraint) }
    guard let (statement, form) = content(of: constraint) else { return uninstallKeepingFault(row) }
    row.statement = statement
    system.change(row, to: form)
    system.change(row, to: statement.priority)
  }

  func tearDown() { rows = [:] }

  /// The content of a constraint that is not installed yet; nil with a fault if it cannot be.
  private func lowered(
    _ constraint: any ConstraintSource
  ) -> (statement: Statement, form: LinearForm)? {
    rows[ObjectIdentifier(constraint)] == nil ? content(of: constraint) : nil
  }

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
      if let form = lowering.form(of: statement) { return (statement, form) }
      items.faults.report(.unprepared, owner: constraint)
    }
    return nil
  }

  private func uninstallKeepingFault(_ row: Row) {
    guard case .constraint(let constraint) = row.source else { return }
    rows[ObjectIdentifier(constraint)] = nil
    unlist(row)
    system.remove(row)
    ranking.noteOrder(by: row, isNew: false)
  }

  private func makeRow(
    _ constraint: any ConstraintSource, _ statement: Statement, _ form: LinearForm
  ) -> Row {
    let row = system.makeRow(
      .constraint(constraint), form, statement.relation, statement.priority)
    row.statement = statement
    rows[ObjectIdentifier(constraint)] = row
    statement.container.held.append(row)
    for item in Self.referenced(by: statement) { item.references.append(row) }
    return row
  }

  private func unlist(_ row: Row) {
    guard let statement = row.statement else { return }
    statement.container.held.removeLast(row)
    for item in Self.referenced(by: statement) { item.references.removeLast(row) }
  }

  /// The items at whose ends the constraint is, each once.
  private static func referenced(by statement: Statement) -> [Item] {
    let first = statement.first.owner
    guard statement.firstStart != nil || statement.secondStart != nil else {
      guard let second = statement.second?.owner, second !== first else { return [first] }
      return [first, second]
    }
    var items: [Item] = []
    for end in statement.ends where !items.contains(where: { $0 === end.owner }) {
      items.append(end.owner)
    }
    return items
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

  fileprivate var usesBaselines: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
      || firstStart?.attribute.isBaseline == true || secondStart?.attribute.isBaseline == true
  }
}

extension [Row] {
  /// Removes a row; one that is removed was mostly added late.
  fileprivate mutating func removeLast(_ row: Row) {
    if let index = lastIndex(where: { $0 === row }) { remove(at: index) }
  }
}
