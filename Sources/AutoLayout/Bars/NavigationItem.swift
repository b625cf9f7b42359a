import Foundation
import LayoutScene

/// What a navigation bar shows for one screen, with UIKit's `UINavigationItem` as the model. It belongs to
/// the task of its bar.
open class NavigationItem {
  /// The title; nil, the default, for none.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A line above the title; nil, the default, for none. It makes the bar higher.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// A view in the place of the title; nil by default. The bar makes it a subview.
  open var titleView: View? { didSet { if titleView !== oldValue { changed() } } }
  /// The items at the leading end, from the edge inwards.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The items at the trailing end, from the edge inwards.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The first of `leftBarButtonItems`; setting it replaces all of them.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of `rightBarButtonItems`; setting it replaces all of them.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The title of the button that leads back to this item's screen; nil, the default, for the item's
  /// title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// How much the button that leads back to this item's screen shows; `default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// Whether the button to the screen before is left out; false by default. Left items leave it out, too,
  /// unless `leftItemsSupplementBackButton` is true.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items stand beside the back button, and not in its place; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// Whether this screen has a large title in a bar that prefers them; `automatic`, which means yes, by
  /// default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// A search field below the title; nil, the default, for none.
  open var searchField: NavigationSearch? { didSet { if searchField != oldValue { changed() } } }
  weak var bar: NavigationBar?

  /// How much of its title a back button shows.
  public enum BackButtonDisplayMode: String, Sendable, Hashable, CaseIterable {
    /// The title, or the word Back where there is too little room, or the chevron alone.
    case `default`
    /// The word Back, or the chevron alone.
    case generic
    /// The chevron alone.
    case minimal
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
    /// As the item before, which means always.
    case automatic
    /// Always, as long as the bar prefers large titles.
    case always
    /// Never.
    case never
  }

  /// An item without a title.
  public init() {}

  /// An item with a title.
  public init(title: String) { self.title = title }

  private func changed() { bar?.itemChanged() }
}

/// The search field of a navigation bar: what UIKit takes from the search bar of a `UISearchController`.
public struct NavigationSearch: Sendable, Hashable {
  /// The text in the field; nil or empty shows the placeholder.
  public var text: String?
  /// The text of the empty field; nil for the system's word, such as Search.
  public var placeholder: String?
  /// The titles of the segments below the field; none for no segments. They are shown while the search is
  /// active, or always if `showsScopeBar` is true.
  public var scopes: [String]
  /// The number of the selected segment, from 0.
  public var selectedScope: Int
  /// Whether somebody searches, as `isActive` of a `UISearchController`; false by default. The field is at the top
  /// then, with a button to cancel, and title and buttons of the bar are gone
  /// (`hidesNavigationBarDuringPresentation`).
  public var isActive: Bool
  /// Whether the segments are also shown while nobody searches; false by default, as
  /// `automaticallyShowsScopeBar` of a `UISearchController` has it.
  public var showsScopeBar: Bool

  var hasScopeBar: Bool { !scopes.isEmpty && (isActive || showsScopeBar) }

  /// A field, empty, without scopes and not active unless given.
  public init(
    text: String? = nil, placeholder: String? = nil, scopes: [String] = [],
    selectedScope: Int = 0, isActive: Bool = false, showsScopeBar: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.scopes = scopes
    self.selectedScope = selectedScope
    self.isActive = isActive
    self.showsScopeBar = showsScopeBar
  }
}
