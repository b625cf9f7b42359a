import Foundation
import LayoutScene

/// An item of a tab bar: UIKit's `UITabBarItem`.
open class TabBarItem: BarItem {
  /// The image of the selected item; nil, the default, for `image`.
  open var selectedImage: ImageContent? {
    didSet { if selectedImage != oldValue { changed() } }
  }
  /// The text of a badge at the image; nil, the default, for no badge. An empty text is a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of the badge; nil, the default, for the system's red.
  open var badgeColor: Color?
  /// The system's item that this is, whose word is shown where there is no title; nil for another.
  public internal(set) var systemItem: SystemItem?

  /// An item without title and image.
  public override init() { super.init() }

  /// An item with a title and an image.
  public init(title: String?, image: ImageContent?, tag: Int = 0) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// A bar at the bottom whose items lead to the parts of an app: UIKit's `UITabBar`. Its intrinsic
/// height follows the size classes; it has no intrinsic width.
open class TabBar: Bar {
  open override class var documentClassName: String { "tabBar" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }
  /// The items, from the leading end; nil, the default, for none.
  open var items: [TabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      contentChanged()
    }
  }
  /// The item of the shown part of the app; nil, the default, for none.
  open weak var selectedItem: TabBarItem?
  /// The item that stands for those that have no room of their own.
  private lazy var moreItem = TabBarItem(tabBarSystemItem: .more)

  /// The most items that a bar of a compact width shows. More items than that are behind the last one,
  /// as a `UITabBarController` has it.
  static let compactCount = 5

  /// The items that are shown, and which of them is selected.
  func shownItems() -> (items: [TabBarItem], selected: TabBarItem?) {
    let items = items ?? []
    guard items.count > Self.compactCount, traits.horizontalSizeClass == .compact else {
      return (items, selectedItem)
    }
    let shown = Array(items.prefix(Self.compactCount - 1))
    let isShown = selectedItem == nil || shown.contains { $0 === selectedItem }
    return (shown + [moreItem], isShown ? selectedItem : moreItem)
  }

  package override var sceneControl: Control { .tabBar }
  override var screenEdge: ScreenEdge { .bottom }

  override func contentHeight(_ metrics: ControlMetrics) -> CGFloat {
    metrics.tabBarHeight.height(for: traits)
  }

  package override func content(in size: CGSize, _ context: LayoutContext) -> BarContent {
    TabBarLayout(self, in: size, context).content
  }
}

/// The places of the items of a tab bar.
///
/// On a phone held upright titles of 10 points are below the images. With other size classes they are
/// beside the images: at 12 points on a phone held sideways, at 13 on a tablet (UIKit since iOS 11). On a
/// phone the items share the width equally. On a tablet they are centred, 34 points apart, and all 76
/// points wide or as wide as the widest needs: the centred positioning that `UITabBar.ItemPositioning`
/// documents for regular widths, with its standard numbers. The row of a phone is 49 points high; the
/// middle of the image is 20 points and the end of the title 47 points below its top.
private struct TabBarLayout {
  let bar: TabBar
  let size: CGSize
  let context: LayoutContext
  private let shown: (items: [TabBarItem], selected: TabBarItem?)
  private let isBeside: Bool
  private let isTablet: Bool
  private let row: CGFloat

  init(_ bar: TabBar, in size: CGSize, _ context: LayoutContext) {
    self.bar = bar
    self.size = size
    self.context = context
    shown = bar.shownItems()
    let traits = bar.traits
    isTablet = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    isBeside = isTablet || traits.verticalSizeClass == .compact
    row = min(size.height, bar.contentHeight(context.metrics))
  }

  var content: BarContent {
    var content = BarContent()
    for (item, place) in zip(shown.items, places(shown.items)) {
      if isBeside {
        addBeside(item, place, to: &content)
      } else {
        addBelow(item, place, to: &content)
      }
    }
    return content
  }

  // MARK: Places

  private static let itemWidth: CGFloat = 76
  private static let itemSpacing: CGFloat = 34

  /// The frames of the items, in a bar that reads from left to right.
  private func places(_ items: [TabBarItem]) -> [CGRect] {
    guard !items.isEmpty else { return [] }
    let area = bar.mirrored(
      CGRect(origin: .zero, size: size).inset(
        by: EdgeInsets(left: bar.safeAreaInsets.left, right: bar.safeAreaInsets.right)), in: size)
    let count = CGFloat(items.count)
    var (start, width) = (area.minX, area.width / count)
    var pitch = width
    if isTablet {
      let own = items.map(contentWidth).reduce(Self.itemWidth, max)
      let whole = own * count + Self.itemSpacing * (count - 1)
      if whole <= area.width {
        (start, width, pitch) = (area.midX - whole / 2, own, own + Self.itemSpacing)
      }
    }
    return items.indices.map { index in
      CGRect(x: start + pitch * CGFloat(index), y: 0, width: width, height: row)
    }
  }

  private func contentWidth(_ item: TabBarItem) -> CGFloat {
    let title =
      item.shownTitle(in: bar.traits).map {
        TextBox.layout($0, attributes, width: nil, context).size.width
      } ?? 0
    let image = shownImage(of: item).map(bar.size)?.width ?? 0
    return image + title + (image > 0 && title > 0 ? Self.gap : 0)
  }

  /// The distance between an image and the title beside it, points.
  private static let gap: CGFloat = 6

  private var attributes: TextAttributes {
    isBeside ? bar.attributes(isTablet ? 13 : 12) : bar.attributes(10, .medium)
  }

  // MARK: Items

  private func addBelow(_ item: TabBarItem, _ place: CGRect, to content: inout BarContent) {
    if let image = shownImage(of: item) {
      addImage(image, middle: CGPoint(x: place.midX, y: 20), of: item, to: &content)
    }
    // UIKit keeps 2 points between items.
    let height = TextBox.layout(
      item.shownTitle(in: bar.traits) ?? " ", attributes, width: nil, context
    ).size.height
    addTitle(
      of: item,
      in: CGRect(
        x: place.minX + min(2, place.width / 2), y: max(0, row - 2 - height),
        width: max(0, place.width - 4), height: height), to: &content)
  }

  private func addBeside(_ item: TabBarItem, _ place: CGRect, to content: inout BarContent) {
    let image = shownImage(of: item)
    let imageWidth = image.map(bar.size)?.width ?? 0
    let gap = image != nil && item.shownTitle(in: bar.traits)?.isEmpty == false ? Self.gap : 0
    let width = min(contentWidth(item), place.width)
    let start = place.midX - width / 2
    if let image {
      addImage(
        image, middle: CGPoint(x: start + imageWidth / 2, y: row / 2), of: item, to: &content)
    }
    addTitle(
      of: item,
      in: CGRect(
        x: start + imageWidth + gap, y: 0, width: max(0, width - imageWidth - gap), height: row),
      to: &content)
  }

  private func shownImage(of item: TabBarItem) -> ImageContent? {
    (item === shown.selected ? item.selectedImage ?? item.image : item.image)?.inBar
  }

  private func addTitle(of item: TabBarItem, in box: CGRect, to content: inout BarContent) {
    guard let title = item.shownTitle(in: bar.traits), !title.isEmpty else { return }
    let isSelected = item === shown.selected
    var text = TextBox.centred(
      title, attributes, in: bar.mirrored(box, in: size), role: isSelected ? .action : .inactive,
      color: item.isEnabled ? nil : disabledColor, context)
    text.isSystemColored = !item.isEnabled
    text.origin = item.origin
    content.texts.append(text)
  }

  private func addImage(
    _ image: ImageContent, middle: CGPoint, of item: TabBarItem, to content: inout BarContent
  ) {
    let own = bar.size(of: image)
    let rect = CGRect(
      x: middle.x - own.width / 2, y: middle.y - own.height / 2, width: own.width,
      height: own.height)
    content.images.append(
      bar.sceneImage(
        image, in: context.grid.round(bar.mirrored(rect, in: size)),
        color: item.isEnabled ? nil : disabledColor,
        isFaint: item !== shown.selected && item.isEnabled))
    addBadge(of: item, at: rect, to: &content)
  }

  /// The colour of a disabled item, which is fainter than one that is not selected, as in UIKit's
  /// other controls.
  private var disabledColor: Color? {
    Color.system("tertiaryLabel", bar.traits)
  }

  /// Adds a badge: a capsule of 18 points at the upper trailing corner of the image, with white text of 13
  /// points. If the title is beside the image, a long badge grows away from it, so that it covers no text.
  private func addBadge(of item: TabBarItem, at image: CGRect, to content: inout BarContent) {
    guard let value = item.badgeValue else { return }
    let attributes = bar.attributes(13)
    let natural = TextBox.layout(value, attributes, width: nil, context).size.width
    let width = value.isEmpty ? 0 : max(18, natural + 10)
    let side = value.isEmpty ? 8 : 18
    let start =
      isBeside
      ? min(image.midX - 1, image.maxX + Self.gap - width)
      : min(image.midX + 5, size.width - width - 2)
    let box = context.grid.round(
      bar.mirrored(
        CGRect(
          x: start, y: max(2, image.minY - 6), width: max(width, CGFloat(side)),
          height: CGFloat(side)), in: size))
    let red = Color.system("systemRed", bar.traits)
    content.parts.append(.badge(box, item.badgeColor ?? red ?? Color(0xFF3B30)))
    guard !value.isEmpty else { return }
    content.texts.append(
      TextBox.centred(
        value, attributes, in: box, role: .badge, color: Color(0xFFFFFF), context))
  }
}
