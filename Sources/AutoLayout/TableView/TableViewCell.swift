import Foundation
import LayoutScene

/// A row of a list: UIKit's `UITableViewCell` with `UIListContentConfiguration`. It has an image, a
/// text, a secondary text and an accessory, or its own views in the content view.
///
/// Texts wrap to as many lines as they need, and the height follows the width.
open class TableViewCell: View {
  open override class var documentClassName: String { "cell" }

  /// The places of text and secondary text, under UIKit's names.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// The secondary text below the text.
    case `default`
    /// The secondary text in grey at the trailing side, or below the text if there is no room for both.
    case value1
    /// The text in the tint, right-aligned, before a column with the secondary text.
    case value2
    /// The secondary text below the text.
    case subtitle
  }

  /// The sign at the trailing side, under UIKit's names.
  public enum AccessoryType: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none
    /// A chevron, for a cell that leads to another screen.
    case disclosureIndicator
    /// An i in a circle, and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// An i in a circle.
    case detailButton
  }

  /// The look of a selected cell, under UIKit's names.
  public enum SelectionStyle: String, Sendable, Hashable, CaseIterable {
    /// Nothing changes.
    case none
    /// A grey background, as in `default`.
    case blue
    /// A grey background, as in `default`.
    case gray
    /// A grey background.
    case `default`
  }

  /// The text; nil, the default, for none.
  open var text: String? { didSet { contentChanged(text != oldValue) } }
  /// The secondary text; nil, the default, for none.
  open var secondaryText: String? { didSet { contentChanged(secondaryText != oldValue) } }
  /// The image before the texts; nil, the default, for none.
  open var image: ImageContent? { didSet { contentChanged(image != oldValue) } }
  /// The places of the texts.
  open var style = Style.default { didSet { contentChanged(style != oldValue) } }
  /// The text's font; nil, the default, for the text style `body`.
  open var font: FontDescriptor? { didSet { contentChanged(font != oldValue) } }
  /// The secondary text's font; nil, the default, for that of the style.
  open var secondaryFont: FontDescriptor? { didSet { contentChanged(secondaryFont != oldValue) } }
  /// The text's colour; nil, the default, for black in light appearance and white in dark.
  open var textColor: Color?
  /// The secondary text's colour; nil, the default, for that of the style.
  open var secondaryTextColor: Color?
  /// The most lines of the text; 0, the default, for no limit.
  open var numberOfLines = 0 { didSet { contentChanged(numberOfLines != oldValue) } }
  /// The most lines of the secondary text; 0, the default, for no limit.
  open var secondaryNumberOfLines = 0 {
    didSet { contentChanged(secondaryNumberOfLines != oldValue) }
  }

  /// The sign at the trailing side, unless there is an accessory view; none by default.
  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      contentChanged(true)
      holdContent()
      madeContentView?.changed(.margins)
    }
  }
  /// A view at the trailing side, vertically centred; nil, the default, for none.
  open var accessoryView: View? { didSet { accessoryChanged(from: oldValue) } }

  /// The look of the cell while it is selected or pressed.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected; false by default.
  open var isSelected = false
  /// Whether the cell is being pressed; false by default.
  open var isHighlighted = false
  /// Whether there is a line between the cell and the next one in a list; true by default.
  open var showsSeparator = true
  /// The distance from the cell's leading edge, or from that of the safe area in it, to the start of the
  /// line, points; nil, the default, for the start of the text.
  open var separatorInset: CGFloat?
  /// The distance from the end of the line to the cell's trailing edge, points.
  package var separatorEnd: CGFloat = 0
  /// The colour of the line; nil, the default, for the system's.
  package var separatorColor: Color?

  /// The actions that a swipe from the leading side shows, from that side on; none by default.
  open var leadingSwipeActions: [SwipeAction] = [] { didSet { swipeChanged() } }
  /// The actions that a swipe from the trailing side shows, from that side on; none by default.
  open var trailingSwipeActions: [SwipeAction] = [] { didSet { swipeChanged() } }
  /// The side whose actions are shown, as after a swipe; nil, the default, for none.
  open var swipedSide: Side? { didSet { swipeChanged() } }

  var madeSwipe: SwipedActions?
  var madeContentView: CellContentView?
  /// What shows the texts and the image in the place of the cell.
  var parts = CellPartViews()
  /// The constraints that place the content view and the accessory view.
  var contentConstraints: [LayoutConstraint] = []
  var measuredAccessory: CGFloat = 0
  /// The reading direction for which the accessory's alignment rect is placed.
  var heldDirection: LayoutDirection?
  /// The constraints on the largest width of the accessory view, and on the least beside the cell's own views.
  var accessoryWidth, accessoryLeastWidth: LayoutConstraint?

  /// 11 points above and below, as Interface Builder records for the content views of cells, and
  /// the system's margins at the sides.
  package override var standardMargins: EdgeInsets { cellMargins }
  package override var asksContext: Bool { true }
  package override var wrapsContent: Bool { hasTexts }
  package override var baselineFont: FontDescriptor? { hasTexts ? textFont : nil }
  package override var describedText: String? { parts.text == nil ? text : parts.text?.text }

  package override func measuredContent(fitting width: CGFloat?) -> IntrinsicLayout? {
    layoutContext.map { intrinsic(fitting: width, $0) }
  }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    placedTexts(in: size, context).map { text in
      var text = text
      text.rect = swiped(text.rect)
      return text
    }
  }

  package override func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] {
    guard let image, parts.image == nil else { return [] }
    return [image.sceneImage(in: swiped(imageRect(in: size, context)), of: self, font: textFont)]
  }

  /// A selected or pressed cell is grey.
  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.look.isSwiped = madeSwipe != nil
    let size = scene.frame.size
    scene.ornaments = accessoryOrnaments(in: size, context) + separators(in: size, context)
    guard isSelected || isHighlighted, selectionStyle != .none else { return }
    scene.background = system("systemGray4") ?? backgroundColor
    if (superview as? CellGroup)?.listStyle == .sidebar {
      scene.cornerRadius = TableMetrics.groupRadius
    }
  }

  /// The text wraps at the width that layout leaves beside the accessory view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isTurned = accessoryView != nil && heldDirection != effectiveUserInterfaceLayoutDirection
    if isTurned { holdContent() }
    guard let context = layoutContext else { return }
    placeParts(context)
    guard let accessoryView else { return }
    holdAccessory(accessoryView, context)
    let width = accessoryView.presentWidth(context)
    guard width != measuredAccessory else { return }
    measuredAccessory = width
    invalidateIntrinsicContentSize()
  }

  package override func addContent(_ view: View) { contentView.addSubview(view) }
  package override func identifierChanged() {
    madeContentView?.identifier = contentName
    nameSwipe()
  }

  package override func surroundingsChanged() {
    super.surroundingsChanged()
    if madeContentView != nil, accessoryType != .none { holdContent() }
  }

  /// All but the actions is shown where a swipe has moved it.
  override func shownShift(of subview: View) -> CGFloat {
    madeSwipe == nil || subview is SwipeButton ? 0 : swipeShift
  }

  /// Texts and signs keep clear of the safe area's sides.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentChanged(true)
    setNeedsLayout()
  }

  func contentChanged(_ isOther: Bool) {
    guard isOther else { return }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The colour of parts that can be tapped.
  var tint: Color? { tintColor ?? system("tint") }

  /// A colour of the system in the cell's appearance.
  func system(_ name: String) -> Color? {
    Color.system(name, traits)
  }
}

extension View {
  /// The distance that cells and the texts around them keep from the sides, points: 16, or 20 on a
  /// wide screen, as the root's own margins.
  package var systemSideMargin: CGFloat {
    window?.effectiveSystemMargins.leading ?? controlMetrics.rootMargin
  }

  /// The margins of a cell's content.
  var cellMargins: EdgeInsets {
    let side = systemSideMargin
    return EdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}
