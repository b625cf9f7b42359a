/// A possible problem in a layout that could be computed, such as an ambiguous position or a text
/// that does not fit.
public struct Finding: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// It may be intended.
    case note
    /// A user of the app would consider it wrong.
    case warning
    /// Something could not be done as the code or the document demands.
    case error
  }

  /// What kind of mistake it is.
  public var rule: Rule
  /// How much it matters.
  public var severity: Severity
  /// The identifiers of the views that it is about; `view` is the first of them. Empty for a
  /// finding about no view.
  public var views: [String]
  /// The constraints that it is about, in the order in which they were added.
  public var parts: [Part]
  /// What is wrong.
  public var sentence: Sentence
  /// How to fix it, one sentence; nil if the message is enough.
  public var hint: String?
  /// The missing width, height or lines of a text that is cut off; nil for other findings.
  public var missing: TextShortfall?
  /// The place in a document to look at first; nil for code.
  public var origin: SourceLocation?
  /// The axis along which views are too small: for a crushed view, and for an ambiguity about which
  /// of several views shrinks. Nil for other findings.
  package var squeezedAxis: SceneConstraint.Axis?
  /// Whether it only tells how many more there are of its rule, so that it means nothing without the others.
  package var countsRest = false
  /// What a mistake in a document says, with the places of its uses apart; nil for other findings.
  package var mistakeWords: MistakeWords?
  /// The name that was likely meant, which an editor can write; nil where nothing is near enough, or no name is wrong.
  package var correction: Correction?

  /// What is wrong, in words.
  public var message: String { sentence.description }

  /// The first of `views`; setting it replaces `views`.
  public var view: String? {
    get { views.first }
    set { views = [newValue].compactMap { $0 } }
  }

  /// One of the constraints that a finding is about.
  public struct Part: Sendable, Hashable {
    /// The constraint in readable form.
    public var description: String
    /// Where it is written, or where the view is written that generates it.
    public var origin: SourceLocation?
    /// What the constraint relates, without its numbers, by which it is the same in other cells.
    package var subject: String
    /// Whether it is a constraint, and not another place that belongs to the finding.
    package var isConstraint = true

    /// The place where a text is shown that is to be mended in the strings.
    package static func use(at origin: SourceLocation) -> Part {
      var part = Part("the text is shown here", origin: origin)
      part.isConstraint = false
      return part
    }

    /// A constraint in readable form, and where it is written.
    public init(_ description: String, origin: SourceLocation? = nil) {
      self.init(description, subject: description, origin: origin)
    }

    package init(_ description: String, subject: String, origin: SourceLocation?) {
      self.description = description
      self.subject = subject
      self.origin = origin
    }

    package init(_ constraint: SceneConstraint) {
      self.init(
        constraint.description, subject: constraint.subject.text, origin: constraint.origin)
    }
  }

  /// An unknown name, and the known one that was likely meant.
  package struct Correction: Sendable, Hashable {
    package var written, meant: String

    package init(written: String, meant: String) {
      (self.written, self.meant) = (written, meant)
    }
  }

  /// The constraints that it is about, in readable form.
  public var constraints: [String] { parts.filter(\.isConstraint).map(\.description) }

  /// A finding. `view` is a shorthand for `views` with one view, and is ignored if `views` is
  /// given.
  ///
  /// - Parameter severity: that of the rule by default.
  public init(
    rule: Rule, severity: Severity? = nil, view: String? = nil,
    views: [String] = [], parts: [Part] = [], message: Sentence, hint: String? = nil,
    missing: TextShortfall? = nil, origin: SourceLocation? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.facts.severity
    self.views = views.isEmpty ? [view].compactMap { $0 } : views
    self.parts = parts
    sentence = message
    self.hint = hint
    self.missing = missing
    self.origin = origin
  }
}

extension Finding.Severity {
  /// In the order in which people read findings.
  package static let worstFirst: [Finding.Severity] = allCases.reversed()
}

extension [Finding] {
  /// The findings without those that count the rest of findings of which none is here.
  package var withoutLoneRests: [Finding] {
    let told = Set(lazy.filter { !$0.countsRest }.map(\.rule))
    return filter { !$0.countsRest || told.contains($0.rule) }
  }
}
