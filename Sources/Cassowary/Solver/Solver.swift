import Work

/// Solves linear constraints with priorities, and keeps solving them while they change.
///
/// Required constraints hold exactly. For the others, the sum of violations is minimised at the
/// highest priority first. Each lower priority is then minimised without giving way at a higher
/// one.
///
/// Where the priorities leave a choice, ranks decide. A violation is weighed by the highest rank
/// among the constraint's variables. Therefore slack goes to the variable of the lowest rank, and
/// missing space is taken from the variable of the highest. Ranks follow the order of creation
/// unless `rank` changes them. Where ranks leave a choice, stays decide. A variable that is not
/// determined even then keeps its value, which is 0 at first.
///
/// Changes are collected and solved when a value is read. A required constraint is tried at once,
/// so that it can be refused. A solver must not be used by several tasks at the same time.
public final class Solver {
  /// The data for reading a value, so that reading can be inlined into the caller.
  @usableFromInline let readout: UnsafeMutablePointer<Readout>
  /// The state and the method.
  let engine: UnsafeMutablePointer<Engine>
  /// The most work that one operation may take, in visited coefficients. Beyond it the operation
  /// stops with `workLimit`.
  @exclusivity(unchecked) public var workLimit = 2_000_000_000
  /// The budget that this solver shares with others that work for the same screen.
  package let budget: WorkBudget
  /// The known facts about other optima; nil after a change.
  @exclusivity(unchecked) var optimalFace: OptimalFace?

  /// The data for reading a value, behind its own pointer.
  @usableFromInline struct Readout {
    /// The value of each column.
    @usableFromInline var values: UnsafeMutablePointer<Double>
    /// The number of variables, including removed ones.
    @usableFromInline var variableCount: Int
    /// Whether there are unsolved changes.
    @usableFromInline var isPending: Bool

    /// The data of a solver without variables and changes.
    init(values: UnsafeMutablePointer<Double>) {
      self.values = values
      variableCount = 0
      isPending = false
    }
  }

  /// A solver without variables and constraints.
  public convenience init() { self.init(WorkBudget(.max)) }

  /// A solver that takes its work from a budget.
  package init(_ budget: WorkBudget) {
    self.budget = budget
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
    readout = .allocate(capacity: 1)
    readout.initialize(to: Readout(values: engine.pointee.values.base))
  }

  deinit {
    budget.spend(engine.pointee.effort)
    engine.pointee.free()
    engine.deinitialize(count: 1)
    engine.deallocate()
    readout.deallocate()
  }

  /// A new variable. Its rank is the highest, and its value is 0 until a constraint moves it.
  public func makeVariable() -> Variable {
    let index = engine.pointee.makeVariable()
    readout.pointee.values = engine.pointee.values.base
    readout.pointee.variableCount = engine.pointee.matrix.columns.count
    return Variable(index: index)
  }

  /// Adds a stay, which pulls a variable to 0 where no constraint places it. It is removed with the
  /// variable.
  ///
  /// - Parameter number: the number of the stay, as in `Priority.stay`.
  public func addStay(_ number: Int, to variable: Variable) {
    check(variable)
    willChange()
    engine.pointee.addStay(Priority.stay(number).value, toVariable: variable.index)
  }

  /// Removes a variable with its stays. No other constraint may mention it any longer.
  public func removeVariable(_ variable: Variable) {
    check(variable)
    willChange()
    engine.pointee.removeStays(ofVariable: variable.index)
    precondition(
      !engine.pointee.isMentioned(variable.index), "a constraint still mentions the variable")
    engine.pointee.removeVariable(variable.index)
  }

  /// Changes the ranks of these variables, so that slack goes to them in this order. Their ranks
  /// are redistributed among them; no other variable's rank changes.
  public func rank(_ variables: [Variable]) {
    for variable in variables { check(variable) }
    willChange()
    engine.pointee.rank(variables.map(\.index))
  }

  /// The rank of a variable, 0 or above. Where priorities leave a choice, slack goes to the lowest.
  public func rank(of variable: Variable) -> Int {
    check(variable)
    return engine.pointee.ranks[variable.index]
  }

  /// Adds the constraint `expression relation 0`.
  ///
  /// - Returns: A handle for changing and removing it.
  /// - Throws: `conflict` if the constraint is required and contradicts other required ones; the
  ///   solver is then unchanged. `notFinite` if a coefficient, the constant or the priority is out
  ///   of range. `workLimit` if the work limit was reached; the constraint is then not added.
  public func add(_ expression: Expression, _ relation: Relation, priority: Priority)
    throws(SolverError) -> Constraint
  {
    guard isUsable(expression), priority.isValid else { throw .notFinite }
    try willChange(isRequired: priority.isRequired)
    let (index, refusal) = engine.pointee.add(expression, relation, priority: priority.value)
    readout.pointee.values = engine.pointee.values.base
    if case .done = refusal { return handle(index) }
    let error = self.error(refusal, for: index)
    engine.pointee.remove(index)
    throw error
  }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) {
    check(constraint)
    willChange()
    engine.pointee.remove(Int(constraint.index))
  }

  /// Replaces the constant of the constraint's expression.
  ///
  /// - Throws: The same errors as `add`. The constant is then unchanged.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    check(constraint)
    guard constant.isFinite,
      (constant / engine.pointee.breakpoints[Int(constraint.index)].divisor).isFinite
    else { throw .notFinite }
    try willChange(isRequired: engine.pointee.breakpoints[Int(constraint.index)].isRequired)
    let refusal = engine.pointee.setConstant(constant, of: Int(constraint.index))
    if case .done = refusal { return }
    throw error(refusal, for: Int(constraint.index))
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: The same errors as `add`. The priority is then unchanged.
  public func setPriority(_ priority: Priority, of constraint: Constraint) throws(SolverError) {
    guard priority.isValid else { throw .notFinite }
    check(constraint)
    try willChange(isRequired: priority.isRequired)
    let refusal = engine.pointee.setPriority(priority.value, of: Int(constraint.index))
    if case .done = refusal { return }
    throw error(refusal, for: Int(constraint.index))
  }

  /// Solves pending changes. Reading a value also does this.
  ///
  /// - Throws: `workLimit` if the work limit was reached, and `conflict` if rounding has hidden
  ///   until now that required constraints contradict each other. The values are then the best
  ///   found.
  public func solve() throws(SolverError) {
    guard readout.pointee.isPending else { return }
    begin(atMost: budget.left)
    let refusal = engine.pointee.settle()
    readout.pointee.isPending = false
    if let refusal { throw error(refusal, for: -1) }
  }

  /// The value of a variable. Solves pending changes; at the work limit the value is the best
  /// found.
  @inlinable public func value(of variable: Variable) -> Double {
    precondition(variable.index < readout.pointee.variableCount, "not a variable of this solver")
    if readout.pointee.isPending { settle() }
    return readout.pointee.values[ColumnNumber.ofVariable(variable.index)]
  }

  /// The signed violation of a constraint, in units of its expression: positive if the expression
  /// is too large, negative if it is too small, 0 if the constraint holds.
  public func violation(of constraint: Constraint) -> Double {
    check(constraint)
    settle()
    return engine.pointee.violation(of: Int(constraint.index))
  }

  /// The variables whose values differ from those at the last call, in ascending order. At the
  /// first call, the variables whose values are not 0.
  public func takeChanges() -> [Variable] {
    settle()
    return engine.pointee.takeChanges()
  }

  /// Solves pending changes, for methods that do not throw.
  @usableFromInline func settle() {
    // At the work limit the values are the best found.
    try? solve()
  }
}

extension Solver {
  /// Begins an operation: takes the work of the last one from the budget, and limits that of the
  /// next.
  func begin(atMost work: Int) {
    let spent = engine.pointee.effort
    budget.spend(spent)
    engine.pointee.effort = 0
    engine.pointee.steps = 0
    engine.pointee.effortLimit = min(workLimit, max(0, work - spent))
  }

  /// Prepares for a change: marks the values as pending, and drops the known facts about other
  /// optima.
  private func willChange() {
    begin(atMost: budget.leftForChanges)
    readout.pointee.isPending = true
    engine.pointee.restoreBasisValues()
    if optimalFace != nil { optimalFace = nil }
  }

  /// Prepares for a change of a constraint. A required one is tried at once, which is not begun without
  /// any work left.
  private func willChange(isRequired: Bool) throws(SolverError) {
    willChange()
    if isRequired, engine.pointee.effortLimit == 0 { throw .workLimit }
  }

  /// Stops the program if the variable does not belong to this solver.
  func check(_ variable: Variable) {
    precondition(
      variable.index >= 0 && variable.index < engine.pointee.matrix.columns.count
        && engine.pointee.columns[Column.variable(variable.index)].isLive,
      "not a variable of this solver")
  }

  /// Stops the program if the constraint does not belong to this solver or was removed.
  func check(_ constraint: Constraint) {
    let index = Int(constraint.index)
    precondition(
      index < engine.pointee.breakpoints.count && engine.pointee.breakpoints[index].isLive
        && engine.pointee.breakpoints[index].generation == constraint.generation,
      "not a constraint of this solver")
  }

  /// Whether all numbers of an expression are finite, and the position of a constraint on one
  /// variable.
  private func isUsable(_ expression: Expression) -> Bool {
    guard expression.constant.isFinite else { return false }
    for position in 0..<expression.count {
      guard expression[position].coefficient.isFinite else { return false }
      check(expression[position].variable)
    }
    // The position of a constraint on one variable is a quotient, which may overflow.
    guard expression.count == 1, expression[0].coefficient != 0 else { return true }
    return (expression.constant / expression[0].coefficient).isFinite
  }

  /// The handle on a breakpoint's constraint.
  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), generation: engine.pointee.breakpoints[index].generation)
  }

  /// The error for an outcome. The refused constraint itself is not a member of the conflict.
  private func error(_ refusal: Outcome, for index: Int) -> SolverError {
    guard case .conflict(let members) = refusal else { return .workLimit }
    let others = members.filter { $0 != index && $0 >= 0 }
    return .conflict(Conflict(constraints: others.sorted().map(handle)))
  }
}
