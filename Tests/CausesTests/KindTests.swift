import Documents
import Foundation
import LayoutScene
import Testing

@testable import Causes

/// A change of every kind in one document, with what is said of it.
@Suite struct KindTests {
  static let document = """
    name: Order
    canvas: {size: 320x480, scale: 2}
    locale: en
    strings: strings
    metrics: {gap: 12}
    views:
      card:
        background: "#ffffff"
        margins: 8
        views:
          title: {class: label, text: {key: title}, font: body, hugging: 251}
          price: {class: label, text: Price, font: {size: 20}}
          row:
            class: stack
            axis: horizontal
            spacing: 8
            alignment: fill
            views:
              minus: {class: button, title: Less}
              count: {class: label, text: "1"}
              plus: {class: image, size: 20x20}
      note: {intrinsic: 100x40}
    constraints:
      - H:|-16-[card]-16-|
      - card.top = root.safeArea.top + 20
      - H:|-[title]-gap-[price]-|
      - V:|-[title]-[row]-|
      - price.firstBaseline = title.firstBaseline
      - row.leading = card.leadingMargin
      - {is: row.width <= 0.5 * card.width, id: narrow}
      - note.top = card.bottom + 8
      - note.leading = root.leading + 16 @600
      - note.leading = root.leading + 40 @500
    """

  /// What is in the document, what is there instead, and the cause.
  static let table: [(old: String, new: String, cause: String)] = [
    (
      "note.top = card.bottom + 8", "note.top = card.bottom + 18",
      "constant | note.top = card.bottom + 18 | 31 | 8 → 18 | note"
    ),
    (
      "@600", "@400",
      "priority | note.leading = root.leading + 16 @400 | 32 | 600 → 400 | note"
    ),
    (
      "0.5 * card", "0.25 * card",
      "multiplier | row.width <= 0.25 * card.width | 30 | 0.5 → 0.25 | row plus"
    ),
    (
      "  - row.leading = card.leadingMargin", "  #",
      "removed | row.leading = card.leadingMargin | 29 | row.leading = card.leadingMargin → – | row"
    ),
    (
      "  - V:|-[title]-[row]-|", "  #",
      "removed | V:|-[title]-[row]-| | 27 | V:|-[title]-[row]-| → – | card note row title price"
    ),
    (
      "@500", "@500\n  - note.width = 120",
      "added | note.width = 120 | 34 | – → note.width = 120 | note"
    ),
    (
      "H:|-16-[card]", "H:|-26-[card]",
      "constant | H:|-26-[card]-16-| | 24 | 16 → 26 | card price"
    ),
    (
      "H:|-[title]", "H:|-20-[title]",
      "constant | H:|-20-[title]-gap-[price]-| | 26 | card.leadingMargin → 20 | title price"
    ),
    (
      "gap: 12", "gap: 20",
      "constant | metrics.gap | 5 | 12 → 20 | price"
    ),
    (
      "V:|-[title]-[row]", "V:|-[title]-30-[row]",
      "constant | V:|-[title]-30-[row]-| | 27 | standard → 30 | card row note"
    ),
    (
      "text: Price", "text: Price for you",
      "text | price.text | 12 | Price → Price for you | price"
    ),
    (
      "{key: title}", "Order",
      "text | title.text | 11 | {key: title} → Order | title price"
    ),
    (
      "strings: strings", "strings: edited",
      "translation | title | 1 | Your order → Your most recent order | title price"
    ),
    (
      "font: body", "font: title1",
      "font | title.font | 11 | body → title1 | title price card row note"
    ),
    (
      "{size: 20}", "{size: 30}",
      "font | price.font | 12 | {size: 20} → {size: 30} | price"
    ),
    (
      "hugging: 251", "hugging: 1",
      "hugging | title.hugging | 11 | 251 → 1 | title price"
    ),
    (
      "text: Price, ", "text: Price, hugging: 900, compression: 1, ",
      "hugging | price.hugging | 12 | – → 900 | title price"
    ),
    (
      "    margins: 8", "    margins: {top: 8, leading: 20, bottom: 8, trailing: 8}",
      "margins | card.margins | 9 | 8 → {top: 8, leading: 20, bottom: 8, trailing: 8} | title price row"
    ),
    (
      "spacing: 8", "spacing: 3",
      "spacing | row.spacing | 16 | 8 → 3 | row plus count"
    ),
    (
      "axis: horizontal", "axis: vertical",
      "stack | row.axis | 15 | horizontal → vertical | plus card row note count"
    ),
    (
      "alignment: fill", "alignment: center",
      "stack | row.alignment | 17 | fill → center | plus count"
    ),
    (
      "        spacing: 8\n", "",
      "spacing | row.spacing | 16 | 8 → – | row plus count"
    ),
    (
      "count: {class", "count: {hidden: true, class",
      "hidden | count.hidden | 20 | – → true | row plus count"
    ),
    (
      "count: {class: label", "count: {class: textField",
      "class | count.class | 20 | label → textField | row count plus"
    ),
    (
      "class: button, title: Less", "class: label, text: Less",
      "class | minus.class | 19 | button → label | card row minus count plus note"
    ),
    (
      "size: 20x20", "size: 40x20",
      "size | plus.size | 21 | 20x20 → 40x20 | row plus"
    ),
    (
      "intrinsic: 100x40", "intrinsic: 120x40",
      "size | note.intrinsic | 22 | 100x40 → 120x40 | note"
    ),
    (
      "          plus: {class: image, size: 20x20}",
      "          plus: {class: image, size: 20x20}\n          star: {class: image, size: 10x10}",
      "view-added | star | 22 | – → image | star row"
    ),
    (
      "          count: {class: label, text: \"1\"}\n", "",
      "view-removed | count | 20 | label → – | count row plus"
    ),
    (
      "  note: {intrinsic: 100x40}",
      "  dim: {background: \"#000000\", frame: [0, 0, 9, 9]}\n  note: {intrinsic: 100x40}",
      "view-added | dim | 22 | – → view | dim"
    ),
    (
      "size: 320x480", "size: 375x480",
      "device | canvas | 2 | 320x480 → 375x480 | root card price"
    ),
    (
      "canvas: {size: 320x480, scale: 2}", "canvas: {device: iphone-14}",
      "device | canvas | 2 | 320x480 → iphone-14 | root card price note title row count plus minus"
    ),
    (
      "scale: 2", "scale: 2, safeArea: {top: 44}",
      "device | canvas | 2 | 320x480, safe area 0 0 0 0 → 320x480, safe area 44 0 0 0 | card note"
    ),
    (
      "locale: en", "locale: de",
      "locale | locale | 3 | en → de | title price minus count"
    ),
    (
      "locale: en", "locale: en\ndirection: rtl",
      "direction | direction | 4 | ltr → rtl | row note title price plus minus count"
    ),
    (
      "locale: en", "locale: en\ntextSize: accessibility3",
      "textSize | textSize | 4 | large → accessibility3 | title price card note row minus count plus"
    ),
    (
      "locale: en", "locale: en\nappearance: dark",
      "appearance | appearance | 4 | light → dark | root"
    ),
    (
      "#ffffff", "#eeeeee",
      "appearance | card.background | 8 | #ffffff → #eeeeee | card"
    ),
  ]

  /// What the screen is has the line that says so, and the recorded one where the current one is silent.
  @Test func aTraitOfTheScreenHasItsLine() throws {
    let before = try Self.document.with(
      "canvas: {size: 320x480, scale: 2}", "canvas:\n  scale: 2\n  size: 320x480")
    let wider = try Self.open(before.with("size: 320x480", "size: 375x480"))
    #expect(try result(Self.open(before), wider).causes.map { $0.origin?.line } == [4])
    let dark = try Self.open(before.with("locale: en", "appearance: dark\nlocale: en"))
    let back = try result(dark, Self.open(before)).causes
    #expect(back.map { $0.origin?.line } == [5] && back.map(\.kind) == [.appearance])
  }

  @Test(arguments: table.indices)
  func aChangeIsNamed(index: Int) throws {
    let (old, new, cause) = Self.table[index]
    let (before, after) = try (Self.open(Self.document), Self.open(Self.document.with(old, new)))
    let found = try result(before, after).causes.map(line)
    expect(found, [cause])
  }

  /// Opens a document beside the strings of the tests.
  static func open(_ text: String) throws -> OpenDocument {
    try OpenDocument.open(bytes: Array(text.utf8), file: Self.folder + "/order.yaml")
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path
}
