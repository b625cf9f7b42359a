/// What a document's author expects to be found, as a filter of findings.
public struct Allowances: Sendable, Hashable {
  /// The allowances, in document order.
  public var all: [Allowance]

  /// A filter of these allowances.
  public init(_ all: [Allowance]) {
    self.all = all
  }

  /// Findings sorted by allowances, all in their own order.
  public struct Outcome: Sendable, Hashable {
    /// The findings that no allowance fits.
    public var kept: [Finding]
    /// The findings that an allowance fits.
    public var silenced: [Finding]
    /// The allowances that fit a finding.
    public var used: [Allowance]
  }

  /// Sorts findings into the expected and the others. Every allowance that fits a finding is used by
  /// it, so that two that say the same are not told apart.
  public func apply(to findings: [Finding]) -> Outcome {
    guard !all.isEmpty else { return Outcome(kept: findings, silenced: [], used: []) }
    var isUsed = [Bool](repeating: false, count: all.count)
    var outcome = Outcome(kept: [], silenced: [], used: [])
    for finding in findings {
      let fitting = all.indices.filter { all[$0].fits(finding) }
      for index in fitting { isUsed[index] = true }
      if fitting.isEmpty { outcome.kept.append(finding) } else { outcome.silenced.append(finding) }
    }
    outcome.used = zip(all, isUsed).filter(\.1).map(\.0)
    return outcome
  }

  /// A note for each allowance that nothing used.
  ///
  /// - Parameter used: those that were used in any cell of the run. A translation may need one that the
  ///   source language does not.
  public func unused(besides used: Set<Allowance>) -> [Finding] {
    // One that is written in a component stands at every use of it, of which one may need it.
    var known = Set(used.compactMap(\.place))
    let unused = all.filter { allowance in
      guard !used.contains(allowance) else { return false }
      return allowance.place.map { known.insert($0).inserted } ?? true
    }
    return unused.map { allowance in
      let place = allowance.constraint == nil ? "at" : "at a constraint of"
      return Finding(
        rule: Rule.unusedAllow.rawValue, severity: .note, view: allowance.view,
        message: "The \(allowance.rule) that is allowed \(place) \(allowance.view) is not found.",
        hint: "Remove it, or check the locale and text size that it is meant for.",
        origin: allowance.origin)
    }
  }
}

extension Allowance {
  /// Where it is written, with its rule; nil for one in code.
  fileprivate struct Place: Hashable {
    var rule: String
    var origin: SourceLocation
  }

  fileprivate var place: Place? { origin.map { Place(rule: rule, origin: $0) } }

  /// Whether the finding is of the rule, and about the view or constraint.
  func fits(_ finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    if let constraint {
      return finding.origin == constraint || finding.parts.contains { $0.origin == constraint }
    }
    return finding.views.contains(view)
  }
}

extension Scene {
  /// Moves the findings that the document allows from `findings` to `silenced`.
  public mutating func applyAllowances() {
    let outcome = Allowances(allowances).apply(to: findings)
    findings = outcome.kept
    silenced += outcome.silenced
  }
}
