import Comparison
import Documents
import Foundation
import LayoutScene
import Reports

package enum LocaleNames {
  /// A locale's name in its own language, such as “Deutsch” for `de`, with a capital where the
  /// script has capitals; nil where it has no name. It does not depend on the machine's language.
  package static func native(_ tag: String) -> String? {
    guard let name = LocaleTag(tag)?.nativeName, let first = name.first else { return nil }
    return first.uppercased() + name.dropFirst()
  }
}

extension CellWords {
  /// The names of locales and devices in sheets and reports.
  package static let named = CellWords(
    nativeName: LocaleNames.native, deviceName: Device.displayName(of:))
}

extension PageCell {
  /// A cell of a page with the names that people know its traits by.
  package init(
    at place: PagePlace, of comparison: ScreenComparison, _ cell: ComparedCell,
    picture: PagePicture, size: CGSize
  ) {
    self.init(
      index: place.index, count: place.count, document: comparison.document, name: comparison.name,
      cell: cell, language: CellWords.named.name(of: cell.scene.locale),
      deviceName: CellWords.named.device(cell.scene.cell.device), picture: picture,
      pictureSize: size)
  }
}
