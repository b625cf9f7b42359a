import Foundation
import Testing

@testable import LayoutTesting

/// Expectations about layouts without a recording.
@Suite struct LayoutTests {
  /// A document with a title of 100 × 20 points above a text.
  private func layout(locale: String? = nil, gap: Int = 8) throws -> Layout {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      canvas: {size: 320x200}
      views:
        title: {class: view}
        text: {class: view}
      constraints:
        - title.leading = root.leading + 16
        - title.top = root.top + 20
        - title.width = 100
        - title.height = 20
        - text.leading = title.leading
        - text.top = title.bottom + \(gap)
        - text.width = 200
        - text.height = 40
      """, to: "card.yaml")
    return try Layout(document: path, locale: locale)
  }

  @Test func aFrameEqualsARectangle() throws {
    let layout = try layout()
    #expect(layout.frame(of: "title") == CGRect(x: 16, y: 20, width: 100, height: 20))
    #expect(layout.frame(of: "title") != CGRect(x: 16, y: 20, width: 100, height: 21))
    #expect(CGRect(x: 16, y: 48, width: 200, height: 40) == layout.frame(of: "text"))
  }

  @Test func aFrameSaysWhatItIs() throws {
    let layout = try layout()
    #expect(
      layout.frame(of: "title").description == "title: x 16, y 20, width 100, height 20, in root")
    #expect(
      layout.frame(of: "titel").description == "there is no view “titel”; did you mean “title”?")
    #expect(layout.frame(of: "titel") != .zero)
  }

  @Test func anExpectationOfAFrameFailsWithIt() throws {
    let layout = try layout()
    let issues = failures { #expect(layout.frame(of: "title") == .zero) }
    #expect(issues.count == 1)
  }

  @Test(arguments: [
    ("title", LayoutPosition.above("text")), ("title", .above("text", by: 8...8)),
    ("text", .below("title", by: 4...)), ("text", .aligned(.leading, with: "title")),
    ("title", .inside()), ("title", .inside(margin: 16)), ("text", .inside("root")),
  ])
  func relationsThatHoldPass(view: String, relation: LayoutPosition) throws {
    let layout = try layout()
    #expect(failures { layout.expect(view, relation) } == [])
  }

  @Test(arguments: [
    ("title", LayoutPosition.above("text", by: 9...), "is 8 points above it, which is not within"),
    ("text", .above("title"), "is not above it: it reaches 68 points too far"),
    ("title", .before("text"), "is not before it: it reaches 100 points too far"),
    (
      "text", .aligned(.trailing, with: "title"),
      "is not aligned with it: its trailing is 100 points right of the other's"
    ),
    ("title", .inside(margin: 20), "is not inside it by 20 points: 16 points at the left"),
    ("text", .inside("title"), "is not inside it: 100 points out at the right"),
    ("titel", .inside(), "there is no view “titel”; did you mean “title”?"),
    ("title", .above("txt"), "there is no view “txt”; did you mean “text”?"),
  ])
  func relationsThatDoNotHoldSayByHowMuch(
    view: String, relation: LayoutPosition, words: String
  ) throws {
    let layout = try layout()
    let messages = failures { layout.expect(view, relation) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(words) == true, "\(messages)")
  }

  /// Half a point is outside, too.
  @Test func aViewIsInsideOnlyIfNoPartIsOutside() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "canvas: 320x200\nviews: {v: {frame: [-0.5, 10, 100, 100]}}\n", to: "card.yaml")
    let layout = try Layout(document: path)
    let messages = failures { layout.expect("v", .inside()) }
    #expect(messages.first?.contains("0.5 points out at the left") == true, "\(messages)")
  }

  /// From right to left, leading is the right edge, and what comes before stands at the right.
  @Test func relationsFollowTheReadingDirection() throws {
    let layout = try layout(locale: "ar")
    #expect(layout.frame(of: "title") == CGRect(x: 204, y: 20, width: 100, height: 20))
    #expect(failures { layout.expect("text", .aligned(.leading, with: "title")) } == [])
    #expect(failures { layout.expect("text", .aligned(.left, with: "title")) }.count == 1)
  }

  @Test func viewsThatOverlapAreNamed() throws {
    let layout = try layout(gap: -5)
    #expect(
      failures { layout.expectNoOverlap("title", "text") }.first?
        .contains("title and text overlap by 100 × 5 points") == true)
    #expect(failures { layout.expectNoOverlap("title", "root") } == [], "the root contains it")
    #expect(try failures { try self.layout().expectNoOverlap("title", "text") } == [])
  }

  @Test func findingsFailWithTheirPlaces() throws {
    let layout = try Layout(document: "../../Samples/Findings/truncated.yaml", locale: "de")
    let messages = failures { layout.expectNoFindings() }
    #expect(messages.first?.contains("[text/truncated]") == true, "\(messages)")
    #expect(messages.first?.contains("truncated.yaml:") == true)
    #expect(failures { layout.expectNoFindings(rules: [.overlap]) } == [])
    #expect(failures { layout.expectNoFindings(except: [.truncated]) } == [])
  }

  @Test func everyLocaleOfADocumentIsLaidOut() throws {
    let layouts = try Layout.all(document: "../../Samples/profile.yaml")
    #expect(layouts.map(\.scene.locale).sorted() == ["ar", "de", "en", "ja", "vi"])
    #expect(layouts.first?.title == "../../Samples/profile.yaml in en on iphone-se")
  }

  @Test func aDocumentThatIsWrongSaysWhere() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("views: {a: {class: lable}}\n", to: "a.yaml")
    let error = #expect(throws: LayoutTestingError.self) { try Layout(document: path) }
    #expect("\(error as Any)".contains("a.yaml:1:") && "\(error as Any)".contains("label"))
  }

  @Test func aViewInCodeHasAWidthAndTheHeightThatFollows() throws {
    let narrow = try Layout(card(), size: .width(200))
    let wide = try Layout(card(), size: .width(700))
    #expect(narrow.scene.size.width == 200)
    #expect(narrow.scene.size.height > wide.scene.size.height, "the text wraps")
    #expect(narrow.scene.cell.device == "200-wide")
    #expect(try Layout(card()).scene.size == CGSize(width: 390, height: 844))
    #expect(try Layout(card(), size: .fixed(width: 300, height: 90)).scene.cell.device == "300x90")
    let arabic = try Layout(card(), size: .width(320), locale: "ar")
    #expect(arabic.frame(of: "title").rect?.maxX == 304)
  }
}
