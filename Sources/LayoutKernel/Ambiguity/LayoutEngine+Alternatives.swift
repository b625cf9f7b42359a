import Cassowary
import Foundation
import LayoutScene

/// What both passes over texts leave open.
extension LayoutEngine {
  /// Whether a sum of variables is unique in both passes: each of them is, or they move together so that
  /// the sum stays.
  package func isUnique(_ form: LinearForm) -> Bool {
    let variables = form.terms.map(\.variable)
    guard firstPass.map({ pass in !variables.contains { pass.isFree($0) } }) ?? true else {
      return false
    }
    let free = variables.count { !solver.isUnique($0) }
    guard free > 1, let optima = solver.openOptima() else { return free == 0 }
    return form.rate { optima.rate(of: $0) } == 0
  }

  /// The wrapped texts whose sizes are among `rows`, in their order.
  private func wrappedTexts(in rows: [Row]) -> [Item] {
    var seen: Set<ObjectIdentifier> = []
    return rows.compactMap { $0.wrappedText?.item }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// For each wrapped text whose size is among `rows`, the rows that bound the width at which it is
  /// wrapped. The width of its widest line follows from those.
  package func firstBinding(behind rows: [Row]) -> [(text: Item, rows: [Row])] {
    guard let firstPass else { return [] }
    return wrappedTexts(in: rows).map { ($0, firstPass.binding($0)) }
  }

  /// The violation of a wrapped text's size in the first pass, in points; nil for any other row,
  /// which is the same in both passes.
  package func firstViolation(of row: Row) -> CGFloat? { firstPass?.violation(of: row) }
}

/// Other solutions of an ambiguous layout.
extension LayoutEngine {
  /// Switches to a solution in which `item` is elsewhere, or back to the solver's own. Returns the
  /// items whose places were read again.
  package func exerciseAmbiguity(of item: Item) -> [Item] {
    places.show(places.alternative.isEmpty ? otherSolution(for: item) : [:])
    return places.placeMoved()
  }

  /// Another solution in which `item` has another place or size; empty if there is none.
  package func otherSolution(for item: Item) -> [Variable: Double] {
    let coordinates =
      Axis.allCases.map { item.near(along: $0) }
      + Axis.allCases.map { LinearForm(item.size(along: $0)) }
    let other = coordinates.lazy.compactMap { form in
      self.solution(moving: form) { self.solver.alternative(for: $0) ?? [] }
    }
    guard let other = other.first else {
      return coordinates.lazy.compactMap { form in
        self.solution(moving: form) { self.firstPass?.alternative(for: $0).map { ($0, $1) } ?? [] }
      }.first ?? [:]
    }
    let part = visiblePart(ofTheWayOf: item, to: other)
    guard part < 1 else { return other }
    return Dictionary(
      other.map { variable, value in
        let here = solver.value(of: variable)
        return (variable, here + part * (value - here))
      }
    ) { $1 }
  }

  /// The first of the solutions for the form's variables in which the form has another value, or else a
  /// point between all solutions.
  private func solution(
    moving form: LinearForm, among alternatives: (Variable) -> [(variable: Variable, value: Double)]
  ) -> [Variable: Double]? {
    func moves(_ other: [Variable: Double]) -> Bool {
      form.rate { variable in other[variable].map { $0 - solver.value(of: variable) } ?? 0 } != 0
    }
    for term in form.terms {
      let other = Dictionary(alternatives(term.variable).map { ($0.variable, $0.value) }) { $1 }
      if moves(other) { return other }
    }
    // Each variable may have moved others along, so that their sum stayed the same.
    guard form.terms.count > 1, let optima = solver.openOptima() else { return nil }
    let between = Dictionary(
      items.unordered.flatMap(\.variables).map { ($0, optima.value(of: $0)) }
    ) { $1 }
    return moves(between) ? between : nil
  }

  /// Every point between two optima is an optimum, so the way to the other one can be cut short
  /// where the item would leave the window.
  ///
  /// Returns how much of the way to the other solution `item` can go without leaving the window: 1
  /// for all of it, also if it is outside already.
  func visiblePart(ofTheWayOf item: Item, to other: [Variable: Double]) -> Double {
    guard let size = items.environment.windowSize else { return 1 }
    let frame = items.frameInRoot(of: item.viewItem)
    var part = 1.0
    for axis in Axis.allCases {
      let (origin, length) = (item.near(along: axis), item.size(along: axis))
      let limit = axis == .horizontal ? size.width : size.height
      let near = axis == .horizontal ? frame.minX : frame.minY
      let far = axis == .horizontal ? frame.maxX : frame.maxY
      let step = origin.value { (other[$0] ?? 0) - solver.value(of: $0) }
      let growth = (other[length] ?? 0) - solver.value(of: length)
      if step < 0, near > 0 { part = min(part, near / -step) }
      if step + growth > 0, far < limit { part = min(part, (limit - far) / (step + growth)) }
    }
    return part
  }
}
