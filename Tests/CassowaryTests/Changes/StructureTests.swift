import Testing
import Work

@testable import Cassowary

/// Constraints with coefficients of very different magnitudes, which come and go until no work is left: rounding then
/// makes some bases singular in the middle of a change.
private struct Upheaval: CustomTestStringConvertible {
  var seed: UInt64
  var views: Int
  var constraints: Int
  var work: Int

  var testDescription: String { "\(seed): \(constraints) constraints, \(work) coefficients" }

  static let all =
    [12, 34, 325, 391, 440].map { Upheaval(seed: $0, views: 40, constraints: 150, work: 100_000) }
    + (1...6).map { Upheaval(seed: $0, views: 20, constraints: 80, work: 50_000) }

  private static let scales = [0.001, 0.01, 0.1, 0.5, 2, 3, 10, 100, 1000]

  /// The problems with the solver's structure after each operation, up to the first that has any.
  func problems() throws -> [String] {
    var random = Seeded(state: seed)
    let solver = Solver(WorkBudget(work))
    let variables = (0..<2 * views).map { _ in solver.makeVariable() }
    var held: [Constraint] = []
    for number in 0..<constraints {
      if let one = try? solver.add(
        expression(variables, &random),
        try #require(Relation.allCases.randomElement(using: &random)),
        priority: .required)
      {
        held.append(one)
      }
      var problems = solver.engine.pointee.structureProblems()
      let removals = number % 3 == 0 && number > constraints / 2 ? min(4, held.count) : 0
      for _ in 0..<removals where problems.isEmpty {
        solver.remove(held.remove(at: Int.random(in: 0..<held.count, using: &random)))
        problems = solver.engine.pointee.structureProblems()
      }
      if removals > 0, problems.isEmpty {
        _ = solver.value(of: variables[0])
        problems = solver.engine.pointee.structureProblems()
      }
      if !problems.isEmpty { return problems }
    }
    return []
  }

  /// A difference of two views' edges or centres.
  private func expression(_ variables: [Variable], _ random: inout Seeded) -> Expression {
    var expression = Expression(constant: Double(Int.random(in: -100...100, using: &random)))
    let ends: [(view: Int, factor: Double)] = [
      (Int.random(in: 0..<views, using: &random), 1),
      (
        Int.random(in: 0..<views, using: &random),
        -(Self.scales.randomElement(using: &random) ?? 1)
      ),
    ]
    for (view, factor) in ends {
      expression.append(Term(variables[2 * view], factor))
      let share = Double(Int.random(in: 0...2, using: &random)) / 2
      expression.append(Term(variables[2 * view + 1], factor * share))
    }
    return expression
  }
}

/// A basis without factors has no order, so that the next search in it might never end.
@Test(arguments: Upheaval.all)
private func everyOperationLeavesABasisThatCanBeSearched(upheaval: Upheaval) throws {
  #expect(try upheaval.problems() == [])
}
