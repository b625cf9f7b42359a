import Comparison
import Documents

enum LocaleNames {
  /// A locale's name in its own language, such as “Deutsch” for `de`, with a capital where the
  /// script has capitals; nil where it has no name. It does not depend on the machine's language.
  static func native(_ tag: String) -> String? {
    guard let name = LocaleTag(tag)?.nativeName, let first = name.first else { return nil }
    return first.uppercased() + name.dropFirst()
  }
}

extension CellWords {
  /// The names of locales and devices in sheets and reports.
  static let named = CellWords(
    nativeName: LocaleNames.native, deviceName: Device.displayName(of:))
}
