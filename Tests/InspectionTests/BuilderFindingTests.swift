import Documents
import Foundation
import Inspection
import LayoutScene
import TestSupport
import Testing

// Findings about documents of Interface Builder are about what their authors wrote, and in their words.

/// A row of a static table, whose texts have a style.
private func table(_ style: String, text: String = "Title", detail: String = "Detail") -> String {
  let labels = [("tit-le-001", text, "16 12 33 21"), ("det-ai-001", detail, "300 12 59 21")]
    .map { id, text, frame in
      let numbers = frame.split(separator: " ")
      return """
        <label opaque="NO" contentMode="left" text="\(text)" id="\(id)"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" \
        width="\(numbers[2])" height="\(numbers[3])"/></label>
        """
    }.joined()
  return """
    <subviews><tableView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    dataMode="static" style="plain" rowHeight="-1" id="tab-le-001">
    <rect key="frame" x="0" y="0" width="375" height="400"/><sections><tableViewSection id="sec-ti-001"><cells>
    <tableViewCell contentMode="scaleToFill" textLabel="tit-le-001" detailTextLabel="det-ai-001" \
    style="IBUITableViewCellStyle\(style)" id="cel-l0-001"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-l0-001" id="con-te-001">
    <rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>\(labels)</subviews></tableViewCellContentView>
    </tableViewCell></cells></tableViewSection></sections></tableView></subviews>
    """
}

private func view(
  _ id: String, _ frame: String, name: String = "view", _ attributes: String = "",
  _ content: String = ""
) -> String {
  let numbers = frame.split(separator: " ")
  return """
    <\(name) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>\(content)
    </\(name)>
    """
}

private func equal(
  _ first: String, _ attribute: String, _ second: String, constant: CGFloat = 0
) -> String {
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
  secondAttribute="\(attribute)" constant="\(constant)" id="\(first)-\(attribute)"/>
  """
}

private func scene(_ content: String, _ options: DocumentOptions = DocumentOptions()) throws
  -> Scene
{
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
    <view contentMode="scaleToFill" id="roo-ot-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(content)<viewLayoutGuide key="safeArea" id="saf-ar-001"/></view></objects></document>
    """
  return try OpenDocument.open(bytes: Array(text.utf8), file: "test.xib").screen(
    options: options, measurer: FixedWidthMeasurer()
  ).scene()
}

private func findings(_ content: String, _ options: DocumentOptions = DocumentOptions()) throws
  -> [Finding]
{
  let (here, source) = (try scene(content, options), try scene(content))
  return here.findings + Inspection.findings(of: here, reference: source)
}

@Test(arguments: ["Value1", "Subtitle", "Value2", "Default"], ContentSizeCategory.allCases)
func nothingIsFoundAboutTheConstraintsThatStandForATable(
  style: String, textSize: ContentSizeCategory
) throws {
  var options = DocumentOptions()
  options.textSize = textSize
  let found = try findings(table(style), options)
  let rules = Set(found.map(\.rule))
  #expect(rules.isDisjoint(with: [.brokenPriority, .ambiguous, .unsatisfiable]), "\(found)")
  let constraints = try scene(table(style), options).constraints
  #expect(!constraints.isEmpty && constraints.allSatisfy { !$0.isWritten })
}

/// The rows of a picker that is too small for them are nobody's.
@Test func nothingIsFoundAboutTheRowsThatInterfaceBuilderShowsInAPicker() throws {
  let picker = view(
    "pic-ke-001", "10 10 60 60", name: "pickerView", "",
    "<constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"h\"/><constraint firstAttribute=\"width\" constant=\"40\" id=\"w\"/></constraints>"
  )
  let places =
    equal("pic-ke-001", "leading", "roo-ot-001")
    + equal("pic-ke-001", "top", "roo-ot-001")
  let content = "<subviews>\(picker)</subviews><constraints>\(places)</constraints>"
  #expect(try scene(content).views.contains { $0.id.hasPrefix("pic-ke-001/") })
  let found = try findings(content)
  #expect(!found.contains { $0.views.contains { $0.hasPrefix("pic-ke-001/") } }, "\(found)")
}

/// The texts of a content configuration are the author's.
@Test func whatIsWrongWithTheContentOfARowIsFound() throws {
  let row = table("Default").replacing(
    "<tableViewCellContentView",
    with:
      "<listContentConfiguration key=\"contentConfiguration\" text=\"Title\"/><tableViewCellContentView"
  )
  let scene = try scene(row)
  #expect(scene.views.contains { $0.id == "cel-l0-001/content" })
  #expect(!scene.unreliable.contains("cel-l0-001/content"))
  #expect(scene.unreliable.contains("cel-l0-001/separator"))
}

/// The texts of sections are the author's.
@Test func whatIsWrongWithATextOfASectionIsFound() throws {
  let long = String(repeating: "header ", count: 40)
  let content = table("Default").replacing(
    "<tableViewSection id", with: "<tableViewSection headerTitle=\"\(long)\" id")
  let found = try findings(content)
  #expect(found.contains { $0.views.contains("sec-ti-001/headerTitle") }, "\(found)")
}

/// Two labels at one place, one that is far out, a sideways scroll view and a text behind another view.
private let crowded: String = {
  let text = String(repeating: "long ", count: 60)
  let views = [
    view("lab-el-001", "0 0 90 20", name: "label", "text=\"\(text)\""),
    view("lab-el-002", "0 0 90 20", name: "label", "text=\"\(text)\""),
    view(
      "scr-ol-001", "0 100 375 100", name: "scrollView", "",
      "<subviews>\(view("lab-el-003", "0 0 90 20", name: "label", "text=\"\(text)\""))</subviews><constraints>"
        + ["top", "leading", "bottom", "trailing"].map {
          equal("lab-el-003", $0, "scr-ol-001")
        }.joined() + "</constraints>"),
    view(
      "box-00-001", "0 100 375 100", "",
      "<color key=\"backgroundColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"/><subviews>\(view("lab-el-004", "0 0 9 9", name: "label", "text=\"Front\""))</subviews>"
    ),
  ]
  let places =
    ["lab-el-001", "lab-el-002"].map {
      equal($0, "leading", "roo-ot-001", constant: -20)
        + equal($0, "top", "roo-ot-001", constant: 2)
    }.joined()
    + ["scr-ol-001", "box-00-001"].map { id in
      ["leading", "trailing"].map { equal(id, $0, "roo-ot-001") }.joined()
        + equal(id, "top", "roo-ot-001", constant: 100)
        + "<constraint firstItem=\"\(id)\" firstAttribute=\"height\" constant=\"100\" id=\"h-\(id)\"/>"
    }.joined()
  return "<subviews>\(views.joined())</subviews><constraints>\(places)</constraints>"
}()

@Test func hintsHaveNoWordsOfLayoutDocuments() throws {
  let hints = try findings(crowded).compactMap(\.hint)
  #expect(hints.count >= 4, "\(hints)")
  let foreign = ["lines:", "allow ", "root.", "contentInsetAdjustmentBehavior:", "{key", "Write "]
  for hint in hints {
    #expect(!foreign.contains(where: hint.contains), "\(hint)")
  }
  #expect(hints.contains { $0.contains("roo-ot-001.") }, "\(hints)")
}
