import Foundation
import LayoutScene

/// UIKit's `UINavigationBar`: a bar with a title, buttons at both ends and optionally a large title
/// and a search field below. It has no intrinsic width.
open class NavigationBar: Bar {
  open override class var documentClassName: String { "navigationBar" }
  /// The items of the screens from the first to the present one; nil or empty for none.
  open var items: [NavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemChanged()
    }
  }
  /// The item of the present screen.
  open var topItem: NavigationItem? { items?.last }
  /// The item of the previous screen, to which the back button leads; nil without a back button.
  open var backItem: NavigationItem? { items?.dropLast().last }
  /// The title of `topItem`; nil, the default, for none. Setting it makes an item if there is none.
  open var title: String? {
    get { topItem?.title }
    set { item.title = newValue }
  }
  /// Whether titles are large, below the row of the buttons. A phone held sideways has no height
  /// for them. False by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentChanged() } }
  }
  /// The colour of the title, also of a large one; nil, the default, for that of text in the appearance.
  open var titleColor: Color? { didSet { setNeedsDisplay() } }
  /// The constraints that place the title view. Their constants follow from the buttons.
  private var titleConstraints: [LayoutConstraint] = []
  private weak var placedTitleView: View?

  /// The item of the present screen, which is made if there is none.
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

  // MARK: Height

  override func contentHeight(_ metrics: ControlMetrics) -> CGFloat {
    let row = isSearching ? 0 : metrics.navigationBarHeight.height(for: traits)
    return row + heightAbove + heightBelow
  }

  /// Whether the bar looks as it does above scrolled content, as after a large title has been
  /// scrolled away. False by default: the views at the bar decide.
  open var isAboveScrolledContent = false {
    didSet { if isAboveScrolledContent != oldValue { setNeedsDisplay() } }
  }

  /// A bar with a large title has no background, because its screen is not scrolled.
  package override var hasBackground: Bool {
    guard backgroundColor == nil, !isAboveScrolledContent, !isSearching else { return true }
    return !showsLargeTitle && super.hasBackground
  }

  // MARK: Content

  override var itemViews: [View] {
    guard !isSearching, let topItem else { return [] }
    return ((topItem.leftBarButtonItems ?? []) + (topItem.rightBarButtonItems ?? [])).shownViews
  }

  override func itemPlaces(
    in size: CGSize, _ context: LayoutContext
  ) -> [(view: View, place: CGRect)] {
    NavigationBarLayout(self, in: size, context).itemPlaces
  }

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
      // The view keeps clear of the buttons.
      view.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: topAnchor),
      // It is centred, unless its content needs the room.
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      // Without a width of its own, it takes all the room.
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    for (constraint, priority) in zip(
      titleConstraints.dropFirst(3), [740, 2, 2] as [LayoutPriority])
    {
      constraint.priority = priority
    }
    for constraint in titleConstraints {
      constraint.kind = .bar
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

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if topItem?.titleView != nil { setNeedsUpdateConstraints() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The room for the title view follows from the bar's width.
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
