import Foundation
import LayoutScene

/// An outline with the width and look of its line.
open class UIBezierPath: NSObject, NSCopying {
  var path = ScenePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(rect: CGRect) { self.init(ScenePath(rect: rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(ScenePath(ellipseIn: rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      ScenePath(
        roundedRect: rect, corners: .allCorners,
        radii: CGSize(width: cornerRadius, height: cornerRadius)))
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // As in UIKit, the width alone counts.
    let radii = CGSize(width: cornerRadii.width, height: cornerRadii.width)
    self.init(ScenePath(roundedRect: rect, corners: corners, radii: radii))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  convenience init(_ path: ScenePath) {
    self.init()
    self.path = path
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  open var isEmpty: Bool { path.elements.isEmpty }
  open var bounds: CGRect { path.flattened().bounds }
  open var currentPoint: CGPoint { path.end ?? .zero }
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.elements.append(.move(point)) }
  open func addLine(to point: CGPoint) { path.elements.append(.line(point)) }
  open func addCurve(to end: CGPoint, controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    path.elements.append(.curve(first, second, end))
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
      joins: !path.elements.isEmpty)
  }
  open func close() { path.elements.append(.close) }
  open func removeAllPoints() { path.elements = [] }
  open func append(_ other: UIBezierPath) { path.elements += other.path.elements }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// The path in the other direction.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath(path.reversed)
    (other.lineWidth, other.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    return other
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
  }

  // MARK: Drawing into the present context

  open func fill() {
    CGContext.current?.fill(path, isEvenOdd: usesEvenOddFillRule)
  }
  open func stroke() {
    let isRound = lineCapStyle == .round || lineJoinStyle == .round
    CGContext.current?.stroke(path, ScenePen(width: lineWidth, dash: dash, isRound: isRound))
  }
  open func addClip() { CGContext.current?.clip(path) }
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.withAlpha(alpha) { fill() }
  }
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.withAlpha(alpha) { stroke() }
  }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone?) -> Any {
    let other = UIBezierPath(path)
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (other.usesEvenOddFillRule, other.dash) = (usesEvenOddFillRule, dash)
    return other
  }
}

extension ScenePath {
  fileprivate var reversed: ScenePath {
    var result: [Element] = []
    var part: [Element] = []
    func take() {
      let isClosed = part.last == .close
      var points: [[CGPoint]] = []
      for element in part {
        switch element {
        case .move(let point), .line(let point): points.append([point])
        case .curve(let a, let b, let end): points.append([a, b, end])
        case .close: break
        }
      }
      guard let start = points.last?.last else { return }
      result.append(.move(start))
      for index in points.indices.dropFirst().reversed() {
        guard let end = points[index - 1].last else { continue }
        let step = points[index]
        result.append(step.count == 3 ? .curve(step[1], step[0], end) : .line(end))
      }
      if isClosed { result.append(.close) }
      part = []
    }
    for element in elements {
      if case .move = element, !part.isEmpty { take() }
      part.append(element)
    }
    if !part.isEmpty { take() }
    return ScenePath(result)
  }
}
