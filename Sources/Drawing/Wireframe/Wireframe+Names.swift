import Foundation
import LayoutScene

// The names of views and guides, each in a tag.
extension Wireframe {
  /// Puts the names beside the screen, or where there is no gutter at their views.
  func drawNames() {
    if options.hasGutter { collectNames() } else { drawTags() }
  }

  /// Whether a view's name is shown: it is asked for, or directly in a view that is.
  private func isNamed(_ index: Int) -> Bool {
    let wanted = options.constraints.names
    guard !wanted.isEmpty, !wanted.contains(scene.views[index].id) else { return true }
    return scene.views[index].parent.map { wanted.contains(scene.views[$0].id) } ?? false
  }

  private var namedViews: [Int] {
    scene.views.indices.filter { places[$0].isVisible && isNamed($0) }
  }

  private func collectNames() {
    gutter.obstacles = Array(contentRects.prefix(2000))
    var names: [(name: String, target: CGRect, isContainer: Bool, color: Color?)] = []
    for index in namedViews {
      let place = places[index]
      names.append((scene.views[index].id, place.rect.common(place.clip), hasSubviews(index), nil))
      guard overlays.contains(.guides) else { continue }
      for guide in guides(index) {
        let rect = place.rect(guide.frame).common(place.clip)
        names.append((guide.id, rect, true, Style.Mark.guide))
      }
    }
    let shown = names.prefix(Gutter.capacity(height: scene.size.height))
    gutter.names = shown.compactMap { entry in
      let width = Gutter.Measure.widest
      return typesetter.set(String(entry.name.prefix(200)), Gutter.attributes, width: width).lines
        .first.map {
          Gutter.Name(
            line: $0, target: picture.grid.clamped(entry.target), isContainer: entry.isContainer,
            color: entry.color)
        }
    }
    gutter.missing = names.count - shown.count
    guard gutter.missing > 0 else { return }
    gutter.missingLine =
      typesetter.set(Self.words(forMissing: gutter.missing), Gutter.attributes, width: nil).lines
      .first
  }

  private static func words(forMissing count: Int) -> String {
    count == 1 ? "1 name does not fit" : "\(count) names do not fit"
  }

  /// Draws a tag at each view, at the place where it covers least. Where no place at the view is
  /// free, the tag is farther away, with a line to the view. Where no place is free at all, the
  /// name is left out, and the picture says how many are.
  private func drawTags() {
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
    for index in namedViews {
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

  private func nameTag(_ name: String, of rect: CGRect, _ index: Int) -> Tag? {
    let rect = picture.grid.clamped(rect)
    return tag(name, of: rect, owner: .view(index)) { width in
      TagPlaces.places(at: rect, width: width)
    }
  }

  /// Draws the count in the corner, over other content, since it has no free place either.
  private func drawCount(of missing: Int) {
    let corner = CGRect(x: 0, y: picture.size.height, width: 0, height: 0)
    tags = TagPlaces(canvas: picture.size)
    let count = tag(Self.words(forMissing: missing), of: corner, owner: .view(-1)) { width in
      TagPlaces.places(at: corner, width: width)
    }
    if var tag = count {
      (tag.color, tag.leader) = (Style.Mark.warning, nil)
      draw([tag])
    }
  }
}
