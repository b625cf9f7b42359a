import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

/// The only view of a document that says `keys` about it.
private func view(_ keys: String, canvas: String = "{size: 300x400}") throws -> View {
  let screen = try load("canvas: \(canvas)\nviews:\n  v: {\(keys)}\n")
  return try #require(screen.window.rootView.subviews.first)
}

private func view<V: View>(_ type: V.Type, _ keys: String) throws -> V {
  try #require(try view(keys) as? V)
}

@Test(arguments: [
  ("view", "View"), ("label", "Label"), ("button", "Button"), ("image", "ImageView"),
  ("textField", "TextField"), ("textView", "TextView"), ("switch", "Switch"),
  ("slider", "Slider"), ("progress", "ProgressView"), ("stepper", "Stepper"),
  ("activity", "ActivityIndicatorView"), ("segmented", "SegmentedControl"),
  ("pageControl", "PageControl"), ("datePicker", "DatePicker"), ("searchBar", "SearchBar"),
  ("navigationBar", "NavigationBar"), ("tabBar", "TabBar"), ("toolbar", "Toolbar"),
  ("stack", "StackView"), ("scroll", "ScrollView"), ("alert", "AlertView"),
])
func everyClassHasItsName(name: String, type: String) throws {
  let made = try view("class: \(name)")
  #expect("\(Swift.type(of: made))" == type)
  #expect(made.className == name)
  #expect(!made.translatesAutoresizingMaskIntoConstraints)
}

@Test func everyClassOfTheTablesIsAClassOfItsName() {
  for viewClass in ViewClass.all {
    #expect(viewClass.make("v").className == viewClass.name)
    let names = viewClass.allFields.flatMap(\.names)
    #expect(Set(names).count == names.count, "\(viewClass.name) has a key twice")
  }
}

@Test func anAlertIsRead() throws {
  let alert = try view(
    AlertView.self,
    "class: alert, title: T, message: M, actions: [OK, {title: No, style: cancel}, {title: Go, style: destructive}]"
  )
  #expect(alert.title == "T" && alert.message == "M")
  #expect(alert.actions.map(\.title) == ["OK", "No", "Go"])
  #expect(alert.actions.map(\.style) == [.default, .cancel, .destructive])
}

@Test(arguments: [("en", "Nov 20, 2026"), ("de", "20.11.2026"), ("ja", "2026/11/20")])
func aDatePickerWritesItsDateInTheLocale(locale: String, words: String) throws {
  let screen = try load(
    "locale: \(locale)\nviews: {d: {class: datePicker, date: \"2026-11-20T14:30\"}, e: {class: datePicker}}"
  )
  let pickers = screen.window.rootView.subviews.compactMap { $0 as? DatePicker }
  #expect(pickers.map(\.dateText).first == words)
  #expect(pickers[0].timeText.contains("30") && pickers[1].dateText.contains("2007"))
}

@Test func appearanceIsRead() throws {
  let made = try view(
    "hidden: true, background: \"#ff000080\", alpha: 0.5, cornerRadius: 8, semanticContent: spatial"
  )
  #expect(made.isHidden)
  #expect(made.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
  #expect(made.alpha == 0.5)
  #expect(made.cornerRadius == 8)
  #expect(made.semanticContentAttribute == .spatial)
}

@Test func prioritiesOfContentAreReadByAxis() throws {
  let made = try view("hugging: 300, compression: {vertical: high}")
  #expect(made.contentHuggingPriority(for: .horizontal) == 300)
  #expect(made.contentHuggingPriority(for: .vertical) == 300)
  #expect(made.contentCompressionResistancePriority(for: .horizontal) == 750)
  let other = try view("compression: {horizontal: 12.5}")
  #expect(other.contentCompressionResistancePriority(for: .horizontal) == 12.5)
  #expect(other.contentCompressionResistancePriority(for: .vertical) == 750)
}

@Test(arguments: [
  ("100x30", 100.0, 30.0), ("-x30", -1, 30), ("100x-", 100, -1), ("-x-", -1, -1),
  ("100.5 × 30", 100.5, 30), ("[10, 20]", 10, 20),
])
func anIntrinsicSizeMayLackADimension(text: String, width: Double, height: Double) throws {
  #expect(
    try view("intrinsic: \(text)").explicitIntrinsicContentSize
      == CGSize(width: width, height: height))
}

@Test func baselinesRunFromTopAndBottom() throws {
  let both = try view("intrinsic: 10x30, baselines: {first: 14, last: 6}")
  #expect(both.explicitBaselines == BaselineOffsets(firstFromTop: 14, lastFromBottom: 6))
  let one = try view("baselines: {first: 14}")
  #expect(one.explicitBaselines == BaselineOffsets(firstFromTop: 14, lastFromBottom: 0))
}

@Test func marginsAreReadBySides() throws {
  let window = try load(
    """
    canvas: {size: 300x400, margins: 24, safeArea: {top: 10, bottom: 5}}
    views:
      a: {margins: 5}
      b: {margins: {top: 1, left: 2, bottom: 3, right: 4}, insetsMarginsFromSafeArea: false}
      c: {margins: {leading: 7}, preservesSuperviewMargins: true, alignmentInsets: {left: 3}}
    """
  ).window
  let views = window.rootView.subviews
  #expect(views[0].layoutMargins == EdgeInsets(all: 5))
  #expect(
    window.systemMinimumLayoutMargins
      == DirectionalEdgeInsets(
        top: 24, leading: 24, bottom: 24, trailing: 24))
  #expect(window.safeArea == EdgeInsets(top: 10, bottom: 5))
  #expect(!views[1].insetsLayoutMarginsFromSafeArea)
  #expect(views[2].preservesSuperviewLayoutMargins)
  #expect(views[2].alignmentRectInsets == EdgeInsets(left: 3))
  window.layoutIfNeeded()
  // It lies at the top of the window, where 10 points are unsafe.
  #expect(views[0].layoutMargins == EdgeInsets(top: 15, left: 5, bottom: 5, right: 5))
  #expect(views[1].layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  #expect(views[2].directionalLayoutMargins.leading == 24)
}

@Test func aFrameIsLaidOutByItsMask() throws {
  let scene = try load(
    """
    canvas: {size: 300x400}
    views:
      a:
        frame: [10, 20, 100, 50]
        autoresizing: [flexibleWidth, flexibleTopMargin]
        views:
          b: {frame: [5, 5, 90, 40], autoresizing: [flexibleWidth]}
    """, DocumentOptions(size: CGSize(width: 320, height: 440))
  ).scene()
  #expect(
    scene.views.map(\.frame) == [
      CGRect(x: 0, y: 0, width: 320, height: 440), CGRect(x: 10, y: 60, width: 120, height: 50),
      CGRect(x: 5, y: 5, width: 110, height: 40),
    ])
}

/// The superview is 80 points wide where the frame is taken, so that 50 are left at its right side.
@Test func aFrameInAViewThatConstraintsPlaceIsForTheSizeAtTheFirstLayout() throws {
  let screen = try load(
    """
    canvas: {size: 100x60}
    views:
      box:
        views:
          a: {frame: [10, 5, 20, 10], autoresizing: [flexibleWidth]}
          b: {frame: [40, 5, 20, 10], autoresizing: [flexibleLeftMargin]}
    constraints: [box.left = root.left + 10, box.right = root.right - 10, box.top = root.top, box.height = 30]
    """)
  func frames() -> [CGRect] { Array(screen.scene().views.map(\.frame).dropFirst(2)) }
  #expect(
    frames() == [
      CGRect(x: 10, y: 5, width: 20, height: 10), CGRect(x: 40, y: 5, width: 20, height: 10),
    ])
  screen.window.size.width = 160
  #expect(
    frames() == [
      CGRect(x: 10, y: 5, width: 80, height: 10), CGRect(x: 100, y: 5, width: 20, height: 10),
    ])
}

@Test func labelsAreRead() throws {
  let label = try view(
    Label.self,
    "class: label, text: 2019, font: title1, lines: 0, textAlignment: center, "
      + "lineBreak: byTruncatingMiddle, color: \"#123456\", preferredMaxLayoutWidth: 80")
  #expect(label.text == "2019")
  #expect(label.font == .style(.title1))
  #expect(label.numberOfLines == 0)
  #expect(label.textAlignment == .center)
  #expect(label.lineBreakMode == .byTruncatingMiddle)
  #expect(label.textColor == Color(hex: "#123456"))
  #expect(label.preferredMaxLayoutWidth == 80)
}

@Test(
  arguments: [
    ("caption2", .style(.caption2)),
    ("{style: body, weight: semibold}", .style(.body, weight: .semibold)),
    ("{style: body, weight: 650}", .style(.body, weight: FontWeight(650))),
    ("{size: 20}", .fixed(Font(size: 20))),
    ("{style: body, design: serif}", .style(.body, design: .serif)),
    ("{size: 20, design: monospaced}", .fixed(Font(size: 20).withDesign(.monospaced))),
    ("{family: Noto Sans, size: 20, design: serif}", .fixed(Font(family: "Noto Sans", size: 20))),
    (
      "{family: Noto Serif, size: 20, weight: bold, italic: true}",
      .fixed(Font(family: "Noto Serif", size: 20, weight: .bold, isItalic: true))
    ),
    (
      "{family: Noto Serif, size: 20, style: title1}",
      .scaled(Font(family: "Noto Serif", size: 20), as: .title1)
    ),
    (
      "{style: headline, italic: true}",
      .scaled(Font(size: 17, weight: .semibold, isItalic: true), as: .headline)
    ),
  ] as [(String, FontDescriptor)])
func fontsAreRead(text: String, expected: FontDescriptor) throws {
  #expect(try view(Label.self, "class: label, font: \(text)").font == expected)
}

@Test func buttonsAreRead() throws {
  let button = try view(
    Button.self,
    "class: button, title: Go, image: {size: 20x10}, font: footnote, contentInsets: {left: 3, right: 5}"
  )
  #expect(button.title == "Go")
  #expect(button.image == ImageContent(size: CGSize(width: 20, height: 10)))
  #expect(button.contentInsets == DirectionalEdgeInsets(leading: 3, trailing: 5))
  let mirrored =
    try load(
      "locale: ar\nviews: {b: {class: button, contentInsets: {left: 3, right: 5}}}"
    ).window.rootView.subviews.first as? Button
  #expect(mirrored?.contentInsets == DirectionalEdgeInsets(leading: 5, trailing: 3))
}

@Test func controlsAreRead() throws {
  #expect(try view(TextField.self, "class: textField, placeholder: P").placeholder == "P")
  #expect(try view(TextField.self, "class: textField, text: T").text == "T")
  let textView = try view(TextView.self, "class: textView, text: T, scrolls: false")
  #expect(textView.text == "T" && !textView.isScrollEnabled)
  #expect(try view(Switch.self, "class: switch, on: true").isOn)
  #expect(try view(Slider.self, "class: slider, value: 0.25").value == 0.25)
  #expect(try view(ProgressView.self, "class: progress, value: 1").progress == 1)
  #expect(try view(ActivityIndicatorView.self, "class: activity, large: true").isLarge)
  let segmented = try view(SegmentedControl.self, "class: segmented, segments: [A, 2], selected: 1")
  #expect(segmented.segments == ["A", "2"])
  #expect(segmented.selectedSegmentIndex == 1)
  let pages = try view(PageControl.self, "class: pageControl, pages: 5, current: 2")
  #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
  #expect(try view(SearchBar.self, "class: searchBar, placeholder: Find").placeholder == "Find")
  #expect(try view(NavigationBar.self, "class: navigationBar, title: T").title == "T")
}

@Test func stacksArrangeTheirViews() throws {
  let stack = try view(
    StackView.self,
    "class: stack, axis: vertical, spacing: 4, distribution: equalCentering, alignment: trailing, "
      + "spacingAfter: {a: 20}, marginsRelative: true, baselineRelative: true, "
      + "views: {a: {}, b: {class: label}}")
  #expect(stack.axis == .vertical)
  #expect(stack.spacing == 4)
  #expect(stack.distribution == .equalCentering)
  #expect(stack.alignment == .trailing)
  #expect(stack.isLayoutMarginsRelativeArrangement && stack.isBaselineRelativeArrangement)
  #expect(stack.arrangedSubviews.map(\.identifier) == ["a", "b"])
  #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
}

@Test func theRootHasKeysOfItsOwn() throws {
  let screen = try load(
    """
    root: {class: stack, axis: vertical, background: "#000", margins: 30}
    views: {a: {}, b: {}}
    """)
  let root = try #require(screen.window.rootView as? StackView)
  #expect(root.identifier == "root")
  #expect(root.arrangedSubviews.count == 2)
  #expect(root.backgroundColor == Color(hex: "#000"))
}

@Test func identifiersMayBeOfAnyScript() throws {
  let screen = try load(
    "views: {名前: {}, étiquette_2: {}}\nconstraints: [名前.top = étiquette_2.bottom + 3]")
  #expect(equations(of: screen) == ["名前.top == étiquette_2.bottom + 3.0"])
}

@Test func jsonDocumentsAreRead() throws {
  let text = """
    {"canvas": {"size": "200x100"}, "metrics": {"gap": 2.5e0},
     "views": {"a": {"class": "label", "text": "\\ud83d\\ude00 \\u00e9\\n", "hidden": true},
               "b": {"alpha": 1, "frame": [1, 2, 3, 4]}},
     "constraints": ["a.top = b.bottom + gap", {"is": "a.width = 5", "priority": 5},
                     {"visual": "H:|[a]", "align": []}]}
    """
  let screen = try load(text, file: "a.json")
  #expect((screen.window.rootView.subviews.first as? Label)?.text == "😀 é\n")
  #expect(
    equations(of: screen) == [
      "a.top == b.bottom + 2.5", "a.leading == root.leading", "a.width == 5.0 @5.0",
    ])
}

@Test func aTransformScalesThenTurnsThenMoves() throws {
  let turned = try view("transform: {rotation: 90, scale: [2, 1], translation: [3, 4]}").transform
  let place = CGPoint(x: 1, y: 0).applying(turned)
  #expect(abs(place.x - 3) < 1e-9 && abs(place.y - 6) < 1e-9)
  #expect(try view("transform: {scale: 2}").transform == CGAffineTransform(scaleX: 2, y: 2))
  #expect(
    problems("views:\n  v: {transform: 45}\n") == [
      "2:18: transform: expected a mapping with keys such as rotation or scale, found “45”"
    ])
  #expect(problems("views:\n  v: {transform: {angle: 45}}\n").count == 1)
}

/// UIKit calls these a style, so that a hint says which key takes the word.
@Test func everyLookThatUIKitCallsAStyleHasAHint() {
  for field in ViewClass.anyFields where field.name.hasSuffix("Style") {
    for case .string(let word) in field.key.makeSchema()["enum"]?.elements ?? [] {
      #expect(KeyNames.key(ofLook: word)?.hasSuffix(": \(word)") == true, "\(field.name): \(word)")
    }
  }
}
