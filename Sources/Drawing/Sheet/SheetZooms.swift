import Foundation

/// The scales at which the screens of a sheet are drawn.
///
/// The goals, most important first: all screens together fit on a sheet; the texts of a phone are
/// readable even beside tablets, for which each screen gets the same share of the area; screens of
/// one kind have one scale, so that their sizes can be compared.
enum SheetZooms {
  /// A zoom for each screen; the sizes are in points.
  static func zooms(for sizes: [CGSize]) -> [CGFloat] {
    let share = SheetStyle.screenArea / CGFloat(max(1, sizes.count))
    let tablets = zoom(for: sizes.filter(isTablet), share: share)
    let others = zoom(for: sizes.filter { !isTablet($0) }, share: share)
    // A tablet is never drawn larger than a phone.
    return sizes.map { isTablet($0) ? min(tablets, others) : others }
  }

  /// The largest zoom at which the screens take no more than their share on average; the largest of
  /// all where there are no screens.
  private static func zoom(for sizes: [CGSize], share: CGFloat) -> CGFloat {
    let area = sizes.reduce(0) { $0 + $1.width * $1.height }
    let zooms = SheetStyle.zooms
    return zooms.first { area * $0 * $0 <= share * CGFloat(sizes.count) } ?? zooms.last ?? 1
  }

  /// Whether the shorter side is at least 600 points, the smallest width with a regular size class
  /// on an iPad. Phones are smaller in either orientation.
  private static func isTablet(_ size: CGSize) -> Bool { min(size.width, size.height) >= 600 }
}
