import Foundation
import LayoutScene

/// `layout/touch-target`: a control that is touched and whose frame is under 44 × 44 points, the least
/// that Apple's Human Interface Guidelines want a control to be.
///
/// A button is as large as its author makes it, so that it counts at every size. Switches, sliders,
/// steppers, segmented controls, text fields, page controls, date pickers and search bars have a size
/// of UIKit's own, some of it under 44 and none of it the author's decision: in a direction in which
/// such a control has that size it does not count, and in one in which constraints give it another, it
/// does. The frame is what takes touches; constraints hold the alignment rect, which may be smaller, so
/// that the hint has its length. A control that is crushed has that finding only.
enum TouchTarget {
  static let least: CGFloat = 44

  static func findings(on screen: Screen) -> [Finding] {
    screen.views.indices.compactMap { index in
      let view = screen.views[index]
      guard screen.isShown[index], view.takesTouches, !Crushing.isCrushed(index, on: screen)
      else { return nil }
      let isStock = view.control != .button
      let isNarrow =
        isSmall(view.frame.width)
        && !(isStock && isNatural(view.alignmentRect.width, view.naturalSize.width))
      let isLow =
        isSmall(view.frame.height)
        && !(isStock && isNatural(view.alignmentRect.height, view.naturalSize.height))
      return isNarrow || isLow ? finding(about: view, isNarrow, isLow) : nil
    }
  }

  private static func isSmall(_ length: CGFloat) -> Bool { length < least - 0.01 }

  /// Whether a length is the one that the control asks for, up to rounding to pixels.
  private static func isNatural(_ length: CGFloat, _ natural: CGFloat) -> Bool {
    natural >= 0 && abs(length - natural) <= tolerance
  }

  private static func finding(
    about view: SceneView, _ isNarrow: Bool, _ isLow: Bool
  ) -> Finding {
    let (frame, held) = (view.frame.size, view.alignmentRect.size)
    let sides = [
      isNarrow ? "\(frame.width.inPoints) wide" : nil,
      isLow ? "\(frame.height.inPoints) high" : nil,
    ].compactMap { $0 }
    let wanted = [
      isNarrow ? "\(view.id).width >= \((least - frame.width + held.width).points)" : nil,
      isLow ? "\(view.id).height >= \((least - frame.height + held.height).points)" : nil,
    ].compactMap { $0 }
    let isInset = isNarrow && frame.width > held.width || isLow && frame.height > held.height
    let why =
      isInset ? "; constraints hold its alignment rect, which is smaller than the frame" : ""
    return Finding(
      rule: Rule.touchTarget.rawValue, severity: .note, view: view.id,
      message:
        "The frame of \(view.id) is \(sides.joined(separator: " and ")), less than the 44 that a "
        + "finger needs.",
      hint: "Make it larger, for instance with \(wanted.joined(separator: " and "))\(why).",
      origin: view.origin)
  }
}

extension SceneView {
  fileprivate var takesTouches: Bool {
    switch control {
    case .button, .switch, .slider, .stepper, .segmented, .textField, .pageControl, .datePicker,
      .searchBar:
      true
    case .plain, .label, .image, .textView, .progress, .activityIndicator, .navigationBar, .tabBar,
      .toolbar, .stack, .scroll:
      false
    }
  }
}
