import ArgumentParser
import Foundation
import LayoutScene

/// The findings of several documents, and the forms in which tools want them.
struct Report {
  enum Format: String, Choice {
    case text, json, github, sarif, junit
  }

  var files: [FileReport]

  func text(as format: Format) -> String {
    switch format {
    case .text: lines { file, finding in finding.text(document: file) }
    case .json: json.text()
    case .github: lines(Self.workflowCommand)
    case .sarif: sarif.text()
    case .junit: junit
    }
  }

  private func lines(_ line: (String, Finding) -> String) -> String {
    files.flatMap { file in file.findings.map { line(file.path, $0) + "\n" } }.joined()
  }

  private var json: JSON {
    [
      "version": 1,
      "files": .array(
        files.map { ["file": .string($0.path), "findings": .array($0.findings.map(\.json))] }),
    ]
  }

  // MARK: GitHub

  /// `::warning file=…,line=…,col=…,title=…::message`, with what ends a field escaped.
  private static func workflowCommand(_ file: String, _ finding: Finding) -> String {
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    var fields = [("file", finding.origin?.file ?? file)]
    if let origin = finding.origin {
      fields += [("line", String(origin.line)), ("col", String(origin.column))]
    }
    fields.append(("title", finding.rule))
    let list = fields.map { "\($0)=\(escaped($1, also: [":", ","]))" }.joined(separator: ",")
    let lines = [finding.message.oneLine] + finding.partLines(document: file)
    return "::\(kind) \(list)::\(escaped(lines.joined(separator: "\n"), also: []))"
  }

  private static func escaped(_ text: String, also more: [Character]) -> String {
    text.map { character in
      guard character == "%" || character.isNewline || more.contains(character) else {
        return String(character)
      }
      return character.utf8.map {
        let digits = String($0, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }.joined()
    }.joined()
  }

  // MARK: SARIF

  /// SARIF 2.1.0, a result a finding.
  private var sarif: JSON {
    let rules = Set(files.flatMap { $0.findings.map(\.rule) }).sorted()
    let driver: JSON = [
      "name": "plumb", "rules": .array(rules.map { ["id": .string($0)] }),
    ]
    let results = files.flatMap { file in file.findings.map { Self.result(file.path, $0) } }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [["tool": ["driver": driver], "results": .array(results)]],
    ]
  }

  private static func result(_ file: String, _ finding: Finding) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "ruleId", value: .string(finding.rule)),
      .init(key: "level", value: .string(finding.severity.rawValue)),
      .init(key: "message", value: ["text": .string(finding.message)]),
      .init(key: "locations", value: [["physicalLocation": place(finding.origin, file)]]),
    ]
    let related = finding.parts.map { part -> JSON in
      [
        "physicalLocation": place(part.origin, file),
        "message": ["text": .string(part.description)],
      ]
    }
    if !related.isEmpty { members.append(.init(key: "relatedLocations", value: .array(related))) }
    return .object(members)
  }

  /// A file, and the place in it as far as there is one.
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

  /// A path as a URI reference: what is no plain letter, digit or mark is escaped, and so is a colon,
  /// behind which a scheme would end.
  private static func uri(of path: String) -> String {
    let plain = Set("-._~/!$&'()*+,;=@".utf8)
    return path.utf8.map { byte in
      let isPlain =
        plain.contains(byte) || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(Character(Unicode.Scalar(byte))) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }

  // MARK: JUnit

  /// A test case a document, which fails with all that was found; notes alone are no failure.
  private var junit: String {
    let failures = files.count { $0.status(isStrict: false) != .clean }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="plumb check" tests="\(files.count)" failures="\(failures)">
      \(files.map(Self.testCase).joined())</testsuite>

      """
  }

  private static func testCase(_ file: FileReport) -> String {
    let start = "  <testcase classname=\"plumb.check\" name=\"\(xml(file.path))\""
    guard !file.findings.isEmpty else { return start + "/>\n" }
    let lines = file.findings.map { xml($0.text(document: file.path)) }
    let text = lines.joined(separator: "\n")
    guard file.status(isStrict: false) != .clean else {
      return "\(start)>\n    <system-out>\(text)</system-out>\n  </testcase>\n"
    }
    let count = "\(lines.count) finding\(lines.count == 1 ? "" : "s")"
    return "\(start)>\n    <failure message=\"\(count)\">\(text)</failure>\n  </testcase>\n"
  }

  private static func xml(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\t", "\n", "\u{20}"...: out.unicodeScalars.append(scalar)
      default: out += "\u{FFFD}"
      }
    }
    return out
  }
}
