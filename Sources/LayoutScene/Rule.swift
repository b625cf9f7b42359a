/// Every rule that a finding may be about: the one list of their names, which `allow` in documents,
/// the JSON Schema and reports go by.
public enum Rule: String, Sendable, Hashable, CaseIterable {
  // Texts.
  case truncated = "text/truncated"
  case missingGlyphs = "text/missing-glyphs"
  case font = "text/font"
  case formatMismatch = "text/format-mismatch"
  case contrast = "text/contrast"

  // What can be seen on a finished scene.
  case overlap = "layout/overlap"
  case outside = "layout/outside"
  case scrollsSideways = "layout/scrolls-sideways"
  case crushed = "layout/crushed"
  case notMirrored = "layout/not-mirrored"
  case brokenPriority = "layout/broken-priority"
  case touchTarget = "layout/touch-target"

  // What the layout could not decide or do.
  case ambiguous = "layout/ambiguous"
  case unsatisfiable = "layout/unsatisfiable"
  case loop = "layout/loop"
  case workLimit = "layout/work-limit"
  case margins = "layout/margins"
  case alignmentRect = "layout/alignment-rect"
  case intrinsicSize = "layout/intrinsic-size"
  case notFinite = "layout/not-finite"
  case baseline = "layout/baseline"
  case unprepared = "layout/unprepared"
  case released = "layout/released"

  // Strings.
  case fallback = "strings/fallback"
  case noLocale = "strings/no-locale"
  case bidiControl = "strings/bidi-control"
  case missingValue = "strings/missing-value"
  case plural = "strings/plural"
  case device = "strings/device"
  case substitution = "strings/substitution"

  case noEffect = "appearance/no-effect"
  case noTurn = "orientation/no-effect"

  // The document itself.
  case invalid = "document/invalid"
  case unreadable = "document/unreadable"
  case unusedAllow = "document/unused-allow"

  /// Whether a document may expect it at a view. A mistake in the document is never meant.
  public var isAllowable: Bool {
    switch self {
    case .invalid, .unreadable, .unusedAllow: false
    default: true
    }
  }

  /// Those that a document may expect, in the order in which messages list them.
  public static let allowable = allCases.filter(\.isAllowable)
}
