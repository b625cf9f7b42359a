import Foundation
import LayoutScene

/// A bar with a title, buttons at both ends and, where it has them, a large title and a search field below,
/// with UIKit's `UINavigationBar` as the model. It has no intrinsic width.
///
/// Its height is that of the row with the title, by the size classes, and what is above and below it: 30
/// points of a prompt, 52 of a large title, 52 of a search field, 44 of its scopes. The first three are what
/// UIKit's bars measure in iOS 11 to 17: 74 with a prompt, 96 with a large title, 148 with a search field
/// besides. Of scopes sources are silent; 44 is a bar of their own.
open class NavigationBar: Bar {
  open override class var documentClassName: String { "navigationBar" }
  /// The items from the first screen to the present one, whose item is the last.
  open var items: [NavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemChanged()
    }
  }
  /// The item of the present screen.
  open var topItem: NavigationItem? { items?.last }
  /// The item of the screen before, which the back button leads to; nil without a back button.
  open var backItem: NavigationItem? { items?.dropLast().last }
  /// The title of `topItem`, which is made where there is none; nil, the default, shows none.
  open var title: String? {
    get { topItem?.title }
    set { item.title = newValue }
  }
  /// Whether titles are large, below the row of the buttons, where there is height for them: not on a phone
  /// on its side. False by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentChanged() } }
  }
  /// The constraints that place the title view, with the constants that follow from the buttons.
  private var titleConstraints: [LayoutConstraint] = []
  private weak var placedTitleView: View?

  /// The item of the present screen; made at the first call where there is none.
  public var item: NavigationItem {
    if let topItem { return topItem }
    let item = NavigationItem()
    items = [item]
    return item
  }

  package override var sceneControl: Control { .navigationBar }
  override var screenEdge: ScreenEdge { .top }

  func itemChanged() {
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.bar = self
    }
    placeTitleView()
    contentChanged()
    setNeedsUpdateConstraints()
  }

  // MARK: Rows

  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52
  static let scopesHeight: CGFloat = 44

  /// Whether a search has taken the place of title and buttons.
  var isSearching: Bool { topItem?.searchField?.isActive == true }

  /// Whether the title is shown large.
  var showsLargeTitle: Bool {
    prefersLargeTitles && !isSearching && topItem?.largeTitleDisplayMode != .never
      && traits.verticalSizeClass != .compact
  }

  override func contentHeight(_ metrics: ControlMetrics) -> CGFloat {
    let row = isSearching ? 0 : metrics.navigationBarHeight.height(for: traits)
    return row + heightAbove + heightBelow
  }

  private var heightAbove: CGFloat {
    isSearching || (topItem?.prompt ?? "").isEmpty ? 0 : Self.promptHeight
  }

  private var heightBelow: CGFloat {
    var height: CGFloat = showsLargeTitle ? Self.largeTitleHeight : 0
    guard let search = topItem?.searchField else { return height }
    height += Self.searchHeight
    return search.hasScopeBar ? height + Self.scopesHeight : height
  }

  /// From the top of the row with the title to its bottom. In a bar that is higher or lower than its content
  /// it is the row that takes what is left.
  func row(in size: CGSize) -> ClosedRange<CGFloat> {
    heightAbove...max(heightAbove, size.height - heightBelow)
  }

  /// Whether the bar looks as above content that is scrolled, such as a bar whose large title has made room for
  /// it. False by default: what is below the bar decides.
  open var isAboveScrolledContent = false {
    didSet { if isAboveScrolledContent != oldValue { setNeedsDisplay() } }
  }

  /// A large title is that of a screen that is not scrolled.
  package override var hasBackground: Bool {
    guard backgroundColor == nil, !isAboveScrolledContent, !isSearching else { return true }
    return !showsLargeTitle && super.hasBackground
  }

  // MARK: Content

  package override func content(in size: CGSize, _ context: LayoutContext) -> BarContent {
    let layout = NavigationBarLayout(self, in: size, context)
    var content = BarContent()
    if !isSearching {
      layout.addTitle(to: &content)
      layout.addButtons(to: &content)
      layout.addPrompt(to: &content)
    }
    layout.addSearch(to: &content)
    return content
  }

  // MARK: Title view

  private func placeTitleView() {
    let view = isSearching ? nil : topItem?.titleView
    guard view !== placedTitleView else { return }
    LayoutConstraint.deactivate(titleConstraints)
    titleConstraints = []
    if let placedTitleView, placedTitleView.superview === self {
      placedTitleView.removeFromSuperview()
    }
    placedTitleView = view
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    titleConstraints = [
      // The view keeps clear of the buttons,
      view.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: topAnchor),
      // stands in the middle unless its content needs the room,
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      // and without a width of its own takes all of it.
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    for (constraint, priority) in zip(
      titleConstraints.dropFirst(3), [740, 2, 2] as [LayoutPriority])
    {
      constraint.priority = priority
    }
    for constraint in titleConstraints {
      constraint.isRule = true
      addConstraint(constraint)
    }
  }

  open override func updateConstraints() {
    if let view = placedTitleView, titleConstraints.count == 6, let context = layoutContext {
      let width = window?.size.width ?? bounds.width
      let size = CGSize(width: bounds.width > 0 ? bounds.width : width, height: bounds.height)
      let natural = Self.naturalWidth(of: view)
      let layout = NavigationBarLayout(self, in: size, context, titleWidth: natural)
      let metrics = context.metrics.navigationBarHeight.height(for: traits)
      titleConstraints[0].constant = layout.titleRoom.lowerBound
      titleConstraints[1].constant = size.width - layout.titleRoom.upperBound
      titleConstraints[2].constant = heightAbove + metrics / 2
      titleConstraints[3].priority = natural > 0 ? 740 : 1
      titleConstraints[4].constant = titleConstraints[0].constant
      titleConstraints[5].constant = titleConstraints[1].constant
    }
    super.updateConstraints()
  }

  /// The width that the content asks for; 0 for none.
  private static func naturalWidth(of view: View) -> CGFloat {
    let own = view.intrinsicContentSize.width
    return own > 0 || view.subviews.isEmpty
      ? max(0, own) : view.systemLayoutSizeFitting(.zero).width
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if topItem?.titleView != nil { setNeedsUpdateConstraints() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The room of a title view follows from the width.
    if topItem?.titleView != nil, laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      setNeedsUpdateConstraints()
    }
  }

  private var laidOutWidth: CGFloat?

  package override func surroundingsChanged() {
    super.surroundingsChanged()
    if topItem?.titleView != nil { setNeedsUpdateConstraints() }
  }
}
