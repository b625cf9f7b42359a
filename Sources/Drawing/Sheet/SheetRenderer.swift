import Foundation
import LayoutScene
import Typesetting

/// Draws sheets. The same sheet and options give the same bytes, as with `Renderer`.
public struct SheetRenderer {
  private let typesetter: Typesetter

  /// A renderer that sets text with `typesetter`.
  public init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// A PNG of the sheet's size in points times the scale in pixels.
  public func png(
    _ sheet: Sheet, _ options: SheetOptions = SheetOptions()
  ) throws(DrawingError) -> [UInt8] {
    try bytes(sheet, as: .png, options)
  }

  /// An SVG whose user unit is a point of the sheet.
  public func svg(
    _ sheet: Sheet, _ options: SheetOptions = SheetOptions()
  ) throws(DrawingError) -> [UInt8] {
    try bytes(sheet, as: .svg, options)
  }

  /// A PDF of one page.
  public func pdf(
    _ sheet: Sheet, _ options: SheetOptions = SheetOptions()
  ) throws(DrawingError) -> [UInt8] {
    try bytes(sheet, as: .pdf, options)
  }

  /// The sheet as a file.
  package func bytes(
    _ sheet: Sheet, as format: PictureFormat, _ options: SheetOptions
  ) throws(DrawingError) -> [UInt8] {
    let layout = try layout(of: sheet, options)
    let scale = try options.scale(of: layout.size, cells: sheet.panels.count, as: format)
    return try picture(of: sheet, layout, scale: scale, options)
      .bytes(as: format, title: sheet.title, text: options.svgText)
  }

  /// The size of a sheet without words beside its screens, in points.
  public func size(of sheet: Sheet) -> CGSize { SheetLayout(sheet, typesetter: typesetter).size }

  /// The places of a sheet's parts, with the words beside each screen.
  func layout(of sheet: Sheet, _ options: SheetOptions) throws(DrawingError) -> SheetLayout {
    var cell = options.forCells
    let gutters = try sheet.panels.indices.map { index throws(DrawingError) in
      // Only the first screen has the legend of the constraint lines.
      cell.hasLegend = index == 0
      return try Wireframe.gutter(of: sheet.panels[index].scene, cell, typesetter: typesetter)
    }
    return SheetLayout(sheet, gutters: gutters, typesetter: typesetter)
  }

  private func picture(
    of sheet: Sheet, _ layout: SheetLayout, scale: CGFloat, _ options: SheetOptions
  ) throws(DrawingError) -> Picture {
    let images = try ImageSet(sheet.panels.map(\.scene))
    let canvases = try zip(sheet.panels, layout.zooms).map { panel, zoom throws(DrawingError) in
      let canvas = try Canvas(size: panel.scene.size, scale: scale * zoom)
      try PaintingWork.check(panel.scene, on: canvas)
      return canvas
    }
    let painter = SheetPainter(
      sheet: sheet, layout: layout, options: options.forCells, images: images,
      canvases: canvases, typesetter: typesetter)
    return painter.picture(grid: PixelGrid(scale: scale))
  }
}

extension Wireframe {
  /// The picture of a screen on a sheet, with what its device draws over it.
  static func panel(
    of scene: Scene, canvas: Canvas, _ options: DrawingOptions, images: ImageSet,
    typesetter: Typesetter
  ) -> Picture {
    var picture = Wireframe.picture(
      of: scene, canvas: canvas, options, images: images, typesetter: typesetter)
    if let device = options.frame {
      picture = FramedScreen.front(
        of: scene, picture, in: device, StyleSet(options.style), typesetter: typesetter)
    }
    // The background is a little larger than the screen, because the screen's size on the sheet
    // is rounded up.
    let paper = CGRect(x: 0, y: 0, width: scene.size.width + 4, height: scene.size.height + 4)
    picture.items.insert(.fill(.rect(paper), picture.background), at: 0)
    return picture
  }
}

/// Draws the parts of a sheet at the places of its layout.
private struct SheetPainter {
  let sheet: Sheet
  let layout: SheetLayout
  let options: DrawingOptions
  let images: ImageSet
  let canvases: [Canvas]
  let typesetter: Typesetter

  func picture(grid: PixelGrid) -> Picture {
    var picture = Picture(size: layout.size, grid: grid, background: SheetStyle.background)
    picture.images = images.loaded
    for text in layout.texts { text.block.draw(at: text.origin, in: &picture) }
    for item in layout.legend { drawSample(item, in: &picture) }
    let numbers = numbers()
    for index in sheet.panels.indices { draw(index, numbers[index], in: &picture) }
    if let rule = layout.rule {
      picture.horizontal(
        y: rule, from: SheetStyle.margin, to: layout.size.width - SheetStyle.margin,
        SheetStyle.hairline, width: 1)
    }
    for badge in layout.noteBadges {
      drawBadge(badge.number, sheet.notes[badge.number - 1].severity, badge.center, in: &picture)
    }
    return picture
  }

  /// The numbers of each panel's findings.
  private func numbers() -> [[SheetMarks.Number]] {
    var numbers = [[SheetMarks.Number]](repeating: [], count: sheet.panels.count)
    for (index, note) in sheet.notes.enumerated() {
      for panel in note.panels where numbers.indices.contains(panel) {
        numbers[panel].append(
          SheetMarks.Number(number: index + 1, severity: note.severity, view: note.view))
      }
    }
    return numbers
  }

  // MARK: - Panels

  private func draw(_ index: Int, _ numbers: [SheetMarks.Number], in picture: inout Picture) {
    let (panel, frame, card) = (sheet.panels[index], layout.frames[index], layout.cards[index])
    drawCard(card, in: &picture)
    picture.items.append(.begin(.clip(.rect(card, radius: SheetStyle.panelRadius))))
    picture.items.append(.part(screen(index, frame)))
    picture.items.append(.part(gutter(index, beside: frame, picture.grid)))
    picture.items.append(.end)
    picture.outline(
      card.insetBy(dx: -0.5, dy: -0.5), radius: SheetStyle.panelRadius + 0.5, SheetStyle.border,
      width: 0.5)
    drawFrame(card, numbers.map(\.severity), in: &picture)
    let (zoom, grid, typesetter) = (layout.zooms[index], picture.grid, typesetter)
    picture.items.append(
      .part(
        Picture.Part(origin: frame.origin, scale: 1) {
          SheetMarks.picture(
            of: panel, numbers: numbers, zoom: zoom, grid: grid, typesetter: typesetter)
        }))
    SheetCaption(
      panel, severities: numbers.map(\.severity), width: max(card.width, SheetStyle.columnWidth),
      typesetter: typesetter
    ).draw(below: card, in: &picture)
  }

  /// The words beside a panel's screen. They are as large on the sheet as beside a single screen.
  private func gutter(
    _ index: Int, beside frame: CGRect, _ grid: PixelGrid
  ) -> Picture.Part {
    let gutter = layout.gutters[index]
    let style = StyleSet(options.style).of(sheet.panels[index].scene.appearance)
    return Picture.Part(origin: frame.origin, scale: 1) {
      let picture = Picture(size: frame.size, grid: grid, background: SheetStyle.card)
      return gutter.beside(CGRect(origin: .zero, size: frame.size), in: picture, style)
    }
  }

  /// The picture of a panel's screen over its background.
  private func screen(_ index: Int, _ frame: CGRect) -> Picture.Part {
    let (scene, canvas) = (sheet.panels[index].scene, canvases[index])
    var options = options
    // Only the first screen has the legend of the constraint lines.
    options.hasLegend = index == 0
    options.frame = sheet.panels[index].frame
    let (cellOptions, images, typesetter) = (options, images, typesetter)
    return Picture.Part(origin: frame.origin, scale: layout.zooms[index]) {
      Wireframe.panel(
        of: scene, canvas: canvas, cellOptions, images: images, typesetter: typesetter)
    }
  }

  /// Draws the shadow and the card under a screen.
  private func drawCard(_ frame: CGRect, in picture: inout Picture) {
    for (spread, drop) in [(7.0, 5.0), (5, 4), (3.5, 3), (2, 2), (1, 1)] {
      picture.fill(
        .rect(
          frame.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: drop),
          radius: SheetStyle.panelRadius + spread), SheetStyle.shadow)
    }
  }

  /// Draws a frame around a screen with findings, in the colour of its worst finding; dashed for a
  /// warning.
  private func drawFrame(
    _ frame: CGRect, _ severities: [Finding.Severity], in picture: inout Picture
  ) {
    let worst = [Finding.Severity.error, .warning].first(where: severities.contains)
    guard let worst else { return }
    let reach = SheetStyle.frameGap + SheetStyle.frameWidth
    picture.outline(
      frame.insetBy(dx: -reach, dy: -reach), radius: SheetStyle.panelRadius + reach,
      SheetStyle.color(worst), width: SheetStyle.frameWidth, dash: worst == .error ? [] : [8, 4])
  }

  // MARK: - Signs

  private func drawBadge(
    _ number: Int, _ severity: Finding.Severity, _ center: CGPoint, in picture: inout Picture
  ) {
    let text = TextBlock(
      String(number), size: 10, weight: .bold, color: SheetStyle.textColor(severity),
      typesetter: typesetter)
    SheetBadge.draw(
      text, severity, in: SheetBadge.box(severity, number, center: center), on: &picture)
  }

  private func drawSample(_ legend: SheetLayout.PlacedLegend, in picture: inout Picture) {
    let (box, color) = (legend.sample, SheetStyle.difference(on: SheetStyle.card))
    switch legend.item.sample {
    case .mark(let kind):
      let area = box.insetBy(dx: 0, dy: 1)
      picture.fill(.rect(area), SheetStyle.card)
      switch kind {
      case .moved: picture.outline(area, color.opacity(0.75), width: 1, dash: [3, 2])
      case .resized, .appeared:
        picture.fill(.rect(area), color.opacity(0.06))
        picture.outline(area, color, width: kind == .appeared ? 2 : 1)
      case .vanished:
        picture.outline(area, color, width: 1, dash: [2, 2])
        picture.stroke(
          .line(CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY)),
          color.opacity(0.6), Picture.Pen(width: 1))
      }
    case .amounts:
      let text = TextBlock(
        "↔ +12", size: 8, weight: .semibold, color: SheetStyle.tagText, typesetter: typesetter)
      let tag = CGRect(
        x: box.maxX - text.size.width - 6, y: box.midY - 5.5, width: text.size.width + 6,
        height: 11)
      picture.fill(.rect(tag, radius: 2.5), SheetStyle.tag)
      text.draw(baseline: CGPoint(x: tag.minX + 3, y: tag.maxY - 3), in: &picture)
    case .finding(let severity):
      drawBadge(1, severity, CGPoint(x: box.midX, y: box.midY), in: &picture)
    case .frame(let severity):
      picture.outline(
        box.insetBy(dx: 0, dy: 1), radius: 4, SheetStyle.color(severity),
        width: SheetStyle.frameWidth, dash: severity == .error ? [] : [8, 4])
    }
  }
}
