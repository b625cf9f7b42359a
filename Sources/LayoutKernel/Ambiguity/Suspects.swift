import Cassowary
import LayoutScene

/// The constraints that may be the causes of the freedoms that a layout leaves open.
struct Suspects {
  private let pass: LayoutPass
  private let optima: OpenOptima
  /// The variables that differ between solutions, by index.
  private(set) var variables: [Variable] = []
  /// The variables of rivals, and whether they are sizes that a content asks for.
  private(set) var isContent: [Variable: Bool] = [:]
  private var rivals: [Variable: [Row]] = [:]
  private var limits: [Variable: [Row]] = [:]
  /// The work of looking at a row, whose terms are looked up in a table.
  private static let visitWork = 60

  init(_ engine: LayoutEngine, _ pass: LayoutPass, _ optima: OpenOptima) {
    self.pass = pass
    self.optima = optima
    variables = engine.items.unordered.flatMap(\.variables).filter { optima.rate(of: $0) != 0 }
      .sorted()
    // Most layouts are unique.
    guard !variables.isEmpty else { return }
    let free = Set(variables)
    let all = engine.system.rows
    pass.solver.budget.spend(Self.visitWork * all.count)
    for row in all {
      let moving = row.form.terms.map(\.variable).filter { free.contains($0) }
      guard !moving.isEmpty else { continue }
      if row.priority < .required, isViolated(row), rate(of: row) != 0 {
        for variable in moving {
          rivals[variable, default: []].append(row)
          let isContent = row.contentCoordinate != nil
          self.isContent[variable] = isContent || self.isContent[variable] == true
        }
      } else if row.statement != nil, row.relation != .equal {
        for variable in moving { limits[variable, default: []].append(row) }
      }
    }
  }

  func isFree(_ variable: Variable) -> Bool { optima.rate(of: variable) != 0 }

  /// The rivals of the highest priority whose violations change along a freedom.
  func rivals(along freedom: Ambiguity.Freedom) -> [Row] {
    let found = rows(rivals, along: freedom)
    guard let highest = found.map(\.priority).max() else { return [] }
    return found.filter { $0.priority == highest }
  }

  /// The inequalities about any of these items that limit a freedom. Those of a scroll view's content
  /// are all that the freedom has: the content's length follows from a chain, of which any link may be one.
  func inequalities(along freedom: Ambiguity.Freedom, of items: [Item]) -> [Row] {
    let rows = rows(limits, along: freedom)
    if items.contains(where: { $0.guide == .scrollContent }) { return rows }
    return rows.filter { row in
      row.statement?.ends.contains { end in items.contains(where: end.names) } == true
    }
  }

  private func rows(
    _ known: [Variable: [Row]], along freedom: Ambiguity.Freedom
  ) -> [Row] {
    var seen: Set<ObjectIdentifier> = []
    let candidates = freedom.rates.keys.flatMap { known[$0] ?? [] }
    guard !pass.solver.budget.isExhausted else { return [] }
    pass.solver.budget.spend(Self.visitWork * (freedom.rates.count + candidates.count))
    return
      candidates
      .filter {
        freedom.rate(of: pass.form($0)) != 0 && seen.insert(ObjectIdentifier($0)).inserted
      }
      .sorted { $0.serial < $1.serial }
  }

  /// Whether the row is violated between the solutions; its violation then changes linearly.
  private func isViolated(_ row: Row) -> Bool {
    row.violation(at: pass.value(of: row) { optima.value(of: $0) }) > RoundingError.violation
  }

  private func rate(of row: Row) -> Double {
    pass.form(row).rate { optima.rate(of: $0) }
  }
}
