import Foundation
import LayoutScene

/// `layout/crushed`: a view with text, an image or a control that is pressed to less than a point in a
/// direction in which its content asks for a point or more.
enum Crushing {
  static func findings(on screen: Screen) -> [Finding] {
    screen.views.indices.compactMap { index in
      let view = screen.views[index]
      guard screen.isShown[index], screen.hasContent[index] || view.showsImage else { return nil }
      let (size, natural) = (view.exactAlignmentRect.size, view.naturalSize)
      let isNarrow = size.width < 1 && natural.width >= 1
      let isLow = size.height < 1 && natural.height >= 1
      guard isNarrow || isLow else { return nil }
      return isNarrow
        ? finding(about: view, "width", "horizontal", size.width, natural.width)
        : finding(about: view, "height", "vertical", size.height, natural.height)
    }
  }

  private static func finding(
    about view: SceneView, _ side: String, _ axis: String, _ length: CGFloat, _ natural: CGFloat
  ) -> Finding {
    Finding(
      rule: Rule.crushed.rawValue, view: view.id,
      message:
        "\(view.id) is pressed to a \(side) of \(length.inPoints), and its content asks "
        + "for \(natural.points).",
      hint:
        "Leave it room, or raise its \(axis) compression resistance above that of its neighbours.",
      origin: view.origin)
  }
}

extension SceneView {
  fileprivate var showsImage: Bool { control == .image || !images.isEmpty }
}
