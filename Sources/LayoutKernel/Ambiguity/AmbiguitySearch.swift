import Cassowary
import LayoutScene

/// Finds the independent choices that a layout leaves open, and what each of them is between.
///
/// 1. The solver says in which directions one can go from one optimum to another, and which
///    variable is to stand for each of several that move together.
/// 2. A constraint whose violation changes on the way is a rival: what it loses, others of its
///    priority win.
/// 3. Freedoms that share a rival are one choice: between three texts that may grow there are two
///    freedoms.
package final class AmbiguitySearch {
  let engine: LayoutEngine
  /// Lazy, since most layouts have no ambiguity.
  private(set) lazy var order = DocumentOrder(engine)

  package init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  /// The ambiguities in document order.
  package func ambiguities() -> [Ambiguity] {
    let pass = LayoutPass(solver: engine.solver) { $0.form }
    let first = firstPassAmbiguities(before: pass)
    // A choice that is open in both passes is listed once.
    let known = Set(first.map(\.key))
    let last = ambiguities(in: pass).filter { !known.contains($0.key) }
    return (first + last).sorted { a, b in
      guard let first = a.tied.first, let second = b.tied.first else { return false }
      return order.precedes(first, second)
    }
  }

  /// The ambiguities of the widths at which texts are wrapped, if they change the final layout.
  private func firstPassAmbiguities(before last: LayoutPass) -> [Ambiguity] {
    guard !engine.areWrapWidthsRequired, !engine.isFirstPassUnique, let first = engine.firstPass,
      first.hasFreeTexts
    else { return [] }
    let found = ambiguities(in: first.pass).filter { ambiguity in
      ambiguity.moving.contains { first.isWrappedWidth($0) }
    }
    let moved = first.moved(by: found.flatMap { $0.freedoms.map(\.variable) })
    // Moving all variables at once may hide one choice behind another. Up to 16 choices are then
    // tried one by one.
    var looksLeft = 16
    return found.filter { ambiguity in
      let moving = ambiguity.moving
      if moving.contains(where: { moved.contains($0) || last.isFree($0) }) { return true }
      looksLeft -= 1
      return looksLeft >= 0 && moving.contains { first.isFree($0) }
    }
  }

  private func ambiguities(in pass: LayoutPass) -> [Ambiguity] {
    guard let optima = pass.optima else { return [] }
    let suspects = Suspects(engine, pass, optima)
    guard !suspects.variables.isEmpty else { return [] }
    let freedoms = optima.freedoms(preferring: preference(suspects)).map { freedom in
      Ambiguity.Freedom(
        variable: freedom.variable,
        rates: Dictionary(freedom.rates.map { ($0.variable, $0.rate) }) { $1 })
    }
    let visible = freedoms.filter { coordinate(of: $0.variable).map(order.isVisible) == true }
    return merged(visible.map { cause(of: $0, suspects) }, pass)
  }

  func coordinate(of variable: Variable) -> Coordinate? {
    engine.items[variable].map { Coordinate(item: $0, variable: variable) }
  }

  // MARK: Which variable stands for what moves together

  /// The preferred variables first: sizes that content ties, then other tied variables, then those
  /// of items that lack most constraints, and last those of guides that no constraint uses along
  /// the axis.
  private func preference(_ suspects: Suspects) -> [Variable] {
    let free = suspects.variables.compactMap(coordinate)
    let keys = free.map { coordinate -> (Int, Int, Int, Int, Int) in
      let place = order.place(of: coordinate.item)
      let (side, index) = (coordinate.isSize ? 0 : 1, coordinate.variable.index)
      if !order.isVisible(coordinate) { return (3, 0, place, side, index) }
      if let isContent = suspects.isContent[coordinate.variable] {
        return (isContent ? 0 : 1, 0, place, side, index)
      }
      return (2, -lack(of: coordinate, suspects), place, side, index)
    }
    return free.indices.sorted { keys[$0] < keys[$1] }.map { free[$0].variable }
  }

  /// How many equations the item lacks along the axis, counting those whose subject it is:
  /// constraints to its superview, and those with it as the first item.
  private func lack(of coordinate: Coordinate, _ suspects: Suspects) -> Int {
    let (item, axis) = (coordinate.item, coordinate.axis)
    let equations = item.references.lazy.compactMap(\.statement).filter { statement in
      statement.relation == .equal && Self.subject(of: statement).names(item)
        && statement.ends.contains { $0.names(item) && $0.attribute.axis == axis }
    }
    let sizes = equations.count { $0.first.attribute.part == .length }
    let isSized = !suspects.isFree(item.size(along: axis))
    return (isSized ? 1 : 2 - sizes) - (equations.count - sizes)
  }

  private static func subject(of statement: Statement) -> End {
    guard let second = statement.second else { return statement.first }
    return statement.first.contains(second) ? second : statement.first
  }

  // MARK: Why

  /// A freedom, and why it is open.
  private struct Choice {
    var freedom: Ambiguity.Freedom
    var cause: Ambiguity.Cause
    var tied: [Coordinate]
    /// Keys that it shares with the other freedoms of the same choice.
    var shared: [AnyHashable]
  }

  private func cause(of freedom: Ambiguity.Freedom, _ suspects: Suspects) -> Choice {
    let own = [coordinate(of: freedom.variable)].compactMap { $0 }
    let rivals = suspects.rivals(along: freedom)
    if !rivals.isEmpty {
      let contents = rivals.compactMap(\.contentCoordinate)
      return Choice(
        freedom: freedom, cause: .tie(rivals),
        tied: contents.count == rivals.count ? contents : own,
        shared: rivals.map { AnyHashable(ObjectIdentifier($0)) })
    }
    let partners = partners(of: freedom, suspects)
    let tied = own + partners
    let inequalities = suspects.inequalities(along: freedom, of: tied.map(\.item))
    return Choice(
      freedom: freedom,
      cause: inequalities.isEmpty ? .undetermined : .inequalities(inequalities), tied: tied,
      shared: partners.map { AnyHashable($0) })
  }

  /// The sizes that shrink as this size grows, and that nothing determines either.
  private func partners(
    of freedom: Ambiguity.Freedom, _ suspects: Suspects
  ) -> [Coordinate] {
    guard let own = coordinate(of: freedom.variable), own.isSize else { return [] }
    let shrinking = freedom.rates.filter { $0.value < 0 }.keys.compactMap(coordinate)
    return shrinking.filter { other in
      other.isSize && other.axis == own.axis && order.isVisible(other)
        && other.item.content.rows.allSatisfy {
          $0.form.terms.first?.variable != other.variable
        }
        && lack(of: other, suspects) >= 0
    }.sorted(by: order.precedes)
  }

  /// Merges freedoms that share a key into one choice.
  private func merged(_ choices: [Choice], _ pass: LayoutPass) -> [Ambiguity] {
    var groups: [[Choice]] = []
    var groupOf: [AnyHashable: Int] = [:]
    for choice in choices {
      let old = Set(choice.shared.compactMap { groupOf[$0] }).sorted()
      let group = old.first ?? groups.count
      if old.isEmpty { groups.append([]) }
      for other in old.dropFirst() {
        groups[group] += groups[other]
        groups[other] = []
      }
      groups[group].append(choice)
      for key in groups[group].flatMap(\.shared) { groupOf[key] = group }
    }
    return groups.filter { !$0.isEmpty }.map { ambiguity($0, pass) }
  }

  private func ambiguity(_ choices: [Choice], _ pass: LayoutPass) -> Ambiguity {
    var rivals: [Row] = []
    var limits: [Row] = []
    for choice in choices {
      switch choice.cause {
      case .tie(let rows): rivals += rows
      case .inequalities(let rows): limits += rows
      case .undetermined: break
      }
    }
    let cause: Ambiguity.Cause =
      !rivals.isEmpty
      ? .tie(inOrder(rivals)) : !limits.isEmpty ? .inequalities(inOrder(limits)) : .undetermined
    return Ambiguity(
      cause: cause, tied: Set(choices.flatMap(\.tied)).sorted(by: order.precedes),
      freedoms: choices.map(\.freedom), pass: pass)
  }

  /// The rows, each once: content sizes in document order, then others in the order in which they
  /// were added.
  private func inOrder(_ rows: [Row]) -> [Row] {
    var seen: Set<ObjectIdentifier> = []
    let unique = rows.filter { seen.insert(ObjectIdentifier($0)).inserted }
    return unique.sorted { a, b in
      switch (a.contentCoordinate, b.contentCoordinate) {
      case (let first?, let second?): order.precedes(first, second)
      case (nil, nil): a.serial < b.serial
      case (nil, _?): false
      case (_?, nil): true
      }
    }
  }
}

extension End {
  /// Whether the end's rectangle is a view, or an inset of a view, that contains the view of the other end.
  fileprivate func contains(_ other: End) -> Bool {
    owner.isView && !isAtSame(as: other) && other.owner.viewItem.isInside(owner)
  }
}

extension Row {
  /// The size that a content asks for; nil for anything else.
  package var contentCoordinate: Coordinate? {
    guard case .contentSize(let item, let axis, _) = source else { return nil }
    return Coordinate(item: item, variable: item.size(along: axis))
  }
}
