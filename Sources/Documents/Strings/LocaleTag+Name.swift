import Foundation

extension LocaleTag {
  /// The language's name in itself, such as “Deutsch” for `de`; nil for a tag of no known language.
  /// The names are CLDR's, as Foundation has them, whatever the language of the machine.
  public var nativeName: String? {
    guard let name = Locale(identifier: description).localizedString(forIdentifier: description),
      name.lowercased() != description.lowercased(), let first = name.first
    else { return nil }
    return first.uppercased() + name.dropFirst()
  }
}
