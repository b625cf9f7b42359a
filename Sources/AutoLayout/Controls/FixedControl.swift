import Foundation
import LayoutScene

extension View {
  /// Tells layout that the intrinsic size may be another, where a property that it follows from is.
  final func resized(_ isOther: Bool) {
    if isOther { invalidateIntrinsicContentSize() }
  }
}

/// A control whose size comes from `ControlMetrics`. No text is measured, so it has its size
/// outside a window too.
open class FixedControl: View {
  /// Whether the control reacts; true by default. It is drawn fainter where it does not. Bars and
  /// indicators never react.
  open var isEnabled = true

  package func metricSize(_ metrics: ControlMetrics) -> CGSize { .zero }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.isEnabled = isEnabled
  }

  open override var intrinsicContentSize: CGSize { metricSize(controlMetrics) }
}
