import Foundation
import LayoutScene

/// `layout/crushed`: a view with text, an image or a control that is pressed to less than a point in a
/// direction in which its content asks for a point or more; and a scroll view, table or list with
/// content that is pressed to less than a point.
enum Crushing {
  static func findings(on screen: Screen) -> [Finding] {
    screen.views.indices.compactMap { index in
      guard screen.isShown[index], isCrushed(index, on: screen) else { return nil }
      let view = screen.views[index]
      let (size, natural) = (view.exactAlignmentRect.size, view.wantedSize)
      return isPressed(size.width, natural.width)
        ? finding(about: view, "width", .horizontal, size.width, natural.width, screen.scene)
        : finding(about: view, "height", .vertical, size.height, natural.height, screen.scene)
    }
  }

  static func isCrushed(_ index: Int, on screen: Screen) -> Bool {
    guard screen.isShown[index] else { return false }
    let view = screen.views[index]
    guard
      screen.hasContent[index] || view.showsImage
        || view.holdsContent(screen.ends[index] > index + 1)
    else { return false }
    let (size, natural) = (view.exactAlignmentRect.size, view.wantedSize)
    return isPressed(size.width, natural.width) || isPressed(size.height, natural.height)
  }

  private static func isPressed(_ length: CGFloat, _ natural: CGFloat) -> Bool {
    length < 1 && natural >= 1
  }

  private static func finding(
    about view: SceneView, _ side: String, _ axis: SceneConstraint.Axis, _ length: CGFloat,
    _ natural: CGFloat, _ scene: Scene
  ) -> Finding {
    var finding = Finding(
      rule: .crushed, view: view.id,
      message:
        "\(view.id) is crushed to a \(side) of \(length, "point"), and its content "
        + "needs \(natural).",
      hint: hint(about: view, axis, scene),
      origin: view.origin)
    finding.squeezedAxis = axis
    return finding
  }

  /// A required constraint that leaves the view no size has to change itself: no priority of the
  /// view can outweigh it.
  private static func hint(
    about view: SceneView, _ axis: SceneConstraint.Axis, _ scene: Scene
  ) -> String {
    let pressing = scene.constraints.first { constraint in
      constraint.leavesNoSize && constraint.priority >= 1000 && constraint.isSatisfied
        && constraint.axis == axis && constraint.views.first == view.id
    }
    if let pressing {
      return "Change \(pressing.description), which is required and leaves it no room."
    }
    if case .scroll = view.control {
      let side = axis == .horizontal ? "width" : "height"
      return
        "Hold it with a constraint such as \(view.id).\(side) >= 100, and let a view beside it "
        + "yield."
    }
    return
      "Leave it room, or raise its \(axis.rawValue) compression resistance above that of its "
      + "neighbours."
  }
}

extension SceneView {
  fileprivate var showsImage: Bool { control == .image || !images.isEmpty }

  /// Whether the view scrolls something: an empty scroll view may be of any size.
  fileprivate func holdsContent(_ hasSubviews: Bool) -> Bool {
    if case .scroll = control { hasSubviews } else { false }
  }

  /// The size that the content asks for: that of a scroll view is its content's size.
  fileprivate var wantedSize: CGSize {
    if case .scroll(let content) = control { content } else { naturalSize }
  }
}
