import Documents
import Foundation
import LayoutScene
import Testing

/// A page of 200 points with a text of 12 letters: 102 points wide at the default size, 198 at
/// accessibility2, where margins of 8 make the content wider than the page.
private func page(_ text: String, _ constraints: String, height: Int = 300) -> String {
  """
  canvas: {size: 200x100, scale: 2}
  views:
    page: {class: scroll, views: {a: {class: label, text: Settings box, font: body\(text)}}}
  constraints:
    - H:|[page]|
    - V:|[page]|
    - V:|[a]-\(height)-|
    - H:|-8-[a]-8-|
    \(constraints)
  """
}

private let large = DocumentOptions(textSize: .accessibility2)

@Test func aTextThatDoesNotWrapMakesThePageScrollSideways() throws {
  let found = try Inspected(page("", ""), large)
  #expect(
    found.messages(.scrollsSideways) == [
      "page scrolls sideways: its content is 214 points wide and it is 200, because the text of a is "
        + "198 points wide and does not wrap."
    ])
  #expect(try Inspected(page("", "")).messages(.scrollsSideways) == [])
  #expect(
    try Inspected(page(", lines: 0", "- a.width = page.frame.width - 16"), large)
      .messages(.scrollsSideways) == [])
  #expect(
    try Inspected(page(", allow: {layout/scrolls-sideways: ticker}", ""), large)
      .messages(.scrollsSideways).count == 1)
}

@Test func aTextWiderThanThePageIsACauseInTheSourceLanguageToo() throws {
  let document = page("", "").replacingOccurrences(of: "box", with: "of the whole page")
  #expect(try Inspected(document).messages(.scrollsSideways).count == 1)
}

/// Three or four things of fixed or of their own width in a row that scrolls.
@Test(arguments: [", intrinsic: 90x30", ", font: body"])
func aRowOfThingsIsMadeToBeScrolled(size: String) throws {
  let names = ["a", "b", "c"]
  let views = names.map { "\($0): {class: button, title: \"Any size\"\(size)}" }
  let document = """
    canvas: {size: 300x80, scale: 2}
    views:
      row: {class: scroll, views: {\(views.joined(separator: ", "))}}
    constraints:
      - H:|[row]|
      - V:|[row]|
      - V:|[a]|
      - {visual: "H:|-8-[a]-8-[b]-8-[c]-8-|", align: [top, bottom]}
    """
  let found = try Inspected(document, large)
  guard case .scroll(let content)? = found.scene.views.first(where: { $0.id == "row" })?.control
  else {
    Issue.record("there is no scroll view")
    return
  }
  #expect(content.width > 300)
  #expect(found.messages(.scrollsSideways) == [])
}
