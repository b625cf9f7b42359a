import Foundation
import LayoutScene

/// A bar that the screen can place.
protocol ScreenBar: View {
  /// Whether the screen places the bar.
  var isAttached: Bool { get }
  var screenEdge: ScreenEdge { get }
  /// The height in points, without the safe area that the bar extends into.
  func contentHeight(_ metrics: ControlMetrics) -> CGFloat
  /// The part of the screen's safe area that the bar covers; nil until the screen has placed it.
  var screenSafeArea: EdgeInsets? { get set }
}

/// Where the screen places a bar.
enum ScreenEdge {
  /// Below the top safe area.
  case top
  /// At the bottom of the screen, with the safe area in it.
  case bottom
  /// Above the bottom safe area.
  case aboveBottom
}

/// Bars that the screen places, as `UINavigationController` and `UITabBarController` do.
extension Window {
  /// Called when a bar is attached or detached, or its height has changed.
  func attachedBarsChanged() {
    needsBarPlacement = true
    rootView.setNeedsLayout()
  }

  /// Puts attached bars at the edges of the screen and their heights into the safe area of the root view.
  ///
  /// A navigation bar is below the top safe area, a tab bar at the bottom with the safe area in it, a toolbar
  /// above that, all from side to side. A bar that is hidden takes no room.
  func placeAttachedBars() {
    guard needsBarPlacement else { return }
    needsBarPlacement = false
    var insets = EdgeInsets.zero
    let bars = rootView.subviews.compactMap { $0 as? ScreenBar }.filter(\.isAttached)
    // Bars at the bottom are placed before those above them, in whatever order they were added.
    let above = bars.filter { $0.screenEdge == .aboveBottom }
    for bar in bars.filter({ $0.screenEdge != .aboveBottom }) + above {
      let height = bar.contentHeight(context.metrics)
      var frame = CGRect(x: 0, y: 0, width: size.width, height: height)
      var area = EdgeInsets(left: safeArea.left, right: safeArea.right)
      let taken = bar.isHidden ? 0 : height
      switch bar.screenEdge {
      case .top:
        frame.origin.y = safeArea.top + insets.top
        insets.top += taken
      case .bottom:
        frame.size.height += safeArea.bottom
        frame.origin.y = size.height - frame.height - insets.bottom
        area.bottom = safeArea.bottom
        insets.bottom += taken
      case .aboveBottom:
        frame.origin.y = size.height - safeArea.bottom - height - insets.bottom
        insets.bottom += taken
      }
      place(bar, frame, area)
    }
    guard insets != barInsets else { return }
    barInsets = insets
    rootView.changed(.margins)
  }

  private func place(_ bar: any ScreenBar, _ frame: CGRect, _ area: EdgeInsets) {
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.autoresizingMask = []
    bar.autoresizingReferenceSize = size
    if bar.screenSafeArea != area {
      bar.screenSafeArea = area
      bar.changed(.margins)
    }
    if bar.frame != frame { bar.frame = frame }
  }
}
