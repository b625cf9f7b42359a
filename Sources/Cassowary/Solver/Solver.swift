/// Solves linear constraints with priorities, and keeps solving them while they change.
///
/// Required constraints hold exactly. Of the optional ones the sum of violations is minimised at the
/// highest priority first, then at the next without giving way at the first, and so on. Where the
/// priorities leave a choice, violations are weighed by the rank of the last variable in the
/// constraint, so that slack goes to the variable of the lowest rank, the one created first unless
/// `rank` says otherwise, and what is missing is taken from the highest. Stays decide what that leaves
/// open; what is open even then keeps the value it has, 0 for a new variable.
///
/// Changes are collected and optimised when a value is read. A required constraint is tried at once,
/// so that it can be refused. A solver belongs to one task at a time.
public final class Solver {
  @usableFromInline let readout: UnsafeMutablePointer<Readout>
  let engine: UnsafeMutablePointer<Engine>
  /// Visited coefficients after which a single operation gives up with `workLimit`.
  public var workLimit = 2_000_000_000
  var probe: Probe?

  /// What reading a value needs, reachable without a call.
  @usableFromInline struct Readout {
    @usableFromInline var values: UnsafeMutablePointer<Double>
    @usableFromInline var variableCount: Int
    @usableFromInline var isPending: Bool

    /// Where the value of a variable stands: its column.
    @inlinable @inline(__always) static func place(of variable: Int) -> Int {
      variable + (variable & ~63)
    }

    init(values: UnsafeMutablePointer<Double>) {
      self.values = values
      variableCount = 0
      isPending = false
    }
  }

  public init() {
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
    readout = .allocate(capacity: 1)
    readout.initialize(to: Readout(values: engine.pointee.values.base))
  }

  deinit {
    engine.pointee.free()
    engine.deinitialize(count: 1)
    engine.deallocate()
    readout.deallocate()
  }

  public func makeVariable() -> Variable {
    let index = engine.pointee.makeVariable()
    readout.pointee.values = engine.pointee.values.base
    readout.pointee.variableCount = engine.pointee.matrix.columns.count
    return Variable(index: index)
  }

  /// No constraint may mention the variable any longer.
  public func removeVariable(_ variable: Variable) {
    check(variable)
    precondition(
      !engine.pointee.isMentioned(variable.index), "a constraint still mentions the variable")
    engine.pointee.removeVariable(variable.index)
  }

  /// Where priorities leave a choice, slack goes to these variables in this order: their ranks are
  /// handed out among them again, and no other variable's rank changes.
  public func rank(_ variables: [Variable]) {
    for variable in variables { check(variable) }
    willChange()
    engine.pointee.rank(variables.map(\.index))
  }

  /// The place among all variables by which ties are decided: slack goes to the lowest.
  public func rank(of variable: Variable) -> Int {
    check(variable)
    return engine.pointee.births[variable.index]
  }

  /// Demands `expression relation 0`.
  ///
  /// Throws `conflict` where the priority is required and other required constraints contradict it;
  /// the solver is then as it was. Throws `notFinite` for numbers that are none.
  public func add(_ expression: Expression, _ relation: Relation, priority: Priority)
    throws(SolverError) -> Constraint
  {
    guard isUsable(expression), priority.isValid else { throw .notFinite }
    willChange()
    let (index, refusal) = engine.pointee.add(expression, relation, priority: priority.value)
    readout.pointee.values = engine.pointee.values.base
    if case .done = refusal { return handle(index) }
    let error = self.error(refusal, for: index)
    engine.pointee.remove(index)
    throw error
  }

  public func remove(_ constraint: Constraint) {
    check(constraint)
    willChange()
    engine.pointee.remove(Int(constraint.index))
  }

  /// Replaces the constant of the constraint's expression.
  ///
  /// Throws like `add`; the constant is then as it was.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    check(constraint)
    guard constant.isFinite,
      (constant / engine.pointee.breakpoints[Int(constraint.index)].divisor).isFinite
    else { throw .notFinite }
    willChange()
    let refusal = engine.pointee.setConstant(constant, of: Int(constraint.index))
    if case .done = refusal { return }
    throw error(refusal, for: Int(constraint.index))
  }

  public func setPriority(_ priority: Priority, of constraint: Constraint) throws(SolverError) {
    guard priority.isValid else { throw .notFinite }
    check(constraint)
    willChange()
    let refusal = engine.pointee.setPriority(priority.value, of: Int(constraint.index))
    if case .done = refusal { return }
    throw error(refusal, for: Int(constraint.index))
  }

  /// Optimises what is pending. Reading a value does it too.
  public func solve() throws(SolverError) {
    guard readout.pointee.isPending else { return }
    let refusal = engine.pointee.settle(effortLimit: workLimit)
    readout.pointee.isPending = false
    if let refusal { throw error(refusal, for: -1) }
  }

  @inlinable public func value(of variable: Variable) -> Double {
    precondition(variable.index < readout.pointee.variableCount, "not a variable of this solver")
    if readout.pointee.isPending { settle() }
    return readout.pointee.values[Readout.place(of: variable.index)]
  }

  /// By how much the constraint's expression is on the wrong side of zero: positive where it is too
  /// large, negative where it is too small.
  public func violation(of constraint: Constraint) -> Double {
    check(constraint)
    settle()
    return engine.pointee.violation(of: Int(constraint.index))
  }

  /// The variables whose values differ from those at the last call, ascending.
  public func takeChanges() -> [Variable] {
    settle()
    return engine.pointee.takeChanges()
  }

  @usableFromInline func settle() {
    // A work limit leaves the best values found, which is what a reader without `throws` gets.
    try? solve()
  }
}

extension Solver {
  private func willChange() {
    engine.pointee.effort = 0
    engine.pointee.steps = 0
    engine.pointee.effortLimit = workLimit
    readout.pointee.isPending = true
    engine.pointee.unhide()
    if probe != nil { probe = nil }
  }

  func check(_ variable: Variable) {
    precondition(
      variable.index >= 0 && variable.index < engine.pointee.matrix.columns.count
        && engine.pointee.columns[Column.variable(variable.index)].isLive,
      "not a variable of this solver")
  }

  func check(_ constraint: Constraint) {
    let index = Int(constraint.index)
    precondition(
      index < engine.pointee.breakpoints.count && engine.pointee.breakpoints[index].isLive
        && engine.pointee.breakpoints[index].generation == constraint.generation,
      "not a constraint of this solver")
  }

  private func isUsable(_ expression: Expression) -> Bool {
    guard expression.constant.isFinite else { return false }
    for position in 0..<expression.count {
      guard expression[position].coefficient.isFinite else { return false }
      check(expression[position].variable)
    }
    // A constraint on one variable says where that is, by a quotient.
    guard expression.count == 1, expression[0].coefficient != 0 else { return true }
    return (expression.constant / expression[0].coefficient).isFinite
  }

  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), generation: engine.pointee.breakpoints[index].generation)
  }

  private func error(_ refusal: Engine.Repair, for index: Int) -> SolverError {
    guard case .conflict(let members) = refusal else { return .workLimit }
    let others = members.filter { $0 != index && $0 >= 0 }
    return .conflict(Conflict(constraints: others.sorted().map(handle)))
  }
}
