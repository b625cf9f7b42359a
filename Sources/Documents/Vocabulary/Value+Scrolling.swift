import AutoLayout
import Foundation
import LayoutScene

/// A scroll view's scroll position as a document writes it.
struct ScrollPosition {
  var point = CGPoint.zero
  var horizontal, vertical: ScrollView.ScrollAnchor?

  /// The content offset for a view that is now at `offset`. An anchor on one axis leaves the other
  /// unchanged.
  func offset(from offset: CGPoint) -> CGPoint {
    CGPoint(
      x: vertical != nil && point.x == 0 ? offset.x : point.x,
      y: horizontal != nil && point.y == 0 ? offset.y : point.y)
  }
}

/// A position along one axis: a number of points, or one of the ends.
private struct ScrollPlace {
  var points: CGFloat = 0
  var anchor: ScrollView.ScrollAnchor?
}

extension Value where T == ScrollPosition {
  /// `[x, y]` or `{x: …, y: …}`, where each is a number or an end and a missing one is 0; or an end
  /// alone. The ends are `start` and `end` horizontally, `top` and `bottom` vertically.
  static var scrollPosition: Value {
    let expected = "[x, y], a mapping such as {y: 120}, or start, end, top or bottom"
    let (horizontal, vertical) = (
      Ends(start: "start", end: "end"), Ends(start: "top", end: "bottom")
    )
    let form = Value.fields(
      nil, { ScrollPosition() },
      [
        Field("x", kind: nil, horizontal.value) {
          ($0.point.x, $0.horizontal) = ($1.points, $1.anchor)
        }
        .noted("Points from the left, or start or end.", default: 0, example: 0),
        Field("y", kind: nil, vertical.value) { ($0.point.y, $0.vertical) = ($1.points, $1.anchor) }
          .noted("Points from the top, or top or bottom.", default: 0, example: 120),
      ])
    let pair = Value<CGPoint>.pair(expected: expected)
    let words: JSON = ["enum": ["start", "end", "top", "bottom"]]
    return Value(schema: ["anyOf": [pair.schema, form.schema, words]]) { node, reader in
      if node.mapping != nil { return form.read(node, reader) }
      if let word = node.scalar?.text {
        if let anchor = horizontal.anchor(word) { return ScrollPosition(horizontal: anchor) }
        if let anchor = vertical.anchor(word) { return ScrollPosition(vertical: anchor) }
        if !node.isNull { return reader.wrong(expected, word, node) }
      }
      return pair.read(node, reader).map { ScrollPosition(point: $0) }
    }
  }
}

/// The names of an axis's two ends.
private struct Ends: Sendable {
  var start, end: String

  func anchor(_ word: String) -> ScrollView.ScrollAnchor? {
    word == start ? .start : word == end ? .end : nil
  }

  /// A number of points, or an end.
  var value: Value<ScrollPlace> {
    let points = Value<CGFloat>.points()
    let words: JSON = ["enum": [.string(start), .string(end)]]
    return Value(schema: ["anyOf": [points.schema, words]]) { node, reader in
      if let anchor = node.scalar.flatMap({ anchor($0.text) }) {
        return ScrollPlace(anchor: anchor)
      }
      return points.read(node, reader).map { ScrollPlace(points: $0) }
    }
  }
}
