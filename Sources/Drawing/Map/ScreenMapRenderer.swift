import Foundation
import LayoutScene
import Typesetting

/// Draws maps of screens. The same map and options give the same bytes, as with `Renderer`.
package struct ScreenMapRenderer {
  private let typesetter: Typesetter

  /// A renderer that sets text with `typesetter`.
  package init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// The map as a file.
  package func bytes(
    _ map: ScreenMap, as format: PictureFormat, _ options: SheetOptions
  ) throws(DrawingError) -> [UInt8] {
    let layout = ScreenMapLayout(map)
    let scale = try options.scale(of: layout.size, cells: map.panels.count, as: format)
    return try picture(of: map, layout, scale: scale, options)
      .bytes(as: format, title: map.title, text: options.svgText)
  }

  private func picture(
    of map: ScreenMap, _ layout: ScreenMapLayout, scale: CGFloat, _ options: SheetOptions
  ) throws(DrawingError) -> Picture {
    let painter = ScreenMapPainter(
      map: map, layout: layout, images: try ImageSet(map.panels.compactMap(\.scene)),
      canvases: try map.panels.map { panel throws(DrawingError) in
        guard let scene = panel.scene else { return nil }
        let canvas = try Canvas(size: scene.size, scale: scale * layout.zoom)
        try PaintingWork.check(scene, on: canvas)
        return canvas
      },
      options: options.forCells, typesetter: typesetter)
    return painter.picture(grid: PixelGrid(scale: scale))
  }
}

extension ScreenMap.Panel {
  var scene: Scene? { if case .scene(let scene) = content { scene } else { nil } }
}

/// The places of a map's parts in its picture.
struct ScreenMapLayout {
  /// The length in the picture of a point of a screen.
  let zoom: CGFloat
  let frames: [CGRect]
  let size: CGSize

  /// The room for a panel's title above it.
  static let titleHeight = 22.0

  init(_ map: ScreenMap) {
    let whole = map.panels.reduce(CGRect.null) { $0.union($1.frame) }
    let area = map.panels.reduce(0) { $0 + $1.frame.width * $1.frame.height }
    let zoom =
      SheetStyle.zooms.first {
        area * $0 * $0 <= SheetStyle.screenArea / 4
          && whole.width * whole.height * $0 * $0 <= SheetStyle.screenArea
      } ?? SheetStyle.zooms.last ?? 1
    self.zoom = zoom
    let margin = SheetStyle.margin
    frames = map.panels.map {
      CGRect(
        x: (margin + ($0.frame.minX - whole.minX) * zoom).rounded(),
        y: (margin + Self.titleHeight + ($0.frame.minY - whole.minY) * zoom).rounded(),
        width: ($0.frame.width * zoom).rounded(.up), height: ($0.frame.height * zoom).rounded(.up))
    }
    let end = frames.reduce(CGRect.zero) { $0.union($1) }
    // An arrow back to its own panel has its name at the right of it.
    let loop: CGFloat = map.arrows.contains { $0.from == $0.to } ? 64 : 0
    size = CGSize(width: end.maxX + margin + loop, height: end.maxY + margin)
  }
}

/// Draws the parts of a map at the places of its layout.
private struct ScreenMapPainter {
  let map: ScreenMap
  let layout: ScreenMapLayout
  let images: ImageSet
  let canvases: [Canvas?]
  let options: DrawingOptions
  let typesetter: Typesetter

  func picture(grid: PixelGrid) -> Picture {
    var picture = Picture(size: layout.size, grid: grid, background: SheetStyle.background)
    picture.images = images.loaded
    for index in map.panels.indices { draw(panel: index, in: &picture) }
    var earlier: [Set<Int>: Int] = [:]
    for arrow in map.arrows
    where map.panels.indices.contains(arrow.from) && map.panels.indices.contains(arrow.to) {
      let count = earlier[[arrow.from, arrow.to], default: 0]
      earlier[[arrow.from, arrow.to]] = count + 1
      draw(arrow, shift: CGFloat(count) * 34, in: &picture)
    }
    return picture
  }

  // MARK: Panels

  private func draw(panel index: Int, in picture: inout Picture) {
    let (panel, frame) = (map.panels[index], layout.frames[index])
    TextBlock(
      panel.title, size: 11, weight: .medium, color: SheetStyle.faint,
      width: max(frame.width, SheetStyle.columnWidth), lines: 1, typesetter: typesetter
    ).draw(
      at: CGPoint(x: frame.minX, y: frame.minY - ScreenMapLayout.titleHeight + 2), in: &picture)
    picture.fill(.rect(frame, radius: SheetStyle.panelRadius), SheetStyle.card)
    switch panel.content {
    case .scene(let scene):
      guard let canvas = canvases[index] else { break }
      picture.items.append(.begin(.clip(.rect(frame, radius: SheetStyle.panelRadius))))
      picture.items.append(.part(screen(scene, canvas, frame)))
      picture.items.append(.end)
    case .words(let words): draw(words, in: frame, of: &picture)
    }
    picture.outline(
      frame.insetBy(dx: -0.5, dy: -0.5), radius: SheetStyle.panelRadius + 0.5, SheetStyle.border,
      width: 0.5)
    if panel.isFirst { drawEntry(frame, in: &picture) }
  }

  private func draw(_ words: String, in frame: CGRect, of picture: inout Picture) {
    picture.fill(.rect(frame, radius: SheetStyle.panelRadius), SheetStyle.hairline)
    let block = TextBlock(
      words, size: 13, weight: .medium, color: SheetStyle.faint, width: max(20, frame.width - 24),
      typesetter: typesetter)
    block.draw(
      at: CGPoint(
        x: frame.midX - block.size.width / 2, y: (frame.midY - block.size.height / 2).rounded()),
      in: &picture)
  }

  private func screen(_ scene: Scene, _ canvas: Canvas, _ frame: CGRect) -> Picture.Part {
    var options = options
    options.hasLegend = false
    options.hasGutter = false
    let (cellOptions, images, typesetter) = (options, images, typesetter)
    return Picture.Part(origin: frame.origin, scale: layout.zoom) {
      Wireframe.panel(
        of: scene, canvas: canvas, cellOptions, images: images, typesetter: typesetter)
    }
  }

  // MARK: Arrows

  private static let head = 9.0

  /// The arrow in front of the panel at which the app begins.
  private func drawEntry(_ frame: CGRect, in picture: inout Picture) {
    let y = frame.midY
    let from = CGRect(x: frame.minX - SheetStyle.margin + 8, y: y - 4, width: 0, height: 8)
    let path = ArrowPath(from: from, to: frame, shift: 0)
    picture.stroke(path.line(head: Self.head), SheetStyle.ink, Picture.Pen(width: 2))
    picture.fill(path.head(Self.head + 3), SheetStyle.ink)
  }

  private func draw(_ arrow: ScreenMap.Arrow, shift: CGFloat, in picture: inout Picture) {
    let others = layout.frames.indices.filter { ![arrow.from, arrow.to].contains($0) }
    let path = ArrowPath(
      from: layout.frames[arrow.from], to: layout.frames[arrow.to], shift: shift,
      around: others.map { layout.frames[$0] })
    let dash: [CGFloat] = arrow.kind == .presents ? [5, 3] : []
    picture.stroke(
      path.line(head: Self.head), SheetStyle.faint, Picture.Pen(width: 1.5, dash: dash))
    picture.fill(path.head(Self.head), SheetStyle.faint)
    drawSign(arrow.kind, at: path.middle, in: &picture)
    guard !arrow.label.isEmpty else { return }
    let words = TextBlock(arrow.label, size: 10, color: SheetStyle.faint, typesetter: typesetter)
    words.draw(
      at: CGPoint(x: path.middle.x - words.size.width / 2, y: path.middle.y + 11), in: &picture)
  }

  /// A sign on an arrow: a ring for what contains, a dot for what shows, a square for what presents.
  private func drawSign(
    _ kind: ScreenMap.Arrow.Kind, at place: CGPoint, in picture: inout Picture
  ) {
    let box = CGRect(x: place.x - 7, y: place.y - 7, width: 14, height: 14)
    picture.fill(.ellipse(box), SheetStyle.background)
    picture.stroke(.ellipse(box), SheetStyle.faint, Picture.Pen(width: 1.5))
    let inner = box.insetBy(dx: 4.5, dy: 4.5)
    switch kind {
    case .contains: break
    case .shows: picture.fill(.ellipse(inner), SheetStyle.faint)
    case .presents: picture.fill(.rect(inner), SheetStyle.faint)
    }
  }
}
