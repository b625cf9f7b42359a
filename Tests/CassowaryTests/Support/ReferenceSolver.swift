@testable import Cassowary

/// A plain solver: one dense tableau, all priorities as lexicographic objective rows, Bland's rule.
///
/// It is short and slow. The real solver is compared with it.
final class ReferenceSolver {
  struct Held {
    var expression: Expression
    var relation: Relation
    var priority: Priority
  }

  var variableCount = 0
  var held: [Held?] = []
  var values: [Double] = []
  var isStale = false

  init() {}

  func makeVariable() -> Variable {
    isStale = true
    variableCount += 1
    values.append(0)
    return Variable(index: variableCount - 1)
  }

  func add(_ expression: Expression, _ relation: Relation, priority: Priority)
    throws(SolverError) -> Constraint
  {
    guard priority.isValid, expression.constant.isFinite,
      expression.terms.allSatisfy({ $0.coefficient.isFinite })
    else { throw .notFinite }
    held.append(Held(expression: expression, relation: relation, priority: priority))
    if priority.isRequired, let conflict = conflict(with: held.count - 1) {
      held.removeLast()
      throw .conflict(conflict)
    }
    isStale = true
    return Constraint(index: Int32(held.count - 1), generation: 0)
  }

  func solve() throws(SolverError) {
    guard isStale else { return }
    values = optimum(including: held.indices.map { $0 }, last: .tie)
    isStale = false
  }

  func value(of variable: Variable) -> Double {
    try? solve()
    return values[variable.index]
  }

  func isUnique(_ variable: Variable) -> Bool { alternative(for: variable) == nil }

  func alternative(for variable: Variable) -> [(variable: Variable, value: Double)]? {
    try? solve()
    let all = Array(held.indices)
    for sign in [1.0, -1.0] {
      let other = optimum(including: all, last: .extreme(variable.index, sign))
      if abs(other[variable.index] - values[variable.index]) > 1e-6 {
        return other.indices.map { (Variable(index: $0), other[$0]) }
      }
    }
    return nil
  }
}

extension ReferenceSolver {
  enum LastLevel {
    /// Slack goes to the variable created first.
    case tie
    /// The variable as small (1) or as large (-1) as the priorities allow.
    case extreme(Int, Double)
  }

  func violation(_ one: Held, _ x: [Double]) -> Double {
    let activity = one.expression.terms.reduce(one.expression.constant) {
      $0 + $1.coefficient * x[$1.variable.index]
    }
    switch one.relation {
    case .lessThanOrEqual: return max(activity, 0)
    case .greaterThanOrEqual: return min(activity, 0)
    case .equal: return activity
    }
  }

  private func conflict(with added: Int) -> Conflict? {
    var members = held.indices.filter { held[$0]?.priority.isRequired == true && $0 != added }
    func isFeasible(_ some: [Int]) -> Bool {
      let x = optimum(including: some + [added], last: .tie)
      return (some + [added]).allSatisfy { abs(violation(held[$0]!, x)) < 1e-6 }
    }
    if isFeasible(members) { return nil }
    for member in members {
      let without = members.filter { $0 != member }
      if !isFeasible(without) { members = without }
    }
    return Conflict(constraints: members.map { Constraint(index: Int32($0), generation: 0) })
  }

  /// Columns 2j and 2j+1 are the positive and the negative part of variable j; then come the excess
  /// and the deficit of each constraint.
  /// Below the priorities come the rule for ties and the stays.
  private func optimum(including indices: [Int], last: LastLevel) -> [Double] {
    let chosen = indices.compactMap { held[$0] }
    var priorities = chosen.map { min($0.priority.value, 1000) } + [0]
    priorities = Array(Set(priorities)).sorted(by: >)
    let (n, m, k) = (variableCount, chosen.count, priorities.firstIndex(of: 0)!)
    let width = 2 * n + 2 * m + 1
    var rows = [[Double]](repeating: [Double](repeating: 0, count: width), count: m)
    var costs = [[Double]](repeating: [Double](repeating: 0, count: width), count: priorities.count)
    var basis = [Int](repeating: 0, count: m)
    for (i, one) in chosen.enumerated() {
      for term in one.expression.terms {
        rows[i][2 * term.variable.index] += term.coefficient
        rows[i][2 * term.variable.index + 1] -= term.coefficient
      }
      let (excess, deficit) = (2 * n + 2 * i, 2 * n + 2 * i + 1)
      (rows[i][excess], rows[i][deficit], rows[i][width - 1]) = (-1, 1, -one.expression.constant)
      basis[i] = deficit
      if rows[i][width - 1] < 0 {
        rows[i] = rows[i].map { -$0 }
        basis[i] = excess
      }
      let level = priorities.firstIndex(of: min(one.priority.value, 1000))!
      let ranks = tieRanks(one)
      for (column, counts, rank) in [
        (excess, one.relation != .greaterThanOrEqual, ranks.excess),
        (deficit, one.relation != .lessThanOrEqual, ranks.deficit),
      ] where counts {
        if level < k { costs[level][column] = 1 }
        guard case .tie = last, !one.priority.isRequired else { continue }
        costs[max(level, k)][column] = rank
      }
    }
    if case .extreme(let variable, let sign) = last {
      (costs[k][2 * variable], costs[k][2 * variable + 1]) = (sign, -sign)
    }
    for i in 0..<m {
      for level in costs.indices where costs[level][basis[i]] != 0 {
        eliminate(&costs[level], basis[i], rows[i])
      }
    }
    var ray: Int?
    while let entering = (0..<(width - 1)).first(where: { isImproving(costs, $0) }) {
      guard let row = leavingRow(rows, basis, entering) else {
        // Only an extreme value can be unbounded; one step along the ray shows that.
        for i in 0..<m { rows[i][width - 1] -= 1000 * rows[i][entering] }
        ray = entering
        break
      }
      let pivot = rows[row][entering]
      rows[row] = rows[row].map { $0 / pivot }
      for other in 0..<m where other != row { eliminate(&rows[other], entering, rows[row]) }
      for level in costs.indices { eliminate(&costs[level], entering, rows[row]) }
      basis[row] = entering
    }
    var x = [Double](repeating: 0, count: n)
    for i in 0..<m where basis[i] < 2 * n {
      x[basis[i] / 2] += basis[i] % 2 == 0 ? rows[i][width - 1] : -rows[i][width - 1]
    }
    if let ray, ray < 2 * n { x[ray / 2] += ray % 2 == 0 ? 1000 : -1000 }
    return x
  }

  /// A violation by excess weighs the more the later its variable comes, one by deficit of a single
  /// variable the less.
  private func tieRanks(_ one: Held) -> (excess: Double, deficit: Double) {
    var sums = [Double](repeating: 0, count: variableCount)
    for term in one.expression.terms { sums[term.variable.index] += term.coefficient }
    let youngest = sums.lastIndex { $0 != 0 } ?? 0
    let rank = 1 + Double(youngest) * 0x1p-20
    guard sums.filter({ $0 != 0 }).count == 1 else { return (rank, rank) }
    return sums[youngest] > 0 ? (rank, 1 / rank) : (1 / rank, rank)
  }

  private func eliminate(_ row: inout [Double], _ column: Int, _ pivotRow: [Double]) {
    let factor = row[column]
    guard factor != 0 else { return }
    for j in row.indices { row[j] -= factor * pivotRow[j] }
    row[column] = 0
  }

  private func isImproving(_ costs: [[Double]], _ column: Int) -> Bool {
    for level in costs where abs(level[column]) > 1e-9 { return level[column] < 0 }
    return false
  }

  private func leavingRow(_ rows: [[Double]], _ basis: [Int], _ entering: Int) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for i in rows.indices where rows[i][entering] > 1e-9 {
      let ratio = rows[i].last! / rows[i][entering]
      if ratio < bestRatio - 1e-12 || (ratio < bestRatio + 1e-12 && basis[i] < basis[best!]) {
        (best, bestRatio) = (i, min(ratio, bestRatio))
      }
    }
    return best
  }
}
