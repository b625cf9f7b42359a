import Foundation
import LayoutScene

// The names of views and guides, each in a tag.
extension Wireframe {
  /// Draws a tag at each view, at the place where it covers least. Where no place at the view is
  /// free, the tag is farther away, with a line to the view. Where no place is free at all, the
  /// name is left out, and the picture says how many are.
  mutating func drawNames() {
    var drawn: [Tag] = []
    var missing = 0
    func add(_ tag: Tag?, _ color: Color) {
      guard var tag else {
        missing += 1
        return
      }
      (tag.color, tag.leaderColor) = (color, color)
      drawn.append(tag)
    }
    for index in scene.views.indices where places[index].isVisible {
      add(nameTag(scene.views[index].id, of: places[index].rect, index), Style.Mark.tag)
      guard overlays.contains(.guides) else { continue }
      for guide in guides(index) {
        let rect = places[index].rect(guide.frame)
        add(nameTag(guide.id, of: rect, index), Style.Mark.guide)
      }
    }
    draw(drawn)
    if missing > 0 { drawCount(of: missing) }
  }

  private mutating func nameTag(_ name: String, of rect: CGRect, _ index: Int) -> Tag? {
    let rect = picture.grid.clamped(rect)
    return tag(name, of: rect, owner: .view(index)) { width in
      TagPlaces.places(at: rect, width: width)
    }
  }

  /// Draws the count in the corner, over other content, since it has no free place either.
  private mutating func drawCount(of missing: Int) {
    let corner = CGRect(x: 0, y: picture.size.height, width: 0, height: 0)
    tags = TagPlaces(canvas: picture.size)
    let words = missing == 1 ? "1 name does not fit" : "\(missing) names do not fit"
    let count = tag(words, of: corner, owner: .view(-1)) { width in
      TagPlaces.places(at: corner, width: width)
    }
    if var tag = count {
      (tag.color, tag.leader) = (Style.Mark.warning, nil)
      draw([tag])
    }
  }
}
