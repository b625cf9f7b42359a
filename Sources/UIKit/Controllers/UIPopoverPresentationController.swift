import AutoLayout
import Foundation
import LayoutScene

/// A popover beside its source. As in UIKit it is a sheet where there is little room across, unless its delegate says no.
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var barButtonItem: UIBarButtonItem?
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var arrowDirection: UIPopoverArrowDirection { arrow }
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private var arrow = UIPopoverArrowDirection.unknown
  /// The height of an arrow, and the size of content that prefers none, points.
  private static let arrowHeight: CGFloat = 13
  private static let usualSize = CGSize(width: 320, height: 480)

  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    // An alert places its own parts.
    if presentedViewController is UIAlertController { return .overFullScreen }
    let traits = presentingViewController.traitCollection
    guard traits.horizontalSizeClass == .compact else { return .popover }
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch wanted ?? .pageSheet {
    case UIModalPresentationStyle.none: return .popover
    case .popover, .automatic: return .pageSheet
    case let other: return other
    }
  }
  private var isSheet: Bool { [.pageSheet, .formSheet].contains(adaptivePresentationStyle) }
  override var dims: Bool { adaptivePresentationStyle != .popover }
  override var isElevated: Bool { true }
  override var radius: CGFloat {
    adaptivePresentationStyle == .popover ? Self.arrowHeight : isSheet ? 10 : 0
  }
  override var corners: CACornerMask {
    adaptivePresentationStyle == .popover
      ? [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ] : super.corners
  }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    if isSheet {
      let top = (container.window?.safeAreaInsets.top ?? 0) + 10
      return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    return adaptivePresentationStyle == .popover ? popoverFrame(in: container) : container.bounds
  }

  private func popoverFrame(in container: UIView) -> CGRect {
    Missing.once("UIPopoverArrowDirection", "popovers are drawn without their arrow")
    let source = sourceView ?? sourceItem as? UIView
    trap(
      unless: source != nil || barButtonItem != nil || sourceItem != nil,
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
        + "occurs.")
    let margins = popoverLayoutMargins
    let safe = container.window?.safeAreaInsets ?? .zero
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left, bottom: margins.bottom + safe.bottom,
        right: margins.right))
    let preferred = presentedViewController.preferredContentSize
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
      height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
    // An item of a bar is at the upper end of the screen, on its trailing side.
    let anchor =
      source.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
      ?? CGRect(x: room.maxX - 44, y: room.minY, width: 44, height: 34)
    let side = chosenSide(of: anchor, in: room, wanted)
    arrow = side
    let isBeside = side == .left || side == .right
    let most: CGFloat =
      switch side {
      case .down: anchor.minY - Self.arrowHeight - room.minY
      case .left: room.maxX - anchor.maxX - Self.arrowHeight
      case .right: anchor.minX - Self.arrowHeight - room.minX
      default: room.maxY - anchor.maxY - Self.arrowHeight
      }
    let size = CGSize(
      width: min(wanted.width, isBeside ? max(0, most) : room.width),
      height: min(wanted.height, isBeside ? room.height : max(0, most)))
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .down: origin.y = anchor.minY - Self.arrowHeight - size.height
    case .left: origin.x = anchor.maxX + Self.arrowHeight
    case .right: origin.x = anchor.minX - Self.arrowHeight - size.width
    default: origin.y = anchor.maxY + Self.arrowHeight
    }
    if isBeside {
      origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    } else {
      origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    }
    return CGRect(origin: origin, size: size)
  }

  /// The direction of the arrow: the first that is permitted and leaves the content its size, or else the roomiest.
  private func chosenSide(
    of anchor: CGRect, in room: CGRect, _ size: CGSize
  ) -> UIPopoverArrowDirection {
    let sides: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
      (.up, room.maxY - anchor.maxY, size.height), (.down, anchor.minY - room.minY, size.height),
      (.left, room.maxX - anchor.maxX, size.width), (.right, anchor.minX - room.minX, size.width),
    ].filter { permittedArrowDirections.contains($0.0) }
    let fitting = sides.first { $0.1 >= $0.2 + Self.arrowHeight }
    return (fitting ?? sides.max { $0.1 < $1.1 })?.0 ?? .up
  }
}
public protocol UIPopoverPresentationControllerSourceItem: UIKitObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
