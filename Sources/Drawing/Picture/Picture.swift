import Foundation
import LayoutScene
import Typesetting

/// A finished drawing as a flat list of what to paint, back to front, in points from the top left.
/// All decisions have been taken: a backend only says the same in its own language.
package struct Picture {
  /// Points.
  package var size: CGSize
  /// The device pixels that edges were put on.
  package var grid: PixelGrid
  package var background: Color
  package var items: [Item] = []
  /// The images that items refer to by index.
  package var images: [LoadedImage] = []

  package enum Item {
    /// By the even-odd rule.
    case fill(Shape, Color)
    case stroke(Shape, Color, Pen)
    /// A line of text at the left end of its baseline.
    case text(SetLine, at: CGPoint, Color)
    /// An index into `images`, drawn to fill the rectangle.
    case image(Int, in: CGRect)
    /// Drawn to fill the rectangle.
    case embedded(EmbeddedImage, in: CGRect)
    /// Until the matching `end`, painting goes to a layer. Begins and ends are balanced.
    case begin(Layer)
    case end
    case part(Part)
  }

  /// A picture within the picture. It is made when it is painted and gone afterwards, so that a sheet
  /// of many screens takes no more memory than one.
  package struct Part {
    /// Where the part's top left corner is.
    package var origin: CGPoint
    /// The points of the picture that one of the part's takes; above 0.
    package var scale: CGFloat
    /// The part's background and size do not count; images are those of the picture it is in.
    package var make: () -> Picture
  }

  /// How a line is drawn.
  package struct Pen: Sendable, Hashable {
    /// Points.
    package var width: CGFloat
    /// Lengths of dashes and gaps in turn, points; empty for a solid line.
    package var dash: [CGFloat] = []
    package var isRound = false

    /// The width of the thinnest lines, points.
    static let hairline = 0.5
  }

  package enum Layer: Sendable, Hashable {
    case clip(Shape)
    /// What is painted is put together first, and shows through as one.
    case opacity(Double)
    /// What is painted is mapped first; the map keeps some area.
    case transform(CGAffineTransform)
  }

  init(size: CGSize, grid: PixelGrid, background: Color) {
    self.size = size
    self.grid = grid
    self.background = background
  }
}

extension Picture {
  /// The least scale of the parts, 1 where there is none that is smaller.
  var leastScale: CGFloat {
    items.reduce(1) { least, item in
      if case .part(let part) = item { min(least, part.scale) } else { least }
    }
  }

  /// A line of text, with boxes for what no font has a glyph for.
  mutating func show(_ line: SetLine, at place: CGPoint, _ color: Color) {
    items.append(.text(line, at: place, color))
    for run in line.runs {
      for glyph in run.glyphs where glyph.isMissing {
        let (width, height) = (max(0, glyph.advance - 2), run.size * 0.7)
        outline(
          grid.clamped(
            CGRect(
              x: place.x + glyph.x + 1, y: place.y + glyph.y - height, width: width, height: height)
          ),
          run.color ?? color, width: Pen.hairline)
      }
    }
  }

  mutating func fill(_ shape: Shape, _ color: Color) {
    if color.alpha > 0 { items.append(.fill(shape, color)) }
  }

  mutating func stroke(_ shape: Shape, _ color: Color, _ pen: Pen) {
    if color.alpha > 0 { items.append(.stroke(shape, color, pen)) }
  }

  /// A line just inside the edges of `rect`, a whole number of pixels wide, so that with edges on
  /// pixels nothing is blurred.
  ///
  /// - Parameter width: points, rounded to pixels.
  mutating func outline(
    _ rect: CGRect, radius: CGFloat = 0, _ color: Color, width: CGFloat, dash: [CGFloat] = []
  ) {
    let width = grid.pen(width)
    guard rect.width >= width, rect.height >= width else { return fill(.rect(rect), color) }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      .rect(middle, radius: radius - width / 2), color, Pen(width: width, dash: dash))
  }

  /// A horizontal line whose top is on the pixel edge nearest to `y`.
  mutating func horizontal(
    y: CGFloat, from left: CGFloat, to right: CGFloat, _ color: Color, width: CGFloat
  ) {
    fill(
      .rect(CGRect(x: left, y: grid.round(y), width: right - left, height: grid.pen(width))), color)
  }

  /// A vertical line whose left side is on the pixel edge nearest to `x`.
  mutating func vertical(
    x: CGFloat, from top: CGFloat, to bottom: CGFloat, _ color: Color, width: CGFloat
  ) {
    fill(
      .rect(CGRect(x: grid.round(x), y: top, width: grid.pen(width), height: bottom - top)), color)
  }
}
