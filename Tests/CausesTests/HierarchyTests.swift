import Documents
import LayoutScene
import Testing

@testable import Causes

/// Views that come, go and change places, with their constraints.
@Suite struct HierarchyTests {
  static let list = """
    canvas: {size: 320x200, scale: 2}
    views:
      list:
        class: stack
        axis: vertical
        spacing: 8
        views:
          first: {intrinsic: 60x20}
          second: {intrinsic: 80x20}
          third: {intrinsic: 40x20}
      note: {intrinsic: 50x10}
    constraints:
      - list.top = root.top + 10
      - list.leading = root.leading + 10
      - note.top = list.bottom + 10
      - note.leading = list.leading
    """

  @Test func aViewGoesWithItsConstraints() throws {
    let after = try Self.list.with("  note: {intrinsic: 50x10}\n", "")
      .with("  - note.top = list.bottom + 10\n", "").with("  - note.leading = list.leading", "")
    try expect(
      causes(Self.list, after), ["view-removed | note | 11 | view → – | note"])
    try expect(
      causes(after, Self.list), ["view-added | note | 11 | – → view | note"])
  }

  @Test func aViewGoesWithTheViewsInIt() throws {
    let rest = """
      canvas: {size: 320x200, scale: 2}
      views:
        note: {intrinsic: 50x10}
      constraints:
        - note.top = root.top + 10
      """
    let after = try rest.with(
      "  note: {", "  box:\n    views:\n      inner: {intrinsic: 10x10}\n  note: {"
    )
    .with(
      "root.top + 10",
      "root.top + 10\n  - inner.top = box.top\n  - box.bottom = inner.bottom\n  - box.top = root.top\n  - box.leading = root.leading\n  - inner.leading = box.leading\n  - box.trailing = inner.trailing"
    )
    try expect(
      causes(rest, after), ["view-added | box | 3 | – → view | box inner"])
    try expect(
      causes(after, rest), ["view-removed | box | 3 | view → – | box inner"])
  }

  @Test func subviewsInAnotherOrderAreNamedWithTheirSuperview() throws {
    let after = try Self.list.with("      second: {intrinsic: 80x20}\n", "")
      .with("      first:", "      second: {intrinsic: 80x20}\n      first:")
    try expect(
      causes(Self.list, after),
      [
        "order | list.views | 8 | first, second → second, first | second first"
      ])
  }

  @Test func aViewInAnotherSuperviewIsNamed() throws {
    let after = try Self.list.with("      third: {intrinsic: 40x20}\n", "")
      .with("  note:", "  third: {intrinsic: 40x20}\n  note:")
    try expect(
      causes(Self.list, after),
      [
        "order | third in root | 10 | list → root | third list note"
      ])
  }

  @Test func aViewThatIsPutAroundOthersIsNamed() throws {
    let after = try Self.list
      .with(
        "      second: {intrinsic: 80x20}\n      third: {intrinsic: 40x20}\n",
        "      group:\n        class: stack\n        axis: vertical\n        views:\n          second: {intrinsic: 80x20}\n          third: {intrinsic: 40x20}\n"
      )
    let found = try result(Self.list, after).causes
    #expect(found.map { "\($0.kind.rawValue) \($0.what)" } == ["view-added group"])
    #expect(Set(found[0].views) == ["group", "second", "third", "list", "note"])
    let back = try result(after, Self.list).causes
    #expect(back.map { "\($0.kind.rawValue) \($0.what)" } == ["view-removed group"])
  }

  @Test func anOrderThatOnlyPicturesShowIsNamed() throws {
    let before = """
      views:
        front: {frame: [0, 0, 30, 30], background: "#ff0000"}
        back: {frame: [10, 10, 30, 30], background: "#00ff00"}
        far: {frame: [100, 100, 30, 30], background: "#0000ff"}
      """
    let swapped = try before.with("  front: {frame: [0, 0, 30, 30], background: \"#ff0000\"}\n", "")
      .with("  far:", "  front: {frame: [0, 0, 30, 30], background: \"#ff0000\"}\n  far:")
    #expect(try result(before, swapped).causes.map(\.what) == ["root.views"])
    // Views that do not overlap look the same in any order; their order is another all the same.
    let harmless = try before.with(
      "  far: {frame: [100, 100, 30, 30], background: \"#0000ff\"}", ""
    )
    .with("  front:", "  far: {frame: [100, 100, 30, 30], background: \"#0000ff\"}\n  front:")
    let order = "order | root.views | 2 | front, back, far → far, front, back | far"
    try expect(causes(before, harmless), [order])
    let moved = try harmless.with("[10, 10, 30", "[10, 12, 30")
    #expect(try result(before, moved).causes.map(\.what) == ["back.frame", "root.views"])
    #expect(try result(before, moved).causes.map(\.views) == [["back"], ["far"]])
  }

  @Test func aConstraintThatOnlyFindingsShowIsNamed() throws {
    let before = try Self.list.with(
      "list.top = root.top + 10", "list.top = root.top + 10\n  - list.top = root.top + 30")
    try expect(
      causes(before, Self.list),
      ["removed | list.top = root.top + 30 | 14 | list.top = root.top + 30 → – | list"])
  }

  @Test func aGuideGoesWithItsConstraints() throws {
    let guided = try Self.list.with(
      "  note: {intrinsic: 50x10}", "  note: {intrinsic: 50x10}\nguides: {middle: {}}"
    )
    .with(
      "note.leading = list.leading",
      "middle.leading = root.leading + 50\n  - note.leading = middle.leading")
    #expect(
      try result(Self.list, guided).causes.map { "\($0.kind.rawValue) \($0.what)" }.sorted() == [
        "added middle.leading = root.leading + 50", "replaced note.leading = middle.leading",
      ])
  }
}
