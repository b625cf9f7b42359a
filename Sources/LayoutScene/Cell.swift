/// The traits that a scene was laid out under: one combination of the lists that a command was given.
/// Findings, file names and the labels of a sheet name their scene by it.
public struct Cell: Sendable, Hashable {
  /// The locale that the strings were taken from, a BCP 47 tag.
  public var locale: String
  /// The device's name, such as `iphone-se`, or the size of a screen that is no device's: `375x667`.
  public var device: String
  /// The text size.
  public var textSize: ContentSizeCategory
  /// Light or dark.
  public var appearance: Appearance
  /// The reading direction.
  public var direction: LayoutDirection
  /// Which of a document's screens it is; nil for the only one.
  public var screen: String?
  /// Which variant of the screen it is; nil for the screen as it is.
  public var variant: String?

  /// A cell. The device is nameless unless given.
  public init(
    locale: String = "en", device: String = "", textSize: ContentSizeCategory = .large,
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
    screen: String? = nil, variant: String? = nil
  ) {
    self.locale = locale
    self.device = device
    self.textSize = textSize
    self.appearance = appearance
    self.direction = direction
    self.screen = screen
    self.variant = variant
  }

  /// The traits as words, in the order in which paths and filters have them.
  public var words: [String] {
    [
      locale, device, textSize.rawValue, appearance.rawValue, direction.rawValue,
      screen ?? Self.standardName, variant ?? Self.standardName,
    ]
  }

  /// What the only screen of a document, and a screen as it is, are called among others.
  public static let standardName = "default"

  /// `de/iphone-se/large/light/ltr`: what a filter is compared with. Behind it are the screen and the variant
  /// where the document has several.
  public var path: String {
    let isPlain = screen == nil && variant == nil
    return words.dropLast(isPlain ? 2 : 0).joined(separator: "/")
  }

  /// The traits as a JSON object's members, under the names that findings have for them; the screen and the
  /// variant where there are any.
  public var members: [JSON.Member] {
    zip(Self.names, words).filter { name, _ in
      name == "screen" ? screen != nil : name != "variant" || variant != nil
    }.map { JSON.Member(key: $0, value: .string($1)) }
  }

  /// The names of the traits in JSON, in the order of `words`.
  public static let names = [
    "locale", "device", "textSize", "appearance", "direction", "screen", "variant",
  ]
}

/// A finding that the author of a document expects at a view, with the reason.
public struct Allowance: Sendable, Hashable {
  /// The name of the rule, such as `text/truncated`.
  public var rule: String
  /// The identifier of the view at which it is written; the first view of the constraint where it is
  /// written at a constraint.
  public var view: String
  /// Why the finding is expected, in the author's words.
  public var reason: String
  /// The place of the constraint at which it is written; nil where it is written at a view.
  public var constraint: SourceLocation?
  /// Where the allowance is written.
  public var origin: SourceLocation?

  /// An allowance at a view, or at a constraint if `constraint` is given.
  public init(
    rule: String, view: String, reason: String, constraint: SourceLocation? = nil,
    origin: SourceLocation? = nil
  ) {
    self.rule = rule
    self.view = view
    self.reason = reason
    self.constraint = constraint
    self.origin = origin
  }
}
