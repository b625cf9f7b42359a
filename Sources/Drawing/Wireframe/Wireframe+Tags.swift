import Foundation
import LayoutScene
import Typesetting

// Tags: short texts over the picture, such as names and the constants of constraints.
extension Wireframe {
  /// A line of text in a box, with a leader line to its view or constraint.
  struct Tag {
    var box: CGRect
    var line: SetLine
    /// The line from the box to the view or constraint; nil for a tag directly at it.
    var leader: (from: CGPoint, to: CGPoint)?
    var color = Style.Mark.tag
    var textColor = Style.Mark.tagText
    var leaderColor = Style.Mark.tag
  }

  private static let padding = 3.0
  private static var attributes: TextAttributes {
    TextAttributes(
      font: .system(ofSize: 8, weight: .medium), alignment: .left, lineBreak: .byClipping)
  }

  /// Adds the content that tags should not cover: marks of findings, texts and controls.
  func prepareTags() {
    clearTargets = targets()
    for target in clearTargets { tags.add(target, .target) }
    for index in scene.views.indices where places[index].isVisible {
      let (view, place) = (scene.views[index], places[index])
      for text in view.texts where !text.string.isEmpty {
        tags.add(place.rect(text.inkRect).common(place.clip), .text, owner: .view(index))
      }
      if view.control.isPictorial { tags.add(place.rect.common(place.clip), .control) }
    }
  }

  /// The rectangles of texts.
  var textRects: [CGRect] {
    scene.views.indices.filter { places[$0].isVisible }.flatMap { index in
      let (view, place) = (scene.views[index], places[index])
      return view.texts.filter { !$0.string.isEmpty }
        .map { place.rect($0.inkRect).common(place.clip) }
    }
  }

  /// The rectangles of texts, and of controls that are recognised by their look alone.
  var contentRects: [CGRect] {
    let pictures = scene.views.indices.filter {
      places[$0].isVisible && scene.views[$0].control.isPictorial
    }
    return textRects + pictures.map { places[$0].rect.common(places[$0].clip) }
  }

  /// A tag at a place that was free; nil where no place is.
  ///
  /// - Parameters:
  ///   - rect: the rectangle of the view or constraint that the tag is about.
  ///   - candidates: the candidate places for a tag of a width.
  func tag(
    _ text: String, of rect: CGRect, owner: TagPlaces.Owner,
    _ candidates: (CGFloat) -> [TagPlaces.Candidate]
  ) -> Tag? {
    // Only the first 80 characters are shown; more would not fit on the screen.
    let set = typesetter.set(String(text.prefix(80)), Self.attributes, width: nil)
    guard let line = set.lines.first, line.width > 0 else { return nil }
    let width = (line.width + Self.padding * 2).rounded(.up)
    guard
      let place = tags.place(width: width, candidates(width), around: rect, owner: owner)
    else { return nil }
    let box = picture.grid.clamped(place)
    // Only views have targets; the line of a constraint has none.
    let end = if case .view = owner { clearing(rect) } else { rect }
    return Tag(box: box, line: line, leader: Self.leader(from: box, to: end))
  }

  /// Draws tags. The leader lines are drawn first, so that none covers a tag.
  func draw(_ tags: [Tag]) {
    for tag in tags {
      guard let leader = tag.leader else { continue }
      let pen = Picture.Pen(width: picture.grid.pen(Style.Width.hairline))
      picture.stroke(.line(leader.from, leader.to), tag.leaderColor, pen)
      picture.fill(.circle(center: leader.to, radius: 1.5), tag.leaderColor)
    }
    for tag in tags {
      picture.fill(.rect(tag.box, radius: 2.5), tag.color)
      let baseline = picture.grid.round(tag.box.maxY - 3)
      show(tag.line, at: CGPoint(x: tag.box.minX + Self.padding, y: baseline), tag.textColor)
    }
  }

  /// The rectangle at which a leader line ends: that of the target if the view is too small for an
  /// edge around it.
  private func clearing(_ rect: CGRect) -> CGRect {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard Self.isTarget(rect), let target = clearTargets.first(where: { $0.contains(middle) })
    else { return rect }
    return target.insetBy(dx: -2, dy: -2)
  }

  /// The leader line from a tag to the nearest edge of `rect`; nil for a tag within `reach` of it.
  private static func leader(from box: CGRect, to rect: CGRect) -> (from: CGPoint, to: CGPoint)? {
    func nearest(to point: CGPoint, in rect: CGRect) -> CGPoint {
      CGPoint(
        x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }
    var end = nearest(to: CGPoint(x: box.midX, y: box.midY), in: rect)
    if rect.contains(CGPoint(x: box.midX, y: box.midY)) {
      let ends = [
        CGPoint(x: rect.minX, y: box.midY), CGPoint(x: box.midX, y: rect.minY),
        CGPoint(x: rect.maxX, y: box.midY), CGPoint(x: box.midX, y: rect.maxY),
      ]
      let gaps = [
        box.minX - rect.minX, box.minY - rect.minY, rect.maxX - box.maxX, rect.maxY - box.maxY,
      ]
      let least = gaps.indices.min { gaps[$0] < gaps[$1] } ?? 0
      guard gaps[least] > Self.reach else { return nil }
      end = ends[least]
    }
    let start = nearest(to: end, in: box)
    let distance = ((start.x - end.x) * (start.x - end.x) + (start.y - end.y) * (start.y - end.y))
      .squareRoot()
    return distance > Self.reach ? (start, end) : nil
  }

  /// A tag at this distance or nearer needs no leader line, points.
  private static let reach = 5.0
}

extension Control {
  /// Whether the control is recognised by its look alone, which a tag might hide.
  fileprivate var isPictorial: Bool {
    switch self {
    case .switch, .slider, .progress, .stepper, .activityIndicator, .pageControl, .segmented,
      .image, .datePicker, .searchBar, .navigationBar, .tabBar, .toolbar:
      true
    default: false
    }
  }
}

extension SceneText {
  /// The approximate part of the text's box that its lines fill.
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
