import Cassowary
import LayoutScene
import Work

/// The rows of a layout in the solver: added, changed, removed, and left out where they conflict.
package final class ConstraintSystem {
  package let solver: Solver
  let items: Items
  private let faults: FaultLog
  @exclusivity(unchecked) private var serialCount = 0
  @exclusivity(unchecked) private var byHandle = Slots<Row>()
  /// Whether the solver has got any change since it was last solved.
  @exclusivity(unchecked) var isPending = false
  /// Whether an inequality that decides a place alone holds with equality, as on iOS, instead of leaving the place as
  /// near to the superview's corner as it allows.
  @exclusivity(unchecked) var holdsToLimits = false
  /// Whether to record which changes the solver gets. Only wrapped texts need that.
  @exclusivity(unchecked) var recordsChanges = false
  /// What has changed since texts were last wrapped.
  @exclusivity(unchecked) var changes = RowChanges()

  // Conflicts; `ConstraintSystem+Conflicts.swift` keeps them.
  /// The conflicts whose broken row is left out of the solver, oldest first.
  @exclusivity(unchecked) var known: [ConstraintConflict] = []
  /// Whether a conflict is stale, so that its broken row is to be tried again.
  @exclusivity(unchecked) var hasStaleConflicts = false
  /// The rows that the solver refused because no work was left. The next layout tries them again.
  @exclusivity(unchecked) private var refused: [Row] = []
  /// The order in which rows yield; nil once the tree has changed.
  @exclusivity(unchecked) var knownOrder: YieldOrder?

  init(_ items: Items) {
    self.items = items
    solver = items.solver
    faults = items.faults
  }

  /// The row of the solver's constraint, unless it is a stay.
  package func row(of handle: Constraint) -> Row? {
    guard let row = byHandle[Int(handle.index)], row.handle == handle else { return nil }
    return row
  }

  /// The rows that the solver has, oldest first.
  package var rows: [Row] {
    byHandle.all.compactMap { $0 }.sorted { $0.serial < $1.serial }
  }

  // MARK: Rows

  func add(
    _ source: Row.Source, _ form: LinearForm, _ relation: Relation,
    _ priority: LayoutPriority = .required
  ) -> Row {
    let row = Row(source, form, relation, priority)
    row.serial = nextSerial()
    insert(row)
    return row
  }

  /// The number of the next row.
  func nextSerial() -> Int {
    serialCount += 1
    return serialCount
  }

  func remove(_ row: Row) {
    row.shown?.end()
    row.isRefused = false
    if row.handle == nil {
      forgetConflict(breaking: row)
    } else {
      withdraw(row)
    }
  }

  func change(_ row: Row, to form: LinearForm) {
    guard form != row.form else { return }
    let isSameShape = form.hasSameTerms(as: row.form)
    touch(row)
    row.form = form
    reconsiderConflicts(with: row)
    guard let handle = row.handle else { return }
    if isSameShape {
      if (try? solver.setConstant(form.constant, of: handle)) != nil {
        if let limit = row.limit { try? solver.setConstant(form.constant, of: limit) }
        return
      }
    }
    withdraw(row)
    insert(row)
  }

  func change(_ row: Row, to priority: LayoutPriority) {
    guard priority != row.priority else { return }
    row.priority = priority
    reconsiderConflicts(with: row)
    touch(row)
    guard let handle = row.handle else { return }
    if (try? solver.setPriority(Priority(priority.value), of: handle)) != nil { return }
    withdraw(row)
    insert(row)
  }

  func withdraw(_ row: Row) {
    guard let handle = row.handle else { return }
    if let limit = row.limit { solver.remove(limit) }
    row.limit = nil
    solver.remove(handle)
    byHandle[Int(handle.index)] = nil
    row.handle = nil
    touch(row)
    reconsiderConflicts(with: row)
  }

  /// Records that the solver gets a change.
  func touch(_ row: Row) {
    isPending = true
    guard recordsChanges else { return }
    changes.rows.append(row)
    changes.variables += row.form.terms.map(\.variable)
    if row.isGiven, row.form.terms.contains(where: { isHorizontal($0.variable) }) {
      changes.isRearranged = true
    }
  }

  private func isHorizontal(_ variable: Variable) -> Bool {
    guard let item = items[variable] else { return false }
    return variable == item.x || variable == item.width
  }

  /// Gives the row to the solver. Returns the rows that it contradicts; nil if the solver accepted
  /// it, or refused it for another reason.
  func refusal(of row: Row) -> [Row]? {
    do {
      let handle = try solver.add(
        row.form.expression, Cassowary.Relation(row.relation),
        priority: Priority(row.priority.value))
      row.handle = handle
      byHandle[Int(handle.index)] = row
      holdToLimit(row)
      return nil
    } catch .conflict(let conflict) {
      return conflict.constraints.compactMap { self.row(of: $0) }
    } catch {
      report(error)
      if case .workLimit = error { note(refused: row) }
      return nil
    }
  }

  /// Adds the stay of an inequality that an author has given.
  private func holdToLimit(_ row: Row) {
    guard holdsToLimits, row.relation != .equal, row.kind == .written else { return }
    row.limit = try? solver.add(
      row.form.expression, .equal, priority: .stay(Item.limitStay))
  }

  // MARK: Work

  /// The work that the layout may still take.
  package var budget: WorkBudget { solver.budget }

  private func note(refused row: Row) {
    guard !row.isRefused else { return }
    row.isRefused = true
    refused.append(row)
  }

  /// Tries again the rows that were refused because no work was left.
  func retryRefused() {
    guard !refused.isEmpty else { return }
    let rows = refused.filter(\.isRefused)
    refused = []
    for row in rows {
      row.isRefused = false
      insert(row)
    }
  }

  /// Reports that the work did not suffice, where it did not.
  package func reportWork() {
    if budget.isExhausted || refused.contains(where: \.isRefused) { faults.report(.workLimit) }
  }

  // MARK: Values

  /// Solves what is pending and returns the variables that changed.
  func solve() -> [Variable] {
    isPending = false
    do { try solver.solve() } catch { report(error) }
    return solver.takeChanges()
  }

  /// The rows that give `variables` their values, oldest first.
  package func binding(_ variables: [Variable]) -> [Row] {
    var found: [ObjectIdentifier: Row] = [:]
    for variable in variables {
      for handle in solver.bindingConstraints(of: variable) {
        if let row = row(of: handle) { found[ObjectIdentifier(row)] = row }
      }
    }
    return found.values.sorted { $0.serial < $1.serial }
  }

  func tearDown() { (byHandle, known, refused, knownOrder) = (Slots(), [], [], nil) }

  private func report(_ error: SolverError) {
    switch error {
    case .conflict: break
    case .workLimit: faults.report(.workLimit)
    case .notFinite: faults.report(.notFinite)
    }
  }
}

/// The changes that the solver got since texts were last wrapped.
struct RowChanges {
  var rows: [Row] = []
  var variables: [Variable] = []
  /// Whether a constraint of the host's or the window's width changed along the horizontal axis.
  var isRearranged = false
}

extension Cassowary.Relation {
  package init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
