import Foundation
import LayoutScene

/// `layout/scrolls-sideways`: content that is wider than its scroll view because of a text that does
/// not wrap.
///
/// With a source language to compare with, in which the content is no wider than the scroll view,
/// the text that grew most is the cause. Otherwise the cause can only be a text that is wider than
/// the scroll view by itself, because a row of items to scroll through has items that can each be
/// seen whole.
///
/// Such a row may fit without scrolling in one language only, so rows are exempt. The content is a
/// row where the scroll view does not scroll vertically and its texts, controls and images form
/// columns that do not reach over each other: three or more columns, or two with texts of one line
/// each that take all of the scroll view's height.
enum SidewaysScrolling {
  static func findings(on screen: Screen, source: Screen?) -> [Finding] {
    screen.views.indices.compactMap { index in
      let view = screen.views[index]
      guard screen.isShown[index], case .scroll(let content) = view.control,
        view.scrolls(.horizontal)
      else { return nil }
      let texts = unwrappedTexts(in: index, on: screen)
      let cause = cause(of: index, texts, on: screen, source: source)
      return cause.map { finding(about: view, content.width, screen.views[$0], screen.scene) }
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
      !isRow(scroll, on: screen)
    else { return nil }
    return grown
  }

  private static func width(_ index: Int, _ screen: Screen) -> CGFloat {
    textWidth(screen.views[index])
  }

  /// The width that a text asks for, even where it is stretched: then another view makes the
  /// content wide.
  private static func textWidth(_ view: SceneView) -> CGFloat {
    min(view.alignmentRect.width, view.naturalSize.width)
  }

  /// The views in a scroll view, and in no other scroll view inside it, that show their text
  /// unwrapped at its full width.
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

  /// Whether the content is a row of items to scroll through; see `SidewaysScrolling`.
  private static func isRow(_ scroll: Int, on screen: Screen) -> Bool {
    let view = screen.views[scroll]
    guard case .scroll(let content) = view.control, !view.scrolls(.vertical) else { return false }
    let items = ((scroll + 1)..<screen.ends[scroll]).filter { index in
      screen.isShown[index] && nearestScroll(above: index, on: screen) == scroll
        && isItem(screen.views[index], hasContent: screen.hasContent[index])
    }
    let columns = columnCount(of: items.map { screen.rects[$0] })
    let areLines = items.allSatisfy { index in
      screen.views[index].texts.allSatisfy { $0.measurement.lineCount <= 1 }
    }
    return columns >= 3
      || columns == 2 && areLines && abs(content.height - view.frame.height) <= tolerance
  }

  /// Whether the view counts as an item by itself: a text, a control, an image or another scroll
  /// view.
  private static func isItem(_ view: SceneView, hasContent: Bool) -> Bool {
    if case .scroll = view.control { return true }
    return hasContent || view.control == .image || !view.images.isEmpty
  }

  /// The number of columns: rectangles that overlap horizontally are in the same one.
  private static func columnCount(of rects: [CGRect]) -> Int {
    var (count, end) = (0, -CGFloat.infinity)
    for rect in rects.sorted(by: { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }) {
      if rect.minX >= end - tolerance { count += 1 }
      end = max(end, rect.maxX)
    }
    return count
  }

  /// A label can wrap. Any other text has to become shorter, unless it is meant to scroll.
  private static func hint(
    _ scroll: SceneView, _ text: SceneView, isOfInterfaceBuilder: Bool
  ) -> String {
    guard text.control == .label else {
      guard !isOfInterfaceBuilder else {
        return "Shorten the text of \(text.id), unless \(scroll.id) is meant to scroll sideways."
      }
      return "Shorten the text of \(text.id), or, where \(scroll.id) is meant to scroll sideways, "
        + "allow \(Rule.scrollsSideways.rawValue) there."
    }
    let lines = isOfInterfaceBuilder ? "0 in its field Lines" : "lines: 0"
    return "Make the content as wide as the frame (\(scroll.id).content.width = "
      + "\(scroll.id).frame.width), and let \(text.id) wrap (\(lines))."
  }

  private static func finding(
    about scroll: SceneView, _ content: CGFloat, _ text: SceneView, _ scene: Scene
  ) -> Finding {
    Finding(
      rule: .scrollsSideways, view: scroll.id,
      message: "\(scroll.id) scrolls sideways: its content is \(content) points wide and it "
        + "is \(scroll.frame.width), because the text of \(text.id) is "
        + "\(textWidth(text)) points wide and does not wrap.",
      hint: hint(scroll, text, isOfInterfaceBuilder: scene.isOfInterfaceBuilder),
      origin: scroll.origin)
  }
}
