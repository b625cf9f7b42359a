import AutoLayout
import Foundation

/// A search field in a bar.
open class UISearchBar: UIView, UIBarPositioning {
  private var bar: AutoLayout.SearchBar { unsafeDowncast(core, to: AutoLayout.SearchBar.self) }
  override class func makeCore() -> AutoLayout.View { AutoLayout.SearchBar() }
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  weak var searchController: UISearchController?
  open weak var delegate: (any UISearchBarDelegate)?
  open override var canBecomeFirstResponder: Bool { true }
  open var barPosition: UIBarPosition { .any }
  open var text: String? {
    get { bar.text }
    set {
      bar.text = newValue
      searchController?.changed()
    }
  }
  open var placeholder: String? {
    get { bar.placeholder }
    set {
      bar.placeholder = newValue
      searchController?.item?.showSearch()
    }
  }
  open var prompt: String? { didSet { if prompt != nil { Missing.once("UISearchBar.prompt") } } }
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  @_Undrawn("UISearchBar.barTintColor") open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage? {
    didSet { Missing.image("UISearchBar.backgroundImage", backgroundImage) }
  }
  open var scopeBarBackgroundImage: UIImage?
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImage = image }
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UISearchBar.setSearchFieldBackgroundImage", image)
  }
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    Missing.look("UISearchBar.setImage", image)
  }
  open func setPositionAdjustment(_ offset: UIOffset, for icon: Icon) {
    Missing.look("UISearchBar.setPositionAdjustment")
  }
  open var searchTextPositionAdjustment = UIOffset.zero
  open var scopeButtonTitles: [String]? { didSet { searchController?.item?.showSearch() } }
  open var selectedScopeButtonIndex = 0 { didSet { searchController?.item?.showSearch() } }
  open var showsScopeBar = false { didSet { searchController?.item?.showSearch() } }
  open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { Missing.look("UISearchBar.setScopeBarButtonTitleTextAttributes", attributes) }
  @_Undrawn("UISearchBar.showsCancelButton", "it changes nothing")
  open var showsCancelButton = false
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  @_Undrawn("UISearchBar.showsBookmarkButton", "it changes nothing")
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isEnabled = true
  /// A field with the bar's text, which is not in the bar's tree.
  open private(set) lazy var searchTextField = UISearchTextField()
  open override var inputAccessoryView: UIView? { didSet {} }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = true
}

public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange _: Int) {}
}

/// A search in a navigation bar.
open class UISearchController: UIViewController {
  public private(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchController = self
    return bar
  }()
  weak var item: UINavigationItem?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false { didSet { item?.showSearch() } }
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(searchResultsController: nil) }

  func changed() {
    item?.showSearch()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
public protocol UISearchResultsUpdating: UIKitObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
public protocol UISearchControllerDelegate: UIKitObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
