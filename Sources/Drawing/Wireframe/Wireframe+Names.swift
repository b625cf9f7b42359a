import Foundation
import LayoutScene

// The names of views and guides, each in a tag.
extension Wireframe {
  private typealias Mark = Style.Mark

  /// A tag at each view, where it covers as little as can be of what is drawn there.
  mutating func drawNames() {
    var places = TagPlaces(canvas: picture.size)
    for target in targets() { places.add(target, .target) }
    for mark in constraintMarks { places.add(mark.rect, mark.kind) }
    addTexts(to: &places)
    for index in scene.views.indices where self.places[index].isVisible {
      let place = self.places[index]
      drawTag(scene.views[index].id, of: place.rect, Mark.tag, &places)
      guard overlays.contains(.guides) else { continue }
      for guide in guides(index) {
        drawTag(guide.id, of: place.rect(guide.frame), Mark.guide, &places)
      }
    }
  }

  private func addTexts(to tags: inout TagPlaces) {
    for index in scene.views.indices where places[index].isVisible {
      for text in scene.views[index].texts {
        tags.add(places[index].rect(text.inkRect), .text)
      }
    }
  }

  private mutating func drawTag(
    _ name: String, of rect: CGRect, _ color: Color, _ places: inout TagPlaces
  ) {
    let attributes = TextAttributes(
      font: .system(ofSize: 8, weight: .medium), alignment: .left, lineBreak: .byClipping)
    // As long a name as fits on the screen; a longer one is told by its start.
    let text = typesetter.set(String(name.prefix(80)), attributes, width: nil)
    guard let line = text.lines.first, line.width > 0 else { return }
    let padding = 3.0
    let width = (line.width + padding * 2).rounded(.up)
    let tag = picture.grid.clamped(places.place(width: width, at: picture.grid.clamped(rect)))
    picture.fill(.rect(tag, radius: 2.5), color)
    let baseline = picture.grid.round(tag.maxY - 3)
    show(line, at: CGPoint(x: tag.minX + padding, y: baseline), Mark.tagText)
  }
}

extension SceneText {
  /// The part of the text's box that its lines take, near enough to keep off it.
  fileprivate var inkRect: CGRect {
    let spare = max(0, rect.width - measurement.size.width)
    let isRightToLeft = measurement.direction == .rightToLeft
    let left: CGFloat =
      switch attributes.alignment {
      case .left: 0
      case .right: spare
      case .center: spare / 2
      case .natural, .justified: isRightToLeft ? spare : 0
      }
    return CGRect(
      x: rect.minX + left, y: rect.minY, width: rect.width - spare, height: rect.height)
  }
}
