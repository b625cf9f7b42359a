import Foundation
import LayoutScene

/// `layout/touch-target`: a control that reacts to touches and whose frame is under 44 × 44 points,
/// the smallest size that Apple's Human Interface Guidelines allow.
///
/// A button counts at every size, because its author chooses the size. Switches, sliders, steppers,
/// segmented controls, text fields, page controls, date pickers and search bars have sizes of
/// UIKit's own, some of them under 44 and none chosen by the author. Along an axis on which such a
/// control has its own size it does not count; where constraints give it another size, it does. The
/// frame takes touches, but constraints hold the alignment rect, which may be smaller, so the hint
/// has the length of the latter. A control that is crushed has only that finding.
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
    let sides: [Sentence] = [
      isNarrow ? "\(frame.width, "point") wide" : nil,
      isLow ? "\(frame.height, "point") high" : nil,
    ].compactMap { $0 }
    let wanted = [
      isNarrow ? "\(view.id).width >= \((least - frame.width + held.width).points)" : nil,
      isLow ? "\(view.id).height >= \((least - frame.height + held.height).points)" : nil,
    ].compactMap { $0 }
    let isInset = isNarrow && frame.width > held.width || isLow && frame.height > held.height
    let why =
      isInset ? "; constraints hold its alignment rect, which is smaller than the frame" : ""
    return Finding(
      rule: .touchTarget, view: view.id,
      message:
        "The frame of \(view.id) is \(sides.joined(separator: " and ")), less than the 44 that a "
        + "finger needs.",
      hint: "Make it larger, for instance with \(wanted.joined(separator: " and "))\(why).",
      origin: view.origin)
  }
}

extension SceneView {
  var takesTouches: Bool {
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
