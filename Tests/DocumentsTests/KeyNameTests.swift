import AutoLayout
import Foundation
import LayoutScene
import Reuse
import Testing

@testable import Documents

/// The views of a screen with one view of `className` that has one key, in JSON. Where they are written
/// is left out.
private func views(
  _ className: String, _ key: String, _ value: JSON, _ others: [JSON.Member] = []
) throws -> [SceneView] {
  var members: [JSON.Member] = [
    .init(key: "class", value: .string(className)), .init(key: key, value: value),
  ]
  members += others
  if key.hasPrefix("autoresizing") {
    members.append(.init(key: "frame", value: [10, 20, 100, 50]))
  }
  let document: JSON = [
    "canvas": ["size": "300x400"], "views": ["v": .object(members), "title": [:], "card": [:]],
  ]
  return placeless(try load(document.text(), file: "a.json").scene())
}

private func placeless(_ scene: Scene) -> [SceneView] {
  scene.views.map { view in
    var view = view
    view.origin = nil
    for index in view.images.indices { view.images[index].origin = nil }
    for index in view.texts.indices { view.texts[index].origin = nil }
    return view
  }
}

/// Keys whose examples name what the document of the test does not have.
private let elsewhere: Set = ["constraints", "views", "spacingAfter", "titleView"]

@Test(arguments: ViewClass.all.map(\.name))
func everyKeyOfAClassIsReadByEachOfItsNames(name: String) throws {
  let viewClass = try #require(ViewClass.named(name))
  for field in viewClass.allFields where !elsewhere.contains(field.name) && field.name != "class" {
    let own = try views(name, field.name, field.note.example)
    for alias in field.key.aliases {
      #expect(try views(name, alias, field.note.example) == own, "\(name).\(alias)")
    }
    if field.note.defaultValue != .null {
      _ = try views(name, field.name, field.note.defaultValue)
    }
  }
}

/// Keys of a button that give it a configuration, so that it is no system button any more.
private let ofConfigurations: Set = [
  "imagePlacement", "imagePadding", "showsActivityIndicator", "titlePadding", "titleAlignment",
  "cornerStyle", "buttonSize",
]

/// What is left out counts as its default, for what scenes show of it.
@Test(arguments: ViewClass.all.map(\.name))
func theDefaultsOfTheSchemaAreThoseOfTheViews(name: String) throws {
  let viewClass = try #require(ViewClass.named(name))
  for field in viewClass.fields where field.note.defaultValue != .null && field.name != "color" {
    let others: [JSON.Member] =
      name == "button" && ofConfigurations.contains(field.name)
      ? [.init(key: "configuration", value: "plain")] : []
    #expect(
      try views(name, field.name, field.note.defaultValue, others)
        == views(name, "hidden", false, others), "\(name).\(field.name)")
  }
}

@Test func everyKeyHasADescriptionAndAnExample() {
  for viewClass in ViewClass.all {
    for field in viewClass.allFields {
      #expect(!field.note.description.isEmpty, "\(viewClass.name).\(field.name)")
      #expect(field.note.example != .null, "\(viewClass.name).\(field.name)")
    }
  }
  for field in ScreenFields.all {
    #expect(!field.note.description.isEmpty, "\(field.name)")
    #expect(field.note.example != .null, "\(field.name)")
  }
  for field in ConstraintFields.all {
    #expect(!field.note.description.isEmpty, "\(field.name)")
    #expect(field.note.example != .null, "\(field.name)")
  }
}

@Test(arguments: [
  ("UIView", "view"), ("UILabel", "label"), ("UIButton", "button"), ("imageView", "image"),
  ("UIImageView", "image"), ("UITextField", "textField"), ("UITextView", "textView"),
  ("UISwitch", "switch"), ("UISlider", "slider"), ("progressView", "progress"),
  ("UIProgressView", "progress"), ("UIStepper", "stepper"), ("activityIndicator", "activity"),
  ("activityIndicatorView", "activity"), ("UIActivityIndicatorView", "activity"),
  ("segmentedControl", "segmented"), ("UISegmentedControl", "segmented"),
  ("UIPageControl", "pageControl"), ("UIDatePicker", "datePicker"), ("UISearchBar", "searchBar"),
  ("UINavigationBar", "navigationBar"), ("UITabBar", "tabBar"), ("UIToolbar", "toolbar"),
  ("stackView", "stack"), ("UIStackView", "stack"), ("scrollView", "scroll"),
  ("UIScrollView", "scroll"), ("UIAlertController", "alert"),
])
func everyClassGoesByTheNameThatUIKitHasForIt(name: String, own: String) throws {
  let screen = try load("views: {v: {class: \(name)}}")
  #expect(screen.window.rootView.subviews.first?.className == own)
}

/// A screen as somebody writes it who knows UIKit, and the same in the names of the contract.
@Test func aScreenInUIKitsWordsIsTheSameScreen() throws {
  let uiKit = """
    canvas: {device: iphone-14}
    preferredContentSizeCategory: accessibilityMedium
    userInterfaceStyle: .dark
    view: {backgroundColor: "#101010", layoutMargins: {leading: 30}}
    subviews:
      card:
        class: UIStackView
        axis: .vertical
        alignment: .leading
        isLayoutMarginsRelativeArrangement: true
        directionalLayoutMargins: {top: 5, leading: 6}
        customSpacing: {title: 12}
        arrangedSubviews:
          title:
            class: UILabel
            text: Words
            font: .headline
            numberOfLines: 0
            textColor: "#fafafa"
            lineBreakMode: .byWordWrapping
            contentHuggingPriority: {vertical: .defaultHigh}
            contentCompressionResistancePriority: required
          picture: {class: imageView, image: {size: 20x10}, isHidden: true}
    constraints:
      - card.topAnchor = view.safeAreaLayoutGuide.topAnchor + 8
      - card.leadingAnchor = view.layoutMarginsGuide.leadingAnchor @defaultHigh
      - card.trailingAnchor <= view.readableContentGuide.trailingAnchor
      - card.bottomAnchor <= view.keyboardLayoutGuide.topAnchor
      - card.widthAnchor = 200 @defaultLow
    """
  let own = """
    canvas: {device: iphone-14}
    textSize: accessibility1
    appearance: dark
    root: {background: "#101010", margins: {leading: 30}}
    views:
      card:
        class: stack
        axis: vertical
        alignment: leading
        marginsRelative: true
        margins: {top: 5, leading: 6}
        spacingAfter: {title: 12}
        views:
          title:
            class: label
            text: Words
            font: headline
            lines: 0
            color: "#fafafa"
            lineBreak: byWordWrapping
            hugging: {vertical: high}
            compression: 1000
          picture: {class: image, size: 20x10, hidden: true}
    constraints:
      - card.top = root.safeArea.top + 8
      - card.leading = root.margins.leading @750
      - card.trailing <= root.readable.trailing
      - card.bottom <= root.keyboard.top
      - card.width = 200 @250
    """
  let (first, second) = (try load(uiKit), try load(own))
  #expect(equations(of: first) == equations(of: second))
  #expect(placeless(first.scene()) == placeless(second.scene()))
  #expect(first.scene().cell == second.scene().cell)
  #expect(first.scene().findings.isEmpty)
}

@Test(arguments: [
  "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
  "firstBaseline", "lastBaseline",
])
func everyAnchorOfUIKitIsTheAttributeOfItsName(name: String) throws {
  func made(_ name: String) throws -> [String] {
    let text = "views: {a: {}, b: {}}\nconstraints: [a.\(name) = b.\(name)]"
    return equations(of: try load(text))
  }
  #expect(try made(name + "Anchor") == made(name))
}

@Test(arguments: [
  ("required", 1000.0), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
  ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490),
  ("high", 750), ("low", 250), ("fittingSize", 50),
])
func prioritiesGoByUIKitsNames(name: String, value: Double) throws {
  for written in [name, "." + name] {
    let view = try load("views: {v: {hugging: \(written)}}").window.rootView.subviews.first
    #expect(view?.contentHuggingPriority(for: .vertical) == LayoutPriority(value), "\(written)")
  }
  let made = try load("views: {v: {}}\nconstraints: [v.width = 5 @\(name)]").window
  #expect(made.rootView.subviews.first?.constraints.first?.priority == LayoutPriority(value))
}

@Test func aViewCalledViewIsTheOneThatEquationsMean() throws {
  let screen = try load("views: {view: {}, a: {}}\nconstraints: [a.top = view.bottom]")
  #expect(equations(of: screen) == ["a.top == view.bottom"])
}

@Test func theKeyboardMovesItsGuide() throws {
  let text = """
    canvas: {device: iphone-14}
    keyboard: 336
    views: {field: {class: textField}}
    constraints:
      - H:|-16-[field]-16-|
      - field.bottom = root.keyboard.top - 8
    """
  #expect(try load(text).scene().views[1].frame.maxY == 844 - 336 - 8)
  let hidden = text.replacingOccurrences(of: "keyboard: 336", with: "keyboard: 0")
  #expect(try load(hidden).scene().views[1].frame.maxY == 844 - 34 - 8)
}

/// What the library has and documents can say.
@Test func theLibrarysPropertiesAreRead() throws {
  let screen = try load(
    """
    canvas: {device: iphone-14}
    system: iOS 26
    root: {additionalSafeAreaInsets: {bottom: 49}}
    views:
      label: {class: label, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, baselineAdjustment: .none}
      button: {class: button, isEnabled: false}
      scroll: {class: scroll, contentOffset: {y: 120}, contentInset: {top: 10}}
      text: {class: textView, textContainerInset: 4}
      switch: {class: switch}
    """)
  let views = screen.window.rootView.subviews
  let label = try #require(views[0] as? Label)
  #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
  #expect(label.baselineAdjustment == .none)
  #expect((views[1] as? Button)?.isEnabled == false)
  let scroll = try #require(views[2] as? ScrollView)
  #expect(scroll.contentOffset == CGPoint(x: 0, y: 120) && scroll.contentInset.top == 10)
  #expect((views[3] as? TextView)?.textContainerInset == EdgeInsets(all: 4))
  #expect(screen.window.rootView.additionalSafeAreaInsets.bottom == 49)
  #expect(views[4].intrinsicContentSize == CGSize(width: 63, height: 28))
}

@Test(
  arguments: [
    ("required", 1000), ("high", 750), ("defaultHigh", 750), ("defaultLow", 250),
    ("fittingSizeLevel", 50), ("gap", 8),
  ] as [(String, Double)])
func prioritiesHaveNamesInVisualFormatToo(name: String, value: Double) throws {
  let text =
    "metrics: {gap: 8}\nviews: {a: {}}\nconstraints: ['V:|-[a(20@\(name))]', 'H:|-(4@\(name))-[a]']"
  let constraints = try load(text).window.rootView.subviews.flatMap(\.constraints)
  let own = try #require(constraints.first { $0.firstAttribute == .height })
  #expect(own.priority.value == value)
  #expect(problems("views: {a: {}}\nconstraints: ['H:|-(high)-[a]']").count == 1, "it is no length")
}

@Test func aKeyThatIsNeededMayHaveAnyOfItsNames() {
  for name in ["opacity", "shadowOpacity"] {
    #expect(problems("views: {a: {shadow: {\(name): 0.5}}}") == [])
  }
  #expect(problems("views: {a: {shadow: {radius: 1}}}").count == 1)
}

/// What holds words, excludes other keys or starts a mapping anew comes from the declarations, also of keys that are
/// nested in others.
@Test func theRulesOfNestedKeysAreKnown() {
  let rules = KeyRules.ofKeys.anywhere
  let words: Set = [
    "text", "title", "subtitle", "placeholder", "key", "name", "class", "image", "symbol", "link",
    "segments", "secondaryText",
  ]
  #expect(words.isSubset(of: rules.holdingWords))
  #expect(
    rules.holdingWords.isDisjoint(with: ["is", "constant", "spacing", "size", "color", "font"]))
}
