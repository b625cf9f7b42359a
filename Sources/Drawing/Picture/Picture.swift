import Foundation
import LayoutScene
import Typesetting

/// A finished drawing as a flat list of what to paint, back to front, in points from the top left.
/// All decisions are made: a backend only translates the items into its own format.
package struct Picture {
  /// The picture's size, points.
  package var size: CGSize
  /// The grid of device pixels that edges are rounded to.
  package var grid: PixelGrid
  package var background: Color
  package var items: [Item] = []
  /// The images that items refer to by index.
  package var images: [LoadedImage] = []

  package enum Item {
    /// A shape filled by the even-odd rule.
    case fill(Shape, Color)
    case stroke(Shape, Color, Pen)
    /// A line of text at the left end of its baseline.
    case text(SetLine, at: CGPoint, Color)
    /// The image at an index of `images`, stretched to fill the rectangle.
    case image(Int, in: CGRect)
    /// Computed pixels, stretched to fill the rectangle.
    case embedded(EmbeddedImage, in: CGRect)
    /// Items up to the matching `end` are painted into a layer. Every `begin` has its `end`.
    case begin(Layer)
    case end
    case part(Part)
  }

  /// A picture inside the picture. It is made when it is painted and freed afterwards, so that a
  /// sheet of many screens takes little more memory than one screen.
  package struct Part {
    /// The place of the part's top left corner in the picture, points.
    package var origin: CGPoint
    /// The length in the picture of one point of the part; above 0.
    package var scale: CGFloat
    /// Makes the part. Its background, size and images are ignored; items refer to the images of
    /// the outer picture.
    package var make: () -> Picture
  }

  /// How a line is drawn.
  package struct Pen: Sendable, Hashable {
    /// The line's width, points.
    package var width: CGFloat
    /// Lengths of dashes and gaps in turn, points; empty for a solid line.
    package var dash: [CGFloat] = []
    package var isRound = false

    /// The width of the thinnest lines, points.
    static let hairline = 0.5
  }

  package enum Layer: Sendable, Hashable {
    case clip(Shape)
    /// The items are composed first, and the result is painted with this opacity.
    case opacity(Double)
    /// The items are not painted: the next layer, which is `masked`, is as opaque as they are.
    case mask
    case masked
    /// The items are transformed; the transform has an inverse.
    case transform(CGAffineTransform)
    /// The items are what a view shows, its subviews included. It changes no pixel: files that keep
    /// their structure have the view's name.
    case view(String)
    /// The items are one text, or one image; for files that keep their structure.
    case content(Content)

    package enum Content: Sendable, Hashable {
      case text, image
    }
  }

  init(size: CGSize, grid: PixelGrid, background: Color) {
    self.size = size
    self.grid = grid
    self.background = background
  }
}

extension Picture {
  /// The smallest scale of the parts, at most 1; 1 for a picture without parts.
  var leastScale: CGFloat {
    var least: CGFloat = 1
    for case .part(let part) in items { least = min(least, part.scale) }
    return least
  }

  /// Adds a line of text, with a box for each character that no font has a glyph for.
  mutating func show(_ line: SetLine, at place: CGPoint, _ color: Color) {
    items.append(.text(line, at: place, color))
    for run in line.runs where run.hasMissingGlyphs {
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

  /// Adds a line just inside the edges of `rect`. It is a whole number of pixels wide, so that it
  /// is sharp where the edges of `rect` are on pixels.
  ///
  /// - Parameter width: points, rounded to pixels.
  mutating func outline(
    _ rect: CGRect, radius: CGFloat = 0, corners: CornerMask = .all, _ color: Color,
    width: CGFloat, dash: [CGFloat] = []
  ) {
    let width = grid.pen(width)
    guard rect.width >= width, rect.height >= width else { return fill(.rect(rect), color) }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      .rect(middle, radius: radius - width / 2, corners: corners), color,
      Pen(width: width, dash: dash))
  }

  /// Adds a horizontal line whose top is on the pixel edge nearest to `y`.
  mutating func horizontal(
    y: CGFloat, from left: CGFloat, to right: CGFloat, _ color: Color, width: CGFloat
  ) {
    fill(
      .rect(CGRect(x: left, y: grid.round(y), width: right - left, height: grid.pen(width))), color)
  }

  /// Adds a vertical line whose left side is on the pixel edge nearest to `x`.
  mutating func vertical(
    x: CGFloat, from top: CGFloat, to bottom: CGFloat, _ color: Color, width: CGFloat
  ) {
    fill(
      .rect(CGRect(x: grid.round(x), y: top, width: grid.pen(width), height: bottom - top)), color)
  }
}
