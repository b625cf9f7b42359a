import Documents
import Testing

@testable import Causes

/// An edit of a list is one cause at the place that was edited, and the same in each language.
@Suite struct ListEditTests {
  static let document = """
    canvas: {size: 320x480, scale: 2}
    navigationBar:
      title: {number: 1000}
      rightItems: [{title: {number: 1240}}, {title: {number: 7000}}, Done]
    tabBar:
      items:
        - {title: {number: 1100}, image: {symbol: star}}
        - {title: Search, image: {symbol: heart}}
        - {title: {date: 2026-11-20}, image: {symbol: bell}}
    views:
      modes: {class: segmented, segments: [{number: 1240}, {number: 7000}, {date: 2026-11-20}]}
      parts: {class: label, text: [{text: {number: 1240}, font: title1}, {text: B}, {text: C, color: red}]}
      rows:
        class: stack
        axis: vertical
        views:
          row:
            repeat: [{of: 1240, on: A}, {of: 56000, on: B}, {of: 1, on: C}]
            class: stack
            views:
              number: {class: label, text: {number: $item.of}}
              letter: {class: label, text: $item.on}
          day: {repeat: [Monday, Tue, We], class: label, text: $item}
    constraints:
      - modes.top = root.safeArea.top
      - V:[modes]-8-[rows]-8-[parts]
      - H:|-8-[modes]
      - H:|-8-[rows]
      - H:|-8-[parts]

    """

  @Test(
    arguments: [
      // Items of a key come, go and change places.
      (
        ", {number: 7000}, {date", ", {date",
        "text | modes.segments | 11 | [{number: 1240}, {number: 7000}, {date: 2026-11-20}] → [{number: 1240}, {date: 2026-11-20}]"
      ),
      (
        "[{number: 1240}, {number: 7000}, {date", "[{number: 7000}, {number: 1240}, {date",
        "text | modes.segments | 11 | [{number: 1240}, {number: 7000}, {date: 2026-11-20}] → [{number: 7000}, {number: 1240}, {date: 2026-11-20}]"
      ),
      (
        ", {title: {number: 7000}}", "",
        "text | navigationBar.rightItems | 4 | [{title: {number: 1240}}, {title: {number: 7000}}, Done] → [{title: {number: 1240}}, Done]"
      ),
      (
        "    - {title: Search, image: {symbol: heart}}\n",
        "    - {title: Search, image: {symbol: heart}}\n    - {title: {number: 5}}\n",
        "text | tabBar.items | 9 |"
      ),
      (
        "    - {title: {number: 1100}, image: {symbol: star}}\n    - {title: Search, image: {symbol: heart}}\n",
        "    - {title: Search, image: {symbol: heart}}\n    - {title: {number: 1100}, image: {symbol: star}}\n",
        "text | tabBar.items | 7 |"
      ),
      (
        "{text: B}, {text: C, color: red}", "{text: C, color: red}, {text: B}",
        "text | parts.text | 12 |"
      ),
      // Items that a view is repeated for.
      (
        "{of: 1240, on: A}, {of: 56000, on: B}", "{of: 56000, on: B}, {of: 1240, on: A}",
        "items | row.repeat | 18 | 1240, 56000 → 56000, 1240"
      ),
      (
        "{of: 1240, on: A}, {of: 56000, on: B}, {of: 1, on: C}",
        "{of: 56000, on: B}, {of: 1, on: C}, {of: 1240, on: A}",
        "items | row.repeat | 18 | 1240, 56000, 1 → 56000, 1, 1240"
      ),
      ("Monday, Tue", "Tue, Monday", "items | day.repeat | 23 | Monday, Tue → Tue, Monday"),
    ], ["en", "de", "ar"])
  func anEditOfAListIsOneCauseInEachLanguage(edit: (String, String, String), locale: String) throws
  {
    let document = Self.document + "locale: \(locale)\n"
    let found = try causes(document, document.with(edit.0, edit.1))
    #expect(found.count == 1, "\(found.joined(separator: "\n"))")
    #expect(found.first?.hasPrefix(edit.2) == true, "\(found.joined(separator: "\n"))")
  }

  /// Two items with other values are two edits.
  @Test func itemsWithOtherValuesAreNotExchanged() throws {
    let found = try causes(
      Self.document,
      Self.document.with("[Monday, Tue, We]", "[\n        Tuesday,\n        Tue, Wednesday]"))
    #expect(found.count == 2, "\(found.joined(separator: "\n"))")
  }
}
