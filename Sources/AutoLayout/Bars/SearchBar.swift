import Foundation
import LayoutScene

/// A search field in a bar: UIKit's `UISearchBar`. It has an intrinsic height and no intrinsic width.
open class SearchBar: FixedControl {
  open override class var documentClassName: String { "searchBar" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }
  /// The text in the field; nil or empty shows the placeholder. Layout does not depend on it.
  open var text: String?
  /// The text in the field while `text` is empty. Layout does not depend on it.
  open var placeholder: String?

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.searchBarHeight)
  }
  package override var sceneControl: Control { .searchBar }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    let isEmpty = (text ?? "").isEmpty
    guard let shown = isEmpty ? placeholder : text, !shown.isEmpty else { return [] }
    // The margin of the field.
    let field = CGRect(origin: .zero, size: size).inset(by: EdgeInsets(left: 8, right: 8))
    return [Self.text(shown, isPlaceholder: isEmpty, in: field, of: self, context)]
  }

  /// The text of a search field, at its place within the field's frame.
  static func text(
    _ text: String, isPlaceholder: Bool, in field: CGRect, of view: View, _ context: LayoutContext
  ) -> SceneText {
    let direction = view.effectiveUserInterfaceLayoutDirection
    // The leading inset has room for the magnifying glass and the gaps around it.
    let insets = DirectionalEdgeInsets(leading: 30, trailing: 8).resolved(for: direction)
    let attributes = TextAttributes(
      font: .system(ofSize: 17), alignment: TextAlignment.natural.following(direction),
      lineLimit: 1, direction: direction, language: view.traits.locale)
    let secondary = Color.system("secondaryLabel", view.traits)
    return TextBox.centred(
      text, attributes, in: field.inset(by: insets), role: isPlaceholder ? .placeholder : .body,
      color: isPlaceholder ? secondary : nil, context)
  }
}
