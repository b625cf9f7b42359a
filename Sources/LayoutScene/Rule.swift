/// The rules of findings. What is known of each of them stands once, in the table `facts`: reports, `allow` in
/// documents, the JSON Schema, `plumb help findings` and docs/findings.md take it from there.
public enum Rule: Sendable, Hashable, CaseIterable {
  // Texts.
  /// A text that is cut off.
  case truncated
  /// A word that is broken in the middle, because it is wider than its line.
  case brokenWord
  /// Characters that no font has.
  case missingGlyphs
  /// A font family that is not installed.
  case font
  /// A translation that shows other values than its source, or in another order.
  case formatMismatch
  /// A link without a valid target.
  case linkTarget
  /// A text with less contrast to its background than WCAG demands.
  case contrast

  // Images.
  /// A symbol whose name is not an official one.
  case unknownSymbol
  /// A symbol that is drawn as its name, because there is no icon for it.
  case noIcon
  /// A picture of a kind that is not read, which is drawn as a box of its recorded size.
  case unreadPicture

  // Finished screens.
  /// Two texts or controls that overlap, but do not overlap in the source language.
  case overlap
  /// A text or control that extends beyond the screen, a superview or the safe area.
  case outside
  /// A text or control that the keyboard, a bar or something opaque hides.
  case covered
  /// Content that is wider than its scroll view because a text does not wrap.
  case scrollsSideways
  /// A text, image or control that is less than a point wide or high.
  case crushed
  /// In a right-to-left layout, a view that is not mirrored because its constraints use left or
  /// right edges.
  case notMirrored
  /// An optional constraint that holds in the source language but not in this cell.
  case brokenPriority
  /// A control smaller than 44 × 44 points, unless that is its size in UIKit.
  case touchTarget

  // What the layout could not decide or satisfy.
  /// A place or size that the constraints do not determine.
  case ambiguous
  /// Required constraints that contradict each other.
  case unsatisfiable
  /// A layout, or margins, that do not settle.
  case loop
  /// A layout that was stopped at the solver's work limit.
  case workLimit
  /// Margins or safe area insets that are not finite.
  case margins
  /// An alignment rect, or a frame for one, that is not finite.
  case alignmentRect
  /// An intrinsic content size that is not finite.
  case intrinsicSize
  /// A place, or a constraint with numbers, that is not finite.
  case notFinite
  /// A view whose view for baselines is not one of its descendants.
  case baseline
  /// A constraint held by a view that is not a common ancestor of its items.
  case unprepared
  /// A constraint about a view or guide that no longer exists.
  case released

  // Interface Builder.
  /// A frame that differs from the one that the document has recorded for it.
  case recorded
  /// A view of a class of Interface Builder that is not known here.
  case unknownClass
  /// An attribute or a part of Interface Builder's, or a font, that is not read.
  case unreadValue

  // Strings.
  /// A text that is not translated.
  case fallback
  /// A text of the document itself, where others are looked up in strings.
  case literal
  /// A locale without any text of its own.
  case noLocale
  /// A text with an unbalanced embedding, override or isolate of the bidirectional algorithm.
  case bidiControl
  /// A translation in Markdown with fewer marked parts than its source.
  case markupMismatch
  /// A translation that is empty, where its source is not.
  case emptyText
  /// A value that no form of a text uses.
  case surplusValue
  /// A text with a place for a value that is not given.
  case missingValue
  /// A text whose plural forms do not suit its values or its language.
  case plural
  /// A text without a form for the device.
  case device
  /// A text that refers to a variable which is not defined, or which contains itself.
  case substitution

  // Options without an effect.
  /// An appearance chosen by options, which the document's fixed background does not follow.
  case noEffect
  /// An orientation chosen by options, which the document's fixed size does not follow.
  case noTurn
  /// A version of iOS that the screen's device never ran.
  case foreignSystem

  // The document itself.
  /// A mistake in the document.
  case invalid
  /// A file that cannot be read.
  case unreadable
  /// An allowance that no finding needs.
  case unusedAllow

  /// What is known of a rule.
  package struct Facts {
    package let name: String
    /// How much a finding matters unless it says otherwise.
    package let severity: Finding.Severity
    /// What the rule finds, as the end of a sentence in Markdown.
    package let text: String
    /// The samples in `Samples/Findings` that have the mistake, with the only locale in which they have it. A
    /// file beside each, whose name ends in `-fixed`, has it mended.
    package let samples: [(name: String, locale: String?)]

    fileprivate init(
      _ name: String, _ severity: Finding.Severity, _ text: String,
      _ samples: (name: String, locale: String?)...
    ) {
      (self.name, self.severity, self.text, self.samples) = (name, severity, text, samples)
    }
  }

  package var facts: Facts {
    switch self {
    case .truncated:
      Facts(
        "text/truncated", .warning,
        "a text that is cut, if only since its view is lower than a line; not what is typed into a field, which "
          + "scrolls, unless the field is too low", ("truncated", "de"))
    case .brokenWord:
      Facts(
        "text/broken-word", .warning,
        "a word that no line has room for, so that it is broken in the middle, without a hyphen; as a note at "
          + "accessibility text sizes; not an address or a code, and not where `byCharWrapping` breaks every word. "
          + "Soft hyphens say where it may be broken", ("broken-word", "de"))
    case .missingGlyphs:
      Facts("text/missing-glyphs", .warning, "characters that no font has", ("missing-glyphs", nil))
    case .font: Facts("text/font", .warning, "a font family that is not there")
    case .formatMismatch:
      Facts(
        "text/format-mismatch", .warning,
        "a translation that shows other values than its source, or in another order",
        ("format-mismatch", "de"))
    case .linkTarget:
      Facts("text/link-target", .warning, "a link that leads nowhere", ("link-target", nil))
    case .contrast:
      Facts(
        "text/contrast", .warning,
        "a text with less contrast than WCAG's 4.5, or 3 for large text, to what is behind it",
        ("contrast", nil))
    case .unknownSymbol:
      Facts(
        "image/unknown-symbol", .warning, "a symbol that is not in the list of official names",
        ("unknown-symbol", nil))
    case .noIcon:
      Facts(
        "image/no-icon", .note,
        "a symbol that is drawn as a rounded square as there is no icon for it", ("no-icon", nil))
    case .unreadPicture:
      Facts(
        "image/not-read", .note,
        "a picture of a catalog of assets in a format that is not read, such as HEIC, which is drawn as a box of its "
          + "recorded size")
    case .overlap:
      Facts(
        "layout/overlap", .warning,
        "two texts or controls that overlap, and do not in the source language at the default text size; or, in "
          + "any language, a text over another text, and as a note a control over a part of another one",
        ("overlap", "de"))
    case .outside:
      Facts(
        "layout/outside", .warning,
        "a text or control that reaches out of the screen or of a superview that clips (`clipsToBounds: true`, a "
          + "scroll view); or out of the bottom of its cell, to which nothing ties it; as a note, out of the safe area "
          + "or its superview; and a button's image that reaches out of it", ("outside", "de"),
        ("clipped", "de"))
    case .covered:
      Facts(
        "layout/covered", .warning,
        "a text or control that lies under the keyboard or a bar, from where no scroll view can move it, or that "
          + "something opaque covers whole", ("covered", nil))
    case .scrollsSideways:
      Facts(
        "layout/scrolls-sideways", .warning,
        "content that is wider than its scroll view because a text does not wrap",
        ("scrolls-sideways", "de"))
    case .crushed:
      Facts(
        "layout/crushed", .warning,
        "a text, image or control that is crushed to less than a point, and a scroll view with content",
        ("crushed", "de"))
    case .notMirrored:
      Facts(
        "layout/not-mirrored", .warning,
        "from right to left, a view that left or right edges hold in its old place; and, where the document has a "
          + "language that is read from there, a text of it with `textAlignment: left`, and a symbol such as "
          + "`chevron.right` in the place of `chevron.forward`",
        ("not-mirrored", "ar"))
    case .brokenPriority:
      Facts(
        "layout/broken-priority", .note,
        "an optional constraint that holds in the source language and not here",
        ("broken-priority", "de"))
    case .touchTarget:
      Facts(
        "layout/touch-target", .note,
        "a control under 44 × 44 points, unless UIKit gives it that size", ("touch-target", nil))
    case .ambiguous:
      Facts(
        "layout/ambiguous", .warning, "a place or size that the constraints do not determine",
        ("ambiguous", nil))
    case .unsatisfiable:
      Facts("layout/unsatisfiable", .error, "required constraints that contradict each other")
    case .loop: Facts("layout/loop", .error, "a layout, or margins, that do not settle")
    case .workLimit:
      Facts("layout/work-limit", .error, "a layout that was stopped at the work limit")
    case .margins:
      Facts("layout/margins", .error, "margins or safe area insets that are not finite")
    case .alignmentRect:
      Facts(
        "layout/alignment-rect", .error, "an alignment rect, or a frame for one, that is not finite"
      )
    case .intrinsicSize:
      Facts("layout/intrinsic-size", .error, "an intrinsic content size that is not finite")
    case .notFinite:
      Facts(
        "layout/not-finite", .error, "a place, or a constraint with numbers, that is not finite")
    case .baseline:
      Facts("layout/baseline", .error, "in code, a view for baselines that is no descendant")
    case .unprepared:
      Facts(
        "layout/unprepared", .error,
        "in code, a constraint whose owner is no common ancestor of its items")
    case .released:
      Facts("layout/released", .error, "in code, a constraint about a view that no longer exists")
    case .recorded:
      Facts(
        "layout/recorded", .warning,
        "with `--recorded`, a frame that differs from the one that [Interface Builder](interface-builder.md) "
          + "recorded")
    case .unknownClass:
      Facts(
        "layout/unknown-class", .note,
        "a view of a class of Interface Builder that Plumb does not know, which is drawn as a plain view of its "
          + "recorded size")
    case .unreadValue:
      Facts(
        "layout/not-read", .note,
        "what may change the picture of a document of Interface Builder and is not read: an attribute, a part of a "
          + "view, a font, or a translation for an object that is not there; each once, where it first stands"
      )
    case .fallback:
      Facts(
        "strings/fallback", .warning,
        "a text that is not translated; as a note, texts that a region has from its language",
        ("fallback", "de"))
    case .literal:
      Facts(
        "strings/literal", .note,
        "a text that stands in the document itself beside others that are looked up")
    case .noLocale: Facts("strings/no-locale", .warning, "a locale without any text of its own")
    case .bidiControl:
      Facts(
        "strings/bidi-control", .warning,
        "a text that opens a direction of the bidirectional algorithm and does not close it")
    case .markupMismatch:
      Facts(
        "strings/markup-mismatch", .warning,
        "a translation in Markdown that marks fewer parts, or has fewer links, than its source",
        ("markup-mismatch", "de"))
    case .emptyText:
      Facts(
        "strings/empty", .warning,
        "a translation that is empty, where its source is not; it is listed at its line in the strings"
      )
    case .surplusValue:
      Facts("strings/surplus-value", .note, "a value that no form of the text uses")
    case .missingValue:
      Facts("strings/missing-value", .warning, "a text with a place for a value that is not given")
    case .plural:
      Facts("strings/plural", .warning, "plural forms that do not suit the values or the language")
    case .device: Facts("strings/device", .warning, "a text without a form for the device")
    case .substitution:
      Facts(
        "strings/substitution", .warning,
        "a text that refers to a variable which is not defined, or which contains itself")
    case .noEffect:
      Facts(
        "appearance/no-effect", .note,
        "an appearance that an option chooses, and that a fixed background does not follow")
    case .noTurn:
      Facts(
        "orientation/no-effect", .note,
        "an orientation that an option chooses, and that a fixed size does not follow")
    case .foreignSystem:
      Facts("system/other-device", .note, "a version of iOS that the screen's device never ran")
    case .invalid:
      Facts("document/invalid", .error, "a mistake in a document; it cannot be allowed")
    case .unreadable:
      Facts("document/unreadable", .error, "a file that cannot be read; it cannot be allowed")
    case .unusedAllow: Facts("document/unused-allow", .note, "an `allow` that no finding needs")
    }
  }

  /// Whether a document may allow the rule at a view. Mistakes in the document cannot be allowed.
  public var isAllowable: Bool { !rawValue.hasPrefix("document/") }

  /// Whether a finding of the rule says that the layout could not be done as the views ask: constraints
  /// contradict each other, or something in them is no number or does not settle.
  public var isFault: Bool { facts.severity == .error && isAllowable }

  /// Whether it is about places and sizes. Pictures mark only these.
  package var isAboutLayout: Bool { rawValue.hasPrefix("layout/") }

  /// The rules that a document may allow, in the order of messages.
  public static let allowable = allCases.filter(\.isAllowable)
}

extension Rule: CustomStringConvertible {
  /// The name that `allow` in documents, the JSON Schema and reports use, such as `layout/ambiguous`.
  public var rawValue: String { facts.name }
  public var description: String { rawValue }

  /// Whether the rule is about texts that are looked up, which each language has its own of.
  package var isAboutStrings: Bool { rawValue.hasPrefix("strings/") }

  /// The rule of a name; nil for other words.
  public init?(rawValue: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = rule
  }
}

// MARK: Pages

extension Rule {
  /// The rules as a table in Markdown, for docs/findings.md.
  package static var table: String {
    let rows = allCases.map { rule in
      let facts = rule.facts
      let severity = facts.severity == .warning ? "" : " (\(facts.severity))"
      let links = facts.samples.map { "[\($0.name)](../Samples/Findings/\($0.name).yaml)" }
      let examples = links.isEmpty ? "" : ": " + links.joined(separator: ", ")
      return "| `\(facts.name)`\(severity) | \(facts.text)\(examples) |\n"
    }
    return "| Rule | What it finds |\n|---|---|\n" + rows.joined()
  }

  /// All rules as a page of text, as `plumb help findings` prints them.
  package static var page: String { allCases.map(\.page).joined(separator: "\n") }

  /// The rule as a paragraph of text, as `plumb help layout/ambiguous` prints it.
  package var page: String {
    let text = facts.text.replacing("`", with: "")
      .replacing("[Interface Builder](interface-builder.md)", with: "Interface Builder")
    let examples = facts.samples.map { sample in
      "\n    Example: plumb check \(sample.locale.map { "--locale \($0) " } ?? "")"
        + "Samples/Findings/\(sample.name).yaml"
    }
    return "\(facts.name) (\(facts.severity))\n    \(text)\(examples.joined())\n"
  }
}
