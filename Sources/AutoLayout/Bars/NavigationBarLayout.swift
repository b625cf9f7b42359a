import Foundation
import LayoutScene

/// Where the title, the buttons and what is below them stand in a navigation bar.
///
/// UIKit's rules, as its bars show them (Apple documents the first two of `backButtonTitle` and
/// `titleView`): the title stands in the middle of the bar; buttons that leave too little room move it aside,
/// and then it is cut off. The back button is shortened before: to the word Back, and to its chevron. Buttons
/// themselves are cut off only where they do not fit without a title.
///
/// Coordinates are those of a bar that reads from left to right until something is added to the content.
struct NavigationBarLayout {
  let bar: NavigationBar
  let size: CGSize
  let context: LayoutContext
  /// Between the margins.
  private let room: CGRect
  private let row: ClosedRange<CGFloat>
  private var left: BarButtons
  private var right: BarButtons
  /// The back button's title; nil for the chevron alone.
  private var backTitle: String?
  private var hasBack = false
  /// What the title can have, points from the left.
  private(set) var titleRoom: ClosedRange<CGFloat> = 0...0

  /// Between the title and what is beside it, points: the system spacing.
  static let titleGap: CGFloat = 8
  /// The chevron lies so far out of the margin; its size, and its distance from the back title, points.
  static let chevronReach: CGFloat = 8
  static let chevronSize = CGSize(width: 12, height: 20)
  static let chevron = ImageContent(
    systemName: "chevron.backward",
    withConfiguration: SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large))
  static let chevronGap: CGFloat = 6

  /// - Parameter titleWidth: the natural width of a title view; nil for that of the title.
  init(
    _ bar: NavigationBar, in size: CGSize, _ context: LayoutContext, titleWidth: CGFloat? = nil
  ) {
    self.bar = bar
    self.size = size
    self.context = context
    room = bar.mirrored(bar.room(in: size, context), in: size)
    row = bar.row(in: size)
    let item = bar.topItem
    left = BarButtons(item?.leftBarButtonItems ?? [], in: bar, context)
    right = BarButtons((item?.rightBarButtonItems ?? []).reversed(), in: bar, context)
    let isReplaced = !left.buttons.isEmpty && item?.leftItemsSupplementBackButton != true
    hasBack = bar.backItem != nil && item?.hidesBackButton != true && !isReplaced
    chooseBackTitle(beside: titleWidth ?? naturalTitleWidth)
    fitButtons()
    let (start, end) = (leftEnd, rightStart)
    titleRoom = start...max(start, end)
  }

  // MARK: Widths

  private var titleAttributes: TextAttributes { bar.attributes(17, .semibold) }

  /// Of the title in the row; 0 where it stands below.
  private var naturalTitleWidth: CGFloat {
    if let view = bar.topItem?.titleView { return view.frame.width }
    guard let title = bar.title, !title.isEmpty, !bar.showsLargeTitle else { return 0 }
    return width(of: title, titleAttributes)
  }

  private func width(of text: String, _ attributes: TextAttributes) -> CGFloat {
    TextBox.layout(text, attributes, width: nil, context).size.width
  }

  private var backAttributes: TextAttributes { bar.attributes(BarButtons.fontSize) }

  /// The chevron and the title of the back button, from the margin.
  private var backWidth: CGFloat {
    guard hasBack else { return 0 }
    let chevron = Self.chevronSize.width - Self.chevronReach
    return backTitle.map { chevron + Self.chevronGap + width(of: $0, backAttributes) } ?? chevron
  }

  /// The longest title of the back button that leaves the title its width.
  private mutating func chooseBackTitle(beside titleWidth: CGFloat) {
    guard hasBack, let back = bar.backItem else { return }
    let generic = SystemWord.back.text(in: bar.traits.locale)
    let full = back.backButtonTitle ?? back.title ?? generic
    var titles: [String] =
      switch back.backButtonDisplayMode {
      case .default: [full, generic]
      case .generic: [generic]
      case .minimal: []
      }
    titles.removeAll(where: \.isEmpty)
    // A word that is longer than the title shortens nothing.
    backTitle = titles.first { title in
      backTitle = title
      let free = room.width - leftWidth - right.width - (right.buttons.isEmpty ? 0 : Self.titleGap)
      return titleWidth == 0 ? free >= 0 : free - Self.titleGap >= titleWidth
    }
  }

  /// Of the back button and the left buttons.
  private var leftWidth: CGFloat {
    let back = backWidth
    guard !left.buttons.isEmpty else { return back }
    return back + (back > 0 ? BarButtons.spacing + BarButtons.titlePadding * 2 : 0) + left.width
  }

  /// Each end may have what the other leaves, and half of the bar at least.
  private mutating func fitButtons() {
    let back = leftWidth - left.width
    let all = room.width - (left.buttons.isEmpty || right.buttons.isEmpty ? 0 : Self.titleGap)
    guard leftWidth + right.width > all else { return }
    let half = all / 2
    let (leftRoom, rightRoom) =
      leftWidth < half
      ? (leftWidth, all - leftWidth)
      : right.width < half ? (all - right.width, right.width) : (half, half)
    left.fit(max(0, leftRoom - back))
    right.fit(max(0, rightRoom))
  }

  private var leftEnd: CGFloat {
    leftWidth > 0 ? room.minX + leftWidth + Self.titleGap : room.minX
  }

  private var rightStart: CGFloat {
    right.buttons.isEmpty ? room.maxX : room.maxX - right.width - Self.titleGap
  }

  // MARK: What is shown

  /// The title in the middle of the bar, or aside, or below the row.
  func addTitle(to content: inout BarContent) {
    guard let title = bar.title, !title.isEmpty else { return }
    if bar.showsLargeTitle { return addLargeTitle(title, to: &content) }
    guard bar.topItem?.titleView == nil else { return }
    let natural = naturalTitleWidth
    let middle = size.width / 2
    // As much room on both sides of the middle.
    let half = min(middle - titleRoom.lowerBound, titleRoom.upperBound - middle)
    var box = CGRect(
      x: middle - half, y: row.lowerBound, width: half * 2, height: row.upperBound - row.lowerBound)
    if natural > half * 2 {
      let width = min(natural, titleRoom.upperBound - titleRoom.lowerBound)
      let start = min(max(middle - natural / 2, titleRoom.lowerBound), titleRoom.upperBound - width)
      (box.origin.x, box.size.width) = (start, width)
    }
    content.texts.append(
      TextBox.centred(
        title, titleAttributes, in: bar.mirrored(box, in: size), role: .title, color: nil, context))
  }

  /// At the margin, 8 points above the end of its row, in the font of the text style `largeTitle` at the
  /// default text size, bold, as UIKit's large titles are.
  private func addLargeTitle(_ title: String, to content: inout BarContent) {
    let attributes = bar.attributes(34, .bold, isLeftToRight ? .left : .right)
    let height = TextBox.layout(title, attributes, width: nil, context).size.height
    let bottom = row.upperBound + NavigationBar.largeTitleHeight - 8
    let box = CGRect(x: room.minX, y: bottom - height, width: room.width, height: height)
    content.texts.append(
      TextBox.centred(
        title, attributes, in: bar.mirrored(box, in: size), role: .title, color: nil, context))
  }

  private var isLeftToRight: Bool { bar.effectiveUserInterfaceLayoutDirection == .leftToRight }

  func addButtons(to content: inout BarContent) {
    addBack(to: &content)
    left.add(
      at: left.places(from: room.minX + leftWidth - left.width), row, of: bar, in: size, context,
      to: &content)
    right.add(
      at: right.places(from: room.maxX - right.width), row, of: bar, in: size, context, to: &content
    )
  }

  private func addBack(to content: inout BarContent) {
    guard hasBack else { return }
    let middle = (row.lowerBound + row.upperBound) / 2
    let chevron = CGRect(
      origin: CGPoint(
        x: room.minX - Self.chevronReach,
        y: context.grid.round(middle - Self.chevronSize.height / 2)), size: Self.chevronSize)
    content.images.append(
      bar.sceneImage(
        Self.chevron, in: context.grid.round(bar.mirrored(chevron, in: size)), color: nil,
        isFaint: false))
    guard let backTitle else { return }
    let start = chevron.maxX + Self.chevronGap
    let box = CGRect(
      x: start, y: row.lowerBound,
      width: min(width(of: backTitle, backAttributes), room.maxX - start),
      height: row.upperBound - row.lowerBound)
    content.texts.append(
      TextBox.centred(
        backTitle, backAttributes, in: bar.mirrored(box, in: size), role: .action,
        color: nil, context))
  }

  /// In the middle of its row, 13 points, as UIKit's prompts are.
  func addPrompt(to content: inout BarContent) {
    guard let prompt = bar.topItem?.prompt, !prompt.isEmpty else { return }
    let box = CGRect(x: room.minX, y: 0, width: room.width, height: NavigationBar.promptHeight)
    content.texts.append(
      TextBox.centred(
        prompt, bar.attributes(13), in: bar.mirrored(box, in: size), role: .title, color: nil,
        context))
  }

  /// The field is 36 points high and 1 point below what is above it, between the margins; beside it, while
  /// somebody searches, is the word Cancel. Its scopes are segments below.
  func addSearch(to content: inout BarContent) {
    guard let search = bar.topItem?.searchField else { return }
    let top = row.upperBound + (bar.showsLargeTitle ? NavigationBar.largeTitleHeight : 0)
    var box = CGRect(x: room.minX, y: top + 1, width: room.width, height: 36)
    if search.isActive { addCancel(beside: &box, to: &content) }
    let field = bar.mirrored(box, in: size)
    content.parts.append(.searchField(field))
    let text = search.text ?? ""
    let placeholder = search.placeholder ?? SystemWord.search.text(in: bar.traits.locale)
    content.texts.append(
      SearchBar.text(
        text.isEmpty ? placeholder : text, isPlaceholder: text.isEmpty, in: field, of: bar, context)
    )
    addScopes(search, at: top + NavigationBar.searchHeight, to: &content)
  }

  private func addCancel(beside field: inout CGRect, to content: inout BarContent) {
    let word = SystemWord.cancel.text(in: bar.traits.locale)
    let width = min(self.width(of: word, backAttributes), field.width / 2)
    let box = CGRect(x: field.maxX - width, y: field.minY, width: width, height: field.height)
    field.size.width -= width + BarButtons.spacing + BarButtons.titlePadding
    content.texts.append(
      TextBox.centred(
        word, backAttributes, in: bar.mirrored(box, in: size), role: .action, color: nil, context))
  }

  private func addScopes(
    _ search: NavigationSearch, at top: CGFloat, to content: inout BarContent
  ) {
    let count = search.scopes.count
    guard search.hasScopeBar else { return }
    let box = bar.mirrored(
      CGRect(x: room.minX, y: top, width: room.width, height: context.metrics.segmentedHeight),
      in: size)
    content.parts.append(.segments(box, count: count, selected: search.selectedScope))
    let attributes = bar.attributes(context.metrics.segmentFontSize, .medium)
    let width = box.width / CGFloat(count)
    for index in search.scopes.indices {
      let place = isLeftToRight ? index : count - 1 - index
      let segment = CGRect(
        x: box.minX + width * CGFloat(place), y: box.minY, width: width, height: box.height)
      content.texts.append(
        TextBox.centred(
          search.scopes[index], attributes, in: segment.insetBy(dx: min(4, width / 2), dy: 0),
          role: .title, color: nil, context))
    }
  }
}
