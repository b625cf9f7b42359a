import LayoutScene

/// Puts the traits of cells into words, as a designer would say them.
public struct CellWords: Sendable {
  private let nativeName: @Sendable (String) -> String?
  private let deviceName: @Sendable (String) -> String

  /// - Parameters:
  ///   - nativeName: a locale's name in its own language, such as “Deutsch” for `de`; nil where it
  ///     has none.
  ///   - deviceName: the words for a device's name, such as “iPhone SE” for `iphone-se`.
  public init(
    nativeName: @escaping @Sendable (String) -> String? = { _ in nil },
    deviceName: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.nativeName = nativeName
    self.deviceName = deviceName
  }

  /// The locale's name in its own language, or the tag where it has none.
  public func name(of locale: String) -> String { nativeName(locale) ?? locale }

  /// `Deutsch (de)`, or the tag alone.
  public func locale(_ locale: String) -> String {
    nativeName(locale).map { "\($0) (\(locale))" } ?? locale
  }

  /// The value of a trait.
  package func word(for trait: Cell.Trait, of cell: Cell) -> String {
    switch trait {
    case .locale: locale(cell.locale)
    case .device: device(cell.device)
    case .textSize: Self.textSize(cell.textSize)
    case .appearance: Self.appearance(cell.appearance)
    case .direction: Self.direction(cell.direction)
    case .screen, .variant: cell.word(of: trait)
    }
  }

  public func device(_ name: String) -> String { deviceName(name) }

  public static func textSize(_ category: ContentSizeCategory) -> String {
    category.words.capitalizedFirst
  }

  public static func appearance(_ appearance: Appearance) -> String {
    switch appearance {
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  public static func direction(_ direction: LayoutDirection) -> String {
    switch direction {
    case .leftToRight: "Left to right"
    case .rightToLeft: "Right to left"
    }
  }
}
