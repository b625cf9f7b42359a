import Foundation
import LayoutScene

/// A search field in a bar, with UIKit's `UISearchBar` as the model. It has an intrinsic height and
/// no intrinsic width.
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
    // The leading inset is the margin, the magnifying glass and the gap after it.
    let insets = DirectionalEdgeInsets(leading: 38, trailing: 16)
      .resolved(for: effectiveUserInterfaceLayoutDirection)
    let attributes = TextAttributes(
      font: .system(ofSize: 17), lineLimit: 1, direction: effectiveUserInterfaceLayoutDirection,
      language: traits.locale)
    return [
      TextBox.centred(
        shown, attributes, in: CGRect(origin: .zero, size: size).inset(by: insets),
        role: isEmpty ? .placeholder : .body, color: nil, context)
    ]
  }
}

/// A bar with a title. Its intrinsic height follows the size classes; it has no intrinsic width.
open class NavigationBar: FixedControl {
  open override class var documentClassName: String { "navigationBar" }
  /// The title in the middle of the bar, on one line; nil shows none. Layout does not depend on it.
  open var title: String?

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: metrics.navigationBarHeight.height(for: traits))
  }
  package override var sceneControl: Control { .navigationBar }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    guard let title, !title.isEmpty else { return [] }
    let attributes = TextAttributes(
      font: .system(ofSize: 17, weight: .semibold), alignment: .center, lineLimit: 1,
      direction: effectiveUserInterfaceLayoutDirection, language: traits.locale)
    let box = CGRect(origin: .zero, size: size)
    return [TextBox.centred(title, attributes, in: box, role: .title, color: nil, context)]
  }
}

/// A tab bar. Its intrinsic height follows the size classes; it has no intrinsic width.
open class TabBar: FixedControl {
  open override class var documentClassName: String { "tabBar" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.tabBarHeight.height(for: traits))
  }
  package override var sceneControl: Control { .tabBar }
}

/// A toolbar. Its intrinsic height follows the size classes; it has no intrinsic width.
open class Toolbar: FixedControl {
  open override class var documentClassName: String { "toolbar" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.toolbarHeight.height(for: traits))
  }
  package override var sceneControl: Control { .toolbar }
}
