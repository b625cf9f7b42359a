import AutoLayout
import Foundation
import LayoutScene

extension LayoutDocument {
  /// The default of a view's key; nil for a key without one, and for an unknown class or key.
  package static func defaultValue(of key: String, ofClass name: String) -> JSON? {
    guard let viewClass = ViewClass.named(name),
      let field = viewClass.allFields.first(where: { $0.name == key })
    else { return nil }
    if key == "hugging" {
      let view = viewClass.make(nil)
      let (horizontal, vertical) = (
        view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)
      )
      return horizontal == vertical ? .number(Double(horizontal.value)) : nil
    }
    let value = field.note.defaultValue
    return value == .null ? nil : value
  }

  /// The device with a size, a scale and a safe area, whose root has the system's margins; nil for a screen that is
  /// none.
  package static func device(
    size: CGSize, scale: CGFloat, safeArea: EdgeInsets
  ) -> Device? {
    ([Device.standard] + Device.allNames.compactMap(Device.named)).first {
      $0.size == size && $0.scale == scale && $0.safeArea == safeArea
    }
  }
}
