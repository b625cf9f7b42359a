import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

/// One seeded defect a rule, in `Samples/Findings`, and a twin without it.
@Suite struct SampleFindingTests {
  static let samples = Rule.allCases.flatMap { rule in
    rule.facts.samples.map { ($0.name, rule, $0.locale) }
  }

  @Test(arguments: samples)
  func aSampleHasItsDefectAndItsTwinHasNone(
    name: String, rule: Rule, locale: String?
  ) throws {
    let typesetter = try Typesetter()
    func rules(_ path: String, _ locale: String) throws -> [Rule] {
      try Inspected(path: "Samples/Findings/\(path).yaml", .locale(locale), typesetter)
        .findings.map(\.rule)
    }
    for cell in ["en", "de", "ar"] {
      let isSeeded = locale == nil || locale == cell
      #expect(try rules(name, cell) == (isSeeded ? [rule] : []), "\(name) \(cell)")
      #expect(try rules("\(name)-fixed", cell) == [], "\(name)-fixed \(cell)")
    }
  }

  @Test func everySampleOfAFindingIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: root + "/Samples/Findings")
      .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    #expect(Set(files) == Set(Self.samples.flatMap { [$0.0, "\($0.0)-fixed"] }))
  }

  /// What the samples that show a mistake are found to have, by any rule; all others are clean.
  static let mistakes: [String: [String]] = [
    "red-view": ["layout/ambiguous"],
    "red-label-empty": ["layout/ambiguous", "text/truncated"],
    "detail-row": ["text/truncated"],
    "detail-row-wrong": [
      "layout/ambiguous", "text/truncated",
    ],
    "line-breaks": ["text/broken-word", "text/truncated"],
    "unsatisfiable": ["layout/unsatisfiable"],
    // It writes texts out to show how; a catalog for them would hide that.
    "attributed-text": ["strings/literal"],
    // UIKit's own sizes are too low for a finger.
    "buttons": ["layout/touch-target"], "fields": ["layout/touch-target"],
  ]

  /// The locales that a sample has texts in, beside its own.
  static let locales: [String: [String]] = [
    "profile": ["en", "de", "ar", "ja", "vi"], "plurals": ["en", "ru", "ar"],
  ]

  static let documents: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: root + "/Samples")
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test(arguments: documents)
  func aSampleHasNoFindingsButThoseThatItShows(name: String) throws {
    let typesetter = try Typesetter()
    var cells = (Self.locales[name] ?? []).map { DocumentOptions.locale($0) } + [.init()]
    if name == "right-to-left" { cells.append(.rightToLeft) }
    for options in cells {
      let found = try Inspected(path: "Samples/\(name).yaml", options, typesetter)
      let rules = Set(found.findings.map(\.rule.rawValue)).sorted()
      #expect(rules == Self.mistakes[name] ?? [], "\(found.findings.map(\.message))")
      let idle = Allowances(found.scene.allowances).unused(besides: Set(found.used))
      #expect(idle.map(\.message) == [])
    }
  }
}
