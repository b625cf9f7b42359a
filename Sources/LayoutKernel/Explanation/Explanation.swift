import Cassowary
import Foundation
import LayoutScene

/// Why an attribute of an item has its value: the constraints that determine it, and how far the others
/// are from doing so. The host words it.
package struct Explanation {
  /// Something that has a part in the value.
  package enum Link {
    /// A constraint, and how far it is from holding, points.
    ///
    /// - `isUnwrapped`: whether the row is the size of a text as it was before it was wrapped.
    case row(Row, violation: CGFloat, isUnwrapped: Bool)
    /// The insets of a built-in guide or of a view's margins, which follow from no constraint.
    case insets(GuideKind, EdgeInsets, of: Item)
    /// How far an alignment rect lies inside its frame. Constraints relate alignment rects, while places and
    /// margins are relative to frames; the difference is part of the value.
    case alignment(EdgeInsets, of: Item)
  }

  /// A constraint on the same item and axis that has no part in the value.
  package struct Slack {
    package let row: Row
    /// The difference of its two sides in points; infinite for a constraint that was given up in a conflict.
    package let distance: CGFloat
    package let isSatisfied: Bool
  }

  /// What an ambiguous value shares the choice with.
  package enum Rival {
    /// A constraint of the same priority that cannot hold as well.
    case row(Row)
    /// A size that nothing determines either.
    case coordinate(Coordinate)
  }

  /// Points: a size of the alignment rect, or a place counted as `LayoutEngine.form(of:)` counts it.
  package let value: CGFloat
  package let isUnique: Bool
  /// First what is on the attribute itself, then what shares an item with something before. After a wrapped
  /// text come the constraints that bound the width at which it wraps.
  package let chain: [Link]
  package let slack: [Slack]
  package let rivals: [Rival]
  /// The choices that an ambiguous value depends on.
  package let choices: [Ambiguity]
}

extension LayoutEngine {
  /// Explains the value of an attribute; nil for an end that has no place in the layout.
  package func explanation(of end: End) -> Explanation? {
    guard let form = form(of: end) else { return nil }
    return Explainer(engine: self, end: end, form: form).explanation()
  }
}

/// Makes an explanation from a solved engine.
private struct Explainer {
  let engine: LayoutEngine
  let end: End
  let form: LinearForm

  func explanation() -> Explanation {
    let variables = form.terms.map(\.variable)
    let binding = engine.binding(variables)
    let isUnique = engine.isUnique(form)
    let choices = isUnique ? [] : AmbiguitySearch(engine).ambiguities().filter { $0.moves(form) }
    return Explanation(
      value: engine.value(of: form), isUnique: isUnique,
      chain: insetLinks + links(ordered(binding, from: variables)) + alignmentLinks,
      slack: slack(beside: binding), rivals: choices.flatMap(rivals), choices: choices)
  }

  // MARK: The chain

  private var insetLinks: [Explanation.Link] {
    guard let kind = end.usedInset else { return [] }
    return [.insets(kind, end.owner.insets.of(kind), of: end.owner)]
  }

  private var alignmentLinks: [Explanation.Link] {
    // The near edges of a guide follow from its insets only.
    if end.inset != nil, form.terms.isEmpty { return [] }
    let owner = end.usedInset == nil ? nil : end.owner
    var items = [owner].compactMap { $0 }
    let container = engine.container(of: end)
    if end.attribute.part != .length, container !== owner { items.append(container) }
    return items.compactMap { item in
      let insets = engine.items.alignmentOffsets(of: item)
      let (near, far) =
        end.attribute.axis == .horizontal
        ? (insets.left, insets.right) : (insets.top, insets.bottom)
      // Places are relative to the container's near edge; its far edge does not matter.
      guard near != 0 || (item === owner && far != 0) else { return nil }
      return .alignment(insets, of: item)
    }
  }

  /// The rows breadth first: those on the variables, then those that share a variable with them,
  /// and so on. Within a step they are in the order in which they were added.
  private func ordered(_ rows: [Row], from variables: [Variable]) -> [Row] {
    var users: [Variable: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for term in row.form.terms { users[term.variable, default: []].append(index) }
    }
    var isTaken = Array(repeating: false, count: rows.count)
    var (result, reached, known): ([Row], [Variable], Set<Variable>) = (
      [], variables, Set(variables)
    )
    while result.count < rows.count {
      var next = Array(Set(reached.flatMap { users[$0] ?? [] }.filter { !isTaken[$0] })).sorted()
      // What shares nothing with the others comes last.
      if next.isEmpty { next = rows.indices.filter { !isTaken[$0] } }
      for index in next { isTaken[index] = true }
      result += next.map { rows[$0] }
      reached = next.flatMap { rows[$0].form.terms.map(\.variable) }
        .filter { known.insert($0).inserted }
    }
    return result
  }

  /// Links for the rows. After them come links for the rows that bound the widths of the wrapped
  /// texts among them.
  private func links(_ rows: [Row]) -> [Explanation.Link] {
    var links = rows.map(link)
    var known = Set(rows.map { ObjectIdentifier($0) })
    var knownUnwrapped: Set<ObjectIdentifier> = []
    for (text, binding) in engine.firstBinding(behind: rows) {
      for row in ordered(binding, from: [text.width]) {
        if let violation = engine.firstViolation(of: row) {
          guard knownUnwrapped.insert(ObjectIdentifier(row)).inserted else { continue }
          links.append(.row(row, violation: violation, isUnwrapped: true))
        } else if known.insert(ObjectIdentifier(row)).inserted {
          links.append(link(row))
        }
      }
    }
    return links
  }

  private func link(_ row: Row) -> Explanation.Link {
    .row(row, violation: engine.violation(of: row), isUnwrapped: false)
  }

  // MARK: Beside the chain

  /// The other constraints on the item along the attribute's axis. An equation that holds is left out, as it determines
  /// another value, unless the chain determines all that it is about. So is what limits the size where the place alone
  /// is determined, or the place where the size is.
  private func slack(beside binding: [Row]) -> [Explanation.Slack] {
    let axis = end.attribute.axis
    let others = end.owner.references.filter { row in
      row.statement?.ends.contains { $0.isAtSame(as: end) && $0.attribute.axis == axis } == true
    }
    let size = end.item.size(along: axis)
    let both: Set<Variable> = [size, end.item.origin(along: axis)]
    let known = Set(
      form.terms.map(\.variable) + binding.flatMap { $0.form.terms.map(\.variable) })
    let part = both.intersection(known)
    let bound = Set(binding.map { ObjectIdentifier($0) })
    let own =
      end.inset != nil
      ? []
      : end.owner.contentRows.filter { row in
        row.form.terms.contains { $0.variable == size }
      }
    let beside = (inOrder(others) + own).filter { row in
      let variables = both.intersection(row.form.terms.map(\.variable))
      let isFree = part.isEmpty || variables.isEmpty
      return (isFree || !variables.isDisjoint(with: part))
        && !bound.contains(ObjectIdentifier(row))
    }
    return beside.compactMap { row in
      let isSatisfied = engine.isSatisfied(row)
      if isSatisfied, row.relation == .equal,
        !isRedundant(row, besides: known, isOneOfMany: beside.count > Self.mostFollowed)
      {
        return nil
      }
      return Explanation.Slack(
        row: row, distance: abs(engine.value(of: row.form)), isSatisfied: isSatisfied)
    }
  }

  /// The most constraints beside a chain of which each is followed.
  private static let mostFollowed = 20

  /// Whether what an equation says follows from others: it is about what the chain determines, or the constraints that
  /// determine all that it is about are others.
  ///
  /// - Parameter isOneOfMany: whether there are so many that to follow the constraints behind each takes long.
  private func isRedundant(
    _ row: Row, besides known: Set<Variable>, isOneOfMany: Bool
  ) -> Bool {
    let variables = row.form.terms.map(\.variable)
    return variables.allSatisfy(known.contains)
      || !isOneOfMany && engine.isUnique(row.form)
        && !engine.binding(variables).contains { $0 === row }
  }

  /// The rows in the order in which the document has them, and then those of code, oldest first.
  private func inOrder(_ rows: [Row]) -> [Row] {
    var (written, others): ([(row: Row, origin: SourceLocation)], [Row]) = ([], [])
    for row in rows.sorted(by: { $0.serial < $1.serial }) {
      if let origin = row.statement?.origin {
        written.append((row, origin))
      } else {
        others.append(row)
      }
    }
    return written.sorted { $0.origin < $1.origin }.map(\.row) + others
  }

  /// The rivals of the attribute in a choice, without the attribute itself.
  private func rivals(in choice: Ambiguity) -> [Explanation.Rival] {
    switch choice.cause {
    case .tie(let rows):
      return rows.filter { $0.contentCoordinate.map(isSubject) != true }.map { .row($0) }
    case .undetermined, .inequalities:
      // A single coordinate is not tied; it lacks a constraint.
      guard choice.tied.count > 1 else { return [] }
      return choice.tied.filter { !isSubject($0) }.map { .coordinate($0) }
    }
  }

  private func isSubject(_ coordinate: Coordinate) -> Bool {
    end.names(coordinate.item) && coordinate.attribute == end.attribute
  }
}
