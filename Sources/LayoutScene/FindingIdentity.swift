/// Identifies a finding across cells: two findings are the same if all but their wording is equal,
/// because the numbers in it may differ.
package struct FindingIdentity: Hashable {
  private var rule, severity: String
  private var views: [String]
  /// The descriptions of the constraints without digits, because the description of a canvas's
  /// constraint contains its size, which differs between cells.
  private var constraints: [String]
  private var origin: SourceLocation?
  /// The index among equal findings of one cell, from 0, because a view may have several.
  private var occurrence = 0

  private init(_ finding: Finding) {
    (rule, severity) = (finding.rule.rawValue, finding.severity.rawValue)
    (views, origin) = (finding.views, finding.origin)
    constraints = Self.withoutNumbers(finding.constraints)
  }

  /// - Parameter json: a finding in the form of `Finding.json`.
  private init(json: JSON) {
    (rule, severity) = (json["rule"]?.text ?? "", json["severity"]?.text ?? "")
    views = (json["views"]?.elements ?? [json["view"]].compactMap { $0 }).compactMap(\.text)
    constraints = Self.withoutNumbers((json["constraints"]?.elements ?? []).compactMap(\.text))
    if let file = json["file"]?.text, let line = json["line"]?.integer,
      let column = json["column"]?.integer
    {
      origin = SourceLocation(file: file, line: line, column: column)
    }
  }

  private static func withoutNumbers(_ constraints: [String]) -> [String] {
    constraints.map { $0.filter { !$0.isNumber } }
  }

  /// The identities of one cell's findings, in their order.
  package static func all(of findings: [Finding]) -> [FindingIdentity] {
    numbered(findings.map { FindingIdentity($0) })
  }

  /// The identities of findings in JSON, each of which may be in several cells.
  package static func all(of findings: [JSON]) -> [FindingIdentity] {
    numbered(findings.map { FindingIdentity(json: $0) })
  }

  private static func numbered(_ identities: [FindingIdentity]) -> [FindingIdentity] {
    var counts: [FindingIdentity: Int] = [:]
    return identities.map { identity in
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      var identity = identity
      identity.occurrence = count
      return identity
    }
  }
}
