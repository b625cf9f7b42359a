import Documents
import TestSupport
import Testing

@testable import Causes

/// What a locale writes for a date or a number differs from cell to cell. What was edited does not.
@Suite struct EditedTextTests {
  static let document = """
    canvas: {size: 320x480, scale: 2}
    components:
      row:
        parameters: {count: {type: number}}
        views: {likes: {class: label, text: {number: $count}}}
        constraints: ["H:|[likes]|", "V:|[likes]|"]
    views:
      day: {class: label, text: {date: 2026-11-20, style: long}}
      first: {component: row, count: 1240}
      second: {component: row, count: 7}
      line: {background: separator}
    constraints:
      - V:|-20-[day]-8-[first]-8-[second]-8-[line(hairline)]
      - H:|-8-[day]
      - H:|-8-[first]
      - H:|-8-[second]
      - H:|-8-[line]-8-|

    """

  @Test(
    arguments: [
      ("2026-11-20", "2026-12-01", "text | day.text.date | 8 | 2026-11-20 → 2026-12-01"),
      ("style: long", "style: short", "text | day.text.style | 8 | long → short"),
      (
        "2026-11-20, style: long", "2026-12-01, style: short",
        "text | day.text | 8 | {date: 2026-11-20, style: long} → {date: 2026-12-01, style: short}"
      ),
      (
        "{date: 2026-11-20, style: long}", "Tomorrow",
        "text | day.text | 8 | {date: 2026-11-20, style: long} → Tomorrow"
      ),
      (
        ", text: {date: 2026-11-20, style: long}", "",
        "text | day.text | 8 | {date: 2026-11-20, style: long} → –"
      ),
      // The argument was edited, and not the component.
      ("count: 1240", "count: 12400", "text | first.count | 9 | 1240 → 12400"),
      ("count: 7", "count: 70", "text | second.count | 10 | 7 → 70"),
    ], ["en", "de", "ar"])
  func anEditedValueIsNamedAsItIsWritten(edit: (String, String, String), locale: String) throws {
    let document = "locale: \(locale)\n" + Self.document
    let causes = try result(document, document.with(edit.0, edit.1)).causes
    #expect(causes.count == 1, "\(causes.map(line))")
    // The line of the locale comes before the document.
    let said = causes.map { cause in
      var cause = cause
      cause.origin?.line -= 1
      return line(cause)
    }
    #expect(said.first?.hasPrefix(edit.2 + " |") == true, "\(said)")
  }

  /// How many points a pixel has follows from the device.
  @Test func aLineOfOnePixelBelongsToTheScale() throws {
    let causes = try result(Self.document, Self.document.with("scale: 2", "scale: 3")).causes
    #expect(causes.map(\.kind) == [.device], "\(causes.map(line))")
    let both = try result(
      Self.document, Self.document.with("scale: 2", "scale: 3").with("H:|-8-[line]", "H:|-9-[line]")
    ).causes
    #expect(Set(both.map(\.kind)) == [.device, .constant], "\(both.map(line))")
  }
}
