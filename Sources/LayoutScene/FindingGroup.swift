/// A finding with all cells that have it.
public struct FindingGroup: Sendable, Hashable {
  /// The finding in its first cell.
  public var finding: Finding
  /// The cells that have the finding, in their order, each once. Never empty.
  public var places: [Place]

  /// A cell that has the finding.
  public struct Place: Sendable, Hashable {
    /// The cell.
    public var cell: Cell
    /// The finding in this cell; its numbers may differ between cells.
    public var finding: Finding

    /// A cell and the finding in it.
    public init(cell: Cell, finding: Finding) {
      self.cell = cell
      self.finding = finding
    }

    /// The finding's message in this cell.
    public var message: String { finding.message }
  }

  /// A group. `places` must not be empty.
  public init(finding: Finding, places: [Place]) {
    self.finding = finding
    self.places = places
  }

  /// The distinct findings of `cells`, in the order in which they first appear.
  public static func groups(of cells: [(cell: Cell, findings: [Finding])]) -> [FindingGroup] {
    let places = cells.flatMap { cell, findings in
      zip(FindingIdentity.all(of: findings), findings).map { identity, finding in
        (identity: identity, place: Place(cell: cell, finding: finding))
      }
    }
    return places.grouped(by: \.identity).map { _, same in
      FindingGroup(finding: same[0].place.finding, places: same.map(\.place))
    }
  }
}

extension FindingGroup {
  /// The groups in the order of the numbers that pictures and comparisons give them: errors first, then
  /// warnings and notes, each in their present order.
  package static func numbered(_ groups: [FindingGroup]) -> [FindingGroup] {
    Finding.Severity.worstFirst.flatMap { severity in
      groups.filter { $0.finding.severity == severity }
    }
  }

  /// The finding with its first cell's traits, and with the list of its cells if there are several.
  public var json: JSON {
    let places = places.count > 1 ? places : []
    return json(cells: places.map { .object(members(of: $0)) })
  }

  /// The finding in a report about a part of all cells, such as a shard. Its cells are always
  /// listed, each with its number among all cells.
  package func json(numbers: [Cell: Int]) -> JSON {
    json(
      cells: places.map { place in
        let number = numbers[place.cell].map { JSON.number(Double($0)) } ?? .null
        return .object([.init(key: "number", value: number)] + members(of: place))
      })
  }

  private func json(cells: [JSON]) -> JSON {
    guard case .object(var members) = finding.json, let first = places.first else { return .null }
    members += first.cell.members
    if !cells.isEmpty { members.append(.init(key: "cells", value: .array(cells))) }
    return .object(members)
  }

  /// The cell's traits, and the members of the finding that differ in it.
  private func members(of place: Place) -> [JSON.Member] {
    let own = place.finding.json
    let differences = Self.wording.compactMap { key -> JSON.Member? in
      let value = own[key] ?? .null
      return value == finding.json[key] ?? .null ? nil : .init(key: key, value: value)
    }
    return place.cell.members + differences
  }

  /// The members in which equal findings may differ.
  package static let wording = ["constraints", "message", "hint", "missing"]

  /// The cell that has the constraints of `finding`, which is the first; nil where the constraints of all cells have the
  /// same numbers.
  package var cellOfConstraints: Cell? {
    Set(places.map(\.finding.constraints)).count > 1 ? places[0].cell : nil
  }
}
