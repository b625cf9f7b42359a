import Foundation
import LayoutScene

/// A text with the way that the scroll views around it scroll until it is seen.
///
/// Everything is told in the coordinates of the text's present place. What does not scroll with the text
/// is moved the other way instead.
struct Sight {
  /// The text's view.
  let index: Int
  /// Scroll views that have to scroll, the innermost first, each with how far what it does not hold
  /// moves in relation to the text, points.
  private var ways: [(scroller: Int, x: CGFloat, y: CGFloat)] = []

  /// - Parameter rect: the text's place, in the root's coordinates.
  init(of rect: CGRect, in index: Int, on screen: Screen) {
    self.index = index
    var (rect, next) = (rect, screen.scrollers[index])
    while let scroller = next {
      let (view, window) = (screen.views[scroller], screen.window(of: scroller))
      let x =
        view.scrolls(.horizontal) ? Self.way(rect.minX, rect.maxX, window.minX, window.maxX) : 0
      let y = view.scrolls(.vertical) ? Self.way(rect.minY, rect.maxY, window.minY, window.maxY) : 0
      if x != 0 || y != 0 { ways.append((scroller, -x, -y)) }
      rect = rect.offsetBy(dx: x, dy: y)
      next = screen.scrollers[scroller]
    }
  }

  /// The shortest way that brings a stretch into another, or its start where it is longer.
  private static func way(
    _ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    if high > most { return max(most - high, least - low) }
    return low < least ? least - low : 0
  }

  /// How far a view has moved in relation to the text, once the text is seen, points.
  func way(of painter: Int, on screen: Screen) -> CGPoint {
    var way = CGPoint.zero
    for step in ways where !screen.isDescendant(painter, of: step.scroller) {
      way.x += step.x
      way.y += step.y
    }
    return way
  }

  /// The part of a view that is seen together with the text.
  ///
  /// - Parameter whole: the part of it that can be scrolled into sight.
  func area(_ whole: CGRect, of painter: Int, on screen: Screen) -> CGRect {
    let area = clipped(whole, of: painter, on: screen)
    if ways.isEmpty { return area }
    let way = way(of: painter, on: screen)
    return area.offsetBy(dx: way.x, dy: way.y)
  }

  /// The same at the view's present place. A scroll view that does not hold the text clips what it
  /// holds.
  func clipped(_ whole: CGRect, of painter: Int, on screen: Screen) -> CGRect {
    var (area, next) = (whole, screen.scrollers[painter])
    while let scroller = next, !screen.isDescendant(index, of: scroller) {
      area = area.common(screen.frames[scroller])
      next = screen.scrollers[scroller]
    }
    return area
  }
}
