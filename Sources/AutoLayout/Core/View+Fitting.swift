import Foundation
import LayoutKernel
import LayoutScene

extension View {
  /// The target for `systemLayoutSizeFitting` that gives the smallest size: 0 × 0.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for `systemLayoutSizeFitting` that gives a large size: 10000 × 10000 points.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The fitting size. The caller has checked that contents can be measured.
  func fittingSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    trap(
      unless: target.width.isFinite && target.height.isFinite && horizontal.isLegal
        && vertical.isLegal, "A fitting size needs a finite target and legal priorities")
    let engine = LayoutEngine(root: self, window: nil)
    let exact = engine.fit(target, horizontal, vertical)
    if let host { for fault in engine.findings(nil) { host.hostedFault(fault) } }
    engine.tearDown()
    // Adding 0 turns −0 into 0.
    return CGSize(
      width: engine.items.environment.grid.roundUp(exact.width) + 0,
      height: engine.items.environment.grid.roundUp(exact.height) + 0)
  }

  /// Traps if a text in the tree cannot be measured.
  func requireContext() {
    guard layoutContext == nil else { return }
    var blind: View?
    visit { view in
      if blind == nil, view.asksContext, view.explicitIntrinsicContentSize == nil { blind = view }
    }
    if let blind {
      trap(
        "There is no text measurer for \(blind.layoutName): outside a window the tree's root needs a "
          + "detachedContext")
    }
  }

  /// The standard result of `sizeThatFits`, which a subclass may override.
  func contentSize(fitting size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    let (sides, ends) = (insets.left + insets.right, insets.top + insets.bottom)
    var wanted = contentLayout(fitting: nil).size
    let room = size.width - sides
    if remeasuresAtSolvedWidth, room > 0, room < wanted.width {
      wanted = contentLayout(fitting: room).size
    }
    return CGSize(
      width: wanted.width.isFinite && wanted.width >= 0 ? wanted.width + sides : bounds.width,
      height: wanted.height.isFinite && wanted.height >= 0 ? wanted.height + ends : bounds.height)
  }
}
