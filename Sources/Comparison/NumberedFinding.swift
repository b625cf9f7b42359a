import LayoutScene

/// A finding with the number that it has wherever the comparison is shown, and where it occurs.
public struct NumberedFinding: Sendable, Hashable {
  /// From 1.
  public var number: Int
  public var finding: Finding
  /// Indices into the comparison's cells, ascending.
  public var cells: [Int]
  /// The messages, which may have other numbers in other cells, each with the cells that have it.
  public var wordings: [Wording]

  /// What is said of it: one message, or the first few with their cells where the wording differs.
  ///
  /// - Parameter list: names the cells.
  public func messages(_ list: CellList) -> [String] {
    guard wordings.count > 1 else { return [finding.message] }
    let shown = wordings.prefix(Self.shownWordings).map { wording in
      "\(list.words(for: wording.cells)): \(wording.message)"
    }
    let rest = wordings.count - shown.count
    return shown + (rest > 0 ? ["and \(rest) more with other words or numbers"] : [])
  }

  private static let shownWordings = 3

  public struct Wording: Sendable, Hashable {
    public var message: String
    public var cells: [Int]
  }
}

extension ScreenComparison {
  /// What was found in the cells, each finding once however many cells have it: errors first, then
  /// warnings and notes, each in the order of the cells.
  public var numberedFindings: [NumberedFinding] {
    let groups = FindingGroup.groups(of: cells.map { ($0.scene.cell, $0.scene.findings) })
    // The first of equal cells; looked up, never iterated.
    var indices: [Cell: Int] = [:]
    for (index, cell) in cells.enumerated() where indices[cell.scene.cell] == nil {
      indices[cell.scene.cell] = index
    }
    let sorted = [Finding.Severity.error, .warning, .note].flatMap { severity in
      groups.filter { $0.finding.severity == severity }
    }
    return sorted.enumerated().map { position, group in
      NumberedFinding(
        number: position + 1, finding: group.finding,
        cells: group.places.compactMap { indices[$0.cell] },
        wordings: Self.wordings(of: group, indices))
    }
  }

  private static func wordings(
    of group: FindingGroup, _ indices: [Cell: Int]
  ) -> [NumberedFinding.Wording] {
    var wordings: [NumberedFinding.Wording] = []
    var known: [String: Int] = [:]
    for place in group.places {
      guard let cell = indices[place.cell] else { continue }
      if let index = known[place.message] {
        wordings[index].cells.append(cell)
      } else {
        known[place.message] = wordings.count
        wordings.append(.init(message: place.message, cells: [cell]))
      }
    }
    return wordings
  }
}
