import Comparison
import LayoutScene
import Reports
import Snapshots

/// What a part of a result is. Only parts of one kind can be joined.
struct PartKind {
  private enum Form: String {
    case json = "JSON"
    case html = "HTML"
  }

  /// The commands whose JSON can be joined, each with a key of its reports by which it is known. The first key that is
  /// there counts: reports of `compare` have `cells`, too.
  enum Command: String, CaseIterable {
    case check = "files"
    case test = "results"
    case frames = "scenes"
    case compare = "reference"
    case headroom = "cells"
  }

  /// The kinds of pages that can be joined.
  static let pages = [ComparisonPage.kind, SnapshotPage.kind]

  private let form: Form
  /// The command that wrote it; nil where that is not to be seen, as in the report of a shard without cells.
  private let generator: String?

  init(page: [UInt8]) {
    form = .html
    generator = Self.pages.first { $0.wrote(page) }?.generator
  }

  init(report: JSON) {
    form = .json
    generator = Self.command(of: report).map { "plumb \($0)" }
  }

  /// The command that wrote a report in JSON.
  static func command(of report: JSON) -> Command? {
    guard let first = ReportMerge.documents(of: report).first else { return nil }
    return Command.allCases.first { first[$0.rawValue] != nil }
  }

  /// Whether parts of both kinds may be parts of one result.
  private func fits(_ other: PartKind) -> Bool {
    guard let generator, let another = other.generator else { return form == other.form }
    return form == other.form && generator == another
  }

  private var words: String {
    generator.map { "\(form.rawValue) of \($0)" } ?? form.rawValue
  }

  /// Refuses parts of several kinds.
  static func requireOne(_ parts: [(file: String, kind: PartKind)]) throws(Failure) {
    for (place, part) in parts.enumerated() {
      guard let other = parts[..<place].first(where: { !$0.kind.fits(part.kind) }) else { continue }
      throw Failure(
        .badInput,
        "\(part.file): error: this is \(part.kind.words), and \(other.file) is \(other.kind.words); all parts have to "
          + "be of one command, and all JSON or all HTML")
    }
  }
}
