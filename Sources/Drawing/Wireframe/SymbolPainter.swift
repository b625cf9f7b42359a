import Foundation
import LayoutScene
import Symbols
import Typesetting

/// Draws a symbol as items of a picture. The coordinates of its parts are in hundredths of the
/// font's size from the symbol's middle, with y downwards; a transform maps them to the symbol's
/// box.
struct SymbolPainter {
  typealias Part = SymbolTransform.Part

  private let color: Color
  /// Maps the symbol's units to the picture.
  private let transform: SymbolTransform
  /// The width of a stroke in the symbol's own units.
  private let stroke: CGFloat
  /// Supplies the outlines of icons and letters; nil for a picture without letters.
  private let typesetter: Typesetter?
  private(set) var items: [Picture.Item] = []

  /// - Parameter rect: the symbol's box, points.
  init(
    _ symbol: Symbol, _ scene: SceneSymbol, in rect: CGRect, _ color: Color,
    _ typesetter: Typesetter?
  ) {
    self.color = color
    self.typesetter = typesetter
    let isMirrored =
      symbol.isFlipped != (symbol.followsDirection && scene.direction == .rightToLeft)
    transform = SymbolTransform(symbol, in: rect, isMirrored: isMirrored)
    stroke = Self.stroke(scene.weight)
    // Without a layer, a translucent colour would be darker where parts overlap.
    let isTranslucent = color.alpha < 1
    if isTranslucent { items.append(.begin(.opacity(color.alpha))) }
    paint(symbol, Part(scale: 1))
    if isTranslucent { items.append(.end) }
  }

  private mutating func paint(_ symbol: Symbol, _ part: Part) {
    switch (symbol.enclosure, symbol.isCutOut) {
    case (let enclosure?, _) where symbol.isCropped:
      let shape = outside(of: enclosure, part)
      items.append(.begin(.clip(shape)))
      if symbol.isCutOut {
        cutOut(areas(of: symbol.art, part.person)) { $0.fill(shape) }
      } else {
        draw(symbol.art, part.person)
      }
      items.append(.end)
      draw([enclosure.line], part)
    case (let enclosure?, true):
      cutOut(areas(of: symbol.art, part.inner)) { $0.fill($0.outside(of: enclosure, part)) }
    case (let enclosure?, false):
      draw([enclosure.line], part)
      draw(symbol.art, part.inner)
    case (nil, _):
      guard symbol.hasSlash else { return draw(symbol.art, part) }
      let slash = SymbolElement.line(
        [CGPoint(x: -44, y: -42), CGPoint(x: 44, y: 42)], isBody: true)
      cutOut(areas(of: slash, part, width: stroke * 3.4)) { $0.draw(symbol.art, part) }
      draw([slash], part)
    }
  }

  /// Draws parts from back to front. Around each part in front, the parts behind it are cut out.
  private mutating func draw(_ parts: [SymbolPart], _ whole: Part) {
    for (index, part) in parts.enumerated() {
      let screens = parts[(index + 1)...].flatMap { front in
        front.screen.map { surroundings(of: $0, whole.inside(front)) } ?? []
      }
      cutOut(screens) { $0.paint(part.symbol, whole.inside(part)) }
    }
  }

  /// The areas that a symbol covers, slightly enlarged.
  private func surroundings(of symbol: Symbol, _ part: Part) -> [[Shape.Segment]] {
    var larger = part
    larger.scale += 0.12
    if let enclosure = symbol.enclosure {
      return [transform.path(enclosure.area(stroke), larger)]
    }
    switch symbol.art {
    case .strokes(let elements), .solid(let elements):
      return elements.flatMap { element in
        let lines = element.outlines(width: stroke / part.scale * 2.4).map { outline in
          outline.flatMap { transform.path($0, part) }
        }
        return element.isClosed ? lines + [transform.path(element, part)] : lines
      }
    case .glyph, .outline, .letters: return areas(of: symbol.art, larger)
    case .parts(let parts):
      return parts.flatMap { surroundings(of: $0.symbol, part.inside($0)) }
    }
  }

  /// The width of a stroke by weight, in hundredths of the font's size. The value for regular is
  /// measured on the symbol `circle`, the others are interpolated.
  private static func stroke(_ weight: FontWeight) -> CGFloat {
    let widths: [CGFloat] = [2.4, 4, 6.2, 8, 9.6, 11.2, 13, 15, 17]
    return widths[min(max(weight.value / 100 - 1, 0), widths.count - 1)]
  }

  // MARK: Parts

  private mutating func draw(_ art: SymbolArt, _ part: Part) {
    switch art {
    case .strokes(let elements): draw(elements, part)
    case .solid(let elements):
      let cuts = elements.filter(\.isMark).flatMap { areas(of: $0, part, width: stroke) }
      let bodies = elements.filter { !$0.isMark }
      cutOut(cuts) { painter in
        for body in bodies { painter.drawSolid(body, part) }
      }
    case .glyph, .letters:
      guard let areas = outlines(of: art, part) else { return drawBlock(part) }
      for area in areas { fill(.path(area)) }
    case .parts(let parts): draw(parts, part)
    case .outline:
      guard let areas = outlines(of: art, part) else { return drawBlock(part) }
      let width = transform.length(stroke * 2 * part.scale)
      for area in areas {
        items.append(.begin(.clip(.path(area))))
        items.append(.stroke(.path(area), opaque, Picture.Pen(width: width, isRound: true)))
        items.append(.end)
      }
    }
  }

  private mutating func draw(_ elements: [SymbolElement], _ part: Part) {
    for element in elements { draw(element, part) }
  }

  private mutating func draw(_ element: SymbolElement, _ part: Part) {
    // The strokes of a reduced part shrink less than the part, as those of small letters do.
    let width = stroke * max(part.scale, min(1, part.scale * 1.5))
    let pen = Picture.Pen(width: transform.length(width), isRound: true)
    let path = Shape.path(transform.path(element, part))
    if element.isFilled {
      fill(path)
    } else {
      items.append(.stroke(path, opaque, pen))
    }
  }

  /// Fills an element to the outside of its stroke, with the stroke's round corners.
  private mutating func drawSolid(_ element: SymbolElement, _ part: Part) {
    let path = Shape.path(transform.path(element, part))
    if element.isClosed { fill(path) }
    let pen = Picture.Pen(width: transform.length(stroke * part.scale), isRound: true)
    items.append(.stroke(path, opaque, pen))
  }

  /// Draws a rounded square in place of an icon, for a picture without letters.
  private mutating func drawBlock(_ part: Part) {
    let box = SymbolElement.box(
      CGRect(x: -38, y: -38, width: 76, height: 76), radius: 14, isFilled: false)
    draw([box], part)
  }

  private mutating func fill(_ shape: Shape) { items.append(.fill(shape, opaque)) }

  private var opaque: Color {
    var color = color
    color.alpha = 1
    return color
  }

  private func outside(of enclosure: SymbolEnclosure, _ part: Part) -> Shape {
    .path(transform.path(enclosure.area(stroke), part))
  }

  // MARK: Cutting out

  /// Draws outside of all the areas.
  private mutating func cutOut(
    _ areas: [[Shape.Segment]], _ draw: (inout SymbolPainter) -> Void
  ) {
    for area in areas {
      items.append(.begin(.clip(.path(transform.surroundings + area))))
    }
    draw(&self)
    for _ in areas { items.append(.end) }
  }

  /// The areas that art covers. No area crosses itself.
  private func areas(
    of art: SymbolArt, _ part: Part
  ) -> [[Shape.Segment]] {
    switch art {
    case .strokes(let elements), .solid(let elements):
      let isSolid = if case .solid = art { true } else { false }
      return elements.flatMap { element -> [[Shape.Segment]] in
        let lines = areas(of: element, part, width: stroke * 1.5)
        return isSolid && element.isClosed && !element.isFilled
          ? lines + [transform.path(element, part)] : lines
      }
    case .glyph, .outline, .letters:
      let block = SymbolElement.box(
        CGRect(x: -38, y: -38, width: 76, height: 76), radius: 14, isFilled: true)
      return outlines(of: art, part) ?? [transform.path(block, part)]
    case .parts(let parts):
      return parts.flatMap { areas(of: $0.symbol.art, part.inside($0)) }
    }
  }

  private func areas(
    of element: SymbolElement, _ part: Part, width: CGFloat
  ) -> [[Shape.Segment]] {
    if element.isFilled { return [transform.path(element, part)] }
    return element.outlines(width: width).map { outline in
      outline.flatMap { transform.path($0, part) }
    }
  }

  /// The areas of an icon or of letters; nil in a picture without letters, and for art of another
  /// kind.
  private func outlines(of art: SymbolArt, _ part: Part) -> [[Shape.Segment]]? {
    guard let typesetter else { return nil }
    // The icons and letters of the fonts have the strokes of the regular weight.
    let spread = (stroke - Self.stroke(.regular)) / 2
    return switch art {
    case .glyph(let code): transform.areas(typesetter.icon(code), part, spread: spread)
    // The line along the inside has the weight. A heavy line reaches outwards, too, so that the icon keeps an
    // inside.
    case .outline(let code): transform.areas(typesetter.icon(code), part, spread: max(0, spread))
    case .letters(let text):
      transform.areas(letters: typesetter.symbolLetters(text), part, spread: spread)
    case .strokes, .solid, .parts: nil
    }
  }
}

extension SymbolEnclosure {
  /// The enclosure's outline.
  fileprivate var line: SymbolElement {
    switch self {
    case .circle: .circle(center: .zero, radius: 45.8, isFilled: false)
    case .square: .box(CGRect(x: -42, y: -42, width: 84, height: 84), radius: 13, isFilled: false)
    }
  }

  /// The enclosure as a filled area that includes its stroke.
  fileprivate func area(_ stroke: CGFloat) -> SymbolElement {
    let half = stroke / 2
    return switch self {
    case .circle: .circle(center: .zero, radius: 45.8 + half, isFilled: true)
    case .square:
      .box(
        CGRect(x: -42, y: -42, width: 84, height: 84).insetBy(dx: -half, dy: -half),
        radius: 13 + half, isFilled: true)
    }
  }
}
