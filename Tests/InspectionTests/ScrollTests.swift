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

/// Two things in a scroll view of 44 points: 81.5 points each at the default size.
@Test(
  arguments: [
    ("class: button, title: Settings", "class: button, title: Settings", "V:|[a(44)]|", 0),
    ("class: label, text: Settings", "class: label, text: Settings", "V:|[a(44)]|", 0),
    // A form that happens to be as high, a text that is wider than the scroll view, and one alone.
    ("class: label, text: Settings", "class: label, text: Settings", "V:|[a(30)]|", 1),
    (
      "class: button, title: Settings", "class: button, title: Settings and more of it",
      "V:|[a(44)]|", 1
    ),
    ("class: button, title: Settings", "intrinsic: 100x44", "V:|[a(44)]|", 1),
    ("class: button, title: Settings", "class: image, size: 100x44", "V:|[a(44)]|", 0),
  ])
func twoThingsInARowAreMadeToBeScrolled(
  first: String, second: String, vertical: String, count: Int
) throws {
  let document = """
    canvas: {size: 240x80, scale: 2}
    views:
      row: {class: scroll, views: {a: {\(first), font: body}, b: {\(second)}}}
    constraints:
      - H:|[row]|
      - V:|[row(44)]
      - "\(vertical)"
      - {visual: "H:|-8-[a]-8-[b]-8-|", align: [top, bottom]}
    """
    .replacingOccurrences(
      of: "b: {\(second)}",
      with: second.contains("title") || second.contains("text")
        ? "b: {\(second), font: body}" : "b: {\(second)}")
  let found = try Inspected(document, large)
  #expect(found.messages(.scrollsSideways).count == count, "\(found.lines)")
  #expect(try Inspected(document).messages(.scrollsSideways) == [])
}

@Test(arguments: [
  ("class: label, text: Settings of the whole page", "let a wrap (lines: 0)"),
  ("class: button, title: Settings of the whole page", "Shorten the text of a"),
])
func theHintIsPossibleForTheClass(view: String, hint: String) throws {
  let document = page("", "").replacingOccurrences(
    of: "class: label, text: Settings box", with: view)
  let found = try Inspected(document).findings.filter { $0.rule == .scrollsSideways }
  #expect(found.count == 1 && found.first?.hint?.contains(hint) == true, "\(found)")
}

/// A heading over three buttons: columns of a row only where it reaches over one of them alone. At the
/// default size a button takes 92 points.
@Test(arguments: [
  ("- heading.trailing = row.content.trailing", 1), ("- heading.width = 50", 0),
])
func whatReachesOverColumnsMakesAPageOfThem(width: String, count: Int) throws {
  let buttons = ["a", "b", "c"].map { "\($0): {class: button, title: Settings, font: body}" }
  let document = """
    canvas: {size: 320x200, scale: 2}
    views:
      row: {class: scroll, views: {heading: {class: label, text: All}, \(buttons.joined(separator: ", "))}}
    constraints:
      - H:|[row]|
      - V:|[row]|
      - V:|[heading]-8-[a]|
      - heading.leading = row.content.leading
      - {visual: "H:|-8-[a]-8-[b]-8-[c]-8-|", align: [top, bottom]}
      \(width)
    """
  #expect(try Inspected(document).messages(.scrollsSideways) == [])
  let found = try Inspected(document, large)
  #expect(found.messages(.scrollsSideways).count == count, "\(found.lines)")
}
