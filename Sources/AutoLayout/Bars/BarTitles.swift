/// A title that a bar shows, to be replaced by another for a while.
package struct BarTitle {
  /// What is shown.
  package let text: String
  /// Shows another text; nil brings back what the item itself says.
  package let show: (String?) -> Void
}

extension Bar {
  /// The titles of the bar's items, as they are written: a hidden item has one, too.
  package var titles: [BarTitle] {
    switch self {
    case let bar as NavigationBar:
      let item = bar.item
      let own = item.title
      let heading = own.map { text in BarTitle(text: text) { item.title = $0 ?? own } }
      let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      return [heading].compactMap { $0 } + buttons.compactMap { title(of: $0) }
    case let bar as TabBar: return (bar.items ?? []).compactMap { title(of: $0) }
    case let bar as Toolbar: return (bar.items ?? []).compactMap { title(of: $0) }
    default: return []
    }
  }

  private func title(of item: BarItem) -> BarTitle? {
    let own = item.title
    let shown = (item as? BarButtonItem)?.shownTitle(in: traits.locale) ?? own
    return shown.map { text in BarTitle(text: text) { item.title = $0 ?? own } }
  }
}

extension BarButtonItem {
  /// The item's own title, or the system's word in this language.
  func shownTitle(in locale: String) -> String? { title ?? systemItem?.word?.text(in: locale) }
}
