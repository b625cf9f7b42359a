import Foundation

/// An outline of lines and curves, in points.
public struct ScenePath: Sendable, Hashable {
  /// A step along the outline.
  public enum Element: Sendable, Hashable {
    /// Begins a part at the point.
    case move(CGPoint)
    /// A straight line to the point.
    case line(CGPoint)
    /// A cubic curve with two control points to the last of the points.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A straight line to where the part began.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// An outline.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// The outline after a map.
  public func applying(_ map: CGAffineTransform) -> ScenePath {
    if map.isIdentity { return self }
    return ScenePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(map))
        case .line(let point): .line(point.applying(map))
        case .curve(let a, let b, let end):
          .curve(a.applying(map), b.applying(map), end.applying(map))
        case .close: .close
        }
      })
  }

  /// All points, those that control curves included.
  public var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let a, let b, let end): [a, b, end]
      case .close: []
      }
    }
  }

  /// The rectangle around all points, those that control curves included; null without points.
  public var bounds: CGRect {
    let points = points
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

/// One step of what code draws in a view, in the view's coordinates.
public enum SceneDrawing: Sendable, Hashable {
  /// The inside of an outline in a colour, by the even-odd rule or the rule of windings.
  case fill(ScenePath, Color, isEvenOdd: Bool)
  /// A line along an outline.
  case stroke(ScenePath, Color, ScenePen)
  /// Colours over a rectangle.
  case gradient(Gradient, CGRect)
  /// A text in a colour; nil for that of texts.
  case text(SceneText)
  /// An image.
  case image(SceneImage)
  /// A shadow of a rounded rectangle.
  case shadow(Shadow, CGRect, cornerRadius: CGFloat)
  /// All up to the matching `end` is inside the outline.
  case beginClip(ScenePath)
  /// All up to the matching `end` is painted with this opacity.
  case beginOpacity(Double)
  /// All up to the matching `end` is as opaque as what is drawn here.
  case beginMask([SceneDrawing])
  /// All up to the matching `end` is mapped.
  case beginTransform(CGAffineTransform)
  /// Ends what the last `begin…` that has no end began.
  case end

  /// The drawing with the colours that it has in surroundings.
  func resolved(in surroundings: ColorSurroundings) -> SceneDrawing {
    switch self {
    case .fill(let path, let color, let rule):
      return .fill(path, color.resolved(in: surroundings), isEvenOdd: rule)
    case .stroke(let path, let color, let pen):
      return .stroke(path, color.resolved(in: surroundings), pen)
    case .gradient(var gradient, let rect):
      gradient.colors = gradient.colors.map { $0.resolved(in: surroundings) }
      return .gradient(gradient, rect)
    case .text(var text):
      text.color = text.color?.resolved(in: surroundings)
      return .text(text)
    case .image(var image):
      image.color = image.color?.resolved(in: surroundings)
      return .image(image)
    case .shadow(var shadow, let rect, let radius):
      shadow.color = shadow.color.resolved(in: surroundings)
      return .shadow(shadow, rect, cornerRadius: radius)
    case .beginMask(let drawings):
      return .beginMask(drawings.map { $0.resolved(in: surroundings) })
    default: return self
    }
  }
}

/// How a line is drawn.
public struct ScenePen: Sendable, Hashable {
  /// The width in points.
  public var width: CGFloat
  /// The lengths of dashes and gaps in turn, points; empty for a solid line.
  public var dash: [CGFloat]
  /// Whether ends and corners are round.
  public var isRound: Bool

  /// A pen.
  public init(width: CGFloat, dash: [CGFloat] = [], isRound: Bool = false) {
    self.width = width
    self.dash = dash
    self.isRound = isRound
  }
}

extension ScenePath {
  /// A rectangle.
  public init(rect: CGRect) {
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }
}
