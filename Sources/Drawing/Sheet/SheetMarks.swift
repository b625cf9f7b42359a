import Foundation
import LayoutScene
import Typesetting

/// The marks over one screen of a sheet: outlines of the views that differ and of those with
/// findings, the amounts of the differences, and the findings' numbers. Coordinates are points of
/// the sheet from the screen's top left corner, so that signs are equally large over a small and a
/// large screen.
///
/// Numbers are placed first, because each must be visible; a number that would hide something is
/// placed beside the screen. Amounts are placed in the remaining space, and left out where there is
/// none.
struct SheetMarks {
  /// The smallest zoom at which amounts are drawn.
  static let leastZoomOfAmounts = 0.7

  struct Number {
    var number: Int
    var severity: Finding.Severity
    var view: String?
  }

  private let scene: Scene
  private let zoom: CGFloat
  private let bounds: CGRect
  private let places: [Place]
  /// The index of the first view with each identifier.
  private let indices: [String: Int]
  /// The indices of the views that have subviews.
  private let superviews: Set<Int>
  private let typesetter: Typesetter
  private var picture: Picture

  static func picture(
    of panel: Sheet.Panel, numbers: [Number], zoom: CGFloat, grid: PixelGrid,
    typesetter: Typesetter
  ) -> Picture {
    var marks = SheetMarks(panel.scene, zoom: zoom, grid: grid, typesetter: typesetter)
    marks.picture.items.append(.begin(.clip(.rect(marks.bounds, radius: SheetStyle.panelRadius))))
    for mark in panel.marks { marks.outline(mark) }
    marks.outlineFindings(numbers)
    marks.picture.items.append(.end)
    let badges = marks.badges(numbers)
    if zoom >= leastZoomOfAmounts { marks.drawAmounts(panel.marks, around: badges) }
    marks.drawLeaders(numbers, badges)
    marks.drawBadges(numbers, badges)
    return marks.picture
  }

  /// The places of the numbers of a panel's findings; nil for a number that fits nowhere.
  static func badges(
    of panel: Sheet.Panel, numbers: [Number], zoom: CGFloat, grid: PixelGrid,
    typesetter: Typesetter
  ) -> [BadgePlaces.Badge?] {
    SheetMarks(panel.scene, zoom: zoom, grid: grid, typesetter: typesetter).badges(numbers)
  }

  private init(_ scene: Scene, zoom: CGFloat, grid: PixelGrid, typesetter: Typesetter) {
    self.scene = scene
    self.zoom = zoom
    self.typesetter = typesetter
    superviews = Set(scene.views.compactMap(\.parent))
    bounds = CGRect(
      origin: .zero,
      size: CGSize(width: scene.size.width * zoom, height: scene.size.height * zoom))
    places = Place.all(
      in: scene, canvas: CGRect(origin: .zero, size: scene.size),
      grid: PixelGrid(scale: grid.scale * zoom))
    picture = Picture(size: bounds.size, grid: grid, background: SheetStyle.card)
    indices = scene.views.firstIndices(by: \.id)
  }

  /// The visible part of a view on the sheet; nil for a view that is not visible.
  private func seen(_ view: String) -> CGRect? {
    guard let index = indices[view], places[index].isVisible else { return nil }
    return scaled(places[index].rect.common(places[index].clip)).common(bounds)
  }

  private func scaled(_ rect: CGRect) -> CGRect {
    picture.grid.clamped(
      CGRect(
        x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom,
        height: rect.height * zoom))
  }

  // MARK: - Outlines

  /// Outlines a view: with a solid line for another size, dashes for another place, and others for a view
  /// that has appeared or is missing.
  private mutating func outline(_ mark: Sheet.Mark) {
    let color = color(at: mark.view)
    if mark.kind == .vanished {
      let rect = scaled(mark.place)
      guard rect.touches(bounds) else { return }
      picture.outline(rect, color, width: 1, dash: [2, 2])
      for (left, right) in [(rect.minX, rect.maxX), (rect.maxX, rect.minX)] {
        picture.stroke(
          .line(CGPoint(x: left, y: rect.minY), CGPoint(x: right, y: rect.maxY)),
          color.opacity(0.6), Picture.Pen(width: 1))
      }
      return
    }
    guard let rect = seen(mark.view) else { return }
    switch mark.kind {
    case .moved:
      picture.outline(rect, color.opacity(0.75), width: 1, dash: [3, 2])
    case .resized, .appeared, .vanished:
      // Only views without subviews are tinted, because nested tints would add up.
      if !hasSubviews(mark.view) { picture.fill(.rect(rect), color.opacity(0.06)) }
      picture.outline(rect, color, width: mark.kind == .appeared ? 2 : 1)
    }
  }

  /// The colour of a view's outline. Lines cannot be thinner than a pixel, so outlines on small
  /// screens are paler instead.
  private func color(at view: String) -> Color {
    let backdrop = indices[view].map { places[$0].backdrop } ?? SheetStyle.card
    return SheetStyle.difference(on: backdrop)
      .opacity(zoom < Self.leastZoomOfAmounts ? 0.7 : 1)
  }

  private func hasSubviews(_ view: String) -> Bool {
    indices[view].map { superviews.contains($0) } ?? false
  }

  /// Outlines each view with findings once, in the colour of its worst finding.
  private mutating func outlineFindings(_ numbers: [Number]) {
    var outlined: Set<String> = []
    // Findings are numbered by severity, errors first.
    for number in numbers.sorted(by: { $0.number < $1.number }) {
      guard let view = number.view, outlined.insert(view).inserted, let rect = seen(view)
      else { continue }
      picture.outline(
        rect.insetBy(dx: -2, dy: -2), radius: 3, SheetStyle.color(number.severity), width: 1.5,
        dash: number.severity == .error ? [] : [4, 3])
    }
  }

  // MARK: - Numbers

  /// A place for each number; nil where there is no space on the screen or beside it.
  private func badges(_ numbers: [Number]) -> [BadgePlaces.Badge?] {
    var badges = BadgePlaces(
      screen: bounds, content: content(), isRightToLeft: scene.direction == .rightToLeft)
    return badges.places(
      of: numbers.map { number in
        BadgePlaces.Request(
          size: SheetBadge.box(number.severity, number.number, center: .zero).size,
          view: number.view.flatMap { seen($0) },
          owner: number.view.flatMap { indices[$0] })
      })
  }

  /// The content that signs should not hide: letters, controls and images.
  private func content() -> [BadgePlaces.Content] {
    var content: [BadgePlaces.Content] = []
    for (index, view) in scene.views.enumerated() where places[index].isVisible {
      let clip = scaled(places[index].clip).common(bounds)
      var rects = view.texts.map { scaled(places[index].rect($0.letters)) }
      if view.isDrawn { rects.append(scaled(places[index].rect)) }
      content += rects.map { .init(rect: $0.common(clip), owner: index) }.filter {
        $0.rect.width > 0 && $0.rect.height > 0
      }
    }
    return content
  }

  /// Draws a line from each number beside the screen to its view.
  private mutating func drawLeaders(_ numbers: [Number], _ badges: [BadgePlaces.Badge?]) {
    for (number, badge) in zip(numbers, badges) {
      guard let badge, let end = badge.leader else { continue }
      let line = Shape.line(CGPoint(x: badge.box.midX, y: badge.box.midY), end)
      picture.stroke(line, SheetStyle.card.opacity(0.7), Picture.Pen(width: 3))
      picture.stroke(line, SheetStyle.color(number.severity), Picture.Pen(width: 1))
    }
  }

  private mutating func drawBadges(_ numbers: [Number], _ badges: [BadgePlaces.Badge?]) {
    for (number, badge) in zip(numbers, badges) {
      guard let box = badge?.box else { continue }
      let text = TextBlock(
        String(number.number), size: 10, weight: .bold,
        color: SheetStyle.textColor(number.severity), typesetter: typesetter)
      SheetBadge.draw(text, number.severity, in: box, on: &picture)
    }
  }

  // MARK: - Amounts

  private mutating func drawAmounts(
    _ marks: [Sheet.Mark], around badges: [BadgePlaces.Badge?]
  ) {
    var tags = TagPlaces(canvas: bounds.size)
    for badge in badges.compactMap({ $0 }) { tags.add(badge.box.insetBy(dx: -2, dy: -2), .target) }
    // Amounts must not hide the screen's content either.
    for content in content() { tags.add(content.rect, .target) }
    for mark in marks where !mark.label.isEmpty {
      guard let rect = mark.kind == .vanished ? scaled(mark.place) : seen(mark.view) else {
        continue
      }
      let text = TextBlock(
        mark.label, size: 8, weight: .semibold, color: SheetStyle.tagText, typesetter: typesetter)
      let place = tags.nearPlace(
        width: text.size.width + 6, at: rect, owner: .view(indices[mark.view] ?? -1))
      guard let place else { continue }
      let box = picture.grid.clamped(place)
      picture.fill(.rect(box, radius: 2.5), SheetStyle.tag)
      text.draw(baseline: CGPoint(x: box.minX + 3, y: box.maxY - 3), in: &picture)
    }
  }
}

extension SceneView {
  /// Whether the view itself draws something besides its texts and subviews.
  fileprivate var isDrawn: Bool {
    switch control {
    case .plain, .label, .stack, .scroll, .navigationBar, .tabBar, .toolbar: !images.isEmpty
    case .image, .button, .textField, .textView, .switch, .slider, .progress, .stepper,
      .activityIndicator, .segmented, .pageControl, .datePicker, .searchBar:
      true
    }
  }
}
