import Foundation
import LayoutScene

/// `layout/scrolls-sideways`: content that is wider than its scroll view because of a text that does
/// not wrap.
///
/// With a source language to compare with, the content there is no wider than the scroll view, and the
/// text that grew most is the cause. Where there is none, or its content is wider too, only a text that
/// is by itself wider than the scroll view is one: a row of things to scroll through is made of things
/// that can be seen whole. Such a row, three or more side by side in a scroll view that does not scroll
/// downwards, may well fit in one language only.
enum SidewaysScrolling {
  static func findings(on screen: Screen, source: Screen?) -> [Finding] {
    screen.views.indices.compactMap { index in
      let view = screen.views[index]
      guard screen.isShown[index], case .scroll(let content) = view.control,
        view.scrolls(.horizontal)
      else { return nil }
      let texts = unwrappedTexts(in: index, on: screen)
      let cause = cause(of: index, texts, on: screen, source: source)
      return cause.map { finding(about: view, content.width, screen.views[$0]) }
    }
  }

  private static func cause(
    of scroll: Int, _ texts: [Int], on screen: Screen, source: Screen?
  ) -> Int? {
    let view = screen.views[scroll]
    let widest = texts.max { width($0, screen) < width($1, screen) }
    if let widest, width(widest, screen) > view.frame.width + tolerance { return widest }
    guard let source, let twin = source.index(of: view.id),
      !source.views[twin].scrolls(.horizontal)
    else { return nil }
    func growth(_ index: Int) -> CGFloat {
      let before = source.index(of: screen.views[index].id).map { width($0, source) }
      return width(index, screen) - (before ?? 0)
    }
    guard let grown = texts.max(by: { growth($0) < growth($1) }), growth(grown) > tolerance,
      view.scrolls(.vertical) || !isInRow(grown, within: scroll, on: screen)
    else { return nil }
    return grown
  }

  private static func width(_ index: Int, _ screen: Screen) -> CGFloat {
    screen.views[index].alignmentRect.width
  }

  /// The views below a scroll view that show a text as wide as it is, and are not in another one.
  private static func unwrappedTexts(in scroll: Int, on screen: Screen) -> [Int] {
    ((scroll + 1)..<screen.ends[scroll]).filter { index in
      let view = screen.views[index]
      return screen.isShown[index] && view.showsText && view.naturalSize.width > 0
        && view.alignmentRect.width >= view.naturalSize.width - tolerance
        && nearestScroll(above: index, on: screen) == scroll
    }
  }

  private static func nearestScroll(above index: Int, on screen: Screen) -> Int? {
    screen.ancestors(of: index).first { ancestor in
      if case .scroll = screen.views[ancestor].control { true } else { false }
    }
  }

  /// Whether the view, or what it is in below the scroll view, is one of three or more side by side.
  private static func isInRow(_ index: Int, within scroll: Int, on screen: Screen) -> Bool {
    var current = index
    while current != scroll, let parent = screen.views[current].parent {
      let rect = screen.rects[current]
      let neighbours = ((parent + 1)..<screen.ends[parent]).filter { other in
        guard other != current, screen.views[other].parent == parent, screen.isShown[other] else {
          return false
        }
        let next = screen.rects[other]
        let isBeside = next.maxX <= rect.minX + tolerance || next.minX >= rect.maxX - tolerance
        return isBeside && min(next.maxY, rect.maxY) - max(next.minY, rect.minY) > tolerance
      }
      if neighbours.count >= 2 { return true }
      current = parent
    }
    return false
  }

  private static func finding(
    about scroll: SceneView, _ content: CGFloat, _ text: SceneView
  ) -> Finding {
    Finding(
      rule: Rule.scrollsSideways.rawValue, view: scroll.id,
      message: "\(scroll.id) scrolls sideways: its content is \(content.points) points wide and it "
        + "is \(scroll.frame.width.points), because the text of \(text.id) is "
        + "\(text.alignmentRect.width.points) points wide and does not wrap.",
      hint: "Make the content as wide as the frame (\(scroll.id).content.width = "
        + "\(scroll.id).frame.width), and let \(text.id) wrap (lines: 0).",
      origin: scroll.origin)
  }
}
