import AutoLayout
import Documents
import Files
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Conversion

// MARK: Names

@Test(
  arguments: [
    ("Sign In", "signIn"), ("Forgot your password?", "forgotYourPassword"),
    ("Don't show this again", "dontShow"), ("E-Mail", "eMail"), ("LABEL", nil), ("Button", nil),
    ("Lorem ipsum dolor", nil), ("7", "label7"), ("설정", nil), ("Título", "titulo"), ("…", nil),
    ("Straße", "strasse"), ("SIGN UP NOW", "signUpNow"),
    ("Log in to the app of your bank", "logIn"),
  ] as [(String, String?)])
func textsBecomeShortNames(text: String, name: String?) {
  #expect(ViewNames.identifier(text, isText: true, kind: "label") == name)
}

@Test(arguments: [
  ("Price Row", "priceRow"), ("ic_close", "icClose"), ("chevron.right", "chevronRight"),
  ("URLField", "urlField"), ("Größe", "grosse"), ("Smørrebrød", "smorrebrod"), ("Œuvre", "oeuvre"),
])
func labelsAndImagesBecomeNames(text: String, name: String) {
  #expect(ViewNames.identifier(text) == name)
}

/// A document with views of all kinds of names.
private func document(_ views: String, _ constraints: String = "", outlets: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina6_0" orientation="portrait"/><scenes><scene sceneID="sce-ne-001"><objects>
  <viewController customClass="SignInViewController" id="con-tr-001" sceneMemberID="viewController">
  <view key="view" id="roo-ot-001"><rect key="frame" x="0" y="0" width="390" height="844"/>
  <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="saf-e0-001"/>
  <constraints>\(constraints)</constraints></view><connections>\(outlets)</connections></viewController>
  </objects></scene></scenes></document>
  """
}

private func view(
  _ id: String, _ name: String = "view", _ attributes: String = "", _ inside: String = ""
) -> String {
  """
  <\(name) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/>\(inside)</\(name)>
  """
}

private func converted(_ text: String) throws -> ConvertedDocument {
  let problems = Problems()
  let scenes = ConvertedDocument.scenes(
    of: SourceText(file: "Main.storyboard", text: text), problems)
  #expect(problems.sorted == [])
  return try #require(scenes.first)
}

@Test(
  arguments: [
    (view("aaa-aa-001", "label", "text=\"Welcome\""), "welcome"),
    (view("aaa-aa-001", "label", "text=\"Label\""), "label"),
    (view("aaa-aa-001", "button", "", "<state key=\"normal\" title=\"Sign In\"/>"), "signIn"),
    (view("aaa-aa-001", "textField", "placeholder=\"Your name\""), "yourName"),
    (view("aaa-aa-001", "imageView", "image=\"ic_logo\""), "icLogo"),
    (view("aaa-aa-001", "view", "userLabel=\"Price Row\""), "priceRow"),
    (
      view(
        "aaa-aa-001", "view", "",
        "<accessibility key=\"accessibilityConfiguration\" identifier=\"total-view\"/>"),
      "totalView"
    ),
    (view("aaa-aa-001", "view", "customClass=\"ABCAvatarView\""), "avatar"),
    (view("aaa-aa-001", "stackView", "axis=\"vertical\""), "column"),
    (view("aaa-aa-001", "switch"), "toggle"),
    // A name that means something else is not given.
    (view("aaa-aa-001", "label", "text=\"Root\""), "rootLabel"),
  ])
func aViewIsCalledByWhatItShows(element: String, name: String) throws {
  #expect(try converted(document(element)).names["aaa-aa-001"] == name)
}

/// A view without words of its own is called by what is in it or around it, and not by a number.
@Test func aViewWithoutWordsIsCalledByThoseInItOrAroundIt() throws {
  let rows = ["Price", "Total"].enumerated().map { index, text in
    view(
      "row-aa-00\(index)", "stackView", "",
      "<subviews>\(view("lab-aa-00\(index)", "label", "text=\"\(text)\""))</subviews>")
  }.joined()
  let card = view(
    "car-d0-001", "view", "userLabel=\"Card\"",
    "<subviews>\(view("box-aa-001"))\(view("box-aa-002"))</subviews>")
  let thin = view("lin-e0-001").replacingOccurrences(of: "height=\"10\"", with: "height=\"0.5\"")
  let names = try converted(document(view("box-aa-000") + card + rows + thin)).names
  #expect(names["row-aa-000"] == "row")
  #expect(names["row-aa-001"] == "totalRow")
  #expect(names["box-aa-000"] == "box")
  #expect(names["box-aa-001"] == "cardBox")
  #expect(names["lin-e0-001"] == "line")
}

@Test func aTableIsNotedInTheDocument() throws {
  let text = try converted(document(view("tab-le-001", "tableView"))).text
  #expect(text.contains("# table: a scroll view, whose cells have the distances and heights"))
}

@Test func outletsComeFirstAndNamesAreUnique() throws {
  let labels = (1...3).map { view("aaa-aa-00\($0)", "label", "text=\"Email\"") }.joined()
  let names = try converted(
    document(
      labels, outlets: "<outlet property=\"email\" destination=\"aaa-aa-003\" id=\"out-le-001\"/>")
  ).names
  #expect(names["aaa-aa-003"] == "email")
  #expect(names["aaa-aa-001"] == "emailLabel")
  #expect(names["aaa-aa-002"] == "emailLabel2")
}

@Test(arguments: [("title=\"Account\"", "account"), ("systemItem=\"mostRecent\"", "most-recent")])
func aSceneWithoutANameIsCalledByItsTabItsFirstWordsOrItsNumber(item: String, name: String) throws {
  let label = "<subviews>\(view("lab-el-001", "label", "text=\"Welcome back\""))</subviews>"
  let controllers = ["tab-00-001", "pla-in-001", "wor-ds-001"].map { id in
    """
    <scene sceneID="sce-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="roo-\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/>\(id.hasPrefix("wor") ? label : "")</view>
    \(id.hasPrefix("tab") ? "<tabBarItem key=\"tabBarItem\" \(item) id=\"ite-m0-001\"/>" : "")
    </viewController></objects></scene>
    """
  }
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_0" orientation="portrait"/><scenes>\(controllers.joined())
    <scene sceneID="sce-ne-009"><objects><tabBarController id="bar-00-001" sceneMemberID="viewController">
    <tabBar key="tabBar" id="bar-00-002"><rect key="frame" x="0" y="0" width="390" height="49"/></tabBar>
    <connections><segue destination="tab-00-001" kind="relationship" relationship="viewControllers" id="seg-00-001"/></connections>
    </tabBarController></objects></scene></scenes></document>
    """
  let problems = Problems()
  let scenes = ConvertedDocument.scenes(
    of: SourceText(file: "Main.storyboard", text: text), problems)
  #expect(problems.sorted == [])
  #expect(scenes.map(\.fileName) == [name, "main-2", "welcome-back"])
}

// MARK: Constraints

private func equal(
  _ first: String, _ attribute: String, _ second: String, _ other: String, _ rest: String = ""
) -> String {
  "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
    + "secondAttribute=\"\(other)\" \(rest) id=\"con-\(first.suffix(3))-\(attribute)\(rest.count)\"/>"
}

private let (a, b, root, safe) = ("aaa-aa-001", "bbb-bb-001", "roo-ot-001", "saf-e0-001")

@Test(
  arguments: [
    (
      ["top", "bottom", "leading", "trailing"].map { equal(a, $0, safe, $0) }.joined(),
      ["one.edges = root.safeArea"]
    ),
    (
      equal(a, "centerX", root, "centerX") + equal(a, "centerY", root, "centerY"),
      ["one.center = root"]
    ),
    (
      "<constraint firstItem=\"\(a)\" firstAttribute=\"width\" constant=\"44\" id=\"c1\"/>"
        + "<constraint firstItem=\"\(a)\" firstAttribute=\"height\" constant=\"20\" id=\"c2\"/>",
      ["one.size = 44x20"]
    ),
    (
      equal(a, "leading", root, "leading", "constant=\"16\"")
        + equal(root, "trailing", a, "trailing", "constant=\"8\""),
      ["H:|-16-[one]-8-|"]
    ),
    (
      equal(a, "top", root, "top", "constant=\"20\"")
        + equal(b, "top", a, "bottom", "constant=\"8\"")
        + equal(root, "bottom", b, "bottom"),
      ["V:|-20-[one]-8-[two]|"]
    ),
    (equal(b, "leading", a, "trailing", "constant=\"8\""), ["two.leading = one.trailing + 8"]),
    (equal(a, "bottom", b, "top", "constant=\"-8\""), ["two.top = one.bottom + 8"]),
    (
      equal(root, "bottom", a, "bottom", "relation=\"greaterThanOrEqual\" constant=\"4\""),
      ["one.bottom <= root.bottom - 4"]
    ),
    (equal(a, "leading", root, "leadingMargin"), ["one.leading = root.margins.leading"]),
    (equal(a, "width", a, "height", "multiplier=\"16:9\""), ["one.width = 16/9 * one.height"]),
    (
      equal(a, "top", safe, "top", "priority=\"750\" constant=\"12.5\""),
      ["one.top = root.safeArea.top + 12.5 @750"]
    ),
  ] as [(String, [String])])
func constraintsHaveTheirShortestForm(constraints: String, lines: [String]) throws {
  let views = view(a, "label", "text=\"One\"") + view(b, "label", "text=\"Two\"")
  let text = try converted(document(views, constraints)).text
  let list = text.components(separatedBy: "constraints:\n").last ?? ""
  #expect(list == lines.map { "  - \($0)\n" }.joined())
}

@Test func aConstraintKeepsTheNameThatItsAuthorOrCodeGaveIt() throws {
  let text = try converted(
    document(
      view(a, "label", "text=\"One\""),
      equal(a, "top", safe, "top", "identifier=\"resting\"")
        + "<constraint firstItem=\"\(a)\" firstAttribute=\"height\" constant=\"44\" id=\"hei-gh-001\"/>",
      outlets: "<outlet property=\"rowHeight\" destination=\"hei-gh-001\" id=\"out-le-001\"/>")
  ).text
  #expect(text.contains("  - {is: one.top = root.safeArea.top, id: resting}\n"))
  #expect(text.contains("  - {is: one.height = 44, id: rowHeight}\n"))
}

/// A document refuses an id that it has twice.
@Test func aNameThatTwoConstraintsHaveIsThatOfTheFirst() throws {
  let text = try converted(
    document(
      view(a, "label", "text=\"One\""),
      equal(a, "top", safe, "top", "identifier=\"edge\"")
        + equal(a, "leading", safe, "leading", "identifier=\"edge\""))
  ).text
  #expect(text.contains("  - {is: one.top = root.safeArea.top, id: edge}\n"))
  #expect(text.contains("  - one.leading = root.safeArea.leading\n"))
}

// MARK: Whole documents

@Test func whatHasItsDefaultIsLeftOut() throws {
  let label = view(
    a, "label",
    "text=\"One\" textAlignment=\"natural\" numberOfLines=\"1\" horizontalHuggingPriority=\"251\" "
      + "verticalHuggingPriority=\"251\" horizontalCompressionResistancePriority=\"750\"")
  let text = try converted(document(label, equal(a, "top", safe, "top"))).text
  #expect(
    text == """
      # From Main.storyboard, the scene con-tr-001 of SignInViewController.
      name: Sign In
      canvas: {device: iphone-14}
      views:
        one: {class: label, text: One}
      constraints:
        - one.top = root.safeArea.top

      """)
}

/// Which of several constraints that contradict each other yields depends on their order, which readable forms change.
@Test func constraintsThatContradictEachOtherKeepTheirOrder() throws {
  let inner = view(
    "aaa-aa-001", "view", "",
    "<constraints><constraint firstAttribute=\"height\" constant=\"44\" id=\"hei-gh-001\"/></constraints>"
  )
  let edges =
    ["leading", "trailing", "top"].map { equal(a, $0, root, $0) }.joined()
    + equal(a, "bottom", root, "bottom", "constant=\"-12\"")
  let path = NSTemporaryDirectory() + "plumb-\(UUID().uuidString).storyboard"
  defer { try? FileManager.default.removeItem(atPath: path) }
  try document(inner, edges).write(toFile: path, atomically: true, encoding: .utf8)
  let measurer = FixedWidthMeasurer()
  let converted = try #require(
    try ConvertedDocument.read(path: path).first)
  #expect(converted.text.contains("# Its constraints contradict each other."))
  let copy = try OpenDocument.open(bytes: Array(converted.text.utf8), file: "copy.yaml")
  let frames = try [OpenDocument.open(path: path, allowsOutside: true), copy].map {
    try $0.screen(measurer: measurer).scene().views.last?.frame
  }
  #expect(frames[0]?.height == 44)
  #expect(frames[1] == frames[0])
}

@Test func theSampleIsWhatConvertWrites() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let storyboard = root.appendingPathComponent("Samples/InterfaceBuilder/SignIn.storyboard")
  let scene = try #require(
    try ConvertedDocument.read(path: storyboard.path).first { $0.id == "wel-co-001" })
  let sample = root.appendingPathComponent("Samples/Converted/welcome.yaml")
  #expect(try String(contentsOf: sample, encoding: .utf8) == scene.text)
}

@Test func aDocumentThatCannotBeReadGivesNothing() {
  for text in [
    "", "<document", document("<view", ""), document("", equal(root, "top", "miss-ing", "top")),
  ] {
    let problems = Problems()
    let scenes = ConvertedDocument.scenes(
      of: SourceText(file: "Main.storyboard", text: text), problems)
    #expect(scenes.isEmpty)
    #expect(!problems.isEmpty)
  }
}

// MARK: Hugging

/// A label that hugs as Interface Builder's do, with a view beside it.
private func beside(_ other: String, _ ties: String) throws -> String {
  let label = view(
    "lab-el-001", "label",
    "text=\"Name\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"")
  let ends = """
    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-ot-001" secondAttribute="leading" id="c-1"/>
    <constraint firstItem="oth-er-001" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="trailing" id="c-2"/>
    """
  return try converted(document(label + other, ends + ties)).text
}

private let tiedAtTheEnd = """
  <constraint firstItem="oth-er-001" firstAttribute="trailing" secondItem="roo-ot-001" secondAttribute="trailing" id="c-3"/>
  """

@Test(
  arguments: [
    // A field that would grow as readily as the label.
    (view("oth-er-001", "textField"), tiedAtTheEnd, "{horizontal: 251}"),
    // Nothing is stretched where one end is free.
    (view("oth-er-001", "textField"), "", nil),
    // A view without a content grows by itself.
    (view("oth-er-001"), tiedAtTheEnd, nil),
    // A label that hugs as well is no rival.
    (
      view("oth-er-001", "label", "text=\"B\" horizontalHuggingPriority=\"251\""), tiedAtTheEnd, nil
    ),
    // Nor is a view of a size of its own.
    (
      view(
        "oth-er-001", "textField", "",
        "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"c-4\"/></constraints>"
      ),
      tiedAtTheEnd, nil
    ),
  ] as [(String, String, String?)])
func aLabelSaysItsHuggingWhereThatDecidesSomething(
  other: String, ties: String, hugging: String?
) throws {
  let text = try beside(other, ties)
  #expect(text.contains("hugging") == (hugging != nil), "\(text)")
  if let hugging { #expect(text.contains("hugging: \(hugging)")) }
}

@Test func labelsOfAStackSayTheirHuggingBesideFields() throws {
  let label = view("lab-el-001", "label", "text=\"Name\" horizontalHuggingPriority=\"251\"")
  let field = view("fie-ld-001", "textField")
  let row = view("row-00-001", "stackView", "", "<subviews>\(label + field)</subviews>")
  let ends = ["leading", "trailing"].map {
    "<constraint firstItem=\"row-00-001\" firstAttribute=\"\($0)\" secondItem=\"roo-ot-001\" secondAttribute=\"\($0)\" id=\"c-\($0)\"/>"
  }.joined()
  #expect(try converted(document(row, ends)).text.contains("hugging: {horizontal: 251}"))
  #expect(try !converted(document(row)).text.contains("hugging"))
}

/// The rows of a table stand at recorded places, whose differences have digits that mean nothing, and the lines between
/// them are as high as a pixel of any screen.
@Test func theRowsOfATableHaveDistancesThatAPersonWouldWrite() throws {
  let rows = [(0, 55.333333333333343), (1, 99.333333333333371), (2, 143.33333333333337)].map {
    """
    <tableViewCell id="row-\($0)"><rect key="frame" x="0" y="\($1)" width="390" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="row-\($0)" id="con-\($0)">
    <rect key="frame" x="0" y="0" width="359.33333333333331" height="43.666666666666664"/></tableViewCellContentView></tableViewCell>
    """
  }.joined()
  let table = view("tab-le-001", "tableView", "style=\"plain\"", "<prototypes>\(rows)</prototypes>")
  let text = try converted(document(table)).text
  #expect(text.contains("Separator.height = hairline"))
  #expect(!text.contains(/\d\.\d{5}|\de-\d/), "\(text)")
  #expect(throws: Never.self) {
    try OpenDocument.open(bytes: Array(text.utf8), file: "table.yaml")
  }
}
