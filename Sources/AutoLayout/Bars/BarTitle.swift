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
      let prompt = item.prompt.map { text in BarTitle(text: text) { item.prompt = $0 ?? text } }
      let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      return [heading, prompt].compactMap { $0 } + buttons.compactMap { title(of: $0) }
        + backTitles(of: bar)
    case let bar as TabBar:
      let items = bar.items ?? []
      return items.compactMap { title(of: $0) } + items.compactMap { badge(of: $0) }
    case let bar as Toolbar: return (bar.items ?? []).compactMap { title(of: $0) }
    default: return []
    }
  }

  /// The title of the back button, and the word Back that takes its place where there is no room for it.
  private func backTitles(of bar: NavigationBar) -> [BarTitle] {
    guard let back = bar.backItem, back.backButtonTitle != "" else { return [] }
    let (own, word) = (back.backButtonTitle, SystemWord.back.text(in: traits.locale))
    return [own ?? back.title ?? word, word].map { text in
      BarTitle(text: text) { back.backButtonTitle = $0 ?? own }
    }
  }

  private func badge(of item: TabBarItem) -> BarTitle? {
    item.badgeValue.map { text in BarTitle(text: text) { item.badgeValue = $0 ?? text } }
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
