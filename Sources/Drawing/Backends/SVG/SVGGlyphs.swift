import Foundation
import LayoutScene
import Typesetting

/// Text as the shapes of its glyphs, each defined once in font units and used wherever it occurs.
/// Colour glyphs are embedded as the pictures that the font holds.
struct SVGGlyphs {
  private(set) var definitions = XMLBuffer()
  private var fonts: [FontFace: GlyphShapes] = [:]
  private var known: [Key: Definition] = [:]

  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  private enum Definition {
    /// Nothing to draw, as for a space.
    case empty
    case outline(id: Int)
    /// The extents are in font units.
    case bitmap(id: Int, width: Int, height: Int, extents: CGRect)
  }

  mutating func write(_ line: SetLine, at place: CGPoint, _ color: Color, to body: inout XMLBuffer)
  {
    for run in line.runs {
      guard let font = font(run.face), font.unitsPerEm > 0 else { continue }
      let scale = run.size / font.unitsPerEm
      var outlines = XMLBuffer()
      for glyph in run.glyphs where !glyph.isMissing {
        switch definition(of: glyph.id, in: run.face, font, isColor: run.isColor) {
        case .empty: break
        case .outline(let id):
          outlines.append("<use")
          outlines.attribute("href", "#g\(id)")
          let (x, y) = (glyph.x / scale, -glyph.y / scale)
          if abs(x) >= 0.5 { outlines.attribute("x", x, decimals: 0) }
          if abs(y) >= 0.5 { outlines.attribute("y", y, decimals: 0) }
          outlines.append("/>")
        case .bitmap(let id, let width, let height, let extents):
          let corner = CGPoint(
            x: place.x + glyph.x + extents.minX * scale,
            y: place.y + glyph.y - extents.minY * scale)
          let stretch = (
            x: extents.width * scale / CGFloat(width), y: extents.height * scale / CGFloat(height)
          )
          body.append("<use")
          body.attribute("href", "#g\(id)")
          body.attribute(moveTo: corner, scale: stretch, decimals: 6)
          body.append("/>\n")
        }
      }
      guard !outlines.bytes.isEmpty else { continue }
      body.append("<g")
      body.attribute("fill", run.color ?? color)
      body.attribute(moveTo: place, scale: (scale, -scale))
      body.append(">")
      body.append(contentsOf: outlines)
      body.append("</g>\n")
    }
  }

  private mutating func font(_ face: FontFace) -> GlyphShapes? {
    if let font = fonts[face] { return font }
    let font = GlyphShapes(file: face.file, index: face.index)
    fonts[face] = font
    return font
  }

  private mutating func definition(
    of glyph: UInt32, in face: FontFace, _ font: GlyphShapes, isColor: Bool
  ) -> Definition {
    let key = Key(face: face, glyph: glyph)
    if let definition = known[key] { return definition }
    let definition = define(glyph, font, isColor: isColor)
    known[key] = definition
    return definition
  }

  private mutating func define(
    _ glyph: UInt32, _ font: GlyphShapes, isColor: Bool
  ) -> Definition {
    if isColor, let bitmap = font.bitmap(of: glyph), let size = try? PNG.size(of: bitmap.png) {
      definitions.append("<image")
      definitions.attribute("id", "g\(known.count)")
      definitions.attribute("width", CGFloat(size.width))
      definitions.attribute("height", CGFloat(size.height))
      definitions.close(with: bitmap.png)
      return .bitmap(
        id: known.count, width: size.width, height: size.height, extents: bitmap.extents)
    }
    let path = font.path(of: glyph)
    guard !path.bytes.isEmpty else { return .empty }
    definitions.append("<path")
    definitions.attribute("id", "g\(known.count)")
    definitions.append(" d=\"")
    definitions.append(contentsOf: path)
    definitions.append("\"/>\n")
    return .outline(id: known.count)
  }
}
