import AutoLayout
import Foundation
import LayoutScene

/// The look of a view, or of a part of one. A layer of a view is the look of that view's core; one without a view has
/// a core of its own that is in no tree, and is drawn with the view whose layer it is below.
open class CALayer: CALayerValues {
  let core: AutoLayout.View
  /// The view whose layer this is.
  weak var view: UIView?
  override var isOfView: Bool { view != nil }
  private var ownSublayers: [CALayer] = []
  /// Whether the layer came after the subviews of its layer's view, which it is drawn over.
  private var isAboveSubviews = false
  private weak var ownSuperlayer: CALayer?

  public override init() {
    core = AutoLayout.View()
  }
  /// A copy of nothing: layers that animate are not copied here.
  public init(layer: Any) {
    core = AutoLayout.View()
  }
  public required init?(coder: NSCoder) {
    core = AutoLayout.View()
  }

  /// Makes the layer of a view.
  @MainActor
  static func made(for view: UIView, as kind: CALayer.Type) -> CALayer {
    let layer =
      kind == CALayer.self
      ? CALayer(of: view.core) : RuntimeInitializer.empty.make(kind, as: CALayer.self)
    layer.view = view
    return layer
  }

  private init(of core: AutoLayout.View) {
    self.core = core
  }

  /// The view that has the look, for layers of other classes too.
  var looks: AutoLayout.View {
    view?.core ?? core
  }

  // MARK: Look

  @_Core(\CALayer.looks.cornerRadius) open var cornerRadius: CGFloat
  @_Core(\CALayer.looks.maskedCorners) open var maskedCorners: CACornerMask
  @_Core(\CALayer.looks.clipsToBounds) open var masksToBounds: Bool
  open var opacity: Float {
    get { Float(looks.alpha) }
    set { looks.alpha = Double(newValue) }
  }
  @_Core(\CALayer.looks.isHidden) open var isHidden: Bool
  open var isOpaque = false
  // Layers are seen from the front, and their images are stretched as a whole.
  open var isDoubleSided = true
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func preferredFrameSize() -> CGSize { bounds.size }
  @_Undrawn("CALayer.isGeometryFlipped", "it changes nothing") open var isGeometryFlipped = false
  open var backgroundColor: CGColor? {
    get { looks.backgroundColor.map { CGColor($0) } }
    set { looks.backgroundColor = newValue?.value }
  }
  open var name: String?
  open var borderWidth: CGFloat {
    get { looks.border?.width ?? 0 }
    set { looks.border = Border(width: newValue, color: looks.border?.color ?? Color.black) }
  }
  open var borderColor: CGColor? {
    get { looks.border.map { CGColor($0.color) } ?? CGColor(Color.black) }
    set { looks.border = Border(width: borderWidth, color: newValue?.value ?? Color.clear) }
  }
  open var shadowColor: CGColor? {
    get { CGColor(shadow.color) }
    set { shadow.color = newValue?.value ?? Color.clear }
  }
  open var shadowOpacity: Float {
    get { Float(shadow.opacity) }
    set { shadow.opacity = Double(newValue) }
  }
  @_Core(\CALayer.shadow.radius) open var shadowRadius: CGFloat
  @_Core(\CALayer.shadow.offset) open var shadowOffset: CGSize
  /// Shadows are those of the rounded rectangle or content in any case.
  open var shadowPath: CGPath?
  private var shadow: Shadow {
    get { looks.shadow ?? Shadow(opacity: 0) }
    set { looks.shadow = newValue }
  }
  /// The outline of a shape layer, or the rectangle of another layer, that the layer is clipped to.
  open var mask: CALayer?
  /// The image that fills the layer.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var actions: [String: any CAAction]?
  /// As in UIKit, the view of a layer that has one.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  // MARK: Geometry

  open var bounds: CGRect {
    get { looks.bounds }
    set {
      // The anchor point stays where it is; that of the core is its centre.
      let place = position
      looks.bounds = newValue
      if !looks.isCentred { position = place }
    }
  }
  open var frame: CGRect {
    get { looks.turnedFrame }
    set { looks.turnedFrame = newValue }
  }
  /// The place of the anchor point in the superlayer.
  @_Core(\CALayer.looks.anchorPlace) open var position: CGPoint
  /// The point that the position is of. As in Core Animation, setting it moves the layer.
  open var anchorPoint: CGPoint {
    get { looks.anchorPoint }
    set {
      let place = position
      looks.anchorPoint = newValue
      position = place
    }
  }
  open var transform: CATransform3D {
    get {
      // The view, too, sets what is shown.
      if let spaceTransform, spaceTransform.flat == looks.transform { return spaceTransform }
      return CATransform3D(looks.transform)
    }
    set {
      spaceTransform = newValue
      looks.transform = newValue.shown
    }
  }
  private var spaceTransform: CATransform3D?
  open func affineTransform() -> CGAffineTransform { looks.transform }
  open func setAffineTransform(_ transform: CGAffineTransform) { looks.transform = transform }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The frontmost layer at a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let own = convert(point, from: superlayer)
    guard !isHidden, contains(own) else { return nil }
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(Self.map(from: layer, to: self))
  }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(Self.map(from: self, to: layer))
  }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(Self.map(from: layer, to: self))
  }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(Self.map(from: self, to: layer))
  }

  // MARK: Tree

  /// The layers below this one, those of subviews last; nil for none.
  open var sublayers: [CALayer]? {
    get {
      let all = ownSublayers + (view.map { view in onMain { view.subviews.map(\.layer) } } ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }
  open var superlayer: CALayer? {
    ownSuperlayer
      ?? view.flatMap { view in onMain { view.superview?.layer } }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count, isOnTop: true) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: min(Int(index), ownSublayers.count), isOnTop: false)
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = ownSublayers.firstIndex { $0 === sibling } ?? 0
    insert(layer, at: index, isOnTop: sibling?.isAboveSubviews == true)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count
    insert(layer, at: index, isOnTop: sibling?.isAboveSubviews ?? true)
  }
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, at index: Int, isOnTop: Bool) {
    if let inner = layer.view, let view {
      return onMain { view.addSubview(inner) }
    }
    layer.removeFromSuperlayer()
    layer.ownSuperlayer = self
    layer.isAboveSubviews = isOnTop && !looks.subviews.isEmpty
    ownSublayers.insert(layer, at: min(index, ownSublayers.count))
    looks.setNeedsDisplay()
  }

  open func removeFromSuperlayer() {
    if let view { return onMain { view.removeFromSuperview() } }
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer?.looks.setNeedsDisplay()
    ownSuperlayer = nil
  }

  // MARK: Cycle

  /// Asks the view, or the delegate, to lay out what is below the layer.
  open func layoutSublayers() {
    if let view {
      nonisolated(unsafe) let layer = self
      onMain { view.layoutSublayers(of: layer) }
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }
  /// Lays out the layer, and all layers below it that are no view's.
  func layoutTree() {
    layoutSublayers()
    for layer in ownSublayers { layer.layoutTree() }
  }
  open func setNeedsLayout() { looks.setNeedsLayout() }
  open func layoutIfNeeded() { looks.layoutIfNeeded() }
  open func setNeedsDisplay() { looks.setNeedsDisplay() }
  open func displayIfNeeded() {}
  open func display() {}
  /// Draws what the delegate draws.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }
  /// Draws the layer with all layers below it. What views show besides their layers is drawn as a picture.
  open func render(in context: CGContext) {
    let core = looks
    guard let view, type(of: core) != AutoLayout.View.self || !core.subviews.isEmpty else {
      return context.add(drawings(isOfView: view != nil))
    }
    onMain { view.picture }.map { context.draw($0, in: view.bounds) }
  }
  /// The layer itself, as nothing moves.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Animations: what they end with is not set by them, as in Core Animation.

  private var animations: [(key: String, animation: CAAnimation)] = []
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "\(animations.count)"
    animations.removeAll { $0.key == key }
    animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
    if animation.isRemovedOnCompletion { animations.removeAll { $0.key == key } }
    CATransaction.finished()
  }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { nil }

  // MARK: What pictures show of it

  /// What the layer itself shows besides background, corners, border and shadow, in its own coordinates.
  func ownDrawings() -> [SceneDrawing] {
    let drawn = CGContext.drawings { draw(in: $0) }
    guard let image = contents as? UIImage ?? (contents as? CGImage)?.image else { return drawn }
    return CGContext.drawings { $0.draw(image, in: place(of: image)) } + drawn
  }

  /// Where the image is that fills the layer.
  private func place(of image: UIImage) -> CGRect {
    let (size, room) = (image.size, bounds.size)
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (room.width / size.width, room.height / size.height)
    let (x, y): (CGFloat, CGFloat) =
      switch contentsGravity {
      case .resizeAspect: (min(across, down), min(across, down))
      case .resizeAspectFill: (max(across, down), max(across, down))
      case .center: (1, 1)
      default: (across, down)
      }
    return CGRect(
      x: (room.width - size.width * x) / 2, y: (room.height - size.height * y) / 2,
      width: size.width * x, height: size.height * y)
  }

  /// All that a view's layer adds to the view: above its subviews, or below them.
  func drawings(aboveSubviews: Bool) -> [SceneDrawing] {
    let layers = ordered.filter { $0.isAboveSubviews == aboveSubviews }
    return (aboveSubviews ? [] : ownDrawings()) + layers.flatMap { $0.drawings(isOfView: false) }
  }

  private var ordered: [CALayer] {
    guard ownSublayers.contains(where: { $0.zPosition != 0 }) else { return ownSublayers }
    return ownSublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// What the layer is as opaque as, where its mask is more than an outline.
  var maskDrawings: [SceneDrawing] {
    guard let mask else { return [] }
    if let own = mask.view.flatMap({ view in onMain { view.maskingDrawings } }) { return own }
    let isOutline =
      !(mask is CAGradientLayer || mask is CATextLayer) && mask.contents == nil
      && mask.ownSublayers.isEmpty && mask.opacity == 1
    return isOutline ? [] : mask.drawings(isOfView: false)
  }

  /// The outline that a mask leaves, in the coordinates of the layer that it masks.
  var maskPath: ScenePath? {
    guard let mask, maskDrawings.isEmpty else { return nil }
    let own =
      (mask as? CAShapeLayer)?.path?.path
      ?? ScenePath(
        roundedRect: mask.bounds, corners: .allCorners,
        radii: CGSize(width: mask.cornerRadius, height: mask.cornerRadius))
    let place = mask.looks.frame.origin
    return own.applying(CGAffineTransform(translationX: place.x, y: place.y))
  }

  /// The whole layer in its superlayer's coordinates.
  private func drawings(isOfView: Bool) -> [SceneDrawing] {
    guard !isHidden, opacity > 0 else { return [] }
    let rect = CGRect(origin: .zero, size: bounds.size)
    let outline = ScenePath(
      roundedRect: rect, corners: UIRectCorner(maskedCorners),
      radii: CGSize(width: cornerRadius, height: cornerRadius))
    let place = looks.frame.origin
    var map = CGAffineTransform(translationX: place.x, y: place.y)
    if !looks.transform.isIdentity {
      let anchor = CGPoint(x: rect.width * anchorPoint.x, y: rect.height * anchorPoint.y)
      map = looks.transform.around(anchor).concatenating(map)
    }
    if isOfView { map = .identity }
    var drawings = [SceneDrawing.beginTransform(map)]
    if opacity < 1 { drawings.append(.beginOpacity(Double(opacity))) }
    if shadow.opacity > 0, !masksToBounds, looks.backgroundColor != nil {
      drawings.append(.shadow(shadow, rect, cornerRadius: cornerRadius))
    }
    let (maskPath, maskDrawings) = (maskPath, maskDrawings)
    if let maskPath { drawings.append(.beginClip(maskPath)) }
    if !maskDrawings.isEmpty { drawings.append(.beginMask(maskDrawings)) }
    if masksToBounds { drawings.append(.beginClip(outline)) }
    if let color = looks.backgroundColor {
      drawings.append(.fill(outline, color, isEvenOdd: false))
    }
    drawings += ownDrawings()
    for layer in ordered { drawings += layer.drawings(isOfView: false) }
    if masksToBounds { drawings.append(.end) }
    if let border = looks.border, border.width > 0 {
      let inner = ScenePath(
        roundedRect: rect.insetBy(dx: border.width / 2, dy: border.width / 2),
        corners: UIRectCorner(maskedCorners),
        radii: CGSize(
          width: max(0, cornerRadius - border.width / 2),
          height: max(0, cornerRadius - border.width / 2)))
      drawings.append(.stroke(inner, border.color, ScenePen(width: border.width)))
    }
    if maskPath != nil || !maskDrawings.isEmpty { drawings.append(.end) }
    if opacity < 1 { drawings.append(.end) }
    return drawings + [.end]
  }
}

extension UIRectCorner {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
