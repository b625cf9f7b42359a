/// The traits under which a scene was laid out: one combination of the lists in a command's
/// options. Findings, file names and the labels of a sheet name their scene by its cell.
public struct Cell: Sendable, Hashable {
  /// The locale of the strings, a BCP 47 tag.
  public var locale: String
  /// The device's name, such as `iphone-se`, or the size of a screen without a device: `375x667`.
  public var device: String
  /// The text size.
  public var textSize: ContentSizeCategory
  /// Light or dark.
  public var appearance: Appearance
  /// The reading direction.
  public var direction: LayoutDirection
  /// The name of the screen in its document; nil for the only one.
  public var screen: String?
  /// The name of the screen's variant; nil for the screen without a variant.
  public var variant: String?

  /// A cell; by default the device's name is empty.
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

  /// The traits as words, in the order of paths and filters.
  public var words: [String] { Trait.allCases.map(word(of:)) }

  /// The value of a trait in paths and filters.
  package func word(of trait: Trait) -> String { value(of: trait) ?? Self.standardName }

  /// Nil for the only screen of a document, and for a screen without a variant.
  private func value(of trait: Trait) -> String? {
    switch trait {
    case .locale: locale
    case .device: device
    case .textSize: textSize.rawValue
    case .appearance: appearance.rawValue
    case .direction: direction.rawValue
    case .screen: screen
    case .variant: variant
    }
  }

  /// The name in lists of a document's only screen, and of a screen without a variant.
  public static let standardName = "default"

  /// The path that filters are compared with, such as `de/iphone-se/large/light/ltr`. The screen
  /// and the variant follow if the document has several.
  public var path: String {
    let isPlain = screen == nil && variant == nil
    return words.dropLast(isPlain ? 2 : 0).joined(separator: "/")
  }

  /// The traits as members of a JSON object, by the names that findings use; the screen and the
  /// variant only if they are not nil.
  public var members: [JSON.Member] {
    Trait.allCases.compactMap { trait in
      value(of: trait).map { JSON.Member(key: trait.rawValue, value: .string($0)) }
    }
  }

  /// The names of the traits in JSON, in the order of `words`.
  public static let names = Trait.allCases.map(\.rawValue)
}

/// A finding that the author of a document expects at a view, with the reason.
public struct Allowance: Sendable, Hashable {
  /// The rule whose findings are expected.
  public var rule: Rule
  /// The identifier of the view at which it is written; for an allowance at a constraint, the
  /// constraint's first view.
  public var view: String
  /// Why the finding is expected, in the author's words.
  public var reason: String
  /// The place of the constraint at which it is written; nil for an allowance at a view.
  public var constraint: SourceLocation?
  /// Where the allowance is written.
  public var origin: SourceLocation?
  /// The views inside of `view` on a screen, for which an allowance at a view holds, too.
  package var inner: Set<String> = []

  public static func == (a: Allowance, b: Allowance) -> Bool {
    (a.rule, a.view, a.reason) == (b.rule, b.view, b.reason)
      && (a.constraint, a.origin) == (b.constraint, b.origin)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(view)
    hasher.combine(reason)
    hasher.combine(constraint)
    hasher.combine(origin)
  }

  /// An allowance at a view, or at a constraint if `constraint` is given.
  public init(
    rule: Rule, view: String, reason: String, constraint: SourceLocation? = nil,
    origin: SourceLocation? = nil
  ) {
    self.rule = rule
    self.view = view
    self.reason = reason
    self.constraint = constraint
    self.origin = origin
  }
}
