/// Every rule that a finding may be about: the one list of their names, which `allow` in documents,
/// the JSON Schema and reports go by.
public enum Rule: String, Sendable, Hashable, CaseIterable {
  // Texts.
  /// A text that is cut off.
  case truncated = "text/truncated"
  /// A word that is broken in the middle, as no line has room for it.
  case brokenWord = "text/broken-word"
  /// Characters that no font has.
  case missingGlyphs = "text/missing-glyphs"
  /// A font family that is not there.
  case font = "text/font"
  /// A translation that shows other values than its source, or in another order.
  case formatMismatch = "text/format-mismatch"
  /// A link that leads nowhere.
  case linkTarget = "text/link-target"
  /// A text with less contrast to what is behind it than WCAG asks for.
  case contrast = "text/contrast"

  // Images.
  /// A symbol of a name that is not among the official ones.
  case unknownSymbol = "image/unknown-symbol"
  /// A symbol that is drawn with its name, as there is no icon for it.
  case noIcon = "image/no-icon"

  // What can be seen on a finished scene.
  /// Two texts or controls that overlap, and do not in the source language.
  case overlap = "layout/overlap"
  /// A text or control that reaches out of the screen, of a superview or of the safe area.
  case outside = "layout/outside"
  /// Content that is wider than its scroll view because a text does not wrap.
  case scrollsSideways = "layout/scrolls-sideways"
  /// A text, image or control that is less than a point wide or high.
  case crushed = "layout/crushed"
  /// From right to left, a view that left or right edges hold in its old place.
  case notMirrored = "layout/not-mirrored"
  /// An optional constraint that holds in the source language and not here.
  case brokenPriority = "layout/broken-priority"
  /// A control of less than 44 × 44 points, unless UIKit gives it that size.
  case touchTarget = "layout/touch-target"

  // What the layout could not decide or do.
  /// A place or size that the constraints leave open.
  case ambiguous = "layout/ambiguous"
  /// Required constraints that contradict each other.
  case unsatisfiable = "layout/unsatisfiable"
  /// A layout, or margins, that do not settle.
  case loop = "layout/loop"
  /// A layout that was stopped at the solver's work limit.
  case workLimit = "layout/work-limit"
  /// Margins or safe area insets that are not finite.
  case margins = "layout/margins"
  /// An alignment rect, or a frame for one, that is not finite.
  case alignmentRect = "layout/alignment-rect"
  /// An intrinsic content size that is not finite.
  case intrinsicSize = "layout/intrinsic-size"
  /// A place or a constraint that is not finite.
  case notFinite = "layout/not-finite"
  /// A view that takes its baseline from a view that is not below it.
  case baseline = "layout/baseline"
  /// A constraint that is held by a view which is not above all its items.
  case unprepared = "layout/unprepared"
  /// A constraint about a view or guide that no longer exists.
  case released = "layout/released"

  // Strings.
  /// A text that is not translated.
  case fallback = "strings/fallback"
  /// A locale without any text of its own.
  case noLocale = "strings/no-locale"
  /// A text in which an embedding, override or isolate of the bidirectional algorithm does not end,
  /// or ends without a beginning.
  case bidiControl = "strings/bidi-control"
  /// A translation in Markdown that marks fewer parts than its source.
  case markupMismatch = "strings/markup-mismatch"
  /// A text with a place for a value that is not given.
  case missingValue = "strings/missing-value"
  /// A text whose plural forms do not suit its values or its language.
  case plural = "strings/plural"
  /// A text without a form for the device.
  case device = "strings/device"
  /// A text that refers to a variable which is not defined, or which contains itself.
  case substitution = "strings/substitution"

  /// An appearance that was asked for, and that the document's fixed background does not follow.
  case noEffect = "appearance/no-effect"
  /// An orientation that was asked for and that the document's size does not follow.
  case noTurn = "orientation/no-effect"

  // The document itself.
  /// A mistake in the document.
  case invalid = "document/invalid"
  /// A file that cannot be read.
  case unreadable = "document/unreadable"
  /// An allowance that no finding needs.
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
