import Foundation
import LayoutScene

extension View {
  /// The smallest size that the constraints allow, as a target for `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the view would have if it came as close as its constraints let it to `target`.
  ///
  /// The view and what is below it are laid out by themselves: constraints held above it do not
  /// count, and nothing in the tree changes but constraints that were waiting for an update.
  /// Multi-line texts get their height at the width found. The result is a frame's size in points,
  /// rounded up to device pixels.
  public func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    updateConstraintsBelow()
    let engine = LayoutEngine(root: self, window: nil)
    engine.attach(self)
    let exact = engine.fit(target, horizontal, vertical)
    engine.letGo()
    return CGSize(
      width: engine.grid.roundUp(exact.width), height: engine.grid.roundUp(exact.height))
  }
}

extension LayoutEngine {
  /// The size of the root's frame when its width and height are asked to be those of `target`. A
  /// priority that is not a legal one traps.
  func fit(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    trap(
      unless: target.width.isFinite && target.height.isFinite && horizontal.isLegal
        && vertical.isLegal,
      "A fitting size needs a finite target and legal priorities")
    guard let item = item(root) else { return .zero }
    let insets = alignmentOffsets(of: item)
    let width = LinearForm(item.width) - max(0, target.width - insets.left - insets.right)
    let height = LinearForm(item.height) - max(0, target.height - insets.top - insets.bottom)
    item.fixed.append(add(.system("fitting width"), width, .equal, horizontal))
    item.fixed.append(add(.system("fitting height"), height, .equal, vertical))
    _ = layout()
    return item.frame.size
  }
}
