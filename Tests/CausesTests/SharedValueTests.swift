import Documents
import Foundation
import LayoutScene
import Snapshots
import TestSupport
import Testing
import Work

@testable import Causes

/// A value that is put together from a style and a view, or that comes through arguments from elsewhere, is told where
/// it was edited, once, with what is written there.
@Suite struct SharedValueTests {
  static let document = """
    canvas: {size: 390x1200, scale: 1}
    include: common.yaml
    views:
      plain: {class: label, text: Plain, style: head}
      title:
        class: label
        text: Title
        style: head
        font: {weight: bold, italic: true}
      price: {component: price, amount: 10, unit: USD}
      other: {component: price, amount: 12.5, unit: EUR, mark: hello}
      third: {component: price, unit: USD}
      rows:
        class: stack
        axis: vertical
        views:
          row:
            repeat:
              - id: a
                name: Aaa
                note: Note a
              - {id: b, name: Bbb}
              - {id: c, name: Ccc, note: Note c}
            as: r
            component: row
            name: $r.name
            note: $r.note
            between: {background: brand}
      drop: {class: button, title: Drop, style: main, configuration: {style: tinted}}
      keep: {class: button, title: Keep, style: main}
      pic: {class: image, image: {symbol: heart}, style: pics}
      box: {background: brand}
    constraints:
      - V:|-gap-[plain]-gap-[title]-gap-[price]-gap-[other]-gap-[third]-gap-[rows]
      - V:[rows]-gap-[drop]-gap-[keep]-gap-[pic]-gap-[box(20)]
      - {repeat: [plain, title, price, other, third, rows, drop, keep, pic, box], is: $item.leading = root.leading + gap}
      - {repeat: [price, other, third, rows, box], is: $item.trailing = root.trailing - gap}

    """
  static let common = """
    colors: {brand: "#336699", soft: "#eeeeee"}
    metrics: {gap: 8}
    styles:
      base: {contentInsets: 6, cornerRadius: 4}
      head: {background: soft, font: {style: title1, design: serif}}
      main:
        style: base
        configuration:
          style: filled
      pics:
        image: {symbol: star, scale: large}
    components:
      price:
        parameters:
          amount: 7
          unit: {type: text}
          mark: {type: any, default: null}
        background: soft
        views:
          sum: {class: label, text: {number: $amount, style: currency, code: $unit}}
          plain: {class: label, text: "x $amount"}
          mark: {class: label, text: $mark, when: $mark}
        constraints:
          - H:|-4-[sum]-4-[plain]-(>=4)-|
          - V:|-4-[sum]-4-|
          - plain.top = sum.top
          - {is: mark.leading = plain.trailing + 4, when: $mark}
          - {is: mark.top = plain.top, when: $mark}
      row:
        parameters: {name: {type: text}, note: {type: any, default: null}, deep: 4}
        views:
          name: {class: label, text: $name}
          note: {class: label, text: $note, when: $note}
          bar: {background: brand, when: not $note}
          price: {component: price, amount: 3, unit: USD, mark: $note}
        constraints:
          - H:|-deep-[name]-(>=4)-|
          - V:|[name]-4-[price]|
          - H:|-20-[price]|
          - {is: note.leading = name.trailing + 8, when: $note}
          - {is: note.top = name.top, when: $note}
          - {visual: "H:|[bar(4)]", when: not $note}
          - {visual: "V:|[bar]|", when: not $note}

    """

  static let (own, shared) = ("test.yaml", "common.yaml")

  static let edits: [(file: String, old: String, new: String, cause: String)] = [
    // Keys of a mapping that come from a style and from the view.
    (
      own, "weight: bold", "weight: light",
      "font | title.font | test.yaml:9 | {weight: bold, italic: true} → {weight: light, italic: true}"
    ),
    (
      own, ", italic: true", "",
      "font | title.font | test.yaml:9 | {weight: bold, italic: true} → {weight: bold}"
    ),
    (
      own, "    font: {weight: bold, italic: true}\n", "",
      "font | title.font | test.yaml:5 | {weight: bold, italic: true} → –"
    ),
    (own, "    style: head\n", "", "| title.style | test.yaml:5 | head → –"),
    (
      shared, "design: serif", "design: rounded",
      "font | styles.head.font | common.yaml:5 | {style: title1, design: serif} → {style: title1, design: rounded}"
    ),
    (
      shared, ", design: serif", "",
      "font | styles.head.font | common.yaml:5 | {style: title1, design: serif} → {style: title1}"
    ),
    (
      shared, "{style: title1, design: serif}", "title2",
      "font | styles.head.font | common.yaml:5 | {style: title1, design: serif} → title2"
    ),
    (shared, ", scale: large", "", "| styles.pics.image.scale | common.yaml:11 | large → –"),
    // A style of a style, and a key of a view that gives way to its style.
    (shared, "    style: base\n", "", "| styles.main.style | common.yaml:6 | base → –"),
    (
      own, ", configuration: {style: tinted}", "",
      "| drop.configuration.style | test.yaml:29 | tinted → filled"
    ),
    // What is written under another name of a key, and colours.
    (own, "symbol: heart", "symbol: house", "| pic.image.symbol | test.yaml:31 | heart → house"),
    (own, "image: {symbol: heart}, ", "", "| pic.image.symbol | test.yaml:31 | heart → star"),
    (
      own, "box: {background: brand}", "box: {background: soft}",
      "| box.background | test.yaml:32 | brand → soft"
    ),
    (
      shared, "{background: soft, font", "{font",
      "| styles.head.background | common.yaml:5 | soft → –"
    ),
    // Arguments in numbers and in longer texts.
    (own, "amount: 10", "amount: 11", "text | price.amount | test.yaml:10 | 10 → 11"),
    (own, "amount: 10, ", "", "text | price.amount | test.yaml:10 | 10 → –"),
    (
      own, "third: {component: price,", "third: {component: price, amount: 9,",
      "text | third.amount | test.yaml:12 | 7 → 9"
    ),
    (
      shared, "amount: 7", "amount: 8",
      "text | components.price.parameters.amount | common.yaml:15 | 7 → 8"
    ),
    (
      shared, "amount: 3, ", "", "text | components.row.views.price.amount | common.yaml:35 | 3 → –"
    ),
    (
      shared, "\"x $amount\"", "\"y $amount\"",
      "text | components.price.views.plain.text | common.yaml:21 |"
    ),
    (
      shared, "code: $unit", "code: JPY",
      "text | components.price.views.sum.text.code | common.yaml:20 |"
    ),
    // What a condition looks at, also through two components.
    (own, "            note: Note a\n", "", "condition | row/a.note | test.yaml:19 | Note a → –"),
    (own, ", note: Note c", "", "condition | row/c.note | test.yaml:23 | Note c → –"),
    (own, "name: Bbb", "name: Bbb, note: New", "condition | row/b.note | test.yaml:22 | – → New"),
    (own, "        note: $r.note\n", "", "condition | row.note | test.yaml:17 | $r.note → –"),
    (
      own, "note: $r.note", "note: $r.name",
      "condition | row.note | test.yaml:27 | $r.note → $r.name"
    ),
    (
      shared, ", mark: $note}", "}",
      "condition | components.row.views.price.mark | common.yaml:35 | $note → –"
    ),
    (
      shared, "mark: $note}", "mark: $name}",
      "condition | components.row.views.price.mark | common.yaml:35 | $note → $name"
    ),
    (own, ", mark: hello", "", "condition | other.mark | test.yaml:11 | hello → –"),
    (
      shared, "text: $mark, ", "text: mark, ",
      "text | components.price.views.mark.text | common.yaml:22 |"
    ),
  ]

  private func open(_ folder: String, _ document: String, _ common: String) throws -> OpenDocument {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try common.write(toFile: folder + "/common.yaml", atomically: true, encoding: .utf8)
    return try OpenDocument.open(bytes: Array(document.utf8), file: folder + "/test.yaml")
  }

  private func causes(
    _ document: String, _ common: String, _ newDocument: String, _ newCommon: String
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.path + "/shared-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (measurer, options) = (FixedWidthMeasurer(), DocumentOptions())
    let before = try open(folder, document, common)
    let record = try #require(Causes.record(of: before, options: options, measurer: measurer))
    let stored = try JSONFile.value(Array(record.text().utf8), file: "record.json")
    let scene = try before.screen(measurer: measurer).scene(includesAmbiguity: false)
    let after = try open(folder, newDocument, newCommon)
    let found = try Causes.find(
      record: stored, before: frames(of: scene), document: after, options: options,
      current: after.screen(measurer: measurer).scene(includesAmbiguity: false), measurer: measurer)
    return found.causes.map { cause in
      let file = cause.origin.map { ($0.file as NSString).lastPathComponent } ?? ""
      return "\(cause.kind.rawValue) | \(cause.what) | \(file):\(cause.origin?.line ?? 0)"
        + " | \(cause.before ?? "–") → \(cause.after ?? "–") |"
    }
  }

  @Test(arguments: edits)
  func anEditIsToldOnceWhereItIsWritten(
    file: String, old: String, new: String, cause: String
  ) throws {
    let isOwn = file == Self.own
    let found = try causes(
      Self.document, Self.common, isOwn ? Self.document.with(old, new) : Self.document,
      isOwn ? Self.common : Self.common.with(old, new))
    #expect(found.count == 1 && found[0].contains(cause), "\(found.joined(separator: "\n"))")
  }

  /// The line of a view's key may have the number of another line in the file of its style.
  @Test func linesOfTwoFilesAreNotTakenForOne() throws {
    let common = "styles:\n\n  head:\n    font: {style: title1, design: serif}\n"
    let document =
      "include: common.yaml\nviews:\n  a:\n    font: {weight: bold}\n    class: label\n    text: A\n    style: head\n"
    let found = try causes(document, common, document.with("bold", "light"), common)
    #expect(found == ["font | a.font | test.yaml:4 | {weight: bold} → {weight: light} |"])
  }

  /// A repeated view and what is between it are one, also under another name.
  @Test func aRepeatedViewIsRenamedWithWhatIsBetween() throws {
    let found = try causes(
      Self.document, Self.common, Self.document.with("      row:\n", "      line:\n"), Self.common)
    #expect(
      found.count == 1 && found[0].hasPrefix("renamed | line | test.yaml:17 | row → line"),
      "\(found)")
  }
}
