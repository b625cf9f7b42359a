import Foundation
import LayoutScene

/// The places of the title, the buttons and the rows below them in a navigation bar.
///
/// It follows UIKit's rules, as its bars show them. (Apple documents the first two under `backButtonTitle`
/// and `titleView`.) The title is in the middle of the bar. If buttons leave too little room there, it is
/// moved aside, and then cut off. Before that the back button is shortened: to the word Back, and then to
/// its chevron. Buttons are cut off only if they do not fit without the title.
///
/// Coordinates are those of a bar that reads from left to right, until a part is added to the content.
struct NavigationBarLayout {
  let bar: NavigationBar
  let size: CGSize
  let context: LayoutContext
  /// The area between the margins.
  private let room: CGRect
  private let row: ClosedRange<CGFloat>
  private var left: BarButtons
  private var right: BarButtons
  /// The back button's title; nil for the chevron alone.
  private var backTitle: String?
  private var hasBack = false
  /// The left and right end of the room for the title, points.
  private(set) var titleRoom: ClosedRange<CGFloat> = 0...0

  /// The distance between the title and its neighbours, points: the system spacing.
  static let titleGap: CGFloat = 8
  /// How far the chevron extends into the margin, points. Its size and its distance from the back
  /// title follow.
  static let chevronReach: CGFloat = 8
  static let chevronSize = CGSize(width: 12, height: 20)
  static let chevron = ImageContent(
    systemName: "chevron.backward",
    withConfiguration: SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large))
  static let chevronGap: CGFloat = 6

  /// - Parameter titleWidth: the natural width of a title view, points; nil for a title.
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

  /// The width of the title in the row, points; 0 if it is large and below the row.
  private var naturalTitleWidth: CGFloat {
    if let view = bar.topItem?.titleView { return view.frame.width }
    guard let title = bar.title, !title.isEmpty, !bar.showsLargeTitle else { return 0 }
    return width(of: title, titleAttributes)
  }

  private func width(of text: String, _ attributes: TextAttributes) -> CGFloat {
    TextBox.layout(text, attributes, width: nil, context).size.width
  }

  private var backAttributes: TextAttributes { bar.attributes(BarButtons.fontSize) }

  /// The width of the back button from the margin on, points: its chevron and its title.
  private var backWidth: CGFloat {
    guard hasBack else { return 0 }
    let chevron = Self.chevronSize.width - Self.chevronReach
    return backTitle.map { chevron + Self.chevronGap + width(of: $0, backAttributes) } ?? chevron
  }

  /// Chooses the longest title of the back button that leaves the bar's title its width. An empty
  /// `backButtonTitle` asks for the chevron alone, as in UIKit.
  private mutating func chooseBackTitle(beside titleWidth: CGFloat) {
    guard hasBack, let back = bar.backItem, back.backButtonTitle != "" else { return }
    let generic = SystemWord.back.text(in: bar.traits.locale)
    let full = back.backButtonTitle ?? back.title ?? generic
    var titles: [String] =
      switch back.backButtonDisplayMode {
      case .default: [full, generic]
      case .generic: [generic]
      case .minimal: []
      }
    titles.removeAll(where: \.isEmpty)
    // The word Back may be longer than the title. It then does not fit either.
    backTitle = titles.first { title in
      backTitle = title
      let free = room.width - leftWidth - right.width - (right.buttons.isEmpty ? 0 : Self.titleGap)
      return titleWidth == 0 ? free >= 0 : free - Self.titleGap >= titleWidth
    }
  }

  /// The width of the back button and the left buttons, points.
  private var leftWidth: CGFloat {
    let back = backWidth
    guard !left.buttons.isEmpty else { return back }
    return back + (back > 0 ? BarButtons.spacing + BarButtons.titlePadding * 2 : 0) + left.width
  }

  /// Shortens buttons that do not fit. Each end gets the width that the other end leaves, and at
  /// least half of the bar.
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

  /// Adds the title: in the middle of the bar, moved aside, or large below the row.
  func addTitle(to content: inout BarContent) {
    guard let title = bar.title, !title.isEmpty else { return }
    if bar.showsLargeTitle { return addLargeTitle(title, to: &content) }
    guard bar.topItem?.titleView == nil else { return }
    let natural = naturalTitleWidth
    let middle = size.width / 2
    // The room is the same on both sides of the middle.
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
        title, titleAttributes, in: bar.mirrored(box, in: size), role: .title,
        color: bar.titleColor, context))
  }

  /// Adds a large title at the margin, 8 points above the end of its row. As in UIKit it is bold,
  /// in the font of the text style `largeTitle` at the default text size.
  private func addLargeTitle(_ title: String, to content: inout BarContent) {
    let attributes = bar.attributes(34, .bold, isLeftToRight ? .left : .right)
    let height = TextBox.layout(title, attributes, width: nil, context).size.height
    let bottom = row.upperBound + NavigationBar.largeTitleHeight - 8
    let box = CGRect(x: room.minX, y: bottom - height, width: room.width, height: height)
    content.texts.append(
      TextBox.centred(
        title, attributes, in: bar.mirrored(box, in: size), role: .title, color: bar.titleColor,
        context))
  }

  private var isLeftToRight: Bool { bar.effectiveUserInterfaceLayoutDirection == .leftToRight }

  func addButtons(to content: inout BarContent) {
    addBack(to: &content)
    left.add(at: leftPlaces, row, of: bar, in: size, context, to: &content)
    right.add(at: rightPlaces, row, of: bar, in: size, context, to: &content)
  }

  /// The views of items with their frames.
  var itemPlaces: [(view: View, place: CGRect)] {
    left.views(at: leftPlaces, row) + right.views(at: rightPlaces, row)
  }

  private var leftPlaces: [CGRect] { left.places(from: room.minX + leftWidth - left.width) }
  private var rightPlaces: [CGRect] { right.places(from: room.maxX - right.width) }

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

  /// Adds the prompt in the middle of its row, at 13 points as in UIKit.
  func addPrompt(to content: inout BarContent) {
    guard let prompt = bar.topItem?.prompt, !prompt.isEmpty else { return }
    let box = CGRect(x: room.minX, y: 0, width: room.width, height: NavigationBar.promptHeight)
    content.texts.append(
      TextBox.centred(
        prompt, bar.attributes(13), in: bar.mirrored(box, in: size), role: .title, color: nil,
        context))
  }

  /// Adds the search field, 36 points high and 1 point below the row above it, between the margins.
  /// During a search the word Cancel is beside it. Its scopes are segments below it.
  func addSearch(to content: inout BarContent) {
    guard let search = bar.topItem?.searchField else { return }
    let top = row.upperBound + (bar.showsLargeTitle ? NavigationBar.largeTitleHeight : 0)
    var box = CGRect(x: room.minX, y: top + 1, width: room.width, height: 36)
    if search.isActive { addCancel(beside: &box, to: &content) }
    let field = bar.mirrored(box, in: size)
    content.parts.append(.searchField(field))
    let text = search.text ?? ""
    let placeholder = search.placeholder ?? SystemWord.search.text(in: bar.traits.locale)
    var shown = SearchBar.text(
      text.isEmpty ? placeholder : text, isPlaceholder: text.isEmpty, in: field, of: bar, context)
    shown.origin = search.origin
    content.texts.append(shown)
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
    guard search.hasScopeBar else { return }
    let box = bar.mirrored(
      CGRect(x: room.minX, y: top, width: room.width, height: context.metrics.segmentedHeight),
      in: size)
    content.parts.append(.segments(box, count: search.scopes.count, selected: search.selectedScope))
    content.texts += TextBox.segments(
      search.scopes, selected: search.selectedScope,
      bar.attributes(context.metrics.segmentFontSize, .medium), in: box, context
    ).map { text in
      var text = text
      text.origin = search.scopesOrigin
      return text
    }
  }
}
