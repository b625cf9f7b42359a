/// All rules of findings, with the names that `allow` in documents, the JSON Schema and reports
/// use.
public enum Rule: String, Sendable, Hashable, CaseIterable {
  // Texts.
  /// A text that is cut off.
  case truncated = "text/truncated"
  /// A word that is broken in the middle, because it is wider than its line.
  case brokenWord = "text/broken-word"
  /// Characters that no font has.
  case missingGlyphs = "text/missing-glyphs"
  /// A font family that is not installed.
  case font = "text/font"
  /// A translation that shows other values than its source, or in another order.
  case formatMismatch = "text/format-mismatch"
  /// A link without a valid target.
  case linkTarget = "text/link-target"
  /// A text with less contrast to its background than WCAG demands.
  case contrast = "text/contrast"

  // Images.
  /// A symbol whose name is not an official one.
  case unknownSymbol = "image/unknown-symbol"
  /// A symbol that is drawn as its name, because there is no icon for it.
  case noIcon = "image/no-icon"

  // Rules about finished scenes.
  /// Two texts or controls that overlap, but do not overlap in the source language.
  case overlap = "layout/overlap"
  /// A text or control that extends beyond the screen, a superview or the safe area.
  case outside = "layout/outside"
  /// A text or control that the keyboard, a bar or something opaque hides.
  case covered = "layout/covered"
  /// Content that is wider than its scroll view because a text does not wrap.
  case scrollsSideways = "layout/scrolls-sideways"
  /// A text, image or control that is less than a point wide or high.
  case crushed = "layout/crushed"
  /// In a right-to-left layout, a view that is not mirrored because its constraints use left or
  /// right edges.
  case notMirrored = "layout/not-mirrored"
  /// An optional constraint that holds in the source language but not in this cell.
  case brokenPriority = "layout/broken-priority"
  /// A control smaller than 44 × 44 points, unless that is its size in UIKit.
  case touchTarget = "layout/touch-target"

  // Rules about what the layout could not decide or satisfy.
  /// A place or size that the constraints do not determine.
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
  /// A place, or a constraint with numbers, that is not finite.
  case notFinite = "layout/not-finite"
  /// A view whose view for baselines is not one of its descendants.
  case baseline = "layout/baseline"
  /// A constraint held by a view that is not a common ancestor of its items.
  case unprepared = "layout/unprepared"
  /// A constraint about a view or guide that no longer exists.
  case released = "layout/released"

  /// A frame that differs from the one that the document has recorded for it.
  case recorded = "layout/recorded"
  /// A view of a class of Interface Builder that is not known here.
  case unknownClass = "layout/unknown-class"

  // Strings.
  /// A text that is not translated.
  case fallback = "strings/fallback"
  /// A text of the document itself, where others are looked up in strings.
  case literal = "strings/literal"
  /// A locale without any text of its own.
  case noLocale = "strings/no-locale"
  /// A text with an unbalanced embedding, override or isolate of the bidirectional algorithm.
  case bidiControl = "strings/bidi-control"
  /// A translation in Markdown with fewer marked parts than its source.
  case markupMismatch = "strings/markup-mismatch"
  /// A translation that is empty, where its source is not.
  case emptyText = "strings/empty"
  /// A value that no form of a text uses.
  case surplusValue = "strings/surplus-value"
  /// A text with a place for a value that is not given.
  case missingValue = "strings/missing-value"
  /// A text whose plural forms do not suit its values or its language.
  case plural = "strings/plural"
  /// A text without a form for the device.
  case device = "strings/device"
  /// A text that refers to a variable which is not defined, or which contains itself.
  case substitution = "strings/substitution"

  /// An appearance chosen by options, which the document's fixed background does not follow.
  case noEffect = "appearance/no-effect"
  /// An orientation chosen by options, which the document's fixed size does not follow.
  case noTurn = "orientation/no-effect"
  /// A version of iOS that the screen's device never ran.
  case foreignSystem = "system/other-device"

  // The document itself.
  /// A mistake in the document.
  case invalid = "document/invalid"
  /// A file that cannot be read.
  case unreadable = "document/unreadable"
  /// An allowance that no finding needs.
  case unusedAllow = "document/unused-allow"

  /// Whether a document may allow the rule at a view. Mistakes in the document cannot be allowed.
  public var isAllowable: Bool {
    switch self {
    case .invalid, .unreadable, .unusedAllow: false
    default: true
    }
  }

  /// Whether a finding of the rule says that the layout could not be done as the views ask: constraints
  /// contradict each other, or something in them is no number or does not settle.
  public var isFault: Bool {
    switch self {
    case .unsatisfiable, .loop, .workLimit, .margins, .alignmentRect, .intrinsicSize, .notFinite,
      .baseline, .unprepared, .released:
      true
    default: false
    }
  }

  /// The rules that a document may allow, in the order of messages.
  public static let allowable = allCases.filter(\.isAllowable)
}
