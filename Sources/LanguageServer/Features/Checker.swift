import CellLayout
import Checking
import Documents
import Files
import Foundation
import LayoutScene
import Typesetting
import Work

/// What is to be checked: a document as an editor has it, with the texts of all files that are open.
package struct CheckTask: Sendable {
  package var address: String
  package var path: String
  package var version: Int
  /// The number of the check, which rises; an outcome with a lower number than the last one is too old.
  package var number: Int
  package var isOnDisk: Bool
  package var bytes: [UInt8]
  /// The bytes of the open files by their paths.
  package var unsaved: [String: [UInt8]]
}

/// What a check found.
package struct CheckOutcome: Sendable {
  package var task: CheckTask
  /// What `plumb check` lists, each with the lines below it.
  package var findings: [(finding: Finding, remarks: [String])] = []
  /// The screens that could be laid out.
  package var scenes: [Scene] = []
  /// The files that the document is made of, besides itself.
  package var files: [String] = []
}

/// Checks documents one after another, as `plumb check` does. It belongs to one thread.
package final class Checker {
  private let typesetter: Typesetter

  /// - Throws: that there are no fonts.
  package init() throws {
    typesetter = try Typesetter()
  }

  package func outcome(of task: CheckTask) -> CheckOutcome {
    UnsavedFiles.$texts.withValue(task.unsaved) { checked(task) }
  }

  private func checked(_ task: CheckTask) -> CheckOutcome {
    var outcome = CheckOutcome(task: task)
    let document: OpenDocument
    do throws(DocumentErrors) {
      document = try Self.open(task)
    } catch {
      let report = DocumentReport(path: task.path, problems: error.problems)
      outcome.findings = Self.said(report)
      return outcome
    }
    var report = DocumentReport(path: task.path)
    var references = ReferenceScenes()
    var left = WorkBudget.document
    let (own, others) = Self.cells(of: document)
    for (number, options) in (own + others).enumerated() where number < own.count || left > 0 {
      let work = options.budget
      let inspection = CellInspection(
        document, path: task.path, options: options, references: &references,
        typesetter: typesetter, work: work, marksEachPlace: true)
      left -= work.spent
      report.cells.append(
        CellReport(number: number, cell: document.cell(options), inspection))
      if number < own.count, let scene = inspection.scene { outcome.scenes.append(scene) }
    }
    outcome.files = document.namedFiles
    outcome.findings = Self.said(report)
    return outcome
  }

  private static func open(_ task: CheckTask) throws(DocumentErrors) -> OpenDocument {
    guard task.isOnDisk else {
      return try OpenDocument.open(bytes: task.bytes, file: task.path)
    }
    return try OpenDocument.open(path: task.path)
  }

  /// The most cells of a document.
  private static let cellLimit = 200

  /// Every screen as it is, and then its other variants and languages.
  private static func cells(
    of document: OpenDocument
  ) -> (own: [DocumentOptions], others: [DocumentOptions]) {
    let own = CellChoices().cells(of: document)
    var choices = CellChoices()
    (choices.locale, choices.variant) = (.all, .all)
    let known = Set(own.map(\.cell))
    let others = choices.cells(of: document).filter { !known.contains($0.cell) }
    return (own.map(\.options), others.prefix(cellLimit).map(\.options))
  }

  private static func said(_ report: DocumentReport) -> [(finding: Finding, remarks: [String])] {
    let cells = report.cells.map(\.cell)
    return report.mistakes.map { FindingUses($0).worded(for: []) }
      + report.uses.map { $0.worded(for: cells) }
      + report.unusedAllowances.map { FindingUses($0).worded(for: []) }
  }
}
