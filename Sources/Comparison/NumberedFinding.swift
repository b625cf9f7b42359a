import LayoutScene

/// A finding with its cells, and with the number that it has wherever the comparison is shown.
public struct NumberedFinding: Sendable, Hashable {
  /// The number, counted from 1.
  public var number: Int
  public var finding: Finding
  /// Indices into the comparison's cells, ascending.
  public var cells: [Int]
  /// The messages, each with its cells: numbers in a message may differ between cells.
  public var wordings: [Wording]

  /// The cell that has the finding's constraints as they are shown, where other cells have other numbers in theirs; an
  /// index into the comparison's cells.
  var cellOfConstraints: Int?

  /// The messages with ranges in the place of numbers that differ, so that there are fewer.
  var ranges: [Wording]

  /// The finding's message and hint, or one statement for each wording with its cells. Many
  /// wordings are shortened to ranges of their numbers. A hint that all share is only in the last
  /// statement.
  ///
  /// - Parameter list: names the cells.
  public func statements(_ list: CellList) -> [Statement] {
    let wordings = wordings.count > Self.shownWordings ? ranges : wordings
    let shown = wordings.prefix(Self.shownWordings)
    var statements = shown.map { wording in
      let cells = wording.cells == self.cells ? "" : "\(list.words(for: wording.cells)): "
      return Statement(text: cells + wording.message, hint: wording.hint)
    }
    let rest = wordings.count - shown.count
    if rest > 0 {
      statements.append(Statement(text: "and \(rest) more with other words or numbers"))
    }
    if isHintShared {
      for index in statements.indices { statements[index].hint = nil }
      statements[statements.count - 1].hint = shown.first?.hint
    }
    return statements
  }

  /// Whether all wordings have the same hint, so that only the last statement has it.
  var isHintShared: Bool {
    guard wordings.count > 1 else { return true }
    let wordings = wordings.count > Self.shownWordings ? ranges : wordings
    return Set(wordings.prefix(Self.shownWordings).map(\.hint)).count == 1
  }

  /// The most wordings that are listed one by one; a reader would not read more.
  private static let shownWordings = 12

  public struct Statement: Sendable, Hashable {
    public var text: String
    public var hint: String?
  }

  public struct Wording: Sendable, Hashable {
    public var message: String
    public var hint: String?
    public var cells: [Int]
  }
}

extension ScreenComparison {
  /// The findings of all cells, a finding of several cells once: errors first, then warnings and
  /// notes, each in the order of the cells.
  public var numberedFindings: [NumberedFinding] { numberedFindings(limit: .max).findings }

  /// The first `limit` of these findings, and how many there are without a limit. Words for thousands take longer than
  /// all the rest.
  package func numberedFindings(limit: Int) -> (findings: [NumberedFinding], count: Int) {
    let groups = FindingGroup.groups(of: cells.map { ($0.scene.cell, $0.scene.findings) })
    // Of equal cells the first counts.
    let indices = cells.firstIndices(by: \.scene.cell)
    let findings = FindingGroup.numbered(groups).prefix(limit).enumerated().map { position, group in
      NumberedFinding(
        number: position + 1, finding: group.finding,
        cells: group.places.compactMap { indices[$0.cell] },
        wordings: Self.wordings(of: group, indices),
        cellOfConstraints: group.cellOfConstraints.flatMap { indices[$0] },
        ranges: group.summaries.map { summary in
          .init(
            message: summary.message, hint: summary.hint,
            cells: summary.places.compactMap { indices[$0.cell] })
        })
    }
    return (findings, groups.count)
  }

  private static func wordings(
    of group: FindingGroup, _ indices: [Cell: Int]
  ) -> [NumberedFinding.Wording] {
    let places = group.places.compactMap { place in
      indices[place.cell].map { (place: place, cell: $0) }
    }
    return places.grouped(by: \.place.message).map { message, same in
      .init(message: message, hint: same[0].place.finding.hint, cells: same.map(\.cell))
    }
  }
}
