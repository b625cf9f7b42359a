import Documents
import LayoutScene

/// What keeps a document from being laid out as it is written.
package enum MistakeKind: Sendable {
  case badInput
  /// A file cannot be read.
  case inputOutput

  /// Nil for no problems.
  package init?(_ problems: [Problem]) {
    guard !problems.isEmpty else { return nil }
    self = problems.contains(where: \.isInputOutput) ? .inputOutput : .badInput
  }
}

/// The findings of one cell.
package struct CellReport: Sendable {
  package var number: Int
  package var cell: Cell
  /// The mistakes in the document in the order of their places, then the findings of the layout.
  package var findings: [Finding] = []
  /// The findings that the document allows, and those of them that were found.
  package private(set) var allowances: [Allowance] = []
  package private(set) var usedAllowances: [Allowance] = []
  package private(set) var mistake: MistakeKind?
  /// How frames agree with those that the document has recorded; nil where they are not compared.
  package var recorded: JSON?

  package init(number: Int, cell: Cell) {
    (self.number, self.cell) = (number, cell)
  }

  package init(number: Int, cell: Cell, _ inspection: CellInspection) {
    self.init(number: number, cell: cell)
    findings = inspection.findings
    mistake = inspection.mistake
    allowances = inspection.scene?.allowances ?? []
    usedAllowances = Allowances(allowances).apply(to: inspection.scene?.silenced ?? []).used
  }
}

/// The findings of one document.
package struct DocumentReport: Sendable {
  package var path: String
  package var cells: [CellReport] = []
  /// Why nothing of the document could be read.
  private let problems: [Problem]

  /// Whether the cells are only a part of all, so that an unused allowance may be used in other
  /// cells.
  package var isPart = false

  package init(path: String, problems: [Problem] = []) {
    (self.path, self.problems) = (path, problems)
  }

  /// Why there are no cells; nil where there are.
  package var mistake: MistakeKind? { MistakeKind(problems) }

  /// The mistakes in a document that has no cells because of them.
  package var mistakes: [Finding] { problems.map { Finding($0, in: path) } }

  /// A note for each allowance of the document that no cell uses.
  package var unusedAllowances: [Finding] {
    // Screens and variants can have different views, so the allowances of all cells count.
    let all = cells.flatMap(\.allowances).distinct
    // Findings that may follow from a mistake are left out, with what would use an allowance.
    guard !isPart, !all.isEmpty, !cells.contains(where: { $0.mistake != nil }) else { return [] }
    return Allowances(all).unused(besides: Set(cells.flatMap(\.usedAllowances)))
  }

  /// The findings of the document's cells, a finding of several cells once.
  package var groups: [FindingGroup] {
    // A mistake of a component may be used elsewhere in each screen, and is one.
    var known: [String: Finding] = [:]
    return FindingGroup.groups(
      of: cells.map { cell in
        let findings = cell.findings.map { finding in
          guard let mistake = finding.mistake else { return finding }
          return known[mistake, default: finding]
        }
        for finding in cell.findings {
          guard let mistake = finding.mistake, known[mistake] == nil else { continue }
          known[mistake] = finding
        }
        return (cell.cell, findings.distinct)
      })
  }

  /// The same findings, those of several uses of a component once.
  package var uses: [FindingUses] { FindingUses.joined(groups) }
}
