import Foundation
import LayoutScene

/// The text above the cells of a section.
package final class SectionHeader: Label {
  /// The text in capitals above groups, as in UIKit until iOS 18
  /// (`UIListContentConfiguration.groupedHeader()`). The locale decides the capitals, such as İ for
  /// the i of Turkish.
  override var shownText: String? { text.map { isGrouped ? groupedTitle($0) : $0 } }

  package var isGrouped = false { didSet { resized(isGrouped != oldValue) } }
}

extension View {
  /// A text above a group of cells, as it is shown.
  package func groupedTitle(_ text: String) -> String {
    guard !controlMetrics.hasHeadersAsWritten else { return text }
    return text.uppercased(with: Locale(identifier: traits.locale))
  }
}
