import ArgumentParser
import Checking
import Foundation
import LayoutScene
import Reports

/// The findings of several documents, in the formats of `plumb check`.
struct CheckReport {
  enum Format: String, Choice, FileFormat {
    case text, json, github, sarif, junit
  }

  var documents: [DocumentReport]
  /// The shard that was inspected; nil for all cells.
  var shard: Shard?
  /// The number of cells in all shards.
  var total = 0

  func text(as format: Format) -> String {
    switch format {
    case .text: lines.shown
    case .json: json.text()
    case .github: commands
    case .sarif: sarif.text()
    case .junit: JUnit(self).text
    }
  }

  private var lines: String {
    said.map { document, finding, remarks in
      ([finding.text(document: document)] + remarks).joined(separator: "\n") + "\n"
    }.joined()
  }

  /// A finding with the lines below it.
  private typealias Said = (document: String, finding: Finding, remarks: [String])

  /// What is said of the documents. Documents that include a file say the same of it, which is said once, also where one
  /// has it in some of its cells and another in all.
  private var said: [Said] {
    var (known, said): (Set<String>, [Said]) = ([], [])
    let sharers = sharers
    for document in documents {
      func say(_ uses: FindingUses, in cells: [Cell] = []) {
        let mistake = uses.shown.finding.mistake
        let words = mistake ?? uses.text(document: document.path, cells: [])
        guard known.insert(words).inserted else { return }
        let (finding, remarks) = uses.worded(for: cells)
        let others = mistake.flatMap { sharers[$0] }.map { $0.count - 1 } ?? 0
        said.append((document.path, finding.addingDocuments(others), remarks))
      }
      let cells = document.cells.map(\.cell)
      for mistake in document.mistakes { say(FindingUses(mistake)) }
      for uses in document.uses { say(uses, in: cells) }
      for unused in document.unusedAllowances { say(FindingUses(unused)) }
    }
    return said
  }

  /// For each mistake the documents that have it, each once.
  var sharers: [String: [String]] {
    documents.reduce(into: [:]) { sharers, document in
      let found = document.mistakes + document.cells.flatMap(\.findings)
      for mistake in found.compactMap(\.mistake) where sharers[mistake]?.last != document.path {
        sharers[mistake, default: []].append(document.path)
      }
    }
  }

  private var json: JSON {
    var known: Set<String> = []
    let files = documents.map { document in
      // Shards are put together before anything is left out.
      guard shard == nil else { return part(of: document) }
      let findings = findings(of: document).filter { finding, json in
        Self.statement(of: finding).map { known.insert($0).inserted } ?? true
      }
      let recorded = document.cells.compactMap(\.recorded)
      return JSON(present: [
        "file": .string(document.path), "findings": .array(findings.map(\.json)),
        "recorded": recorded.isEmpty ? nil : .array(recorded),
      ])
    }
    return Self.json(of: files, shard: shard?.json(of: total))
  }

  /// The version of reports in JSON; raised when a program that reads them would have to change.
  static let version = 1

  /// - Parameter shard: nil for all cells.
  static func json(of files: [JSON], shard: JSON? = nil) -> JSON {
    JSON(present: [
      "version": .number(Double(version)), "shard": shard, "files": .array(files),
    ])
  }

  /// What a mistake is in all documents that have it; nil for other findings.
  private static func statement(of finding: Finding) -> String? {
    finding.rule == .invalid ? finding.mistake ?? finding.message : nil
  }

  /// A finding with its statement, so that `plumb merge` can tell a mistake once that several documents have.
  private static func stated(_ finding: Finding, _ json: JSON) -> JSON {
    guard let statement = statement(of: finding) else { return json }
    return .object(json.members + [.init(key: "statement", value: .string(statement))])
  }

  /// A report of a part of all cells.
  private func part(of document: DocumentReport) -> JSON {
    let numbers = Dictionary(
      document.cells.map { ($0.cell, $0.number) }, uniquingKeysWith: { first, _ in first })
    let groups = document.groups
    // With identities and with numbers of cells, `plumb merge` can put shards together and in order.
    let findings = zip(groups, FindingIdentity.all(of: groups.map(\.finding))).map {
      group, identity in
      JSON.object(
        Self.stated(group.finding, group.json(numbers: numbers)).members
          + [.init(key: "identity", value: .string(identity.text))])
    }
    return [
      "file": .string(document.path),
      "findings": .array(document.mistakes.map { Self.stated($0, $0.json) } + findings),
      "allowances": .array(document.allowanceRecords),
    ]
  }

  /// The findings of a document, each as it stands in a report.
  private func findings(of document: DocumentReport) -> [(finding: Finding, json: JSON)] {
    let unused = document.unusedAllowances.map { finding -> (Finding, JSON) in
      // With a single cell the finding belongs to that cell.
      guard document.cells.count == 1, let cell = document.cells.first?.cell else {
        return (finding, finding.json)
      }
      let group = FindingGroup(finding: finding, places: [.init(cell: cell, finding: finding)])
      return (finding, group.json)
    }
    return document.mistakes.map { ($0, $0.json) }
      + document.groups.map { ($0.finding, $0.json) } + unused
  }

  // MARK: GitHub

  private var commands: String {
    said.map { Self.workflowCommand($0.document, $0.finding, $0.remarks) }.distinct.limited(
      title: "document/more"
    ).map { $0.text + "\n" }.joined()
  }

  private static func workflowCommand(
    _ file: String, _ finding: Finding, _ remarks: [String]
  ) -> WorkflowCommand {
    let lines = [finding.message.oneLine] + finding.partLines(document: file) + remarks
    return WorkflowCommand(
      finding.severity.annotation, file: file, origin: finding.origin, title: finding.rule.rawValue,
      message: lines.joined(separator: "\n"))
  }
}

extension Finding {
  /// The finding with the number of other documents that have the mistake.
  func addingDocuments(_ others: Int) -> Finding {
    guard others > 0, let mistakeWords else { return self }
    var finding = self
    finding.sentence = "\(mistakeWords.andOthers(others))"
    return finding
  }
}

extension Finding.Severity {
  /// The kind of GitHub's annotation.
  fileprivate var annotation: WorkflowCommand.Kind {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}

extension DocumentReport {
  /// Each allowance of the document's cells once, with whether a cell uses it and the note for where none does. A part
  /// of a report has them in place of the notes, since the cells of another part may use what these do not.
  fileprivate var allowanceRecords: [JSON] {
    let used = Set(cells.flatMap(\.usedAllowances))
    let all = cells.flatMap { cell in cell.allowances.map { (cell: cell.number, allowance: $0) } }
    return all.grouped(by: \.allowance.placeWords).compactMap { key, uses in
      let note = Allowances([uses[0].allowance]).unused(besides: []).first
      return note.map {
        [
          "key": .string(key), "cell": .number(Double(uses[0].cell)),
          "isUsed": .bool(uses.contains { used.contains($0.allowance) }), "note": $0.json,
        ]
      }
    }
  }
}

extension Allowance {
  /// The rule and the place where the allowance is written, which a component's uses share; for one without a
  /// place, its view.
  fileprivate var placeWords: String { "\(rule) \(origin?.description ?? view)" }
}
