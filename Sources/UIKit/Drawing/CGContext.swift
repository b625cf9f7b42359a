import AutoLayout
import Foundation
import LayoutScene

/// Keeps what code draws, which pictures paint with all else of a view.
public final class CGContext {
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var pen = ScenePen(width: 1)
    var map = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var shadow: Shadow?
    /// The layers that were begun since the state was saved.
    var openLayers = 0
    /// Whether what is painted takes away what is there.
    var isClearing = false
  }

  private(set) var drawings: [SceneDrawing] = []
  private var states = [State()]
  private var path = ScenePath()

  /// The contexts that are drawn into, the present one last. Drawing belongs to the main thread.
  nonisolated(unsafe) private static var stack: [CGContext] = []
  static var current: CGContext? { stack.last }

  /// What a closure draws.
  static func drawings(_ draw: (CGContext) -> Void) -> [SceneDrawing] {
    let context = CGContext()
    stack.append(context)
    draw(context)
    stack.removeLast()
    return context.finished
  }

  static func push(_ context: CGContext) { stack.append(context) }
  static func pop() -> CGContext? { stack.popLast() }

  init() {}

  /// All that was drawn, with every layer closed.
  var finished: [SceneDrawing] {
    drawings + Array(repeating: .end, count: states.reduce(0) { $0 + $1.openLayers })
  }

  private var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  // MARK: State

  public func saveGState() {
    var next = state
    next.openLayers = 0
    states.append(next)
  }
  public func restoreGState() {
    guard states.count > 1, let last = states.popLast() else { return }
    drawings += Array(repeating: .end, count: last.openLayers)
  }
  public func setFillColor(_ color: CGColor) { state.fill = color.value }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// All is painted over what is there, but for `clear`, which is painted by nothing.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.isClearing = mode == .clear
    if ![.normal, .copy, .clear].contains(mode) {
      Missing.once("CGContext.setBlendMode", "colours are painted over others")
    }
  }
  // These change edges of lines and curves by less than a pixel here.
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setShouldSmoothFonts(_ should: Bool) {}
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    if state.alpha < 1 {
      begin(.beginOpacity(state.alpha))
      state.alpha = 1
    }
  }
  public func endTransparencyLayer() { restoreGState() }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.pen.isRound = cap == .round }
  public func setLineJoin(_ join: CGLineJoin) { if join == .round { state.pen.isRound = true } }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.pen.dash = lengths }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Shadows are cast by rectangles only.
  /// A shadow of Core Graphics' own colour.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.value, opacity: 1, radius: blur / 2, offset: offset)
    }
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.map = state.map.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.map = state.map.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }
  public var ctm: CGAffineTransform { state.map }
  public func setShouldAntialias(_ should: Bool) {}
  public func setAllowsAntialiasing(_ allows: Bool) {}

  // MARK: Paths

  public func beginPath() { path = ScenePath() }
  public func move(to point: CGPoint) { path.elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { path.elements.append(.line(point)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.curve(control1, control2, end))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // The coordinates of views are turned, so that Core Graphics' clockwise is not the screen's.
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
      joins: !path.elements.isEmpty)
  }
  public func addRect(_ rect: CGRect) { path.elements += ScenePath(rect: rect).elements }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { path.elements += ScenePath(ellipseIn: rect).elements }
  public func addPath(_ other: CGPath) { path.elements += other.path.elements }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      path.elements.append(index == 0 ? .move(point) : .line(point))
    }
  }
  public func closePath() { path.elements.append(.close) }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  public func strokePath() {
    stroke(path, state.pen)
    beginPath()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, state.pen) }
    beginPath()
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(path)
    beginPath()
  }
  public func clip(to rect: CGRect) { clip(ScenePath(rect: rect)) }
  /// All that follows is as opaque as an image that is stretched over a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let map = state.map
    begin(
      .beginMask(
        CGContext.drawings { context in
          context.concatenate(map)
          context.draw(mask.image, in: rect)
        }))
  }
  /// What has been drawn, as an image of the size of the context's area.
  public func makeImage() -> CGImage? {
    var content = ImageContent(size: area?.size ?? .zero)
    content.drawings = finished
    return CGImage(UIImage(content))
  }
  public func fill(_ rect: CGRect) { fill(ScenePath(rect: rect), isEvenOdd: false) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(ScenePath(ellipseIn: rect), isEvenOdd: false) }
  public func stroke(_ rect: CGRect) { stroke(ScenePath(rect: rect), state.pen) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(ScenePath(rect: rect), ScenePen(width: width, dash: state.pen.dash))
  }
  public func strokeEllipse(in rect: CGRect) { stroke(ScenePath(ellipseIn: rect), state.pen) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(ScenePath([.move(points[index]), .line(points[index + 1])]), state.pen)
    }
  }
  /// Takes what was drawn away from a rectangle. Inside a clip or a saved state, whose layers are still open, nothing
  /// can be taken away.
  public func clear(_ rect: CGRect) {
    guard !drawings.isEmpty else { return }
    guard states.allSatisfy({ $0.openLayers == 0 }) else {
      return Missing.once("CGContext.clear", "what was drawn before a clip stays")
    }
    // All but the rectangle: its corners go around against the direction of those of the outer one.
    let outside = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    let hole = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    let steps = hole.enumerated().map { index, point -> ScenePath.Element in
      index == 0 ? .move(point) : .line(point)
    }
    let rest = ScenePath(ScenePath(rect: outside).elements + steps + [.close])
    drawings = [.beginClip(rest.applying(state.map))] + drawings + [.end]
  }

  // MARK: What views and paths draw

  private func faded(_ color: Color) -> Color {
    state.alpha < 1 ? color.withAlphaComponent(color.alpha * state.alpha) : color
  }

  func fill(_ path: ScenePath, isEvenOdd: Bool) {
    guard !path.elements.isEmpty else { return }
    if state.isClearing {
      Missing.once("CGBlendMode.clear", "what was drawn before stays")
      return
    }
    if let shadow = state.shadow, let rect = path.rect {
      drawings.append(.shadow(shadow, rect.applying(state.map), cornerRadius: 0))
    }
    drawings.append(.fill(path.applying(state.map), faded(state.fill), isEvenOdd: isEvenOdd))
  }

  func stroke(_ path: ScenePath, _ pen: ScenePen) {
    guard !path.elements.isEmpty else { return }
    var pen = pen
    // A line is scaled with what it goes around; one with two scales has their middle.
    let map = state.map
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    pen.width *= scale
    pen.dash = pen.dash.map { $0 * scale }
    drawings.append(.stroke(path.applying(map), faded(state.stroke), pen))
  }

  func clip(_ path: ScenePath) { begin(.beginClip(path.applying(state.map))) }
  private func begin(_ layer: SceneDrawing) {
    drawings.append(layer)
    state.openLayers += 1
  }

  func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    let old = state.alpha
    state.alpha *= alpha
    draw()
    state.alpha = old
  }

  /// Adds drawings in the present coordinates.
  func add(_ other: [SceneDrawing]) {
    guard !other.isEmpty else { return }
    drawings += [.beginTransform(state.map)] + other + [.end]
  }

  /// As in Core Graphics, an image stands on its head in the coordinates of views.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image.image, in: rect)
    restoreGState()
  }
  public var boundingBoxOfClipPath: CGRect {
    (clipArea ?? .zero).applying(state.map.inverted())
  }

  func draw(_ image: UIImage, in rect: CGRect) { add([.image(Self.sceneImage(image, in: rect))]) }

  static func sceneImage(_ image: UIImage, in rect: CGRect) -> SceneImage {
    var scene = SceneImage(path: image.content.path, rect: rect)
    scene.drawings = image.drawings
    scene.drawingSize = image.size
    scene.color = image.tint
    scene.isTemplate = image.tint != nil || image.isSymbolImage
    if let name = image.content.systemName {
      let font = (image.content.symbolConfiguration.font ?? .style(.body)).resolved(
        for: Surroundings.traits)
      scene.symbol = SceneSymbol(
        name: name, pointSize: font.size,
        weight: image.content.symbolConfiguration.weight ?? .regular,
        direction: Surroundings.traits.layoutDirection)
    }
    return scene
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    // All that is visible of a gradient is inside the clip.
    let area = clipArea ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    func part(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (point.x - area.minX) / max(area.width, 0.001),
        y: (point.y - area.minY) / max(area.height, 0.001))
    }
    drawings.append(
      .gradient(
        Gradient(
          colors: gradient.colors.map(faded), locations: gradient.locations,
          start: part(start.applying(state.map)), end: part(end.applying(state.map))), area))
  }

  /// The area that the context's owner draws in, and the innermost clip.
  var area: CGRect?
  private var clipArea: CGRect? {
    var open: [CGRect?] = []
    for drawing in drawings {
      switch drawing {
      case .beginClip(let path): open.append(path.bounds)
      case .beginOpacity, .beginTransform, .beginMask: open.append(nil)
      case .end: _ = open.popLast()
      default: break
      }
    }
    return open.last { $0 != nil } ?? area
  }
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Colours along a line.
public final class CGGradient: Sendable {
  let colors: [Color]
  let locations: [Double]?

  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors.compactMap { ($0 as? CGColor)?.value }
    self.locations = locations.map { $0.map(Double.init) }
  }
  /// - Parameter colorComponents: red, green, blue and opacity of each colour, or grey and opacity.
  public init?(
    colorSpace space: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let length = count > 0 ? colorComponents.count / count : 0
    guard length == 4 || length == 2 else { return nil }
    colors = (0..<count).map { index in
      let own = colorComponents[(index * length)...].prefix(length).map(Double.init)
      return length == 4
        ? Color(red: own[0], green: own[1], blue: own[2], alpha: own[3])
        : Color(red: own[0], green: own[0], blue: own[0], alpha: own[1])
    }
    self.locations = locations.map { $0.map(Double.init) }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension ScenePath {
  /// The rectangle that the path is; nil for another outline.
  fileprivate var rect: CGRect? { self == ScenePath(rect: bounds) ? bounds : nil }
}
