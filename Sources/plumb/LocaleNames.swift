import Comparison
import Documents

enum LocaleNames {
  /// A locale's name in its own language, such as “Deutsch” for `de`, with a capital where the script
  /// has them; nil where it has none. It depends on the tag alone, not on the machine's language.
  static func native(_ tag: String) -> String? {
    guard let name = LocaleTag(tag)?.nativeName, let first = name.first else { return nil }
    return first.uppercased() + name.dropFirst()
  }
}

extension CellWords {
  /// The names that sheets and reports have for locales and devices.
  static let named = CellWords(
    nativeName: LocaleNames.native, deviceName: Device.displayName(of:))
}
