import Foundation

/// Sizes that UIKit gives tables: those of documents, of Interface Builder and of code have the same.
package enum TableMetrics {
  /// The least height of rows, and that of a row of which nothing else is known, points.
  package static let rowHeight: CGFloat = 44
  /// The radius of the corners of inset groups since iOS 13, and of selected rows of sidebars, points.
  package static let groupRadius: CGFloat = 10
}
