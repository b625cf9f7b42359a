// Compiled together with the sources of Cassowary by Scripts/fuzz-solver: bytes become operations on
// one solver, whose invariants are checked after each solve, and whose optimum is compared with that
// of a solver made afresh.

private struct Bytes {
  var rest: UnsafeBufferPointer<UInt8>.SubSequence

  mutating func next() -> Int { Int(rest.popFirst() ?? 0) }
}

private struct Held {
  var constraint: Constraint
  var expression: Expression
  var relation: Relation
  var priority: Priority

  func violation(_ values: [Double]) -> Double {
    let activity = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    switch relation {
    case .lessThanOrEqual: return max(activity, 0)
    case .greaterThanOrEqual: return max(-activity, 0)
    case .equal: return abs(activity)
    }
  }
}

private let coefficients = [1.0, -1, 2, -0.5, 3, 0.25, -8, 1]
private let priorities = [1000.0, 1000, 750, 500, 250.5, 250, 10, -1]

private final class Session {
  let solver = Solver()
  var variables: [Variable] = []
  var held: [Held] = []

  init(_ count: Int) { for _ in 0..<count { variables.append(solver.makeVariable()) } }

  func step(_ bytes: inout Bytes) {
    switch bytes.next() % 8 {
    case 0...3: add(&bytes)
    case 4:
      if !held.isEmpty { solver.remove(held.remove(at: bytes.next() % held.count).constraint) }
    case 5: changeConstant(&bytes)
    case 6: changePriority(&bytes)
    default: check()
    }
  }

  private func add(_ bytes: inout Bytes) {
    guard held.count < 24 else { return }
    var expression = Expression(constant: Double(bytes.next() - 128) * 5)
    for _ in 0..<(1 + bytes.next() % 4) {
      let variable = variables[bytes.next() % variables.count]
      expression.append(Term(variable, coefficients[bytes.next() % 8]))
    }
    let relation = Relation(rawValue: bytes.next() % 3 - 1)!
    let priority = Priority(priorities[bytes.next() % 8])
    if let constraint = try? solver.add(expression, relation, priority: priority) {
      held.append(
        Held(
          constraint: constraint, expression: expression, relation: relation, priority: priority))
    }
  }

  private func changeConstant(_ bytes: inout Bytes) {
    guard !held.isEmpty else { return }
    let at = bytes.next() % held.count
    let constant = Double(bytes.next() - 128) * 5
    if (try? solver.setConstant(constant, of: held[at].constraint)) != nil {
      held[at].expression.constant = constant
    }
  }

  private func changePriority(_ bytes: inout Bytes) {
    guard !held.isEmpty else { return }
    let at = bytes.next() % held.count
    let priority = Priority(priorities[bytes.next() % 8])
    if (try? solver.setPriority(priority, of: held[at].constraint)) != nil {
      held[at].priority = priority
    }
  }

  func check() {
    try! solver.solve()
    let violated = solver.violatedInvariants()
    precondition(violated.isEmpty, violated.joined(separator: "; "))
    let fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    for one in held { _ = try! fresh.add(one.expression, one.relation, priority: one.priority) }
    let (mine, theirs) = (
      variables.map { solver.value(of: $0) }, variables.map { fresh.value(of: $0) }
    )
    for priority in Set(held.map(\.priority)).sorted(by: >) where !priority.isStay {
      let same = held.filter { $0.priority == priority }
      let (a, b) = (
        same.reduce(0) { $0 + $1.violation(mine) }, same.reduce(0) { $0 + $1.violation(theirs) }
      )
      precondition(abs(a - b) < 1e-5 * max(1, b), "at \(priority.value): \(a), afresh \(b)")
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Bytes(rest: UnsafeBufferPointer(start: start, count: count)[...])
  let session = Session(1 + bytes.next() % 8)
  while !bytes.rest.isEmpty { session.step(&bytes) }
  session.check()
  return 0
}
