/// Something that a person should know about a layout that could nevertheless be computed, such as
/// an ambiguous position or a text that does not fit.
public struct Finding: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Worth a look; it may be meant so.
    case note
    /// A reader would call it wrong.
    case warning
    /// Something could not be done as asked.
    case error
  }

  /// A stable name such as `layout/ambiguous` or `text/missing-glyphs`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The identifiers of the views that it is about, the first of them first; empty where it is about none.
  public var views: [String]
  /// The constraints that it is about, in the order in which they were added.
  public var parts: [Part]
  /// One sentence.
  public var message: String
  /// What would mend it, one sentence; nil where the message says all.
  public var hint: String?
  /// What a text that is cut off lacks; nil for any other finding.
  public var missing: TextShortfall?
  /// The place in a document to look at first; nil for code.
  public var origin: SourceLocation?
  /// Along which axis its views are pressed together: of one that is crushed, and of several that are tied
  /// for which of them shrinks.
  package var squeezedAxis: SceneConstraint.Axis?

  /// The first of the views.
  public var view: String? {
    get { views.first }
    set { views = [newValue].compactMap { $0 } }
  }

  /// One of the constraints that a finding is about.
  public struct Part: Sendable, Hashable {
    /// As people read it.
    public var description: String
    /// Where somebody wrote it, or the view that it comes from.
    public var origin: SourceLocation?

    /// A constraint as people read it, and where it is written.
    public init(_ description: String, origin: SourceLocation? = nil) {
      self.description = description
      self.origin = origin
    }
  }

  /// The constraints that it is about, as people read them.
  public var constraints: [String] { parts.map(\.description) }

  /// A finding. `view` is a shorthand for `views` with one view, and does not count if `views` is
  /// given.
  public init(
    rule: String, severity: Severity = .warning, view: String? = nil,
    views: [String] = [], parts: [Part] = [], message: String, hint: String? = nil,
    missing: TextShortfall? = nil, origin: SourceLocation? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.views = views.isEmpty ? [view].compactMap { $0 } : views
    self.parts = parts
    self.message = message
    self.hint = hint
    self.missing = missing
    self.origin = origin
  }
}
