import AutoLayout
import LayoutScene
import Reuse

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

  /// The keys of views whose value may be a view.
  package static var keysHoldingViews: Set<String> { KeyRules.ofKeys.holdingViews }

  /// The keys of a document whose value is the name of a view, under all their names.
  package static var keysNamingViews: Set<String> { KeyRules.ofKeys.anywhere.namingViews }

  /// The keys of a document whose value is a colour, under all their names.
  package static var keysHoldingColors: Set<String> { KeyRules.ofKeys.anywhere.holdingColors }

  /// The keys of buttons that say something of their configuration.
  package static let keysOfConfigurations = Set(ButtonFields.ofConfigurations)

  /// The metric that every document has: one pixel in points.
  static let hairline = "hairline"

  /// Whether a number has a name without being defined: a priority, or the width of a pixel.
  package static func isKnownNumber(_ name: String) -> Bool {
    name == hairline || Priorities.all.contains { $0.name == name }
  }

  /// All names of these keys of views, such as UIKit's.
  package static func names(of keys: Set<String>) -> Set<String> {
    let contents = keys.contains("views") ? ViewClass.all.compactMap(CellClasses.content) : []
    return Set(ViewClass.anyFields.filter { keys.contains($0.name) }.flatMap(\.names) + contents)
  }
}
