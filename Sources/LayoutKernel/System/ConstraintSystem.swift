import Cassowary
import LayoutScene

/// The rows of a layout in the solver: added, changed, removed, and left out where they conflict.
package final class ConstraintSystem {
  package let solver: Solver
  let items: Items
  private let faults: FaultLog
  private var nextSerial = 0
  private(set) var rowsByHandle: [Constraint: Row] = [:]
  /// What has changed since the last solution.
  var changes = RowChanges()

  // Conflicts; `ConstraintSystem+Conflicts.swift` keeps them.
  /// The conflicts whose broken row is left out of the solver, oldest first.
  var known: [ConstraintConflict] = []
  /// Whether a conflict is stale, so that its broken row is to be tried again.
  var hasStaleConflicts = false
  /// The order in which rows yield; nil once the tree has changed.
  var knownOrder: YieldOrder?

  init(_ items: Items) {
    self.items = items
    solver = items.solver
    faults = items.faults
  }

  /// The row of the solver's constraint, unless it is a stay.
  package func row(of handle: Constraint) -> Row? { rowsByHandle[handle] }

  /// The rows that the solver has, oldest first.
  package var rows: [Row] { rowsByHandle.values.sorted { $0.serial < $1.serial } }

  // MARK: Rows

  func add(
    _ source: Row.Source, _ form: LinearForm, _ relation: Relation,
    _ priority: LayoutPriority = .required
  ) -> Row {
    let row = makeRow(source, form, relation, priority)
    insert(row)
    return row
  }

  /// A row that is not in the solver yet.
  func makeRow(
    _ source: Row.Source, _ form: LinearForm, _ relation: Relation, _ priority: LayoutPriority
  ) -> Row {
    nextSerial += 1
    return Row(source, form, relation, priority, serial: nextSerial)
  }

  func remove(_ row: Row) {
    row.shown?.end()
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
      if (try? solver.setConstant(form.constant, of: handle)) != nil { return }
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
    solver.remove(handle)
    rowsByHandle[handle] = nil
    row.handle = nil
    touch(row)
    reconsiderConflicts(with: row)
  }

  /// Records that the solver gets a change.
  func touch(_ row: Row) { changes.append(row, isHorizontal: isHorizontal) }

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
      rowsByHandle[handle] = row
      return nil
    } catch .conflict(let conflict) {
      return conflict.constraints.compactMap { rowsByHandle[$0] }
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: Values

  /// Solves what is pending and returns the variables that changed.
  func solve() -> [Variable] {
    changes.isPending = false
    do { try solver.solve() } catch { report(error) }
    return solver.takeChanges()
  }

  /// The rows that give `variables` their values, oldest first.
  package func binding(_ variables: [Variable]) -> [Row] {
    var found: [ObjectIdentifier: Row] = [:]
    for variable in variables {
      for handle in solver.bindingConstraints(of: variable) {
        if let row = rowsByHandle[handle] { found[ObjectIdentifier(row)] = row }
      }
    }
    return found.values.sorted { $0.serial < $1.serial }
  }

  func tearDown() { (rowsByHandle, known, knownOrder) = ([:], [], nil) }

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
  /// Whether the solver has got any change since it was last solved.
  var isPending = false
  /// Whether to record which change it was. Only wrapped texts need that.
  var areRecorded = false
  var rows: [Row] = []
  var variables: [Variable] = []
  /// Whether a constraint of the host's or the window's width changed along the horizontal axis.
  var isRearranged = false

  mutating func append(_ row: Row, isHorizontal: (Variable) -> Bool) {
    isPending = true
    guard areRecorded else { return }
    rows.append(row)
    variables += row.form.terms.map(\.variable)
    if row.isGiven, row.form.terms.contains(where: { isHorizontal($0.variable) }) {
      isRearranged = true
    }
  }

  /// Forgets which changes there were.
  mutating func forgetRecords() { (rows, variables, isRearranged) = ([], [], false) }
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
