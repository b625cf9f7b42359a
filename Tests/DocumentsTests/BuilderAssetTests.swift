import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// The beginning of a PNG, which is all that layout reads.
private func png(_ width: UInt8, _ height: UInt8) -> Data {
  Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0])
}

private func scene(_ folder: String, _ appearance: Appearance = .light) throws -> Scene {
  var options = DocumentOptions()
  options.appearance = appearance
  return try OpenDocument.open(path: folder + "/App/View.xib").screen(
    options: options, measurer: FixedWidthMeasurer()
  ).scene()
}

private let components = #""color-space": "srgb", "components": {"#

@Test(
  arguments: [
    // Components are hexadecimal, whole numbers up to 255, or fractions.
    (#""red": "0x0A", "green": "0x5C", "blue": "0xD8", "alpha": "1.000"}"#, "#0a5cd8"),
    (#""red": "10", "green": "92", "blue": "216", "alpha": "1.000"}"#, "#0a5cd8"),
    (#""red": "0.5", "green": "0", "blue": "1.0", "alpha": "0.5"}"#, "#8000ff80"),
    (#""white": "0.5", "alpha": "1.000"}"#, "#808080"),
    // Those outside of the range are its ends.
    (#""red": "0x-1", "green": "300", "blue": "0x1FF", "alpha": "1.000"}"#, "#00ffff"),
    // The alpha is a fraction, even where it is written as a whole number.
    (#""red": "10", "green": "92", "blue": "216", "alpha": "1"}"#, "#0a5cd8"),
    (#""red": "10", "green": "92", "blue": "216", "alpha": 1}"#, "#0a5cd8"),
    (#""red": "10", "green": "92", "blue": "216", "alpha": "0"}"#, "#0a5cd800"),
  ])
func aNamedColorIsThatOfTheCatalog(light: String, expected: String) throws {
  let contents = """
    {"colors": [{"idiom": "universal", "color": {\(components)\(light)}},
    {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
    "color": {\(components)"red": "0x00", "green": "0x00", "blue": "0x00", "alpha": "1"}}},
    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
    "color": {\(components)"red": "0xFF", "green": "0xFF", "blue": "0x00", "alpha": "1.000"}}}]}
    """
  let document = BuilderText.xib(
    "<subviews>"
      + BuilderText.view(
        "box-aa-001", "0 0 9 9", "", "<color key=\"backgroundColor\" name=\"Brand\"/>")
      + "</subviews>",
    resources: "<namedColor name=\"Brand\"><color white=\"0\" alpha=\"1\"/></namedColor>")
  // A catalog beside the document or in the project's folder, also in a group.
  for place in ["App/Assets.xcassets", "Assets.xcassets/Group", "App/Resources/A.xcassets"] {
    let files = [
      "App/View.xib": document, "plumb.yaml": "",
      "\(place)/Brand.colorset/Contents.json": contents,
    ]
    try withFolder(files) { folder in
      let light = try scene(folder).views.first { $0.id == "box-aa-001" }?.background
      let dark = try scene(folder, .dark).views.first { $0.id == "box-aa-001" }?.background
      #expect(light == Color(hex: expected), "\(place)")
      #expect(dark == Color(hex: "#ffff00"), "\(place)")
    }
  }
}

@Test func anImageIsThatOfTheCatalogWithItsScaleAndRendering() throws {
  let contents = """
    {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
    {"idiom": "universal", "filename": "b.png", "scale": "2x"},
    {"idiom": "universal", "filename": "c.png", "scale": "2x",
    "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
    "properties": {"template-rendering-intent": "template"}}
    """
  let document = BuilderText.xib(
    "<subviews>"
      + BuilderText.view("ima-ge-001", "0 0 9 9", name: "imageView", "image=\"Logo\"")
      + "</subviews>", resources: "<image name=\"Logo\" width=\"9\" height=\"9\"/>")
  let set = "App/Assets.xcassets/Logo.imageset"
  try withFolder(
    ["App/View.xib": document, "plumb.yaml": "", "\(set)/Contents.json": contents],
    data: ["\(set)/a.png": png(20, 10), "\(set)/b.png": png(42, 20), "\(set)/c.png": png(2, 2)]
  ) { folder in
    let image = try scene(folder).views.first { $0.id == "ima-ge-001" }?.images.first
    #expect(image?.path?.hasSuffix("Logo.imageset/b.png") == true)
    #expect(image?.isTemplate == true)
    let view = try scene(folder).views.first { $0.id == "ima-ge-001" }
    #expect(view?.naturalSize == CGSize(width: 21, height: 10))
    let named = try OpenDocument.open(path: folder + "/App/View.xib").namedFiles
    #expect(
      named.map { ($0 as NSString).lastPathComponent } == ["Contents.json", "b.png", "c.png"])
  }
}

/// A document with an image view, and what its catalog has of the image.
private func withImage(
  _ part: String, _ data: [String: Data], _ body: (SceneView, [Finding]) throws -> Void
) throws {
  let document = BuilderText.xib(
    "<subviews>"
      + BuilderText.view("ima-ge-001", "0 0 9 9", name: "imageView", "image=\"Logo\"")
      + "</subviews>", resources: "<image name=\"Logo\" width=\"30\" height=\"20\"/>")
  let set = "App/Assets.xcassets/Logo.imageset"
  let contents = "{\"images\": [{\"idiom\": \"universal\", \(part)}]}"
  let files = ["App/View.xib": document, "plumb.yaml": "", "\(set)/Contents.json": contents]
  let pictures = Dictionary(uniqueKeysWithValues: data.map { ("\(set)/\($0)", $1) })
  try withFolder(files, data: pictures) { folder in
    let shown = try scene(folder)
    try body(#require(shown.views.first { $0.id == "ima-ge-001" }), shown.findings)
  }
}

@Test func aPictureOfAKindThatIsNotReadIsNotedAndHasItsRecordedSize() throws {
  let heic = Data([0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 64))
  try withImage(#""filename": "a.heic", "scale": "1x""#, ["a.heic": heic]) { view, findings in
    #expect(view.naturalSize == CGSize(width: 30, height: 20))
    let note = try #require(findings.first { $0.rule == .unreadPicture })
    #expect(note.severity == .note)
    #expect(note.message.contains("Logo.imageset/a.heic"))
    #expect(note.origin?.line == 7)
  }
  try withImage(#""filename": "a.png", "scale": "1x""#, ["a.png": png(9, 9)]) { _, findings in
    #expect(!findings.contains { $0.rule == .unreadPicture })
  }
}

@Test(
  arguments: [
    ("9-part", CGSize(width: 11, height: 9)), ("3-part-horizontal", CGSize(width: 11, height: 40)),
    ("3-part-vertical", CGSize(width: 60, height: 9)),
  ] as [(String, CGSize)])
func aPictureWithSlicesHasTheSizeThatTheyLeave(mode: String, size: CGSize) throws {
  let slices = """
    "resizing": {"mode": "\(mode)", "center": {"mode": "stretch", "width": 2, "height": 2},
    "cap-insets": {"left": 10, "right": 10, "top": 8, "bottom": 8}}
    """
  try withImage(
    #""filename": "a.png", "scale": "2x", "# + slices, ["a.png": png(120, 80)]
  ) { view, _ in #expect(view.naturalSize == size) }
}

@Test func aBrokenCatalogLeavesTheValuesOfTheDocument() throws {
  let document = BuilderText.xib(
    "<subviews>"
      + BuilderText.view(
        "box-aa-001", "0 0 9 9", "", "<color key=\"backgroundColor\" name=\"Brand\"/>")
      + "</subviews>",
    resources:
      "<namedColor name=\"Brand\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/></namedColor>"
  )
  for contents in [
    "{", #"{"colors": 5}"#, #"{"colors": [{"color": {"components": {}}}]}"#,
    #"{"colors": [{"color": {"components": {"red": "nan", "green": "0", "blue": "inf"}}}]}"#,
  ] {
    let files = [
      "App/View.xib": document, "App/A.xcassets/Brand.colorset/Contents.json": contents,
    ]
    try withFolder(files) { folder in
      let color = try scene(folder).views.first { $0.id == "box-aa-001" }?.background
      #expect(color == Color(hex: "#0000ff"), "\(contents)")
    }
  }
}

@Test func aSetOfColorsThatIsNoJSONIsNotedWhereItIsUsed() throws {
  let document = BuilderText.xib(
    "<subviews>"
      + BuilderText.view(
        "box-aa-001", "0 0 9 9", "", "<color key=\"backgroundColor\" name=\"Brand\"/>")
      + "</subviews>",
    resources:
      "<namedColor name=\"Brand\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
  )
  let file = "App/Assets.xcassets/Brand.colorset/Contents.json"
  try withFolder(["App/View.xib": document, "plumb.yaml": "", file: "{\"colors\": ["]) { folder in
    let scene = try scene(folder)
    let notes = scene.findings.filter { $0.rule == .unreadValue }
    #expect(
      notes.map(\.message) == [
        "the set of assets “Assets.xcassets/Brand.colorset/Contents.json” is not read, as it is no JSON"
      ])
    #expect(notes.first?.view == "box-aa-001")
    #expect(scene.views.first { $0.id == "box-aa-001" }?.background == Color(hex: "#ff0000"))
  }
}

@Test func theAppearanceOfTheDocumentsDeviceIsTheDefault() throws {
  let text = BuilderText.xib(
    "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
  ).replacingOccurrences(of: "orientation=", with: "appearance=\"dark\" orientation=")
  for (asked, color) in [(nil, "#000000"), (.dark, "#000000"), (.light, "#ffffff")]
    as [(Appearance?, String)]
  {
    var options = DocumentOptions()
    options.appearance = asked
    let root = try load(text, file: "a.xib", options).scene().views.first
    #expect(root?.background == Color(hex: color))
  }
}

@Test(arguments: [("iphone-15", "#ff0000"), ("ipad", "#0000ff")])
func aColorOfTheIdiomGoesBeforeTheOneForAll(device: String, expected: String) throws {
  let color = { (idiom: String, red: Int, blue: Int) in
    "{\"idiom\": \"\(idiom)\", \"color\": {\(components)\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"\(blue)\", \"alpha\": \"1\"}}}"
  }
  let colors = [color("universal", 0, 0), color("iphone", 255, 0), color("ipad", 0, 255)]
  let files = [
    "App/View.xib": BuilderText.xib(
      "<subviews>"
        + BuilderText.view(
          "box-aa-001", "0 0 9 9", "", "<color key=\"backgroundColor\" name=\"Brand\"/>")
        + "</subviews>"),
    "plumb.yaml": "",
    "Assets.xcassets/Brand.colorset/Contents.json":
      "{\"colors\": [\(colors.joined(separator: ", "))]}",
  ]
  try withFolder(files) { folder in
    var options = DocumentOptions()
    options.device = Device.named(device)
    let views = try OpenDocument.open(path: folder + "/App/View.xib").screen(
      options: options, measurer: FixedWidthMeasurer()
    ).scene().views
    let box = try #require(views.first { $0.id == "box-aa-001" })
    #expect(box.background == Color(hex: expected))
  }
}

/// The Global Tint of a storyboard or xib tints what has no tint of its own.
@Test func theTintOfTheDocumentIsThatOfItsViews() throws {
  let color = { (red: Double) in
    "<color key=\"tintColor\" red=\"\(red)\" green=\"0\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }
  let views =
    "<subviews>\(BuilderText.view("one-vi-001", "0 0 50 30", name: "slider"))"
    + "\(BuilderText.view("two-vi-001", "0 40 50 30", name: "slider", "", color(0.2)))</subviews>"
  let text = BuilderText.xib(views).replacing("</document>", with: color(1) + "</document>")
  let scene = try load(text, file: "test.xib").scene(includesAmbiguity: false)
  let reds = ["one-vi-001", "two-vi-001"].map { id in
    scene.views.first { $0.id == id }?.look.tint?.red
  }
  #expect(reds == [1, 0.2])
}

/// The color set that Xcode makes for new apps tints their windows; one without a color changes nothing.
@Test func theAccentColorTintsWhatHasNoTintOfItsOwn() throws {
  let values =
    #""color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1"}}"#
  for (color, expected) in [(", \(values)", Color(0xFF0000) as Color?), ("", nil)] {
    let contents = "{\"colors\": [{\"idiom\": \"universal\"\(color)}]}"
    try withFolder([
      "App/View.xib": BuilderText.xib(""),
      "App/Assets.xcassets/AccentColor.colorset/Contents.json": contents,
    ]) { folder in
      let found = try tint(folder)
      #expect(found == expected)
    }
    let own = BuilderText.xib(
      "<color key=\"tintColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>")
    try withFolder([
      "App/View.xib": own, "App/Assets.xcassets/AccentColor.colorset/Contents.json": contents,
    ]) { folder in
      let found = try tint(folder)
      #expect(found == Color(0x0000FF))
    }
  }
}

/// A folder of projects may have other apps, such as that of a watch.
@Test func theAccentColorOfAnotherAppChangesNothing() throws {
  let contents =
    #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
  try withFolder([
    "plumb.yaml": "", "App/View.xib": BuilderText.xib(""),
    "App/Assets.xcassets/Brand.colorset/Contents.json": contents,
    "Watch/Assets.xcassets/AccentColor.colorset/Contents.json": contents,
  ]) { folder in
    let found = try tint(folder)
    #expect(found == nil)
  }
}

private func tint(_ folder: String) throws -> Color? {
  try OpenDocument.open(path: folder + "/App/View.xib").screen(measurer: FixedWidthMeasurer())
    .window.rootView.tintColor
}
