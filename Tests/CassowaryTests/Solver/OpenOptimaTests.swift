import Testing

@testable import Cassowary

private struct RandomOptima {
  let solver = Solver()
  let variables: [Variable]
  var demands: [Demand] = []

  init(seed: UInt64) {
    var random = Seeded(state: seed)
    variables = (0..<8).map { [solver] _ in solver.makeVariable() }
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      let demand = Demand.random(of: variables, using: &random)
      if (try? solver.add(demand.expression, demand.relation, priority: demand.priority)) != nil {
        demands.append(demand)
      }
    }
  }

  func isOptimum(_ values: [Double]) -> Bool {
    let best = violations(of: demands, at: variables.map { solver.value(of: $0) })
    return zip(violations(of: demands, at: values), best).allSatisfy { abs($0.1 - $1.1) < 1e-6 }
  }
}

@Test(arguments: 1...300)
func freedomsAreDirectionsFromOneOptimumToOthers(seed: UInt64) {
  let system = RandomOptima(seed: seed)
  let unique = system.variables.map { system.solver.isUnique($0) }
  guard let optima = system.solver.openOptima() else {
    #expect(!unique.contains(false))
    return
  }
  #expect(system.variables.map { optima.rate(of: $0) == 0 } == unique)
  let inner = system.variables.map { optima.value(of: $0) }
  #expect(system.isOptimum(inner))
  let freedoms = optima.freedoms(preferring: system.variables.reversed())
  #expect(Set(freedoms.flatMap { $0.rates.map(\.variable.index) }).count == unique.count { !$0 })
  for freedom in freedoms {
    // From a point of the interior both directions lead to optima.
    for step in [1e-5, -1e-5] {
      var values = inner
      for (variable, rate) in freedom.rates { values[variable.index] += step * rate }
      #expect(system.isOptimum(values))
    }
    let others = freedoms.map(\.variable).filter { $0 != freedom.variable }
    #expect(freedom.rates.first { $0.variable == freedom.variable }?.rate == 1)
    #expect(!freedom.rates.contains { others.contains($0.variable) })
  }
}

/// A constraint on the variable of a freedom leaves one freedom less, until every variable is
/// unique.
@Test(arguments: 1...100)
func holdingWhatStandsForAFreedomEndsIt(seed: UInt64) throws {
  let system = RandomOptima(seed: 5000 + seed)
  var left = system.solver.openOptima()?.freedoms(preferring: system.variables) ?? []
  while let freedom = left.first, let optima = system.solver.openOptima() {
    let value = optima.value(of: freedom.variable)
    _ = try system.solver.add(freedom.variable - value, .equal, priority: .required)
    let rest = system.solver.openOptima()?.freedoms(preferring: system.variables) ?? []
    #expect(rest.map(\.variable) == Array(left.map(\.variable).dropFirst()))
    guard rest.count < left.count else { break }
    left = rest
  }
  #expect(system.variables.allSatisfy { system.solver.isUnique($0) })
}

@Test func thePreferredVariableStandsForThoseThatMoveAlong() throws {
  let solver = Solver()
  let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  _ = try solver.add(b - a - 8, .equal, priority: .required)
  _ = try solver.add(c - 2 * b, .equal, priority: .required)
  for preferred in [a, b, c] {
    let freedoms = solver.openOptima()?.freedoms(preferring: [preferred]) ?? []
    #expect(freedoms.map(\.variable) == [preferred])
  }
  let rates = solver.openOptima()?.freedoms(preferring: [a]).first?.rates ?? []
  #expect(rates.map(\.variable) == [a, b, c] && rates.map(\.rate) == [1, 1, 2])
}

/// A limit that is tight in every optimum is an equation, though it is written as an inequality.
@Test func limitsThatLeaveNoRoomAreEquations() throws {
  let solver = Solver()
  let (a, b) = (solver.makeVariable(), solver.makeVariable())
  _ = try solver.add(a + b - 10, .lessThanOrEqual, priority: .required)
  _ = try solver.add(a - 4, .greaterThanOrEqual, priority: .required)
  _ = try solver.add(b - 6, .greaterThanOrEqual, priority: .required)
  #expect(solver.openOptima() == nil)
}
