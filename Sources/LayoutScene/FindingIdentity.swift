/// Identifies a finding across cells: two findings are the same if all but their wording is equal,
/// because the numbers in it may differ.
package struct FindingIdentity: Hashable {
  private var rule, severity: String
  private var views: [String]
  /// What the constraints relate, without their numbers: those of a canvas's constraint are its size, which differs
  /// between cells.
  private var constraints: [String]
  private var origin: SourceLocation?
  /// The index among equal findings of one cell, from 0, because a view may have several.
  private var occurrence = 0

  private init(_ finding: Finding) {
    (rule, severity) = (finding.rule.rawValue, finding.severity.rawValue)
    (views, origin) = (finding.views, finding.origin)
    constraints = finding.parts.filter(\.isConstraint).map(\.subject)
  }

  /// The identities of one cell's findings, in their order.
  package static func all(of findings: [Finding]) -> [FindingIdentity] {
    let identities = findings.map { FindingIdentity($0) }
    return zip(identities, identities.occurrences).map { identity, occurrence in
      var identity = identity
      identity.occurrence = occurrence
      return identity
    }
  }

  /// What identifies the findings of a report in the reports of later runs, in their order. Lines are left out, since
  /// an edit above a finding changes them. A mistake has its words, since it says nothing of views, and so has a finding
  /// about texts, since only its words have the language.
  package static func fingerprints(
    of findings: [(finding: Finding, document: String)]
  ) -> [String] {
    let identities = findings.map { finding, document in
      let identity = FindingIdentity(finding)
      let words = finding.mistakeWords?.statement ?? finding.message
      let parts: JSON = [
        .string(identity.rule), .string(finding.origin?.file ?? document),
        .array(identity.views.map(JSON.string)), .array(identity.constraints.map(JSON.string)),
        finding.rule == .invalid || finding.rule.isAboutStrings ? .string(words) : .null,
      ]
      return parts.oneLine
    }
    return zip(identities, identities.occurrences).map { "\($0) \($1)" }
  }

  /// The identity in one line, for reports that are to be joined.
  package var text: String {
    let place = origin.map { JSON.string($0.description) } ?? .null
    let parts: JSON = [
      .string(rule), .string(severity), .array(views.map(JSON.string)),
      .array(constraints.map(JSON.string)), place, .number(Double(occurrence)),
    ]
    return parts.oneLine
  }
}
