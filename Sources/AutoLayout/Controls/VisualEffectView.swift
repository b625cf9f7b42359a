import Foundation
import LayoutScene

/// A view through which what is behind it is seen blurred: UIKit's `UIVisualEffectView` with a blur effect.
/// Pictures show a translucent material without the blur.
open class VisualEffectView: View {
  open override class var documentClassName: String { "visualEffect" }

  /// The materials, under the names of UIKit's `UIBlurEffect.Style`.
  public enum BlurStyle: String, Sendable, Hashable, CaseIterable {
    /// The most translucent material of the system.
    case systemUltraThinMaterial
    /// A more translucent material than `systemMaterial`.
    case systemThinMaterial
    /// The system's material.
    case systemMaterial
    /// A less translucent material than `systemMaterial`.
    case systemThickMaterial
    /// The material of the system's bars.
    case systemChromeMaterial
    /// `systemUltraThinMaterial` as it is in light appearance.
    case systemUltraThinMaterialLight
    /// `systemThinMaterial` as it is in light appearance.
    case systemThinMaterialLight
    /// `systemMaterial` as it is in light appearance.
    case systemMaterialLight
    /// `systemThickMaterial` as it is in light appearance.
    case systemThickMaterialLight
    /// `systemChromeMaterial` as it is in light appearance.
    case systemChromeMaterialLight
    /// `systemUltraThinMaterial` as it is in dark appearance.
    case systemUltraThinMaterialDark
    /// `systemThinMaterial` as it is in dark appearance.
    case systemThinMaterialDark
    /// `systemMaterial` as it is in dark appearance.
    case systemMaterialDark
    /// `systemThickMaterial` as it is in dark appearance.
    case systemThickMaterialDark
    /// `systemChromeMaterial` as it is in dark appearance.
    case systemChromeMaterialDark
    /// A very light material in every appearance.
    case extraLight
    /// A light material in every appearance.
    case light
    /// A dark material in every appearance.
    case dark
    /// A material that follows the appearance.
    case regular
    /// A material that follows the appearance and stands out more.
    case prominent
  }

  /// The material; nil, the default, shows what is behind the view as it is.
  open var effect: BlurStyle? { didSet { if effect != oldValue { setNeedsDisplay() } } }
  /// The view for what stands on the material: this view. UIKit has another one of the same size.
  public var contentView: View { self }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    if let effect { scene.background = effect.color }
  }
}

extension VisualEffectView.BlurStyle {
  /// The colour of the material over what is behind it. Apple publishes none; these have the order and
  /// about the strength of the system's.
  fileprivate var color: Color {
    switch self {
    case .systemUltraThinMaterial: Self.material(0.45)
    case .systemThinMaterial: Self.material(0.6)
    case .systemMaterial, .regular: Self.material(0.75)
    case .systemThickMaterial, .prominent: Self.material(0.88)
    case .systemChromeMaterial: Self.material(0.8)
    case .systemUltraThinMaterialLight: Self.lightMaterial(0.45)
    case .systemThinMaterialLight: Self.lightMaterial(0.6)
    case .systemMaterialLight: Self.lightMaterial(0.75)
    case .systemThickMaterialLight: Self.lightMaterial(0.88)
    case .systemChromeMaterialLight: Self.lightMaterial(0.8)
    case .systemUltraThinMaterialDark: Self.darkMaterial(0.45)
    case .systemThinMaterialDark: Self.darkMaterial(0.6)
    case .systemMaterialDark: Self.darkMaterial(0.75)
    case .systemThickMaterialDark: Self.darkMaterial(0.88)
    case .systemChromeMaterialDark: Self.darkMaterial(0.8)
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .light: Color(white: 1, alpha: 0.3)
    case .dark: Color(white: 0.11, alpha: 0.73)
    }
  }

  private static func material(_ alpha: Double) -> Color {
    Color(light: lightMaterial(alpha), dark: darkMaterial(alpha))
  }
  private static func lightMaterial(_ alpha: Double) -> Color { Color(white: 0.97, alpha: alpha) }
  private static func darkMaterial(_ alpha: Double) -> Color { Color(white: 0.15, alpha: alpha) }
}
