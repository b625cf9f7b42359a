import AutoLayout
import Foundation
import LayoutScene

/// What layout asks the view, and tells it, in the place of its core.
extension UIView: @preconcurrency ViewHost {
  package var hostedView: AutoLayout.View { core }
  package var hostedContext: LayoutContext? { Surroundings.context }
  package var hostedRequiresConstraints: Bool {
    hasAskedForConstraints || type(of: self).requiresConstraintBasedLayout
  }
  /// As in UIKit, an app's class is asked again only once it has said that its content has changed.
  package var hostedContentSize: CGSize {
    if isOfUIKit || hostedRemeasures { return intrinsicContentSize }
    let traits = core.traits
    if let keptContentSize, keptContentSize.traits == traits { return keptContentSize.size }
    let size = intrinsicContentSize
    keptContentSize = (size, traits)
    return size
  }
  package func hostedContentChanged() { keptContentSize = nil }
  package var hostedRemeasures: Bool { wrapsInItsOwnWay }
  package func hostedTextRect(standard: CGRect, isPlaceholder: Bool) -> CGRect? {
    textRect(standard: standard, isPlaceholder: isPlaceholder)
  }
  package func hostedImageRect(standard: CGRect) -> CGRect { imageRect(standard: standard) }
  package var hostedHasRootMargins: Bool {
    controller?.viewRespectsSystemMinimumLayoutMargins == true
  }
  package var hostedHasBars: Bool {
    guard let controller else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }
  package func hostedAlignmentRect(forFrame frame: CGRect) -> CGRect {
    alignmentRect(forFrame: frame)
  }
  package func hostedFrame(forAlignmentRect rect: CGRect) -> CGRect {
    frame(forAlignmentRect: rect)
  }
  package func hostedBaselineView(isFirst: Bool) -> AutoLayout.View {
    isFirst ? forFirstBaselineLayout.core : forLastBaselineLayout.core
  }

  /// The superview as code sees it: rows, headers and footers are in their table itself.
  static func container(_ core: AutoLayout.View) -> UIView { view(of: core.listInUIKit ?? core) }
  /// Where the coordinates of the core's superview begin in those of `superview`.
  var originInList: CGPoint {
    guard let holder = core.superview, holder.listInUIKit != nil else { return .zero }
    return holder.originInList
  }

  package func hostedFault(_ fault: Finding) { Missing.sayOnce(fault.report) }

  /// What `draw(_:)` and the layer draw, at the size that layout has found.
  package var hostedDrawing: HostedDrawing? {
    var drawing = HostedDrawing()
    if !isOfUIKit {
      let bounds = bounds
      drawing.below = withTraits {
        CGContext.drawings { context in
          context.area = bounds
          draw(bounds)
        }
      }
      // Bounds of a scrolled view begin elsewhere than its pictures.
      if bounds.origin != .zero, !drawing.below.isEmpty {
        drawing.below =
          [.beginTransform(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))]
          + drawing.below + [.end]
      }
    }
    if let layer = layerIfMade {
      withTraits {
        drawing.below = drawing.below + layer.drawings(aboveSubviews: false)
        drawing.above = layer.drawings(aboveSubviews: true)
      }
      (drawing.mask, drawing.maskDrawings) = (layer.maskPath, layer.maskDrawings)
    }
    let isEmpty =
      drawing.below.isEmpty && drawing.above.isEmpty && drawing.mask == nil
      && drawing.maskDrawings.isEmpty
    return isEmpty ? nil : drawing
  }

  /// Lays out the subviews, and tells the controller whose view this is before and after it.
  func layoutAsController() {
    if core.window != nil { controller?.tellIsAppearing() }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Tells the view of a change of its tint, and the views below that have the same one.
  func tellTint() {
    tintColorDidChange()
    for view in core.subviews where view.inheritsTint { (view.host as? UIView)?.tellTint() }
  }

  /// Which classes are UIKit's own.
  private static var ownClasses: [ObjectIdentifier: Bool] = [:]
  /// Whether the class is one of UIKit's own, which overrides nothing that draws or lays out besides its core.
  var isOfUIKit: Bool {
    let kind = type(of: self)
    if let known = Self.ownClasses[ObjectIdentifier(kind)] { return known }
    let isOwn = String(reflecting: kind).hasPrefix("UIKit.")
    Self.ownClasses[ObjectIdentifier(kind)] = isOwn
    return isOwn
  }

  func showOverrides() {
    let all = controllerOverrides.merged(with: ownOverrides)
    if core.traitOverrides != all { core.traitOverrides = all }
  }

  /// Runs code under the view's own traits, as UIKit does for `draw(_:)`.
  func withTraits<T>(_ body: () -> T) -> T {
    let before = Surroundings.traits
    Surroundings.traits = core.traits
    defer { Surroundings.traits = before }
    return body()
  }

  package func handle(_ event: ViewEvent) {
    switch event {
    case .layoutSubviews:
      // As in UIKit, layers are laid out, and ask their views. Where no code has a say, no layer is needed.
      if isOfUIKit, layerIfMade == nil { layoutAsController() } else { layer.layoutTree() }
    case .updateConstraints: updateConstraints()
    case .willMoveToSuperview(let view):
      let superview = view.map(UIView.container)
      checkController(movingTo: superview)
      willMove(toSuperview: superview)
    case .didMoveToSuperview: didMoveToSuperview()
    case .willMoveToWindow(let window):
      if window == nil, isFirstResponder { leaveFirstResponder() }
      controller?.viewWillMove(toWindow: window != nil)
      willMove(toWindow: window?.rootView.host as? UIWindow)
    case .didMoveToWindow:
      didMoveToWindow()
      controller?.viewDidMove(toWindow: core.window != nil)
    case .didAddSubview(let view): didAddSubview(UIView.view(of: view))
    case .willRemoveSubview(let view): willRemoveSubview(UIView.view(of: view))
    case .layoutMarginsDidChange:
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    case .safeAreaInsetsDidChange:
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    case .traitsDidChange(let previous):
      let before = previous.map { UITraitCollection($0) }
      traitCollectionDidChange(before)
      controller?.traitCollectionDidChange(before)
      if let before {
        didChangeTraits(from: before)
        controller?.didChangeTraits(from: before)
      }
    case .draw(let rect): draw(rect)
    case .place(let bounds, var center):
      if !core.isCentred {
        center.x += bounds.width * (core.anchorPoint.x - 0.5)
        center.y += bounds.height * (core.anchorPoint.y - 0.5)
      }
      center = center.moved(by: originInList)
      if bounds != self.bounds { self.bounds = bounds }
      if center != self.center { self.center = center }
    }
  }
}

extension UIView {
  /// Stops with UIKit's words where a place or size is no number.
  func checked(_ rect: CGRect) -> CGRect {
    let (origin, size) = (rect.origin, rect.size)
    trap(
      unless: !origin.x.isNaN && !origin.y.isNaN,
      "CALayer position contains NaN: [\(origin.x) \(origin.y)]. Layer of \(self)")
    trap(
      unless: !size.width.isNaN && !size.height.isNaN,
      "CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]. Layer of \(self)"
    )
    return rect
  }
}

extension CGPoint {
  func moved(by distance: CGPoint, _ sign: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + sign * distance.x, y: y + sign * distance.y)
  }
}
extension CGRect {
  func moved(by distance: CGPoint, _ sign: CGFloat = 1) -> CGRect {
    offsetBy(dx: sign * distance.x, dy: sign * distance.y)
  }
}
