import AutoLayout
import Foundation

/// What a visual effect view does with what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, which pictures show as a translucent material.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public typealias Style = AutoLayout.VisualEffectView.BlurStyle

  let style: Style

  public init(style: Style) {
    self.style = style
  }
}

/// How what stands on a material is coloured; it is drawn in its own colours here.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
/// Glass, which pictures show as a thin material.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable { case regular, clear }
  public let style: Style
  open var isInteractive = false
  open var tintColor: UIColor?
  public init(style: Style = .regular) {
    self.style = style
  }
}
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  open var spacing: CGFloat = 0
}
/// The radius of corners.
public struct UICornerRadius: Sendable, Hashable {
  let radius: CGFloat
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius: radius) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(radius: minimum ?? 0)
  }
}
@preconcurrency @MainActor
public struct UICornerConfiguration {
  let radius: CGFloat?
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.radius)
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.radius)
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: nil)
  }
}

/// A view through which what is behind it is seen blurred.
open class UIVisualEffectView: UIView {
  private var material: VisualEffectView { unsafeDowncast(core, to: VisualEffectView.self) }
  override class func makeCore() -> AutoLayout.View { VisualEffectView() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    show()
  }

  open var effect: UIVisualEffect? { didSet { show() } }
  private func show() {
    material.effect =
      effect is UIGlassEffect ? .systemThinMaterial : (effect as? UIBlurEffect)?.style
  }
  open var cornerConfiguration: UICornerConfiguration? {
    didSet { cornerConfiguration?.radius.map { layer.cornerRadius = $0 } }
  }

  /// The view for what stands on the material.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    fill(with: view, at: subviews.count)
    return view
  }()
}
