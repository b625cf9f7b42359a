import Foundation
import LayoutScene

/// The rows of a navigation bar.
///
/// The bar's height is that of the row with the title, which follows the size classes, plus the rows above and
/// below it: 30 points for a prompt, 52 for a large title, 52 for a search field, 44 for its scopes. The
/// first three follow from UIKit's bars in iOS 11 to 17: 74 with a prompt, 96 with a large title, 148 with
/// a large title and a search field. No source gives the height of scopes; 44 is that of a bar.
extension NavigationBar {
  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52
  static let scopesHeight: CGFloat = 44

  /// Whether a search replaces the title and the buttons.
  var isSearching: Bool { topItem?.searchField?.isActive == true }

  /// Whether the title is shown large.
  var showsLargeTitle: Bool {
    prefersLargeTitles && !isSearching && topItem?.largeTitleDisplayMode != .never
      && traits.verticalSizeClass != .compact
  }

  var heightAbove: CGFloat {
    isSearching || (topItem?.prompt ?? "").isEmpty ? 0 : Self.promptHeight
  }

  var heightBelow: CGFloat {
    var height: CGFloat = showsLargeTitle ? Self.largeTitleHeight : 0
    guard let search = topItem?.searchField else { return height }
    height += Self.searchHeight
    return search.hasScopeBar ? height + Self.scopesHeight : height
  }

  /// The top and bottom of the row with the title, points. If the bar is higher or lower than its
  /// content, this row takes the difference.
  func row(in size: CGSize) -> ClosedRange<CGFloat> {
    heightAbove...max(heightAbove, size.height - heightBelow)
  }
}
