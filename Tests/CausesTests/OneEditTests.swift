import Documents
import Foundation
import LayoutScene
import Snapshots
import TestSupport
import Testing
import Work

@testable import Causes

/// One line that was edited is one cause, wherever it is used, under the name that it has where it is written.
@Suite struct OneEditTests {
  static let document = """
    canvas: {size: 320x480, scale: 2}
    include: common.yaml
    views:
      first: {class: label, text: One, style: detail}
      second: {class: label, text: Two, style: detail}
      buy: {class: button, title: Buy, style: primary}
      pay: {class: button, title: Pay, style: primary}
      wifi: {component: row}
      bluetooth: {component: row}
      box: {background: brand}
      dot: {background: brand, border: {width: 1, color: brand}}
    constraints:
      - V:|-20-[first]-8-[second]-8-[buy]-8-[pay]-8-[wifi]-8-[bluetooth]-8-[box(20)]-8-[dot(20)]
      - H:|-8-[first]
      - H:|-8-[second]
      - H:|-8-[buy]
      - H:|-8-[pay]
      - H:|-8-[wifi]-8-|
      - H:|-8-[bluetooth]-8-|
      - H:|-8-[box(20)]
      - H:|-8-[dot(20)]

    """
  static let common = """
    colors: {brand: "#336699"}
    metrics: {gap: 4, wide: 2 * gap}
    styles:
      detail:
        font: subheadline
      primary:
        configuration:
          style: filled
          buttonSize: medium
    components:
      row:
        views:
          name: {class: label, text: Name}
          icon: {class: image, size: 20x20}
        constraints:
          - "H:|[icon]-gap-[name]-(>=0)-|"
          - "V:|[icon]|"
          - "V:|-wide-[name]"

    """

  let folder = FileManager.default.temporaryDirectory.path + "/edits-\(UUID().uuidString)"

  private func open(_ common: String, _ document: String = document) throws -> OpenDocument {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try common.write(toFile: folder + "/common.yaml", atomically: true, encoding: .utf8)
    return try OpenDocument.open(bytes: Array(document.utf8), file: folder + "/test.yaml")
  }

  @Test(
    arguments: [
      (
        "font: subheadline", "font: footnote", "font styles.detail.font subheadline → footnote",
        5, ["first", "second"]
      ),
      (
        "buttonSize: medium", "buttonSize: large",
        "size styles.primary.configuration.buttonSize medium → large", 9, ["buy", "pay"]
      ),
      (
        "text: Name", "text: Names", "text components.row.views.name.text Name → Names", 13,
        ["wifi/name", "bluetooth/name"]
      ),
      (
        "size: 20x20", "size: 30x20", "size components.row.views.icon.size 20x20 → 30x20", 14,
        ["wifi/icon", "bluetooth/icon"]
      ),
      (
        "V:|-wide-[name]", "V:|-2-[name]", "constant V:|-2-[name] ", 18,
        ["wifi/name", "bluetooth/name"]
      ),
      ("gap: 4", "gap: 6", "constant metrics.gap 4 → 6", 2, ["wifi/name", "bluetooth/name"]),
      // A metric that is computed is edited where it is written, too.
      ("2 * gap", "3 * gap", "constant metrics.wide 8 → 12", 2, ["wifi/name", "bluetooth/name"]),
      ("2 * gap", "20", "constant metrics.wide 8 → 20", 2, ["wifi/name", "bluetooth/name"]),
      (
        "#336699", "#336600", "appearance colors.brand #336699 → #336600", 1, ["box", "dot"]
      ),
      (
        "      icon: {class: image, size: 20x20}\n",
        "      icon: {class: image, size: 20x20}\n      badge: {intrinsic: 4x4, background: \"#ff0000\"}\n",
        "view-added components.row.views.badge – → view", 15, ["wifi/badge", "bluetooth/badge"]
      ),
      (
        "    font: subheadline\n", "    color: systemRed\n",
        "appearance styles.detail.color – → systemRed", 5, ["first", "second"]
      ),
    ] as [(String, String, String, Int, [String])])
  func anEditOfASharedFileIsOneCause(
    old: String, new: String, words: String, line: Int, views: [String]
  ) throws {
    let measurer = FixedWidthMeasurer()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try open(Self.common)
    let record = try #require(
      Causes.record(of: before, options: DocumentOptions(), measurer: measurer))
    let stored = try JSONFile.value(Array(record.text().utf8), file: "record.json")
    let scene = try before.screen(measurer: measurer).scene(includesAmbiguity: false)
    let after = try open(Self.common.with(old, new))
    let found = try Causes.find(
      record: stored, before: frames(of: scene), document: after, options: DocumentOptions(),
      current: after.screen(measurer: measurer).scene(includesAmbiguity: false), measurer: measurer)
    let causes = found.causes.filter { $0.kind != .font || $0.after != nil }
    let cause = try #require(causes.first, "\(found)")
    #expect(causes.count == 1, "\(causes.map(CausesTests.line))")
    let said = "\(cause.kind.rawValue) \(cause.what) \(cause.before ?? "–") → \(cause.after ?? "–")"
    #expect(said.hasPrefix(words), "\(said)")
    #expect(cause.origin?.file == folder + "/common.yaml" && cause.origin?.line == line, "\(cause)")
    #expect(Set(cause.views).isSuperset(of: views), "\(cause.views)")
  }

  /// What is gone has the name that it had.
  @Test func aKeyThatIsGoneFromAStyleIsOneCause() throws {
    let measurer = FixedWidthMeasurer()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try open(Self.common)
    let record = try #require(
      Causes.record(of: before, options: DocumentOptions(), measurer: measurer))
    let scene = try before.screen(measurer: measurer).scene(includesAmbiguity: false)
    let after = try open(Self.common.with("    font: subheadline", "    lines: 1"))
    let found = try Causes.find(
      record: record, before: frames(of: scene), document: after, options: DocumentOptions(),
      current: after.screen(measurer: measurer).scene(includesAmbiguity: false), measurer: measurer)
    #expect(found.causes.map(\.what) == ["styles.detail.font"])
    #expect(found.causes.map { $0.origin?.line } == [4])
  }

  /// The equation is written once, and each repetition of it has other views.
  @Test(arguments: [
    ("width = 100", "width = 120", Cause.Kind.constant, 6),
    ("height = 20", "bottom = root.top + 60", .replaced, 7),
    ("\n  - {repeat: [a, b], is: $item.height = 20}", "", .removed, 7),
    (
      "\n  - {repeat: [a, b], is: $item.height = 20}",
      "\n  - {repeat: [a, b], is: $item.height = 20}\n  - {repeat: [a, b], is: $item.right = root.right @999}",
      .added, 8
    ),
  ])
  func anEditOfARepeatedEquationIsOneCause(
    old: String, new: String, kind: Cause.Kind, line: Int
  ) throws {
    let measurer = FixedWidthMeasurer()
    let text = """
      canvas: {size: 320x480, scale: 2}
      views: {a: {}, b: {}}
      constraints:
        - {repeat: [a, b], is: $item.top = root.top + 20}
        - {repeat: [a, b], is: $item.leading = root.leading @998}
        - {repeat: [a, b], is: $item.width = 100 @998}
        - {repeat: [a, b], is: $item.height = 20}
      """
    let before = try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
    let record = try #require(
      Causes.record(of: before, options: DocumentOptions(), measurer: measurer))
    let scene = try before.screen(measurer: measurer).scene(includesAmbiguity: false)
    let after = try OpenDocument.open(
      bytes: Array(text.with(old, new).utf8), file: "test.yaml")
    let found = try Causes.find(
      record: record, before: frames(of: scene), document: after, options: DocumentOptions(),
      current: after.screen(measurer: measurer).scene(includesAmbiguity: false), measurer: measurer)
    let ofKind = found.causes.filter { $0.kind == kind }
    #expect(ofKind.count == 1, "\(found.causes.map(CausesTests.line))")
    #expect(ofKind.first?.origin?.line == line)
    #expect(Set(ofKind.first?.views ?? []) == ["a", "b"])
  }

  /// What is beside the views of a screen is told at that screen's line, and not at the first screen's.
  @Test(arguments: [
    ("keyboard: 200", "keyboard: 210", "device | keyboard | 8"),
    ("320x240", "320x300", "device | canvas | 7"),
  ])
  func aScreensOwnKeysAreToldAtItsLines(old: String, new: String, cause: String) throws {
    let text = """
      screens:
        one:
          canvas: {size: 320x400}
          keyboard: 260
          views: {a: {intrinsic: 9x9}}
        two:
          canvas: {size: 320x240}
          keyboard: 200
          views: {a: {intrinsic: 9x9}}
          constraints: [a.bottom = root.keyboard.top, a.right = root.right]
      """
    var options = DocumentOptions()
    options.screen = "two"
    let found = try causes(text, text.with(old, new), options)
    #expect(found.count == 1 && found.first?.hasPrefix(cause + " |") == true, "\(found)")
  }

  /// What the colours of a level show follows from it.
  @Test(arguments: [("base", "elevated"), ("elevated", "base")])
  func anotherLevelIsOneCause(old: String, new: String) throws {
    let text = """
      appearance: dark
      level: \(old)
      root: {background: systemBackground}
      views:
        a: {background: secondarySystemBackground, frame: [0, 0, 20, 20]}
        l: {class: list, listStyle: insetGrouped, frame: [0, 30, 200, 100], sections: [{cells: {c: {text: A}}}]}
      """
    let found = try causes(text, text.with("level: \(old)", "level: \(new)"))
    #expect(
      found.count == 1 && found.first?.hasPrefix("device | level | 2 | \(old) → \(new) |") == true,
      "\(found)")
  }

  /// One edit is the same cause on every device and in both appearances.
  @Test(arguments: [
    ("keyboard: 260", "keyboard: 200", "keyboard", 1),
    ("systemBlue", "systemRed", "a.background", 3),
  ])
  func anEditIsTheSameInEveryCell(old: String, new: String, what: String, line: Int) throws {
    let text = """
      keyboard: 260
      views:
        a: {background: systemBlue}
      constraints:
        - a.bottom = root.keyboard.top
        - H:|[a(50)]
        - a.height = 20
      """
    let measurer = FixedWidthMeasurer()
    let before = try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
    let after = try OpenDocument.open(
      bytes: Array(text.with(old, new).utf8), file: "test.yaml")
    let cells = ["iphone-se", "iphone-14"].flatMap { (device: String) -> [DocumentOptions] in
      [Appearance.light, .dark].map {
        DocumentOptions(device: Device.named(device), appearance: $0)
      }
    }
    let edits = try cells.map { options -> String in
      let record = try #require(Causes.record(of: before, options: options, measurer: measurer))
      let scene = try before.screen(options: options, measurer: measurer)
        .scene(includesAmbiguity: false)
      let found = try Causes.find(
        record: record, before: frames(of: scene), document: after, options: options,
        current: after.screen(options: options, measurer: measurer)
          .scene(includesAmbiguity: false), measurer: measurer)
      #expect(found.causes.map(\.what) == [what])
      #expect(found.causes.map { $0.origin?.line } == [line])
      return try #require(found.causes.first).edit
    }
    #expect(Set(edits).count == 1, "\(edits)")
  }

  /// A search is bounded by the work that it does, and a single change is always tried.
  @Test func aSearchIsBoundedByTheSizeOfItsLayouts() throws {
    let names = (0..<40).map { "v\($0)" }
    func text(_ gap: Int, _ width: Int) -> String {
      "canvas: {size: 400x900}\nviews:\n" + names.map { "  \($0): {}\n" }.joined()
        + "constraints:\n"
        + names.enumerated().map { index, name in
          "  - \(name).top = root.top + \(index * 20 + gap)\n  - \(name).left = root.left\n"
            + "  - \(name).width = \(width)\n  - \(name).height = 10\n"
        }.joined()
    }
    let (before, after) = try (CausesTests.open(text(0, 10)), CausesTests.open(text(1, 11)))
    let small = try result(before, after, work: WorkBudget(inAll: 9_000_000))
    let words = try #require(small.notes.first)
    // A layout has 41 views and 160 constraints.
    #expect(
      words.contains("80 changes. The search for causes stopped after 12 layouts"), "\(words)")
    let one = try result(
      before,
      CausesTests.open(text(0, 10).with("v3.left = root.left\n", "v3.left = root.left + 4\n")),
      work: WorkBudget(inAll: 5_000_000))
    #expect(one.causes.map(\.what) == ["v3.left = root.left + 4"] && one.notes.isEmpty, "\(one)")
  }
}

/// What is edited at a use of a component, or in an item of a repetition, is named there.
@Suite struct UsedEditTests {
  static let document = """
    canvas: {size: 320x480, scale: 2}
    components:
      row:
        parameters: {badge: true, gap: {type: any}}
        views:
          t: {class: label, text: Hello}
          dot: {when: $badge, background: red}
        constraints:
          - "H:|-16-[t]"
          - "V:|-$gap-[t]-8-|"
          - "H:[t]-8-[dot(10)]"
          - "V:|-8-[dot(10)]"
    views:
      a: {component: row, badge: true, gap: 8}
      b: {component: row, badge: false, gap: 8}
      bar:
        repeat: [{id: mo, h: 40}, {id: tu, h: 80}]
        background: blue
        constraints: [self.height = $item.h]
    constraints:
      - V:|-100-[a]-[b]-[bar/mo]
      - bar/tu.top = bar/mo.top
      - H:|[a]|
      - H:|[b]|
      - H:|-20-[bar/mo(30)]-20-[bar/tu(30)]
    """

  @Test(
    arguments: [
      ("badge: true, gap: 8}", "badge: false, gap: 8}", "condition | a.badge | 14"),
      ("badge: false, gap: 8}", "badge: true, gap: 8}", "condition | b.badge | 15"),
      ("{id: mo, h: 40}", "{id: mo, h: 50}", "constant | bar/mo.h | 17"),
      ("badge: true, gap: 8}", "badge: true, gap: 12}", "constant | a.gap | 14"),
      // What is edited in the component is named there.
      ("\"H:|-16-[t]\"", "\"H:|-18-[t]\"", "constant | H:|-18-[t] | 9"),
      ("-[t]-8-|", "-[t]-9-|", "constant | V:|-$gap-[t]-9-| | 10"),
      (
        "self.height = $item.h", "self.height = $item.h + 1",
        "constant | self.height = $item.h + 1 | 19"
      ),
    ])
  func anEditAtAUseIsNamedThere(old: String, new: String, cause: String) throws {
    let found = try causes(Self.document, Self.document.with(old, new))
    #expect(found.first?.hasPrefix(cause + " |") == true, "\(found)")
  }
}
