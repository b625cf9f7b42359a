import LayoutScene

/// A finding with the number that it has wherever the comparison is shown, and where it occurs.
public struct NumberedFinding: Sendable, Hashable {
  /// From 1.
  public var number: Int
  public var finding: Finding
  /// Indices into the comparison's cells, ascending.
  public var cells: [Int]
}

extension ScreenComparison {
  /// What was found in the cells, each finding once however many cells have it: errors first, then
  /// warnings and notes, each in the order of the cells.
  public var numberedFindings: [NumberedFinding] {
    var found: [(finding: Finding, cells: [Int])] = []
    var indices: [Identity: Int] = [:]
    for (cell, compared) in cells.enumerated() {
      for finding in compared.scene.findings {
        let identity = Identity(finding)
        guard let index = indices[identity] else {
          indices[identity] = found.count
          found.append((finding, [cell]))
          continue
        }
        if found[index].cells.last != cell { found[index].cells.append(cell) }
      }
    }
    let sorted = [Finding.Severity.error, .warning, .note].flatMap { severity in
      found.filter { $0.finding.severity == severity }
    }
    return sorted.enumerated().map { index, entry in
      NumberedFinding(number: index + 1, finding: entry.finding, cells: entry.cells)
    }
  }

  /// What makes findings of several cells the same one.
  private struct Identity: Hashable {
    var rule: String
    var severity: Finding.Severity
    var view: String?
    var message: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      view = finding.view
      message = finding.message
    }
  }
}
