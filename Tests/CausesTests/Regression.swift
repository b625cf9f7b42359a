import Documents
import Foundation
import LayoutScene
import Snapshots
import TestSupport
import Work

@testable import Causes

/// A document with mistakes that somebody could make in it, a line each.
struct RegressionSource: Sendable {
  let file: String
  let lines: [String]

  init(sample name: String) throws {
    file = Self.folder + "/" + name
    lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples").path

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  /// The document with regressions in it; nil where there is nothing to lay out.
  func document(_ regressions: [Regression] = []) -> OpenDocument? {
    var lines = lines
    for regression in regressions {
      for (index, line) in regression.lines { lines[index] = line }
    }
    let text = lines.joined(separator: "\n")
    return try? OpenDocument.open(bytes: Array(text.utf8), file: file)
  }

  /// Every regression of the table below at every line where it is possible.
  func regressions() -> [Regression] {
    let start = lines.firstIndex { $0.hasPrefix("constraints:") } ?? lines.count
    return lines.indices.flatMap { index -> [Regression] in
      let line = lines[index]
      if line.hasPrefix("#") { return [] }
      let isConstraint = index > start && line.hasPrefix("  - ")
      var found = (isConstraint ? Self.ofConstraints : Self.ofKeys).compactMap { edit in
        edit.applied(to: line).map { Regression(kind: edit.kind, lines: [(index, $0)]) }
      }
      if isConstraint { found.append(Regression(kind: .removed, lines: [(index, "#")])) }
      if !isConstraint, Self.isView(line) {
        found.append(Regression(kind: .viewRemoved, lines: [(index, "#")]))
      }
      if index + 1 < start, Self.isView(line), Self.isView(lines[index + 1]),
        line.prefix(while: { $0 == " " }) == lines[index + 1].prefix(while: { $0 == " " })
      {
        found.append(
          Regression(kind: .order, lines: [(index, lines[index + 1]), (index + 1, line)]))
      }
      return found
    }
  }

  /// Whether a line is a view and not a key of one.
  private static func isView(_ line: String) -> Bool {
    let key = line.drop { $0 == " " }.prefix { $0 != ":" }
    return line.hasPrefix("  ") && line.hasSuffix("}") && line.contains(": {")
      && !keys.contains(String(key)) && !key.hasPrefix("- ")
  }

  private static let keys = [
    "label", "button", "stack", "image", "cell", "textField", "navigationBar", "tabBar",
  ].reduce(into: Set<String>()) {
    $0.formUnion(ResolvedView.keys(ofClass: $1))
  }

  // MARK: The tables

  private static let ofConstraints: [Edit] = [
    Edit(.constant, #/[+-] (\d+)/#) { $0 + 7 },
    Edit(.constant, #/ = (\d+)(?:$| @| \()/#) { $0 + 7 },
    Edit(.constant, #/-(\d+)-/#) { $0 + 7 }, Edit(.priority, #/@(\d+)/#) { $0 - 33 },
    Edit(.priority, #/priority: (\d+)/#) { $0 - 33 },
    Edit(.multiplier, #/(\d\.\d+) \*/#) { $0 * 1.5 }, Edit(.relation, #/ (=) /#, ">="),
    Edit(.relation, #/ (>=) /#, "="),
  ]

  private static let ofKeys: [Edit] = [
    Edit(.font, #/font: (\w+)/#, "largeTitle"),
    Edit(.text, #/text: ([A-Za-z][^,{}]*)/#, "Much more"),
    Edit(.text, #/title: ([A-Za-z][^,{}]*)/#, "Much more"),
    Edit(.hidden, #/: \{()class: /#, "hidden: true, "),
    Edit(.spacing, #/spacing: (\d+)/#) { $0 + 5 },
    Edit(.stack, #/alignment: (\w+)/#, "center"), Edit(.stack, #/axis: (vertical)/#, "horizontal"),
    Edit(.stack, #/distribution: (\w+)/#, "equalSpacing"),
    Edit(.hugging, #/hugging: (\d+)/#) { $0 + 600 },
    Edit(.hugging, #/hugging: \{horizontal: (\d+)/#) { $0 + 600 },
    Edit(.compression, #/: \{()class: (?:label|button|image)/#, "compression: 1, "),
    Edit(.size, #/[^{] size: (\d+)x/#) { $0 + 9 }, Edit(.size, #/intrinsic: (\d+)x/#) { $0 + 9 },
    Edit(.size, #/frame: \[(\d+)/#) { $0 + 9 }, Edit(.margins, #/[^t.]margins: (\d+)/#) { $0 + 9 },
    Edit(.margins, #/margins: \{top: (\d+)/#) { $0 + 9 },
    Edit(.margins, #/contentInsets: \{top: (\d+)/#) { $0 + 9 },
    Edit(.device, #/device: (\S+[^}])/#, "iphone-14"),
    Edit(.device, #/canvas: \{size: (\d+)x/#) { $0 + 40 },
    Edit(.locale, #/^locale: (\w+)/#, "de"), Edit(.direction, #/^direction: (rtl)/#, "ltr"),
    Edit(.direction, #/^(name: .*)/#, "direction: rtl"),
    Edit(.textSize, #/^(name: .*)/#, "textSize: accessibility2"),
    Edit(.constant, #/^metrics: \{\w+: (\d+)/#) { $0 + 5 },
    Edit(.class, #/class: (label), text/#, "textField"),
    Edit(.appearance, #/"(#[0-9a-f]{6})"/#, "#123456"),
    Edit(.direction, #/: \{()class: stack/#, "semanticContent: forceRightToLeft, "),
  ]
}

/// One mistake in a document: what it is called, and the lines that are others. One that is gone is a
/// comment, so that the others keep their numbers.
struct Regression: Sendable {
  var kind: Cause.Kind
  var lines: [(index: Int, text: String)]

  /// Whether a cause names it, at one of its lines.
  func isNamed(by cause: Cause) -> Bool {
    cause.kind == kind && lines.contains { $0.index + 1 == cause.origin?.line }
  }

  var words: String {
    lines.map { "\(kind.rawValue) \($0.index + 1): \($0.text)" }.joined(separator: "; ")
  }
}

/// The first match of a pattern in a line, with something else in its place.
private struct Edit: Sendable {
  let kind: Cause.Kind
  let applied: @Sendable (String) -> String?

  init(_ kind: Cause.Kind, _ pattern: Regex<(Substring, Substring)>, _ text: String) {
    self.init(kind, pattern) { _ in text }
  }

  init(
    _ kind: Cause.Kind, _ pattern: Regex<(Substring, Substring)>,
    _ number: @escaping @Sendable (Double) -> Double
  ) {
    self.init(kind, pattern) { String(decimal: number(Double($0) ?? 0)) }
  }

  private init(
    _ kind: Cause.Kind, _ pattern: Regex<(Substring, Substring)>,
    _ replace: @escaping @Sendable (Substring) -> String
  ) {
    self.kind = kind
    nonisolated(unsafe) let pattern = pattern
    applied = { line in
      guard let match = line.firstMatch(of: pattern) else { return nil }
      let part = match.output.1
      let text = replace(part)
      return text == part
        ? nil : line.replacingCharacters(in: part.startIndex..<part.endIndex, with: text)
    }
  }

  func applied(to line: String) -> String? { applied(line) }
}

/// A sample with the screens that its regressions lead to.
struct RegressionBench {
  let source: RegressionSource
  let original: OpenDocument
  private let measurer = FixedWidthMeasurer()

  init?(_ source: RegressionSource) {
    guard let original = source.document() else { return nil }
    self.source = source
    self.original = original
  }

  func scene(_ document: OpenDocument) -> Scene? {
    try? document.screen(measurer: measurer).scene()
  }

  /// Whether anything is to be seen of the difference.
  func differ(_ a: Scene, _ b: Scene, findings: Bool = false) -> Bool {
    let order = SiblingOrder(a)
    let (a, b) = (
      TrialOutcome(a, since: order, looksAtFindings: findings),
      TrialOutcome(b, since: order, looksAtFindings: findings)
    )
    return a.names(with: b).contains { !a.distance(of: $0, to: b).isNothing }
  }

  func causes(of document: OpenDocument) throws -> [Cause] {
    try result(original, document).causes
  }

  /// Whether a document with all of its changes undone is laid out as the original is.
  func undoesAll(of document: OpenDocument) throws -> Bool {
    let options = DocumentOptions()
    guard let before = original.resolved(options: options, measurer: measurer),
      let comparison = DocumentComparison(
        before: before, current: document, options: options, measurer: measurer)
    else { return false }
    let trials = Trials(
      comparison, current: document, options: options, measurer: measurer, limit: 10,
      work: WorkBudget())
    guard let old = trials.recorded(), let undone = trials.withoutChanges() else { return false }
    return !differ(old.scene, undone.scene)
  }
}
