import Checking
import Foundation
import LayoutScene

extension CheckReport {
  /// SARIF 2.1.0, with one result for each finding.
  var sarif: JSON {
    var known: Set<String> = []
    let findings = documents.flatMap { document in
      document.mistakes.map { (document.path, $0, [Cell]()) }
        + document.groups.map { group in
          (document.path, FindingUses(group).worded(for: []).finding, group.places.map(\.cell))
        }
        + document.unusedAllowances.map { (document.path, $0, []) }
    }.filter { _, finding, _ in finding.mistake.map { known.insert($0).inserted } ?? true }
    let rules = Set(findings.map { $0.1.rule.rawValue }).sorted()
    let driver: JSON = [
      "name": "plumb", "rules": .array(rules.map { ["id": .string($0)] }),
    ]
    let results = Self.fingerprinted(findings.map { ($0.0, $0.1, Self.result($0.0, $0.1, $0.2)) })
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ]
      ],
    ]
  }

  /// Each result once, with what tells it apart in the reports of later runs.
  private static func fingerprinted(
    _ results: [(file: String, finding: Finding, json: JSON)]
  ) -> [JSON] {
    let distinct = results.grouped(by: \.json).map { $1[0] }
    let fingerprints = FindingIdentity.fingerprints(of: distinct.map { ($0.finding, $0.file) })
    return zip(distinct, fingerprints).map { result, fingerprint in
      let member: JSON = ["plumbFinding/v1": .string(fingerprint)]
      return .object(result.json.members + [.init(key: "partialFingerprints", value: member)])
    }
  }

  private static func result(
    _ file: String, _ finding: Finding, _ cells: [Cell]
  ) -> JSON {
    let related = finding.parts.map { part -> JSON in
      [
        "physicalLocation": place(part.origin, file),
        "message": ["text": .string(part.description)],
      ]
    }
    return JSON(present: [
      "ruleId": .string(finding.rule.rawValue), "level": .string(finding.severity.rawValue),
      "message": ["text": .string(text(of: finding))],
      "locations": [["physicalLocation": place(finding.origin, file)]],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "properties": cells.isEmpty ? nil : ["cells": .array(cells.map { .object($0.members) })],
    ])
  }

  private static func text(of finding: Finding) -> String {
    guard let hint = finding.hint else { return finding.message }
    return finding.message + (finding.message.hasSuffix(".") ? " " : ". ") + hint
  }

  /// A file, with the place in it if there is one.
  private static func place(_ origin: SourceLocation?, _ file: String) -> JSON {
    let artifact: JSON = ["uri": .string(uri(of: origin?.file ?? file))]
    guard let origin else { return ["artifactLocation": artifact] }
    return [
      "artifactLocation": artifact,
      "region": [
        "startLine": .number(Double(origin.line)), "startColumn": .number(Double(origin.column)),
      ],
    ]
  }

  /// A path as a URI reference: all bytes except plain letters, digits and marks are escaped. A
  /// colon is escaped, too, because it would end a scheme.
  private static func uri(of path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@")
}
