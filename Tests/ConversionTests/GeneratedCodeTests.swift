import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Conversion
@testable import Documents

/// Documents as code, which is built with these tests in PlumbKit's names and with those of UIKit in its own, against
/// the documents: those of the transcripts, which use every class, one with the arrangements that they lack, and
/// samples.
///
/// `PLUMB_SNAPSHOTS=record` writes the code that differs, and the run fails.
@Suite struct GeneratedCodeTests {
  typealias Sample = (path: String, make: @Sendable () -> View)

  /// Between them they have every name that differs in PlumbKit.
  static let samples: [Sample] = [
    ("Tests/ConversionTests/Fixtures/arrangements", { ArrangementsView() }),
    ("Tests/SampleTests/Transcripts/Project/buttons", { ButtonsView() }),
    ("Tests/SampleTests/Transcripts/Project/controls", { ControlsView() }),
    ("Tests/SampleTests/Transcripts/Project/looks", { LooksView() }),
  ]

  static let built: [(String, SwiftNames)] =
    samples.map { ($0.path, .plumb) } + samples.map { ($0.path, .uikit) }
    + ["bars", "fields", "forms", "labels", "lists", "margins"].map {
      ("Tests/SampleTests/Transcripts/Project/" + $0, .uikit)
    } + screens.map { ("Samples/" + $0, .uikit) }

  /// Samples whose code is built with UIKit's names alone. That in PlumbKit's differs by names only.
  static let screens = [
    "first-screen", "label-as-constraints", "stack-hidden", "stack-form", "stack-baseline-spacing",
    "scroll-view", "margins", "sign-in", "dynamic-type", "line-breaks", "right-to-left",
    "detail-row-wrong", "settings", "autoresizing", "attributed-text", "red-view", "red-view-sized",
    "red-label", "menu-cell", "detail-row", "button-centered", "button-with-label", "two-buttons",
    "message-row", "competing-heights", "baseline-row", "stack-distributions", "stack-alignments",
    "formats", "plurals", "unsatisfiable",
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func document(_ path: String) throws -> OpenDocument {
    try OpenDocument.open(path: root.appendingPathComponent("\(path).yaml").path)
  }

  private static func code(_ path: String, _ names: SwiftNames) throws -> SwiftScreen {
    let name = URL(fileURLWithPath: path).lastPathComponent
    // A sample may have the name of a document of the transcripts.
    let screen = path.hasPrefix("Samples/") ? "sample-\(name)" : name
    return try SwiftScreen(
      document(path), DocumentOptions(), file: "\(name).yaml",
      className: SwiftMembers.className(screen), names: names, measurer: FixedWidthMeasurer())
  }

  /// The tests of UIKit are built with the code in its names, and compare its frames.
  @Test(arguments: built)
  func theCodeIsWhatConvertWrites(path: String, names: SwiftNames) throws {
    let screen = try Self.code(path, names)
    let tests = names == .plumb ? "ConversionTests" : "UIKitTests"
    try Self.expect(
      "// swift-format-ignore-file\n" + screen.text,
      in: Self.root.appendingPathComponent("Tests/\(tests)/Generated/\(screen.className).swift"))
  }

  private static func expect(_ text: String, in file: URL) throws {
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let environment = ProcessInfo.processInfo.environment
    if recorded != text, environment["PLUMB_SNAPSHOTS"] == "record", environment["CI"] == nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(recorded == text)
  }

  /// The code of the others lacks an image that has a size.
  @Test(arguments: [samples[0].path, samples[2].path])
  func theCodeGivesTheFramesOfTheDocument(path: String) throws {
    let screen = try Self.document(path).screen(
      options: DocumentOptions(), measurer: FixedWidthMeasurer())
    let sample = try #require(Self.samples.first { $0.path == path })
    let window = Window(
      size: screen.window.size, safeArea: screen.window.safeArea, traits: screen.window.traits,
      measurer: FixedWidthMeasurer(), rootView: sample.make())
    window.systemMinimumLayoutMargins = screen.window.systemMinimumLayoutMargins
    screen.window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(Self.frames(window.rootView) == Self.frames(screen.window.rootView))
  }

  private static func frames(_ view: View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  /// Texts of parts, which attributed texts have, bars, lists and pictures of symbols have other values in PlumbKit.
  @Test(arguments: screens.filter { $0 != "attributed-text" })
  func uiKitsCodeDiffersByNamesAlone(name: String) throws {
    let screens = try (
      uikit: Self.code("Samples/" + name, .uikit), plumb: Self.code("Samples/" + name, .plumb)
    )
    for note in screens.plumb.notes.map(\.message) {
      #expect(note.hasSuffix("without its format") || note.hasPrefix("the variant"))
    }
    // An app has its pictures in its bundle.
    let code = screens.uikit.text.replacingOccurrences(
      of: #"UIImage\(named: "[^"]*"\) \?\? "#, with: "", options: .regularExpression)
    let uikit = SwiftNames.table.reduce(code) {
      $0.replacingOccurrences(of: $1.uikit, with: $1.plumb)
    }
    #expect(uikit == screens.plumb.text)
  }
}

// MARK: Styles

@Test func aViewThatConstraintsPlaceHasTheSizeOfItsMasks() throws {
  let view = "views: {wide: {frame: [10, 10, 280, 30], autoresizing: [flexibleWidth]}}"
  let lines = try code(view).text
  #expect(lines.contains("part.frame.size = CGSize(width: 300, height: 200)"))
  #expect(try !code("class: label, text: a").text.contains("frame.size"))
}

/// UIKit has no property for it: the code has the constraints that it stands for.
@Test func theSizeOfAButtonThatIsOnlyAnImageIsKept() throws {
  let screen = try code("class: button, image: {symbol: xmark}, intrinsic: 30x30")
  #expect(screen.notes == [])
  for (side, relation) in [("width", "lessThan"), ("height", "greaterThan")] {
    let line = "part.\(side)Anchor.constraint(\(relation)OrEqualToConstant: 30)"
    #expect(screen.text.contains(line), "\(screen.text)")
  }
  // A title has a size of its own, which such constraints do not replace.
  #expect(try code("class: button, title: A, intrinsic: 30x30").notes.count == 1)
}

@Test func anIndicatorThatIsSeenTurns() throws {
  #expect(try code("class: activity").text.contains("part.startAnimating()"))
  #expect(try !code("class: activity, hidden: true").text.contains("startAnimating"))
}

@Test func aGradientIsTheLayerOfAView() throws {
  let gradient = "gradient: {colors: [systemRed, systemBlue], locations: [0, 0.5]}"
  let screen = try code(gradient)
  #expect(screen.notes == [])
  #expect(screen.text.contains("let part = GradientView()"))
  #expect(screen.text.contains("part.gradient.locations = [0, 0.5]"))
  #expect(screen.text.contains("UIColor.systemRed.cgColor"))
  #expect(
    try code(gradient, .plumb).text.contains(
      "part.gradient = Gradient(colors: [Color.systemRed, Color.systemBlue], locations: [0, 0.5]"))
}

/// A view that its frame places has no constraints for that as well.
@Test func theFrameOfAViewIsWrittenOnce() throws {
  let text = """
    name: Card
    canvas: {size: 300x200}
    views:
      part: {frame: [10, 20, 280, 40], autoresizing: [flexibleWidth]}
    """
  let screen = try code(ofDocument: text)
  #expect(screen.notes == [])
  #expect(screen.text.contains("part.frame = CGRect(x: 10, y: 20, width: 280, height: 40)"))
  #expect(
    screen.text.contains("if frame.isEmpty { frame.size = CGSize(width: 300, height: 200) }"))
  #expect(!screen.text.contains("constraint(") && !screen.text.contains("activate"))
}

// MARK: Bars

private func screen(_ text: String, _ names: SwiftNames = .uikit) throws -> SwiftScreen {
  try code(ofDocument: "name: Albums\ncanvas: {device: iphone-15}\n" + text, names)
}

private let attachedBars = """
  navigationBar:
    title: Albums
    leftItems: [{system: edit}]
    rightItems: [Done, {title: Share, style: done, enabled: false}]
    titleView: modes
    search: {placeholder: Artists}
    views: {modes: {class: segmented, segments: [A, B]}}
  tabBar:
    items: [{title: Listen, image: {symbol: play.circle}}, {title: Albums, image: {symbol: square.stack}, badge: 3}]
    selected: 1
  toolbar: {items: [Select, flexibleSpace, {system: trash}]}
  """

@Test func barsBelongToTheControllerOfTheScreen() throws {
  let screen = try screen(attachedBars)
  #expect(screen.notes == [])
  for line in [
    "final class AlbumsViewController: UIViewController {", "navigationItem.title = \"Albums\"",
    "navigationItem.titleView = screen.modes",
    "UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),",
    "let rightBarButtonItem2 = UIBarButtonItem(title: \"Share\", style: .done, target: nil, action: nil)",
    "rightBarButtonItem2.isEnabled = false",
    "navigationItem.searchController?.searchBar.placeholder = \"Artists\"",
    "tabBarItem = UITabBarItem(title: \"Albums\", image: UIImage(systemName: \"square.stack\"), tag: 0)",
    "tabBarItem.badgeValue = \"3\"", ".flexibleSpace(),",
    "navigationController?.setToolbarHidden(false, animated: animated)",
  ] { #expect(screen.text.contains(line), "\(line) in\n\(screen.text)") }
  #expect(!screen.text.contains("is left out"))
}

@Test func aBarAmongTheViewsHasItsItems() throws {
  let screen = try screen(
    """
    views:
      tools: {class: toolbar, items: [Select, flexibleSpace, {title: Delete, tint: systemRed}]}
      head: {class: navigationBar, title: Song, leftItems: [Close]}
    constraints:
      - tools.leading = root.leading
      - tools.trailing = root.trailing
      - tools.bottom = root.safeArea.bottom
      - head.leading = root.leading
      - head.trailing = root.trailing
      - head.top = root.safeArea.top
    """)
  #expect(screen.notes == [])
  for line in [
    "let tools = UIToolbar()", "tools.items = [", "toolsItem3.tintColor = .systemRed",
    "let headItem = UINavigationItem(title: \"Song\")", "headItem.leftBarButtonItems = [",
    "head.items = [headItem]",
    "tools.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)",
  ] { #expect(screen.text.contains(line), "\(line) in\n\(screen.text)") }
}

@Test func withPlumbKitsNamesBarsAreLeftToTheController() throws {
  let screen = try screen(attachedBars, .plumb)
  #expect(
    screen.notes.map(\.message) == [
      "navigationBar belongs to the view controller", "tabBar belongs to the view controller",
      "toolbar belongs to the view controller",
    ])
}

@Test(arguments: [
  (SwiftNames.uikit, "glass.effect = UIBlurEffect(style: .systemThinMaterial)"),
  (.plumb, "glass.effect = .systemThinMaterial"),
])
func whatStandsOnAMaterialIsInItsContentView(names: SwiftNames, effect: String) throws {
  let screen = try screen(
    """
    views:
      glass: {class: visualEffect, effect: systemThinMaterial, views: {inner: {class: label, text: A}}}
    constraints: [glass.edges = root, inner.center = glass.center]
    """, names)
  #expect(screen.notes == [])
  #expect(screen.text.contains(effect))
  #expect(screen.text.contains("glass.contentView.addSubview(inner)"))
}

// MARK: Lists

@Test func aListHasItsCellsInAFixedTable() throws {
  let screen = try screen(
    """
    views:
      menu:
        class: list
        listStyle: insetGrouped
        sections:
          - header: Network
            cells:
              flight: {text: Flight Mode, image: {symbol: airplane}, accessory: {class: switch, on: true}}
              wifi: {text: Wi-Fi, secondaryText: Home, cell: value1, accessory: disclosureIndicator}
          - footer: Until sunset.
            cells:
              light: {views: {value: {class: slider}}, constraints: ["H:|-[value]-|", "V:|-[value]-|"]}
    constraints: [menu.edges = root]
    """)
  #expect(screen.notes == [])
  for line in [
    "let menu = FixedTable(frame: .zero, style: .insetGrouped)",
    "let wifi = UITableViewCell(style: .value1, reuseIdentifier: nil)",
    "var wifiContent = UIListContentConfiguration.valueCell()",
    "wifiContent.secondaryText = \"Home\"", "wifi.accessoryType = .disclosureIndicator",
    "flightAccessory.isOn = true", "flight.accessoryView = flightAccessory",
    "FixedTable.Part(header: \"Network\", cells: [flight, wifi]),",
    "FixedTable.Part(footer: \"Until sunset.\", cells: [light]),",
    "light.contentView.addSubview(value)",
    "value.leadingAnchor.constraint(equalTo: light.contentView",
  ] { #expect(screen.text.contains(line), "\(line) in\n\(screen.text)") }
}

// MARK: What a device decides

/// UIKit adds the safe area to margins that are set.
@Test func marginsAreWrittenWithoutTheSafeArea() throws {
  let text = try code(
    ofDocument: """
      canvas: {device: iphone-14}
      views: {a: {margins: {leading: 16, top: 0}}, b: {margins: {left: 3, bottom: 4}}}
      constraints: [a.edges = root, b.edges = root]
      """
  ).text
  #expect(text.contains("NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)"))
  #expect(text.contains("UIEdgeInsets(top: 0, left: 3, bottom: 4, right: 0)"))
}

@Test func picturesAreLookedUpByTheirNames() throws {
  let image = ImageContent(path: "Pictures/shoe@2x.png", size: CGSize(width: 20, height: 10))
  let words = SwiftValues(names: .uikit, colors: nil)
  #expect(
    words.image(image)
      == "UIImage(named: \"shoe\") ?? UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }"
  )
}

/// What is decided for one device or language is noted at its place, as the code does not have it.
@Test func conditionsAndFormatsAreNoted() throws {
  let notes = try code(
    ofDocument: """
      canvas: {size: 300x200}
      views:
        a: {class: label, text: {number: 4.5}, when: {width: compact}}
        b: {class: label, text: Two}
      constraints:
      - {is: a.width = 100, when: {width: compact}}
      - {is: a.width = 300, when: {width: regular}}
      """
  ).notes
  #expect(
    notes.map { "\($0.origin?.line ?? 0): \($0.message)" } == [
      "3: when: {width: compact} is decided for one device: the code has what holds there",
      "6: when: {width: compact} is decided for one device: the code has what holds there",
      "7: when: {width: regular} is decided for one device: the code has what holds there",
      "3: text of a is written as it is shown here, without its format",
    ])
}

/// A slider of a document is in its middle, and UIKit's at its beginning.
@Test func aSliderHasItsValueWhereNoneIsWritten() throws {
  #expect(try code("class: slider").text.contains("value = 0.5"))
}

/// The code is that of the screen as it is, or of the chosen variant.
@Test(arguments: [(nil, ["flat", "sale"]), ("sale", ["flat"])] as [(String?, [String])])
func variantsThatTheCodeLacksAreNoted(chosen: String?, left: [String]) throws {
  let notes = try code(
    ofDocument: """
      views: {a: {class: label, text: Hello}}
      constraints: [{is: a.top = root.top, id: top}, a.left = root.left]
      variants:
        flat: {when: {orientation: landscape}, constraints: {top: {constant: 60}}}
        sale: {views: {a: {text: Sale}}}
      """, variant: chosen
  ).notes
  #expect(
    notes.map(\.message)
      == left.map { "the variant \($0) is not converted: the code has the screen" })
}

/// In UIKit the label of a button with a configuration does not decide the font of its title.
@Test func theFontOfAConfiguredButtonIsThatOfItsConfiguration() throws {
  let button =
    "class: button, configuration: filled, title: Go, font: {size: 24, weight: bold}, titleAlignment: leading"
  let uikit = try code(button)
  #expect(uikit.notes == [])
  #expect(uikit.text.contains("attributes.font = UIFont.systemFont(ofSize: 24, weight: .bold)"))
  #expect(uikit.text.contains("partConfiguration.titleAlignment = .leading"))
  #expect(!uikit.text.contains("titleLabel"))
  #expect(
    try code(button, .plumb).text.contains("part.font = .systemFont(ofSize: 24, weight: .bold)"))
}

@Test func aPixelOfAPhoneIsAThird() throws {
  let text = try code("border: {width: hairline, color: red}, class: activity, color: red")
    .text
  #expect(text.contains("part.layer.borderWidth = 0.5") && text.contains("part.color = "))
  let document = """
    canvas: {size: 300x200, scale: 3}
    views: {part: {}}
    constraints: [part.top = root.top, part.left = root.left, part.width = 9, part.height = hairline]
    """
  let third = try code(ofDocument: document)
  #expect(third.text.contains("heightAnchor.constraint(equalToConstant: 1.0 / 3)"))
}

/// A class that the table of names lacks is said to have no equal.
@Test func everyClassOfDocumentsHasANameInCode() {
  let others: Set = ["navigationBar", "tabBar", "toolbar", "list", "section", "cell", "alert"]
  for viewClass in ViewClass.all {
    let word = SwiftNames.word(for: type(of: viewClass.make("v")))
    #expect((word == nil) == others.contains(viewClass.name), "\(viewClass.name)")
  }
}
