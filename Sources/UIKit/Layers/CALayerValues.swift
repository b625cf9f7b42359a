import AutoLayout
import Foundation

/// What layers keep and pictures do not show. What would change a picture of UIKit's says so once where it is set.
open class CALayerValues: NSObject {
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var drawsAsynchronously = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask = CAEdgeAntialiasingMask()
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  /// Corners are drawn as circles, whatever is set here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Decides the order of layers without views.
  open var zPosition: CGFloat = 0 {
    didSet {
      if zPosition != 0, isOfView { said("zPosition", "views are drawn in the order of subviews") }
    }
  }
  /// Whether the layer is that of a view.
  var isOfView: Bool { false }
  @_Undrawn("CALayer.compositingFilter", "layers are not blended") open var compositingFilter: Any?
  @_Undrawn("CALayer.filters", "layers are drawn without them") open var filters: [Any]?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { said("contentsRect", "contents are drawn whole") } }
  }
  open var sublayerTransform = CATransform3DIdentity {
    didSet { said("sublayerTransform", "sublayers are drawn without it") }
  }

  /// What subclasses declare as `@NSManaged`, by name.
  private var managed: [String: Any] = [:]
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  public func managedValue<Value>(_ key: String) -> Value {
    let set = managed[key] ?? type(of: self).defaultValue(forKey: key)
    guard let value = (set ?? (Value.self as? any ManagedValue.Type)?.initial) as? Value else {
      trap("\(type(of: self)).\(key) of the type \(Value.self) has no value yet")
    }
    return value
  }
  public func setManagedValue(_ value: Any, _ key: String) {
    managed[key] = value
    if type(of: self).needsDisplay(forKey: key) { (self as? CALayer)?.setNeedsDisplay() }
  }

  private func said(_ name: String, _ effect: String) { Missing.once("CALayer.\(name)", effect) }
}

/// What a managed property is before it is set.
private protocol ManagedValue { static var initial: Any { get } }
extension Double: ManagedValue { static var initial: Any { 0.0 } }
extension Float: ManagedValue { static var initial: Any { Float(0) } }
extension CGFloat: ManagedValue { static var initial: Any { CGFloat(0) } }
extension Int: ManagedValue { static var initial: Any { 0 } }
extension Bool: ManagedValue { static var initial: Any { false } }
extension CGPoint: ManagedValue { static var initial: Any { CGPoint.zero } }
extension CGSize: ManagedValue { static var initial: Any { CGSize.zero } }
extension CGRect: ManagedValue { static var initial: Any { CGRect.zero } }
extension Optional: ManagedValue { static var initial: Any { Self.none as Any } }

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A layer whose sublayers are drawn once, which is said.
open class CAReplicatorLayer: CALayer {
  @_Undrawn("CAReplicatorLayer.instanceCount", "sublayers are drawn once")
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

/// A layer of particles, none of which is drawn, which is said.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? {
    didSet { Missing.once("CAEmitterLayer.emitterCells", "no particle is drawn") }
  }
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var birthRate: Float = 1
  open var lifetime: Float = 1
}
open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var color: CGColor?
}
open class CATiledLayer: CALayer {
  open var tileSize = CGSize(width: 256, height: 256)
  open var levelsOfDetail = 1
}
open class CAScrollLayer: CALayer {
  open func scroll(_ point: CGPoint) { bounds.origin = point }
}

public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
}
extension UIView: @preconcurrency CALayerDelegate {}
extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
}
