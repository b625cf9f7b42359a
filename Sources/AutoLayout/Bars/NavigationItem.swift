import Foundation
import LayoutScene

/// The contents of a navigation bar for one screen: UIKit's `UINavigationItem`. It belongs to the
/// task of its bar.
open class NavigationItem {
  /// The title; nil, the default, for none.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A line above the title; nil, the default, for none. It makes the bar higher.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// A view that replaces the title; nil by default. The bar makes it a subview.
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
  /// How much of the title the back button to this item's screen shows; `default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// Whether the back button is left out; false by default. Left items replace it too, unless
  /// `leftItemsSupplementBackButton` is true.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items are beside the back button; if false, the default, they replace it.
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

  /// How much of a title a back button shows.
  public enum BackButtonDisplayMode: String, Sendable, Hashable, CaseIterable {
    /// The title, if it fits; otherwise the word Back, or the chevron alone.
    case `default`
    /// The word Back, or the chevron alone.
    case generic
    /// The chevron alone.
    case minimal
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
    /// The same as for the previous item, which means always.
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

/// The search field of a navigation bar: UIKit's `searchController` with its search bar, as a value.
public struct NavigationSearch: Sendable, Hashable {
  /// The text in the field; nil or empty shows the placeholder.
  public var text: String?
  /// The text of the empty field; nil for the system's word for Search.
  public var placeholder: String?
  /// The titles of the segments below the field; empty for no segments. They are shown while the
  /// search is active, or always if `showsScopeBar` is true.
  public var scopes: [String]
  /// The index of the selected segment, from 0.
  public var selectedScope: Int
  /// Whether a search is going on, as `isActive` of a `UISearchController`; false by default. The
  /// field is then at the top, with a button to cancel, and the bar's title and buttons are hidden
  /// (`hidesNavigationBarDuringPresentation`).
  public var isActive: Bool
  /// Whether the segments are shown without a search, too; false by default, as with
  /// `automaticallyShowsScopeBar` of a `UISearchController`.
  public var showsScopeBar: Bool

  /// The places in a document where the field's text and the scopes are written; nil for code.
  public var origin, scopesOrigin: SourceLocation?

  var hasScopeBar: Bool { !scopes.isEmpty && (isActive || showsScopeBar) }

  /// A search field. Unless given, its texts are empty, it has no scopes, and it is not active.
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
