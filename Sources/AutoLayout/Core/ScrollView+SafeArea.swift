import Foundation
import LayoutKernel
import LayoutScene

/// What a scroll view does with the safe area. Along an axis it either adds it to its content inset, or passes
/// it on to the views in it, as it would if it did not scroll: so UIKit has it since iOS 11
/// (`contentInsetAdjustmentBehavior`, `safeAreaInsets`).
///
/// Whether the content is long enough to scroll is known after a layout, and may depend on the safe area that
/// is passed on. So each layout begins without passing anything on; what turns out not to scroll gets the safe
/// area, and keeps it until the next layout.
extension ScrollView {
  /// The axes along which the safe area goes to the views inside.
  package struct PassedAxes: Equatable, Sendable {
    package var horizontal = false
    package var vertical = false
  }

  /// What holds without looking at the content; nil where that decides.
  private var fixedAxes: PassedAxes? {
    switch contentInsetAdjustmentBehavior {
    case .always: PassedAxes()
    case .never: PassedAxes(horizontal: true, vertical: true)
    case .automatic, .scrollableAxes: nil
    }
  }

  /// Where the safe area is passed on now.
  var passedAxes: PassedAxes { fixedAxes ?? foundAxes }

  /// Whether the view is the content of a screen with bars: the first of its views. UIKit adjusts such a scroll
  /// view at its top and bottom even where it does not scroll
  /// (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
  private var isContentOfBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    if host?.hostedHasBars == true { return true }
    guard let superview, superview.subviews.first === self else { return false }
    return superview.host?.hostedHasBars == true
      || superview === window?.rootView && window?.barInsets != .zero
  }

  /// The axes along which the content is longer than the view, or is taken for it.
  private var scrolledAxes: PassedAxes {
    PassedAxes(
      horizontal: contentSize.width > frame.width || alwaysBounceHorizontal,
      vertical: contentSize.height > frame.height || alwaysBounceVertical || isContentOfBars)
  }

  /// What the safe area adds to the content inset, points.
  var safeAreaAdjustment: EdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    var adjusted = PassedAxes()
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes:
      let scrolled = scrolledAxes
      adjusted.horizontal = scrolled.horizontal && !foundAxes.horizontal
      adjusted.vertical = scrolled.vertical && !foundAxes.vertical
    case .never: return .zero
    case .always: return area
    }
    return EdgeInsets(
      top: adjusted.vertical ? area.top : 0, left: adjusted.horizontal ? area.left : 0,
      bottom: adjusted.vertical ? area.bottom : 0, right: adjusted.horizontal ? area.right : 0)
  }

  // MARK: Following a layout

  /// Passes the safe area on along the axes that do not scroll.
  func findPassedAxes() {
    guard let window, window.engine != nil, fixedAxes == nil else { return }
    let (area, scrolled) = (safeAreaInsets, scrolledAxes)
    var found = foundAxes
    if area.left + area.right > 0, !scrolled.horizontal { found.horizontal = true }
    if area.top + area.bottom > 0, !scrolled.vertical { found.vertical = true }
    guard found != foundAxes else { return }
    foundAxes = found
    window.passingScrollViews.append(presence)
    passedAxesChanged()
  }

  /// Begins a layout: nothing is passed on.
  func forgetPassedAxes() {
    guard foundAxes != PassedAxes() else { return }
    foundAxes = PassedAxes()
    passedAxesChanged()
  }

  func passedAxesChanged() {
    window?.queue(self, .passedSafeArea)
    for view in subviews { view.changed(.margins) }
    setNeedsLayout()
  }
}

extension Window {
  /// A layout does not depend on the one before.
  func forgetPassedSafeAreas() {
    guard !passingScrollViews.isEmpty else { return }
    let passing = passingScrollViews
    passingScrollViews = []
    for presence in passing {
      if let view = presence.view as? ScrollView, view.window === self { view.forgetPassedAxes() }
    }
  }
}
