import Foundation

/// How much smaller than life the screens of a sheet are drawn.
///
/// Goals in this order: all screens together take no more than a sheet has room for; a phone's texts can
/// be read, also where tablets stand beside it, so that each screen has the same share of the room;
/// screens of one kind have one scale, so that their sizes can be compared.
enum SheetZooms {
  /// A zoom for each of the screens' sizes, which are in points.
  static func zooms(for sizes: [CGSize]) -> [CGFloat] {
    let share = SheetStyle.screenArea / CGFloat(max(1, sizes.count))
    let tablets = zoom(for: sizes.filter(isTablet), share: share)
    let others = zoom(for: sizes.filter { !isTablet($0) }, share: share)
    // A tablet is never drawn larger than a phone.
    return sizes.map { isTablet($0) ? min(tablets, others) : others }
  }

  /// The largest zoom at which the screens take no more than their share on average; the largest there
  /// is for none.
  private static func zoom(for sizes: [CGSize], share: CGFloat) -> CGFloat {
    let area = sizes.reduce(0) { $0 + $1.width * $1.height }
    let zooms = SheetStyle.zooms
    return zooms.first { area * $0 * $0 <= share * CGFloat(sizes.count) } ?? zooms.last ?? 1
  }

  /// Phones are narrower whichever way they are held; 600 points are the least width that Apple's size
  /// classes call regular on an iPad.
  private static func isTablet(_ size: CGSize) -> Bool { min(size.width, size.height) >= 600 }
}
