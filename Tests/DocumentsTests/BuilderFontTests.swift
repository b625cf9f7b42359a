import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// The design of the font of a label, and what is noted of it.
private func design(_ content: String, _ attributes: String = "text=\"Text\"") throws -> (
  families: [String?], notes: [String]
) {
  let view = BuilderText.view("one-00-001", "20 40 100 50", name: "label", attributes, content)
  let scene = try load(BuilderText.xib("<subviews>\(view)</subviews>"), file: "test.xib").scene()
  let label = try #require(scene.views.first { $0.id == "one-00-001" })
  return (
    label.texts.flatMap { $0.attributes.fonts.map(\.family) },
    scene.findings.filter { $0.rule == .unreadValue }.map(\.message)
  )
}

@Test(
  arguments: [
    (
      "name=\".AppleSystemUIFontMonospaced-Regular\" family=\".AppleSystemUIFontMonospaced\"",
      "ui-monospace"
    ),
    ("name=\".SFUIMono-Bold\" family=\".SF UI Mono\"", "ui-monospace"),
    (
      "name=\".AppleSystemUIFontRounded-Regular\" family=\".AppleSystemUIFontRounded\"",
      "ui-rounded"
    ),
    ("name=\".NewYork-Regular\" family=\".New York\"", "ui-serif"),
    ("name=\".AppleSystemUIFontSerif-Bold\" family=\".AppleSystemUIFontSerif\"", "ui-serif"),
    ("type=\"system\" design=\"monospaced\"", "ui-monospace"),
    ("style=\"UICTFontTextStyleBody\" design=\"rounded\"", "ui-rounded"),
    ("type=\"system\" design=\"default\"", nil),
    ("name=\".SFUIText-Medium\" family=\".SF UI Text\"", nil),
  ] as [(String, String?)])
func fontsOfTheSystemKeepTheirDesign(font: String, family: String?) throws {
  let found = try design("<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>")
  #expect(found.families == [family])
  #expect(found.notes == [])
}

@Test func aDesignThatIsNotKnownIsNoted() throws {
  let found = try design(
    "<fontDescription key=\"fontDescription\" type=\"system\" design=\"condensed\" pointSize=\"17\"/>"
  )
  #expect(found.families == [nil])
  #expect(found.notes == ["“condensed” is no design of <fontDescription> that is known here"])
}

@Test func aPartOfATextKeepsItsDesign() throws {
  let text = """
    <attributedString key="attributedText"><fragment content="Code"><attributes>
    <font key="NSFont" size="14" name=".AppleSystemUIFontMonospaced-Regular"/></attributes></fragment>
    </attributedString>
    """
  #expect(try design(text, "").families.contains("ui-monospace"))
}
