import Foundation
import LayoutScene

/// `layout/scrolls-sideways`: content that is wider than its scroll view because of a text that does
/// not wrap.
///
/// With a source language to compare with, the content there is no wider than the scroll view, and the
/// text that grew most is the cause. Where there is none, or its content is wider too, only a text that
/// is by itself wider than the scroll view is one: a row of things to scroll through is made of things
/// that can be seen whole. Such a row may well fit in one language only: three or more side by side in
/// a scroll view that does not scroll downwards, or two where they are all that is in it.
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
      view.scrolls(.vertical)
        || !(isInRow(grown, within: scroll, on: screen) || isOneRow(scroll, on: screen))
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

  /// Whether all texts and controls in a scroll view, two or more of a line each, stand side by side,
  /// and its content is as high as it is.
  private static func isOneRow(_ scroll: Int, on screen: Screen) -> Bool {
    guard case .scroll(let content) = screen.views[scroll].control,
      abs(content.height - screen.views[scroll].frame.height) <= tolerance
    else { return false }
    let items = ((scroll + 1)..<screen.ends[scroll]).filter {
      screen.isShown[$0] && screen.hasContent[$0]
    }
    let rects = items.map { screen.rects[$0] }.sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
    let areBeside = zip(rects, rects.dropFirst()).allSatisfy { $0.maxX <= $1.minX + tolerance }
    let band = (rects.map(\.minY).max() ?? 0, rects.map(\.maxY).min() ?? 0)
    let areLines = items.allSatisfy { index in
      screen.views[index].texts.allSatisfy { $0.measurement.lineCount <= 1 }
    }
    return items.count >= 2 && areBeside && areLines && band.1 - band.0 > tolerance
  }

  /// A label can wrap. Of what cannot, the text has to be shorter, unless it is there to be scrolled.
  private static func hint(_ scroll: SceneView, _ text: SceneView) -> String {
    guard text.control == .label else {
      return "Shorten the text of \(text.id), or, where \(scroll.id) is meant to scroll sideways, "
        + "allow \(Rule.scrollsSideways.rawValue) there."
    }
    return "Make the content as wide as the frame (\(scroll.id).content.width = "
      + "\(scroll.id).frame.width), and let \(text.id) wrap (lines: 0)."
  }

  private static func finding(
    about scroll: SceneView, _ content: CGFloat, _ text: SceneView
  ) -> Finding {
    Finding(
      rule: Rule.scrollsSideways.rawValue, view: scroll.id,
      message: "\(scroll.id) scrolls sideways: its content is \(content.points) points wide and it "
        + "is \(scroll.frame.width.points), because the text of \(text.id) is "
        + "\(text.alignmentRect.width.points) points wide and does not wrap.",
      hint: hint(scroll, text),
      origin: scroll.origin)
  }
}
