import Foundation
import LayoutScene

/// The settings that a view's margins follow from, and the results of the last layout.
package struct MarginState {
  package enum Own: Equatable {
    case standard
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var own = Own.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  /// The safe area as of the last layout, before an override of `safeAreaInsets` changes it.
  var safeArea = EdgeInsets.zero
  /// The margins as of the last layout; nil before the first.
  var laidOut: EdgeInsets?
  /// The margins that the last layout used, if margins and places do not settle; nil otherwise.
  var held: EdgeInsets?
}

extension View {
  var effectiveMargins: EdgeInsets {
    if let held = margins.held { return held }
    let rule = marginRule
    // Most views do not preserve their superview's margins, and need no distances.
    guard rule.preservesSuperview, let superview else {
      return rule.margins(safeArea: safeAreaInsets, above: nil, distances: nil)
    }
    return rule.margins(
      safeArea: safeAreaInsets, above: superview.effectiveMargins,
      distances: superview.distances(to: exactFrame, within: superview.exactFrame.size))
  }

  var effectiveDirectionalMargins: DirectionalEdgeInsets {
    let insets = layoutMargins
    return DirectionalEdgeInsets(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }

  /// Called when the host's answers about margins are others.
  package func hostedMarginsChanged() { changed(.margins) }

  func setMargins(_ change: (inout MarginState) -> Void) {
    change(&margins)
    margins.held = nil
    changed(.margins)
  }

  /// Insets that are added to the view's safe area, points; zero by default. In UIKit they belong
  /// to the view controller.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { margins.additionalSafeArea }
    set { setMargins { $0.additionalSafeArea = newValue } }
  }

  /// The view's bounds inset by its layout margins. It is one instance, made at the first call.
  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  /// The view's bounds inset by its safe area. It is one instance, made at the first call.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The part of the margins guide that is comfortable to read: centred, and at most 672 points
  /// wide at the default text size in iOS 17. It is one instance, made at the first call.
  public var readableContentGuide: LayoutGuide {
    guide(.readableContent, "UIViewReadableContentGuide")
  }

  /// The area from the top of the docked keyboard, or without one from the bottom edge of the safe
  /// area, down to the view's bottom. It is one instance, made at the first call.
  public var keyboardLayoutGuide: LayoutGuide { guide(.keyboard, "UIViewKeyboardLayoutGuide") }

  /// The built-in guide of a kind; made at the first call.
  func guide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let guide = builtInGuides[kind] { return guide }
    let guide = LayoutGuide(kind, of: self, identifier: identifier)
    builtInGuides[kind] = guide
    if !kind.isInset { window?.attached(guide) }
    if let engine = window?.engine, let frame = engine.frame(of: kind, in: self) {
      guide.layoutFrame = frame
    }
    if kind == .readableContent { changed(.margins) }
    return guide
  }

  /// The distances from this view's edges to those of a subview's frame, as if this view had
  /// `size`, points.
  func distances(to frame: CGRect, within size: CGSize) -> EdgeInsets {
    let grid = PixelGrid(scale: traits.displayScale)
    return grid.distances(
      to: frame.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y), within: size)
  }

  /// The view's own margins: those that were set, or the standard ones of the class.
  var ownMargins: EdgeInsets {
    switch margins.own {
    case .standard: standardMargins
    case .absolute(let insets): insets
    case .directional(let insets): insets.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The root has no standard margins at its top and bottom, and at least the system's margins at
  /// its sides. Without `viewRespectsSystemMinimumLayoutMargins` it has the margins of any other
  /// view.
  var rootMargins: EdgeInsets {
    guard let window, window.viewRespectsSystemMinimumLayoutMargins else { return ownMargins }
    var insets = margins.own == .standard ? .zero : ownMargins
    let least = window.effectiveSystemMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    insets.left = max(insets.left, least.left)
    insets.right = max(insets.right, least.right)
    return insets
  }

  /// The readable width grows with the size of body text.
  var readableWidth: CGFloat? {
    guard builtInGuides[.readableContent] != nil, let context = layoutContext else { return nil }
    let body = TextStyle.body
    let ratio = body.pointSize(at: traits.contentSizeCategory) / body.pointSize(at: .large)
    return (context.metrics.readableWidth * ratio).rounded()
  }

  /// The margins that were set, without what the safe area adds.
  package var givenMargins: MarginState.Own { margins.own }

  func setOwnMargins(_ own: MarginState.Own) {
    guard own != margins.own else { return }
    setMargins { $0.own = own }
    if window == nil { tell(.layoutMarginsDidChange) }
  }
}

extension Window {
  /// The least margins of the root view.
  var effectiveSystemMargins: DirectionalEdgeInsets { effectiveSystemMargins(in: size) }

  /// The margins of controllers' views, and of cells, follow from them as those of the root view do.
  func systemMarginsChanged() { rootView.visit { $0.changed(.margins) } }

  func effectiveSystemMargins(in size: CGSize) -> DirectionalEdgeInsets {
    if let systemMinimumLayoutMargins { return systemMinimumLayoutMargins }
    let metrics = context.metrics
    let side =
      traits.horizontalSizeClass == .regular
      ? metrics.regularRootMargin : size.width >= 402 ? metrics.wideRootMargin : metrics.rootMargin
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }
}
