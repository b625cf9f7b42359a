import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

// A character of a title of 17 points is 8.5 wide. The window is 390 wide unless said otherwise, with margins
// of 16: a title of 8 characters is 68 wide.

private func phone(
  _ width: CGFloat = 390, _ height: CGFloat = 844, direction: LayoutDirection = .leftToRight,
  locale: String = "en",
  _ classes: (UserInterfaceSizeClass, UserInterfaceSizeClass) = (.compact, .regular)
) -> Window {
  Window(
    size: CGSize(width: width, height: height), safeArea: EdgeInsets(top: 47, bottom: 34),
    traits: Traits(
      horizontalSizeClass: classes.0, verticalSizeClass: classes.1, displayScale: 2,
      layoutDirection: direction, locale: locale),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
}

/// A bar from side to side below the safe area of a window.
private func place<B: View>(_ bar: B, in window: Window) -> SceneView {
  bar.identifier = "bar"
  window.rootView.add(bar)
  bar.pin(left: 0, right: 0)
  activate(bar.topAnchor.constraint(equalTo: window.rootView.safeAreaLayoutGuide.topAnchor))
  return shown(in: window)
}

private func shown(in window: Window, _ id: String = "bar") -> SceneView {
  let scene = window.scene()
  return scene.views.first { $0.id == id } ?? scene.views[0]
}

/// `Title 100 50`: each text with where it begins and how wide its box is, in whole points.
private func places(_ view: SceneView) -> [String] {
  view.texts.map { text in
    let natural = text.measurement.size.width
    let spare = text.attributes.alignment == .center ? (text.rect.width - natural) / 2 : 0
    return "\(text.string) \(Int((text.rect.minX + spare).rounded())) \(Int(natural.rounded()))"
  }
}

@Test func aTitleStandsInTheMiddleUntilItemsNeedItsRoom() {
  // 390: the middle is 195.
  let (bar, window) = (NavigationBar(), phone())
  bar.title = "12345678"
  bar.item.rightBarButtonItem = BarButtonItem(title: "Edit")
  #expect(places(place(bar, in: window)) == ["12345678 161 68", "Edit 340 34"])
  // The items take 16 + 153 at the left and keep 8: the title moves aside to 177.
  bar.item.leftBarButtonItem = BarButtonItem(title: "123456789012345678")
  #expect(
    places(shown(in: window)) == [
      "12345678 177 68", "123456789012345678 16 153", "Edit 340 34",
    ])
  // It is cut off where it has 390 - 177 - 16 - 34 - 8 = 155 points.
  bar.title = "123456789012345678901"
  let view = shown(in: window)
  #expect(view.texts[0].rect.minX == 177 && view.texts[0].rect.width == 155)
  #expect(view.texts[0].measurement.isTruncated)
  #expect(window.findings.map(\.rule) == [.truncated])
}

@Test(arguments: [
  (5, "Mailboxes"), (31, "Mailboxes"), (32, "Back"), (36, "Back"), (37, nil), (60, nil),
])
func theBackButtonIsShortenedBeforeTheTitle(length: Int, shown title: String?) {
  // Of 358 points between the margins the chevron takes 4, its gap 6, the title 8.5 a character, and 8 are
  // between it and the title: 263.5 stay beside Mailboxes, 306 beside Back.
  let bar = NavigationBar()
  bar.items = [
    NavigationItem(title: "Mailboxes"),
    NavigationItem(title: String(repeating: "x", count: length)),
  ]
  let view = place(bar, in: phone())
  #expect(view.texts.dropFirst().first?.string == title)
  #expect(view.images.map(\.rect) == [rect(8, 12, 12, 20)])
  #expect(view.images.map(\.symbol?.name) == ["chevron.backward"])
}

@Test func theWordBackIsThatOfTheLocale() {
  let words = [
    ("en", "Back"), ("de-AT", "Zurück"), ("pt-PT", "Anterior"), ("pt-BR", "Voltar"),
    ("zh-TW", "返回"), ("xx", "Back"), ("nb", "Tilbake"),
  ]
  for (locale, word) in words {
    let bar = NavigationBar()
    bar.items = [NavigationItem(title: "Mailboxes"), NavigationItem(title: "x")]
    bar.items?[0].backButtonDisplayMode = .generic
    #expect(place(bar, in: phone(locale: locale)).texts[1].string == word, "\(locale)")
  }
}

@Test func leftIsLeadingAndRightIsTrailing() {
  let bar = NavigationBar()
  bar.title = "12345678"
  bar.item.leftBarButtonItem = BarButtonItem(barButtonSystemItem: .cancel)
  bar.item.rightBarButtonItems = [
    BarButtonItem(title: "One"),
    BarButtonItem(image: ImageContent(size: CGSize(width: 20, height: 20))),
  ]
  let (left, right) = (
    place(bar, in: phone()), place(copy(of: bar), in: phone(direction: .rightToLeft))
  )
  // From the edge inwards: One ends at 374, its gap is 4 + 8 + 8, the image begins 20 before.
  #expect(places(left) == ["12345678 161 68", "Cancel 16 51", "One 349 26"])
  #expect(left.images.map(\.rect.minX) == [308.5])
  let mirrored: CGFloat = 390 - 308.5 - 20
  #expect(right.images.map(\.rect.minX) == [mirrored])
  #expect(right.texts[1].rect.maxX == 374 && right.texts[2].rect.minX == 16)
}

private func copy(of bar: NavigationBar) -> NavigationBar {
  let copy = NavigationBar()
  copy.title = bar.title
  copy.item.leftBarButtonItems = bar.item.leftBarButtonItems
  copy.item.rightBarButtonItems = bar.item.rightBarButtonItems
  return copy
}

/// Heights as UIKit's bars measure in iOS 11 to 17: 44, 96 with a large title, 148 with a search field too.
@Test func theHeightIsThatOfItsRows() {
  let bar = NavigationBar()
  bar.title = "Inbox"
  let window = phone()
  #expect(place(bar, in: window).frame == rect(0, 47, 390, 44))
  bar.prefersLargeTitles = true
  #expect(shown(in: window).frame.height == 96 && shown(in: window).bar?.hasBackground == false)
  bar.item.searchField = NavigationSearch()
  #expect(shown(in: window).frame.height == 148)
  bar.item.searchField?.scopes = ["All", "Library"]
  #expect(shown(in: window).frame.height == 148)
  bar.item.searchField?.showsScopeBar = true
  #expect(shown(in: window).frame.height == 192)
  bar.item.prompt = "3 new"
  #expect(shown(in: window).frame.height == 222)
  #expect(
    shown(in: window).bar?.parts == [
      .searchField(rect(16, 30 + 44 + 52 + 1, 358, 36)),
      .segments(rect(16, 30 + 44 + 52 + 52, 358, 32), count: 2, selected: 0),
    ])
  bar.item.largeTitleDisplayMode = .never
  #expect(shown(in: window).frame.height == 170 && shown(in: window).bar?.hasBackground == true)
  // A phone on its side has compact bars and no large titles; a tablet has both.
  for (classes, height) in [
    ((UserInterfaceSizeClass.compact, UserInterfaceSizeClass.compact), 32 as CGFloat),
    ((.regular, .regular), 102),
  ] {
    let other = NavigationBar()
    other.title = "Inbox"
    other.prefersLargeTitles = true
    #expect(place(other, in: phone(844, 800, classes)).frame.height == height)
  }
}

/// A prompt has the first 30 points, then come the 44 of the title and the items.
@Test func textsOfABarStandInTheMiddleOfTheirRows() throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    let (bar, window) = (NavigationBar(), phone(direction: direction))
    bar.title = "Inbox"
    bar.item.prompt = "3 new"
    bar.item.leftBarButtonItem = BarButtonItem(title: "Edit")
    let view = place(bar, in: window)
    for (string, middle) in [("3 new", 15), ("Inbox", 30 + 22), ("Edit", 30 + 22)]
      as [(String, CGFloat)]
    {
      let text = try #require(view.texts.first { $0.string == string })
      #expect(abs(text.rect.midY - middle) <= 0.5, "\(string)")
      if string != "Edit" { #expect(abs(text.rect.midX - 195) <= 0.5, "\(string)") }
    }
  }
}

@Test func aTitleViewIsInTheMiddleAndKeepsClearOfItems() {
  let (bar, window, view) = (NavigationBar(), phone(), View(identifier: "title"))
  view.explicitIntrinsicContentSize = CGSize(width: 100, height: 30)
  bar.item.titleView = view
  _ = place(bar, in: window)
  #expect(view.frame == rect(145, 7, 100, 30) && window.findings.isEmpty)
  // 16 + 18 * 8.5 + 8 = 177
  bar.item.leftBarButtonItem = BarButtonItem(title: "123456789012345678")
  window.layoutIfNeeded()
  #expect(view.frame == rect(177, 7, 100, 30) && window.findings.isEmpty)
  // Without a width of its own it takes all there is.
  view.explicitIntrinsicContentSize = CGSize(width: -1, height: 30)
  bar.setNeedsUpdateConstraints()
  window.layoutIfNeeded()
  #expect(view.frame == rect(177, 7, 197, 30))
  bar.item.titleView = nil
  #expect(view.superview == nil)
}

@Test func flexibleSpacesShareTheRoomOfAToolbar() {
  let (bar, window) = (Toolbar(), phone())
  bar.items = [
    BarButtonItem(title: "One"), .flexibleSpace(), BarButtonItem(title: "Two"), .flexibleSpace(),
    BarButtonItem(title: "Four"), .fixedSpace(20), BarButtonItem(title: "x"),
  ]
  // 358 - 25.5 - 25.5 - 34 - 20 - 8.5 leave 244.5, half of which is 122.25.
  #expect(places(place(bar, in: window)) == ["One 16 26", "Two 164 26", "Four 312 34", "x 366 9"])
  #expect(shown(in: window).frame.height == 44)
}

@Test func aTitleThatDoesNotFitInAToolbarIsNamedWithItsPlace() {
  let (bar, window) = (Toolbar(), phone(100))
  let item = BarButtonItem(title: "1234567890123456789")
  item.origin = SourceLocation(file: "a.yaml", line: 7, column: 3)
  bar.items = [item, BarButtonItem(title: "x")]
  _ = place(bar, in: window)
  let finding = window.findings.first
  #expect(finding?.rule == .truncated && finding?.view == "bar")
  #expect(finding?.message.contains("1234567890123456789") == true && finding?.origin?.line == 7)
}

@Test func tabsShareThePhoneAndStandBesideTheirImagesOnATablet() {
  func tabs() -> TabBar {
    let bar = TabBar()
    let image = ImageContent(size: CGSize(width: 24, height: 24))
    bar.items = [
      TabBarItem(title: "12345", image: image), TabBarItem(title: "67890", image: image),
    ]
    bar.selectedItem = bar.items?[1]
    return bar
  }
  // A character of 10 points is 5 wide: 25 in the middle of 195 and in that of the other half.
  let view = place(tabs(), in: phone())
  #expect(places(view) == ["12345 85 25", "67890 280 25"] && view.frame.height == 49)
  #expect(view.images.map(\.rect) == [rect(85.5, 8, 24, 24), rect(280.5, 8, 24, 24)])
  #expect(view.texts.map(\.role) == [.inactive, .action])
  #expect(view.texts.allSatisfy { $0.rect.maxY == 47 })
  // 24 + 6 + 32.5 are less than 76: from (800 - 186) / 2 = 307 on, with 34 between.
  let wide = place(tabs(), in: phone(800, 1000, (.regular, .regular)))
  #expect(wide.frame.height == 50 && wide.images.map(\.rect.minX) == [314, 424])
}

@Test func titlesInBarsDoNotGrowWithTheTextSize() {
  for category in [ContentSizeCategory.large, .accessibility5] {
    let window = phone()
    window.traits.contentSizeCategory = category
    let bar = NavigationBar()
    bar.title = "12345678"
    #expect(places(place(bar, in: window)) == ["12345678 161 68"])
  }
}

// MARK: Bars that the screen places

@Test func barsAtTheEdgesOfTheSafeAreaReachToThoseOfTheScreen() {
  let window = phone()
  let (top, tools) = (NavigationBar(), Toolbar())
  #expect(place(top, in: window).bar?.overhang == EdgeInsets(top: 47))
  tools.identifier = "tools"
  window.rootView.add(tools)
  tools.pin(left: 0, right: 0)
  let place = activate(
    tools.bottomAnchor.constraint(equalTo: window.rootView.safeAreaLayoutGuide.bottomAnchor))
  #expect(shown(in: window, "tools").bar?.overhang == EdgeInsets(bottom: 34))
  place.constant = -10
  #expect(shown(in: window, "tools").bar?.overhang == .zero)
}

/// While somebody searches the field is at the top, Cancel of 6 letters beside it, and the scopes are below: 52
/// and 44 points.
@Test func anActiveSearchTakesThePlaceOfTheTitle() {
  let bar = NavigationBar()
  (bar.title, bar.prefersLargeTitles) = ("Inbox", true)
  bar.item.prompt = "3 new"
  bar.item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .add)
  bar.item.searchField = NavigationSearch(text: "Ada", scopes: ["All", "Library"])
  let window = phone()
  place(bar, in: window)
  #expect(shown(in: window).frame.height == 178)
  bar.item.searchField?.isActive = true
  let view = shown(in: window)
  #expect(view.frame.height == 52 + 44 && view.images.isEmpty)
  #expect(view.texts.map(\.string) == ["Cancel", "Ada", "All", "Library"])
  let cancel = view.texts[0].rect
  #expect(cancel.maxX == 390 - 16 && view.texts[0].role == .action)
  #expect(
    view.bar?.parts == [
      .searchField(rect(16, 1, cancel.minX - 12 - 16, 36)),
      .segments(rect(16, 52, 358, 32), count: 2, selected: 0),
    ])
}

/// Apple: since iOS 15 all bars have a clear background at the edge of the content that scrolls.
@Test func barsOfAScreenAreClearUntilContentIsBeneathThem() throws {
  for (metrics, isClear) in [(ControlMetrics.iOS17, true), (.iOS12, false)] {
    let window = Window(
      size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34),
      measurer: FixedWidthMeasurer(), metrics: metrics)
    let page = window.rootView.add(View(), "page")
    page.pin(left: 0, top: 0, right: 0, bottom: 0)
    let scrollView = page.add(ScrollView(), "scroll")
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.pin(left: 0, top: 0, right: 0, bottom: 0)
    let content = scrollView.add("content", 390, 600)
    content.pin(left: 0, top: 0, right: 0, bottom: 0)
    let (bar, tabs) = (NavigationBar(identifier: "bar"), TabBar(identifier: "tabs"))
    for bar in [bar, tabs] as [Bar] {
      bar.isAttached = true
      window.rootView.addSubview(bar)
    }
    func backgrounds() throws -> [Bool] {
      let views = window.scene().views
      return try ["bar", "tabs"].map { name in
        try #require(views.first { $0.id == name }?.bar).hasBackground
      }
    }
    #expect(try backgrounds() == [!isClear, !isClear])
    content.explicitIntrinsicContentSize?.height = 2000
    #expect(try backgrounds() == [!isClear, true])
    scrollView.contentOffset.y = 100
    #expect(try backgrounds() == [true, true])
    scrollView.contentOffset.y = 2000 + 83 - 844
    #expect(try backgrounds() == [true, !isClear])
    scrollView.removeFromSuperview()
    #expect(try backgrounds() == [!isClear, !isClear])
    bar.isAboveScrolledContent = true
    #expect(try backgrounds() == [true, !isClear])
    bar.isAboveScrolledContent = false
    bar.backgroundColor = Color(0xFF0000)
    #expect(try backgrounds() == [true, !isClear])
  }
}

@Test func tabsThatDoNotReactAreFainterThanThoseThatAreNotSelected() {
  let items = ["A", "B"].map { TabBarItem(title: $0, image: ImageContent(systemName: "star")) }
  items[1].isEnabled = false
  let bar = TabBar()
  bar.items = items
  let window = phone()
  place(bar, in: window)
  let view = shown(in: window)
  #expect(view.texts.map(\.color) == [nil, SemanticColors.named("tertiaryLabel")?.light])
  #expect(
    view.images.map(\.color?.hex) == ["#8e8e93", SemanticColors.named("tertiaryLabel")?.light.hex])
}

/// A capsule is at least as wide as high, and its text of 13 points (6.5 a letter) has 10 points around it; a badge
/// without a text is a dot.
@Test(arguments: [("", 8.0, 8.0), ("1", 18, 18), ("12", 23, 18), ("1234", 36, 18)])
func aBadgeIsAsWideAsItsText(value: String, width: CGFloat, height: CGFloat) {
  let item = TabBarItem(title: "Title", image: ImageContent(systemName: "star"))
  item.badgeValue = value
  let bar = TabBar()
  bar.items = [item]
  let window = phone()
  guard case .badge(let badge, _)? = place(bar, in: window).bar?.parts.first else {
    Issue.record("no badge")
    return
  }
  #expect(badge.size == CGSize(width: width, height: height))
}

/// A bar shows symbols in the large scale (Human Interface Guidelines, SF Symbols), unless one has a scale of its
/// own.
@Test func aSymbolOfABarKeepsTheScaleThatItIsGiven() {
  func width(_ scale: SymbolScale?) -> CGFloat {
    var configuration = SymbolConfiguration()
    configuration.scale = scale
    let image = ImageContent(systemName: "star", withConfiguration: configuration)
    let bar = NavigationBar()
    let item = NavigationItem(title: "Title")
    item.rightBarButtonItems = [BarButtonItem(image: image)]
    bar.items = [item]
    return place(bar, in: phone()).images.first?.rect.width ?? 0
  }
  #expect(width(nil) == width(.large))
  #expect(width(.small) < width(.medium) && width(.medium) < width(.large))
}

@Test(arguments: ["1", "12", "123", "1234"])
func aBadgeBesideATitleCoversNoneOfIt(value: String) throws {
  let item = TabBarItem(title: "Title", image: ImageContent(systemName: "star"))
  item.badgeValue = value
  let bar = TabBar()
  bar.items = [item]
  let window = phone(844, 390, (.compact, .compact))
  place(bar, in: window)
  let view = shown(in: window)
  guard case .badge(let badge, _)? = view.bar?.parts.first else {
    Issue.record("no badge")
    return
  }
  #expect(try badge.maxX <= #require(view.texts.first { $0.string == "Title" }).rect.minX)
}
