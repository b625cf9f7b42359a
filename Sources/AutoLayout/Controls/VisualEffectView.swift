import Foundation
import LayoutScene

/// A view through which what is behind it is seen blurred: UIKit's `UIVisualEffectView` with a blur effect.
/// Pictures show a translucent material without the blur.
open class VisualEffectView: View {
  open override class var documentClassName: String { "visualEffect" }

  /// The materials, under the names of UIKit's `UIBlurEffect.Style`.
  public typealias BlurStyle = LayoutScene.BlurStyle

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

extension BlurStyle {
  /// The colour of the material over what is behind it. Apple publishes none; these have the order and
  /// about the strength of the system's.
  fileprivate var color: Color {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      material(0.45)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: material(0.6)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular: material(0.75)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
      material(0.88)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: material(0.8)
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .light: Color(white: 1, alpha: 0.3)
    case .dark: Color(white: 0.11, alpha: 0.73)
    }
  }

  /// A colour of the system, in the appearance that the name ends in, if it does.
  private func material(_ alpha: Double) -> Color {
    let (light, dark) = (Color(white: 0.97, alpha: alpha), Color(white: 0.15, alpha: alpha))
    if rawValue.hasSuffix("Light") { return light }
    return rawValue.hasSuffix("Dark") ? dark : Color(light: light, dark: dark)
  }
}
