import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// The styles of the two paragraphs of a text, each with the attributes of its style in the document.
private func styles(_ first: String, _ second: String?, name: String = "label") throws
  -> [TextParagraph]
{
  let style = { (attributes: String) in
    "<paragraphStyle key=\"NSParagraphStyle\" \(attributes)/>"
  }
  let text = """
    <attributedString key="attributedText">
    <fragment content="One.&#10;"><attributes>\(style(first))</attributes></fragment>
    <fragment content="Two."><attributes>\(second.map(style) ?? "")</attributes></fragment>
    </attributedString>
    """
  let view = BuilderText.view(
    "one-00-001", "20 40 100 50", name: name, "numberOfLines=\"0\"", text)
  let edges = ["top", "leading", "trailing", "bottom"].map {
    BuilderText.equal("one-00-001", $0, "roo-ot-001", $0)
  }
  let document = BuilderText.xib(
    "<subviews>\(view)</subviews><constraints>\(edges.joined())</constraints>")
  let scene = try load(document, file: "test.xib").scene()
  let shown = try #require(scene.views.first { $0.id == "one-00-001" }?.texts.first)
  return shown.attributes.paragraphs
}

/// TextKit hands nothing from one paragraph on to the next.
@Test(
  arguments: [
    "lineSpacing=\"20\"", "minimumLineHeight=\"60\"", "lineHeightMultiple=\"3\"",
    "headIndent=\"9\" paragraphSpacing=\"4\"",
  ], ["alignment=\"center\"", "alignment=\"left\"", nil])
func aParagraphWithoutLengthsHasNoneOfTheFirst(lengths: String, second: String?) throws {
  for name in ["label", "textView"] {
    let found = try styles("alignment=\"left\" \(lengths)", second, name: name)
    #expect(found.count == 2)
    #expect(found.first?.style ?? ParagraphStyle() != ParagraphStyle())
    #expect(found.last?.style == ParagraphStyle())
  }
}

@Test func aParagraphWithOtherLengthsHasOnlyItsOwn() throws {
  let found = try styles(
    "alignment=\"left\" lineSpacing=\"20\"", "alignment=\"left\" headIndent=\"5\"")
  #expect(found.map { $0.style?.lineSpacing } == [20, 0])
  #expect(found.map { $0.style?.headIndent } == [0, 5])
}

@Test func paragraphsOfOneStyleAreAsTheFirst() throws {
  let style = "alignment=\"left\" lineSpacing=\"20\""
  #expect(try styles(style, style) == [])
}
