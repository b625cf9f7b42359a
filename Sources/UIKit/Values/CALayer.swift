import AutoLayout
import Foundation
import LayoutScene

/// The look of a view: corners, border and shadow. Layers without a view are not there yet.
open class CALayer: NSObject {
  private let core: AutoLayout.View

  init(of core: AutoLayout.View) {
    self.core = core
    super.init()
  }

  open var cornerRadius: CGFloat {
    get { core.cornerRadius }
    set { core.cornerRadius = newValue }
  }
  open var maskedCorners: CACornerMask {
    get { core.maskedCorners }
    set { core.maskedCorners = newValue }
  }
  /// Corners are drawn as circles, whatever is set here.
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds: Bool {
    get { core.clipsToBounds }
    set { core.clipsToBounds = newValue }
  }
  open var opacity: Float {
    get { Float(core.alpha) }
    set { core.alpha = Double(newValue) }
  }
  open var isHidden: Bool {
    get { core.isHidden }
    set { core.isHidden = newValue }
  }
  open var backgroundColor: CGColor? {
    get { core.backgroundColor.map(CGColor.init) }
    set { core.backgroundColor = newValue?.value }
  }
  open var bounds: CGRect { core.bounds }
  open var frame: CGRect { core.frame }
  open var name: String?

  open var borderWidth: CGFloat {
    get { core.border?.width ?? 0 }
    set { core.border = Border(width: newValue, color: core.border?.color ?? Color.black) }
  }
  open var borderColor: CGColor? {
    get { core.border.map { CGColor($0.color) } ?? CGColor(Color.black) }
    set { core.border = Border(width: borderWidth, color: newValue?.value ?? UIColor.clear.value) }
  }

  open var shadowColor: CGColor? {
    get { CGColor(shadow.color) }
    set { shadow.color = newValue?.value ?? UIColor.clear.value }
  }
  open var shadowOpacity: Float {
    get { Float(shadow.opacity) }
    set { shadow.opacity = Double(newValue) }
  }
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set { shadow.radius = newValue }
  }
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { shadow.offset = newValue }
  }
  private var shadow: Shadow {
    get { core.shadow ?? Shadow(opacity: 0) }
    set { core.shadow = newValue }
  }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
