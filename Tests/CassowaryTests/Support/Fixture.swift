import Foundation
import Testing

@testable import Cassowary

/// A system with the exact optimum of each priority, which HiGHS finds too, from
/// Scripts/check-solver.
struct Fixture: CustomTestStringConvertible {
  var name = ""
  var variables = 0
  var demands: [Demand] = []
  var refused: Set<Int> = []
  var optima: [(priority: Double, sum: Double)] = []
  var unique: [(variable: Int, isUnique: Bool)] = []

  var testDescription: String { "system \(name)" }

  mutating func read(_ words: [Substring]) throws {
    let numbers = words.map { Double($0) ?? .nan }
    switch words[0] {
    case "system": (name, variables) = (String(words[1]), Int(numbers[2]))
    case "constraint":
      var expression = Expression(constant: numbers[3])
      for word in words.dropFirst(4) {
        let parts = word.split(separator: ":")
        let variable = Variable(index: try #require(Int(parts[0])))
        expression.append(Term(variable, try #require(Double(parts[1]))))
      }
      let relation = try #require(Relation(rawValue: Int(numbers[2])))
      demands.append(
        Demand(expression: expression, relation: relation, priority: Priority(numbers[1])))
    case "refused": refused.insert(Int(numbers[1]))
    case "optimum": optima.append((numbers[1], numbers[2]))
    default: unique.append((Int(numbers[1]), numbers[2] == 1))
    }
  }

  static func all(in file: String) throws -> [Fixture] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "txt", subdirectory: "Fixtures"))
    var fixtures: [Fixture] = []
    var fixture = Fixture()
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line == "end" {
        fixtures.append(fixture)
        fixture = Fixture()
      } else {
        try fixture.read(line.split(separator: " "))
      }
    }
    return fixtures
  }

  /// - Parameter surround: Adds what leaves the optimum as it is.
  func check(among surround: (Solver, [Variable]) throws -> Void = { _, _ in }) throws {
    let solver = Solver()
    let all = (0..<variables).map { _ in solver.makeVariable() }
    try surround(solver, all)
    var accepted: [Demand] = []
    for (i, demand) in demands.enumerated() {
      let isRefused = solver.attempt(demand).conflict != nil
      #expect(refused.contains(i) == isRefused, "\(name): constraint \(i)")
      if !isRefused { accepted.append(demand) }
    }
    let values = all.map { solver.value(of: $0) }
    for (priority, sum) in optima {
      let mine = accepted.filter { $0.priority.value == priority }
      let total = mine.reduce(0) { $0 + $1.violation(values) }
      let size = mine.reduce(0) { $0 + $1.size(values) }
      #expect(abs(total - sum) <= 1e-8 * size, "\(name) at \(priority)")
    }
    for demand in accepted where demand.priority.isRequired {
      #expect(demand.violation(values) <= 1e-9 * demand.size(values), "\(name)")
    }
    for (variable, isUnique) in unique {
      #expect(solver.isUnique(all[variable]) == isUnique, "\(name): variable \(variable)")
    }
  }
}
