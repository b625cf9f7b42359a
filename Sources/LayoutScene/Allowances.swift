/// A filter that removes the findings which a document's author expects.
public struct Allowances: Sendable, Hashable {
  /// The allowances, in document order.
  public var all: [Allowance]

  /// A filter of these allowances.
  public init(_ all: [Allowance]) {
    self.all = all
  }

  /// Findings divided by allowances; each list keeps its order.
  public struct Outcome: Sendable, Hashable {
    /// The findings that fit no allowance.
    public var kept: [Finding]
    /// The findings that fit an allowance.
    public var silenced: [Finding]
    /// The allowances that fit at least one finding.
    public var used: [Allowance]
  }

  /// Divides findings into expected and other ones. All allowances that fit a finding count as
  /// used, so that neither of two equal allowances is reported as unused.
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

  /// Whether an allowance fits the finding.
  package func fit(_ finding: Finding) -> Bool { all.contains { $0.fits(finding) } }

  /// A note for each unused allowance.
  ///
  /// - Parameter used: the allowances that were used in any cell of the run. A translation may need
  ///   one that the source language does not need.
  public func unused(besides used: Set<Allowance>) -> [Finding] {
    // An allowance in a component exists at every use of the component; it counts as used if one of
    // them needs it.
    var known = Set(used.compactMap(\.place))
    let unused = all.filter { allowance in
      guard !used.contains(allowance) else { return false }
      return allowance.place.map { known.insert($0).inserted } ?? true
    }
    return unused.map { allowance in
      let place: Sentence = allowance.constraint == nil ? "at" : "at a constraint of"
      return Finding(
        rule: .unusedAllow, view: allowance.view,
        message:
          "No \(allowance.rule.rawValue) is found \(place) \(allowance.view), where the document allows it.",
        hint: "Remove the allowance, or check the locale and text size that it is meant for.",
        origin: allowance.origin)
    }
  }
}

extension Allowance {
  /// The rule of an allowance and the place where it is written.
  fileprivate struct Place: Hashable {
    var rule: Rule
    var origin: SourceLocation
  }

  fileprivate var place: Place? { origin.map { Place(rule: rule, origin: $0) } }

  /// Whether the finding has the rule and is about the view or constraint.
  func fits(_ finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    if let constraint {
      return finding.origin == constraint || finding.parts.contains { $0.origin == constraint }
    }
    return finding.views.contains { $0 == view || inner.contains($0) }
  }
}

extension Scene {
  /// Moves the findings that the document allows from `findings` to `silenced`. What is allowed at a view is allowed for
  /// what is in it.
  public mutating func applyAllowances() {
    for index in allowances.indices where allowances[index].constraint == nil {
      allowances[index].inner = names(inside: allowances[index].view)
    }
    let outcome = Allowances(allowances).apply(to: findings)
    findings = outcome.kept
    silenced += outcome.silenced
  }

  private func names(inside name: String) -> Set<String> {
    // A view comes before those in it.
    guard let start = views.firstIndex(where: { $0.id == name }) else { return [] }
    var inside: Set<Int> = [start]
    for index in views.indices.dropFirst(start + 1) {
      guard let parent = views[index].parent, inside.contains(parent) else { continue }
      inside.insert(index)
    }
    return Set(inside.subtracting([start]).map { views[$0].id })
  }
}
