import Cassowary
import LayoutScene

/// The constraints that may be the causes of the directions that a layout leaves open.
struct Suspects {
  private let pass: LayoutPass
  private let optima: OpenOptima
  /// The variables that differ between solutions, by index.
  private(set) var variables: [Variable] = []
  /// The variables of rivals, and whether they are sizes that a content asks for.
  private(set) var isContent: [Variable: Bool] = [:]
  private var rivals: [Variable: [Entry]] = [:]
  private var limits: [Variable: [Entry]] = [:]

  init(_ engine: LayoutEngine, _ pass: LayoutPass, _ optima: OpenOptima) {
    self.pass = pass
    self.optima = optima
    variables = engine.items.values.flatMap(\.variables).filter { optima.rate(of: $0) != 0 }
      .sorted()
    // Most layouts are unique.
    guard !variables.isEmpty else { return }
    let free = Set(variables)
    for entry in engine.entriesByHandle.values.sorted(by: { $0.serial < $1.serial }) {
      let moving = entry.form.terms.map(\.variable).filter { free.contains($0) }
      guard !moving.isEmpty else { continue }
      if entry.priority < .required, isViolated(entry), rate(of: entry) != 0 {
        for variable in moving {
          rivals[variable, default: []].append(entry)
          let isContent = entry.contentCoordinate != nil
          self.isContent[variable] = isContent || self.isContent[variable] == true
        }
      } else if entry.constraint != nil, entry.relation != .equal {
        for variable in moving { limits[variable, default: []].append(entry) }
      }
    }
  }

  func isFree(_ variable: Variable) -> Bool { optima.rate(of: variable) != 0 }

  /// The rivals of the highest priority whose violations change along a direction.
  func rivals(along direction: Ambiguity.Direction) -> [Entry] {
    let found = entries(rivals, along: direction)
    guard let highest = found.map(\.priority).max() else { return [] }
    return found.filter { $0.priority == highest }
  }

  /// The inequalities about any of these items that limit a direction.
  func inequalities(along direction: Ambiguity.Direction, of items: [EngineItem]) -> [Entry] {
    entries(limits, along: direction).filter { entry in
      entry.constraint?.ends.contains { end in items.contains { $0.item === end.item } } == true
    }
  }

  private func entries(
    _ known: [Variable: [Entry]], along direction: Ambiguity.Direction
  ) -> [Entry] {
    var seen: Set<ObjectIdentifier> = []
    return direction.rates.keys.flatMap { known[$0] ?? [] }
      .filter {
        direction.rate(of: pass.form($0)) != 0 && seen.insert(ObjectIdentifier($0)).inserted
      }
      .sorted { $0.serial < $1.serial }
  }

  /// Whether the entry is violated between the solutions; its violation then changes linearly.
  private func isViolated(_ entry: Entry) -> Bool {
    entry.violation(at: pass.value(of: entry) { optima.value(of: $0) }) > 1e-7
  }

  private func rate(of entry: Entry) -> Double {
    let parts = pass.form(entry).terms.map { $0.coefficient * optima.rate(of: $0.variable) }
    let sum = parts.reduce(0, +)
    return abs(sum) > 1e-9 * parts.reduce(0, { $0 + abs($1) }) ? sum : 0
  }
}
