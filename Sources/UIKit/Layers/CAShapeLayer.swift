import Foundation
import LayoutScene

/// A layer with an outline that is filled and drawn.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = .black
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
  /// The parts of the outline's length where its line begins and ends, 0 … 1.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  override func ownDrawings() -> [SceneDrawing] {
    var drawings = super.ownDrawings()
    guard let path = path?.path else { return drawings }
    if let fillColor {
      drawings.append(.fill(path, fillColor.value, isEvenOdd: fillRule == .evenOdd))
    }
    if let strokeColor, lineWidth > 0 {
      let isRound = lineCap == .round || lineJoin == .round
      let pen = ScenePen(
        width: lineWidth, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        isRound: isRound)
      drawings.append(.stroke(path.part(from: strokeStart, to: strokeEnd), strokeColor.value, pen))
    }
    return drawings
  }
}

extension ScenePath {
  /// The part of the outline between two shares of its length.
  func part(from start: CGFloat, to end: CGFloat) -> ScenePath {
    if start <= 0, end >= 1 { return self }
    let lines = flattened().lines
    let whole = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    guard first < last else { return ScenePath() }
    var way: CGFloat = 0
    var result: [Element] = []
    var place: CGPoint?
    for line in lines where line.length > 0 {
      let (a, b) = (max(first, way), min(last, way + line.length))
      if a < b {
        let (from, to) = (line.point((a - way) / line.length), line.point((b - way) / line.length))
        if place != from { result.append(.move(from)) }
        result.append(.line(to))
        place = to
      }
      way += line.length
    }
    return ScenePath(result)
  }

  private struct Line {
    var start, end: CGPoint
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
    func point(_ share: CGFloat) -> CGPoint {
      if share >= 1 { return end }
      return CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  private var lines: [Line] {
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    return elements.compactMap { element in
      switch element {
      case .move(let point):
        (start, place) = (point, point)
        return nil
      case .line(let point), .curve(_, _, let point):
        defer { place = point }
        return Line(start: place, end: point)
      case .close:
        defer { place = start }
        return Line(start: place, end: start)
      }
    }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with colours that change along a line.
open class CAGradientLayer: CALayer {
  /// Colours, each a `CGColor`.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Gradients are drawn along a line in any case.
  open var type = CAGradientLayerType.axial

  override func ownDrawings() -> [SceneDrawing] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.value ?? ($0 as? UIColor)?.value }
    guard !colors.isEmpty else { return super.ownDrawings() }
    if type != .axial { Missing.once("CAGradientLayer.type of other kinds than .axial") }
    let gradient = Gradient(
      colors: colors, locations: locations?.map(\.doubleValue), start: startPoint, end: endPoint)
    let rect = CGRect(origin: .zero, size: bounds.size)
    let outline = ScenePath(
      roundedRect: rect, corners: UIRectCorner(maskedCorners),
      radii: CGSize(width: cornerRadius, height: cornerRadius))
    return [.beginClip(outline), .gradient(gradient, rect), .end] + super.ownDrawings()
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a text.
open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var font: Any?
  open var foregroundColor: CGColor? = .white
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  /// The font in the size of the layer: that of a font, or of the name of one.
  private var namedFont: UIFont? {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = (font as? CGFont)?.postScriptName ?? font as? String
    return name.flatMap { UIFont(name: $0, size: fontSize) }
  }

  override func ownDrawings() -> [SceneDrawing] {
    let text: NSAttributedString?
    switch string {
    case let styled as NSAttributedString: text = styled
    case let plain as String:
      let style = NSMutableParagraphStyle()
      style.alignment = alignmentMode.alignment
      text = NSAttributedString(
        string: plain,
        attributes: [
          .font: namedFont ?? UIFont.systemFont(ofSize: fontSize),
          .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.white,
          .paragraphStyle: style,
        ])
    default: text = nil
    }
    guard let text else { return super.ownDrawings() }
    return super.ownDrawings()
      + CGContext.drawings { _ in text.draw(in: CGRect(origin: .zero, size: bounds.size)) }
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
  var alignment: NSTextAlignment { NSTextAlignment(rawValue: rawValue) ?? .natural }
}
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer whose sublayers have depth; here they are flat.
open class CATransformLayer: CALayer {}
