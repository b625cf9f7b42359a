import Documents
import Foundation
import Inspection
import LayoutScene
import TestSupport
import Testing
import Typesetting

/// The checkout that the tests belong to.
let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// A document laid out in one cell and inspected against its source language, as `check` does it.
struct Inspected {
  var scene: Scene
  /// What is left of the findings of the layout and of the rules.
  var findings: [Finding]
  var used: [Allowance]

  init(
    _ load: (DocumentOptions) throws -> LoadedScreen, _ options: DocumentOptions = .init(),
    _ typesetter: Typesetter? = nil
  ) throws {
    var own = options
    (own.locale, own.textSize, own.direction, own.appearance) = (nil, nil, nil, nil)
    scene = try load(options).scene()
    let source = try load(own).scene()
    var mirrored = options
    mirrored.direction = .leftToRight
    let other = try load(mirrored).scene()
    let found = Inspection.findings(
      of: scene, reference: source.cell == scene.cell ? nil : source, leftToRight: { other },
      stretches: { typesetter?.stretches(of: $0) ?? $0.estimatedStretches })
    let outcome = Allowances(scene.allowances).apply(
      to: scene.silenced + Inspection.distinct(scene.findings + found))
    (findings, used) = (outcome.kept, outcome.used)
  }

  /// A file of the checkout, in real fonts.
  init(path: String, _ options: DocumentOptions = .init(), _ typesetter: Typesetter) throws {
    try self.init(
      { try LayoutDocument.load(path: root + "/" + path, options: $0, measurer: typesetter) },
      options, typesetter)
  }

  /// A document that is written in the test, in real fonts.
  init(_ text: String, _ typesetter: Typesetter) throws {
    try self.init(
      {
        try LayoutDocument.load(
          bytes: Array(text.utf8), file: root + "/Tests/InspectionTests/test.yaml", options: $0,
          measurer: typesetter)
      }, .init(), typesetter)
  }

  /// A document that is written in the test, in letters of 8.5 points (17-point text).
  init(_ text: String, _ options: DocumentOptions = .init()) throws {
    try self.init(
      {
        try LayoutDocument.load(
          bytes: Array(text.utf8), file: root + "/Tests/InspectionTests/test.yaml", options: $0,
          measurer: FixedWidthMeasurer())
      }, options)
  }

  /// `rule view`, a line each; notes begin with “note: ”.
  var lines: [String] {
    findings.map { finding in
      (finding.severity == .note ? "note: " : "") + "\(finding.rule) \(finding.view ?? "-")"
    }
  }

  /// The messages of a rule.
  func messages(_ rule: Rule) -> [String] {
    findings.filter { $0.rule == rule }.map(\.message)
  }
}

extension DocumentOptions {
  static func locale(_ name: String) -> DocumentOptions { .init(locale: LocaleTag(name)) }
  static let rightToLeft = DocumentOptions(direction: .rightToLeft)
}

/// What `layout/covered` says about a document; notes begin with “note: ”.
func covered(_ document: String) throws -> [String] {
  try Inspected(document).findings.filter { $0.rule == .covered }
    .map { ($0.severity == .note ? "note: " : "") + $0.message }
}
