import Foundation
import LayoutScene
import Symbols
import Typesetting

/// Maps a symbol's units (hundredths of the font's size from the symbol's middle) to the box in
/// which it is drawn.
struct SymbolTransform {
  /// The scale and place of a symbol that is drawn at full size, or reduced inside another one.
  struct Part {
    var scale: CGFloat
    /// The shift from the whole symbol's middle, in hundredths of the font's size.
    var shift = CGPoint.zero
    var isFlipped = false

    /// The part inside an enclosure, which is smaller.
    var inner: Part { Part(scale: scale * 0.56, shift: shift) }

    /// A person inside an enclosure, whose shoulders extend beyond it.
    var person: Part {
      Part(scale: scale * 0.74, shift: CGPoint(x: shift.x, y: shift.y + 13 * scale))
    }

    func inside(_ part: SymbolPart) -> Part {
      Part(
        scale: scale * part.scale,
        shift: CGPoint(
          x: shift.x + part.shift.x * scale, y: shift.y + part.shift.y * scale),
        isFlipped: part.symbol.isFlipped)
    }
  }

  private let middle: CGPoint
  private let scale: CGSize
  private let unit: CGSize

  init(_ symbol: Symbol, in rect: CGRect, isMirrored: Bool) {
    unit = symbol.unit
    middle = CGPoint(x: rect.midX, y: rect.midY)
    let (x, y) = (rect.width / unit.width, rect.height / unit.height)
    // The box is rounded to pixels. If it differs little from the symbol's proportions, the symbol
    // keeps them; otherwise it is stretched.
    let isNatural = abs(x / y - 1) < 0.12
    let scale =
      isNatural ? CGSize(width: min(x, y), height: min(x, y)) : CGSize(width: x, height: y)
    self.scale = CGSize(width: isMirrored ? -scale.width : scale.width, height: scale.height)
  }

  /// A length in points.
  func length(_ value: CGFloat) -> CGFloat { value * min(abs(scale.width), scale.height) }

  /// A rectangle that contains the whole symbol.
  var surroundings: [Shape.Segment] {
    let reach = CGSize(width: unit.width * abs(scale.width), height: unit.height * scale.height)
    let rect = CGRect(
      x: middle.x - reach.width, y: middle.y - reach.height, width: reach.width * 2,
      height: reach.height * 2)
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  private func point(_ point: CGPoint, _ part: Part) -> CGPoint {
    CGPoint(
      x: middle.x
        + (point.x * (part.isFlipped ? -part.scale : part.scale) + part.shift.x) * scale.width,
      y: middle.y + (point.y * part.scale + part.shift.y) * scale.height)
  }

  func path(_ element: SymbolElement, _ part: Part) -> [Shape.Segment] {
    element.segments.map { map($0) { point($0, part) } }
  }

  /// The areas of an icon, as large as its symbol's image without the margins.
  ///
  /// - Parameter spread: how far its edges move outwards for the weight, in hundredths of the font's size.
  func areas(_ icon: IconOutline, _ part: Part, spread: CGFloat) -> [[Shape.Segment]] {
    guard icon.bounds.width > 0, icon.bounds.height > 0 else { return [] }
    let room = CGSize(
      width: unit.width - SymbolSizes.margins.width,
      height: unit.height - SymbolSizes.margins.height)
    let most = part.scale < 1 ? CGSize(width: 99.6, height: 99.4) : room
    return areas(
      icon, fit: min(most.width / icon.bounds.width, most.height / icon.bounds.height), part, spread
    )
  }

  /// The areas of letters at a font size of 110 hundredths, or smaller to fit into a circle around
  /// them.
  func areas(letters: IconOutline, _ part: Part, spread: CGFloat) -> [[Shape.Segment]] {
    guard letters.bounds.width > 0 else { return [] }
    return areas(letters, fit: min(110, 104 / letters.bounds.width), part, spread)
  }

  private func areas(
    _ icon: IconOutline, fit: CGFloat, _ part: Part, _ spread: CGFloat
  ) -> [[Shape.Segment]] {
    let fitted = icon.segments.map { segment in
      map(segment) {
        CGPoint(x: ($0.x - icon.bounds.midX) * fit, y: ($0.y - icon.bounds.midY) * fit)
      }
    }
    return OutlineWeight.spread(fitted, by: spread).map { area in
      area.map { segment in map(segment) { point($0, part) } }
    }
  }

  private func map(_ segment: Shape.Segment, _ change: (CGPoint) -> CGPoint) -> Shape.Segment {
    switch segment {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .curve(let first, let second, let end): .curve(change(first), change(second), change(end))
    case .close: .close
    }
  }
}

extension SymbolElement {
  /// Whether the element has an inside.
  var isClosed: Bool {
    if case .line = self { false } else { true }
  }

  /// Whether the element is a mark on the area of a filled symbol: a line or a filled shape.
  var isMark: Bool {
    switch self {
    case .line(_, let isBody): !isBody
    case .polygon, .circle, .box: isFilled
    }
  }

  var isFilled: Bool {
    switch self {
    case .line: false
    case .polygon(_, let isFilled), .circle(_, _, let isFilled), .box(_, _, let isFilled): isFilled
    }
  }

  /// The path along the middle of the stroke, or the edge of the filled area.
  var segments: [Shape.Segment] {
    switch self {
    case .line(let points, _): Self.open(points)
    case .polygon(let points, _): Self.open(points) + [.close]
    case .circle(let center, let radius, _):
      Self.rounded(
        CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2),
        radius: radius)
    case .box(let rect, let radius, _): Self.rounded(rect, radius: radius)
    }
  }

  /// The area of a stroke of `width`, as areas that do not cross themselves: a capsule for each
  /// straight piece, or a ring.
  func outlines(width: CGFloat) -> [[SymbolElement]] {
    switch self {
    case .line(let points, _): return Self.capsules(points, width: width)
    case .polygon(let points, _):
      return Self.capsules(points + points.prefix(1), width: width)
    case .circle(let center, let radius, _):
      return [
        [
          .circle(center: center, radius: radius + width / 2, isFilled: true),
          .circle(center: center, radius: max(0, radius - width / 2), isFilled: true),
        ]
      ]
    case .box(let rect, let radius, _):
      let half = width / 2
      return [
        [
          .box(rect.insetBy(dx: -half, dy: -half), radius: radius + half, isFilled: true),
          .box(rect.insetBy(dx: half, dy: half), radius: max(0, radius - half), isFilled: true),
        ]
      ]
    }
  }

  private static func capsules(_ points: [CGPoint], width: CGFloat) -> [[SymbolElement]] {
    zip(points, points.dropFirst()).map { start, end in
      [.polygon(capsule(start, end, width: width), isFilled: true)]
    }
  }

  /// A polygon for a line with round ends; each end has sixteen steps.
  private static func capsule(_ start: CGPoint, _ end: CGPoint, width: CGFloat) -> [CGPoint] {
    let angle = atan2(end.y - start.y, end.x - start.x)
    func arc(_ center: CGPoint, from first: CGFloat) -> [CGPoint] {
      (0...16).map { step in
        let turn = first + .pi * CGFloat(step) / 16
        return CGPoint(x: center.x + cos(turn) * width / 2, y: center.y + sin(turn) * width / 2)
      }
    }
    return arc(end, from: angle - .pi / 2) + arc(start, from: angle + .pi / 2)
  }

  private static func open(_ points: [CGPoint]) -> [Shape.Segment] {
    points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
  }

  /// A rounded rectangle. Each corner is one cubic Bézier curve, with the usual factor for a
  /// quarter circle.
  private static func rounded(_ rect: CGRect, radius: CGFloat) -> [Shape.Segment] {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    let bend = radius * (1 - 0.5522847498)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(at(left + radius, top)), .line(at(right - radius, top)),
      .curve(at(right - bend, top), at(right, top + bend), at(right, top + radius)),
      .line(at(right, bottom - radius)),
      .curve(at(right, bottom - bend), at(right - bend, bottom), at(right - radius, bottom)),
      .line(at(left + radius, bottom)),
      .curve(at(left + bend, bottom), at(left, bottom - bend), at(left, bottom - radius)),
      .line(at(left, top + radius)),
      .curve(at(left, top + bend), at(left + bend, top), at(left + radius, top)), .close,
    ]
  }
}
