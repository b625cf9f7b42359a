/// What makes findings of two cells the same: all but their wording, whose numbers may differ.
package struct FindingIdentity: Hashable {
  private var rule, severity: String
  private var view: String?
  /// All views that the finding is about, where there are several.
  private var views: [String]
  /// Without digits: a canvas' size stands in the description of its constraint, and differs from cell
  /// to cell.
  private var constraints: [String]
  private var origin: SourceLocation?
  /// Which of those of its kind in one cell, from 0: a view may have several.
  private var occurrence = 0

  private init(_ finding: Finding) {
    self.init(
      rule: finding.rule, severity: finding.severity.rawValue, view: finding.view,
      views: finding.views, constraints: finding.constraints, origin: finding.origin)
  }

  /// - Parameter json: a finding as `Finding.json` has it.
  private init(json: JSON) {
    var origin: SourceLocation?
    if let file = json["file"]?.text, let line = json["line"]?.integer,
      let column = json["column"]?.integer
    {
      origin = SourceLocation(file: file, line: line, column: column)
    }
    self.init(
      rule: json["rule"]?.text ?? "", severity: json["severity"]?.text ?? "",
      view: json["view"]?.text,
      views: (json["views"]?.elements ?? []).compactMap(\.text),
      constraints: (json["constraints"]?.elements ?? []).compactMap(\.text), origin: origin)
  }

  private init(
    rule: String, severity: String, view: String?, views: [String], constraints: [String],
    origin: SourceLocation?
  ) {
    self.rule = rule
    self.severity = severity
    self.view = view
    self.views = views.count > 1 ? views : []
    self.constraints = constraints.map { $0.filter { !$0.isNumber } }
    self.origin = origin
  }

  /// Those of one cell's findings, in their order.
  package static func all(of findings: [Finding]) -> [FindingIdentity] {
    numbered(findings.map { FindingIdentity($0) })
  }

  /// Those of findings in JSON, each of which may be in several cells.
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
