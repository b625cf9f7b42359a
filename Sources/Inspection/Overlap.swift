import Foundation
import LayoutScene

/// `layout/overlap`: two views with text or a control, neither inside the other, whose rectangles
/// overlap by more than half a point both ways, and do not in the source language at the default text
/// size.
///
/// A view's rectangle is the visible part of its alignment rect, not the box of its ink, because
/// some language will fill a text's whole rectangle. A view that floats over a scroll view in the
/// source language, such as a button or a bar, may cover anything that scrolls under it.
enum Overlap {
  /// The most findings: more would say nothing new. The last one says how many pairs are left.
  private static let findingLimit = 100
  private static let pairLimit = 10_000

  static func findings(on screen: Screen, source: Screen) -> [Finding] {
    let views = screen.views.indices.filter { index in
      let seen = screen.seen(index)
      return screen.isShown[index] && screen.hasContent[index] && seen.width > tolerance
        && seen.height > tolerance
    }
    let rects = views.map(screen.seen)
    let twins = views.map { source.index(of: screen.views[$0].id) }
    var pairs: [(first: Int, second: Int)] = []
    Sweep.forEachOverlap(of: rects, by: tolerance) { a, b in
      let (first, second) = (views[a], views[b])
      if !screen.isDescendant(second, of: first), !source.overlap(twins[a], twins[b]),
        !isScrolledUnder(first, second, on: screen, source: source)
      {
        pairs.append((a, b))
      }
      return pairs.count < pairLimit
    }
    pairs.sort { $0 < $1 }
    let findings = pairs.prefix(findingLimit).map { pair in
      finding(
        about: views[pair.first], views[pair.second],
        rects[pair.first].common(rects[pair.second]), screen, source)
    }
    return findings + remainder(pairs.count)
  }

  /// Whether one of the two is in a scroll view that the other floats over in the source language too.
  private static func isScrolledUnder(
    _ first: Int, _ second: Int, on screen: Screen, source: Screen
  ) -> Bool {
    for (scrolled, other) in [(first, second), (second, first)] {
      guard let scroller = screen.scrollers[scrolled], other != scroller,
        !screen.isDescendant(other, of: scroller)
      else { continue }
      let views = screen.views
      return source.overlap(
        source.index(of: views[scroller].id), source.index(of: views[other].id))
    }
    return false
  }

  private static func finding(
    about first: Int, _ second: Int, _ common: CGRect, _ screen: Screen, _ source: Screen
  ) -> Finding {
    let (a, b) = (screen.views[first], screen.views[second])
    let before = source.scene
    return Finding(
      rule: Rule.overlap.rawValue, views: [b.id, a.id],
      message:
        "\(b.id) overlaps \(a.id) by \(common.width.points) × \(common.height.points) points, "
        + "which it does not in \(before.locale) at the text size \(before.textSize.rawValue).",
      hint: hint(first, second, common, screen, source), origin: b.origin)
  }

  /// The hint moves the views apart along the axis on which they are apart in the source language,
  /// or else along the one on which they overlap less. It names them in reading order.
  private static func hint(
    _ first: Int, _ second: Int, _ common: CGRect, _ screen: Screen, _ source: Screen
  ) -> String {
    let (a, b) = (screen.rects[first], screen.rects[second])
    let isRow =
      source.isRow(screen.views[first].id, screen.views[second].id)
      ?? (common.width < common.height)
    let isInOrder =
      isRow
      ? (screen.scene.direction == .leftToRight ? a.midX <= b.midX : a.midX >= b.midX)
      : a.midY <= b.midY
    let near = screen.views[isInOrder ? first : second].id
    let far = screen.views[isInOrder ? second : first].id
    let edges = isRow ? ("leading", "trailing") : ("top", "bottom")
    return "Keep them apart with a constraint such as \(far).\(edges.0) >= \(near).\(edges.1) + 8, "
      + "and let one of them wrap or shrink."
  }

  private static func remainder(_ count: Int) -> [Finding] {
    guard count > findingLimit else { return [] }
    let number = count < pairLimit ? "\(count - findingLimit)" : "Thousands of"
    return [
      Finding(
        rule: Rule.overlap.rawValue, message: "\(number) more pairs of views overlap as well.")
    ]
  }
}

extension Screen {
  /// Whether two views are side by side and not one above the other; nil where both or neither is
  /// true, or where a view is missing.
  fileprivate func isRow(_ first: String, _ second: String) -> Bool? {
    guard let a = index(of: first).map({ rects[$0] }), let b = index(of: second).map({ rects[$0] })
    else { return nil }
    let isBeside = a.maxX <= b.minX + tolerance || b.maxX <= a.minX + tolerance
    let isAbove = a.maxY <= b.minY + tolerance || b.maxY <= a.minY + tolerance
    return isBeside == isAbove ? nil : isBeside
  }

  /// Whether the visible parts of two views overlap; false where a view is missing.
  fileprivate func overlap(_ first: Int?, _ second: Int?) -> Bool {
    guard let first, let second, isShown[first], isShown[second] else { return false }
    let common = seen(first).common(seen(second))
    return common.width > tolerance && common.height > tolerance
  }
}
