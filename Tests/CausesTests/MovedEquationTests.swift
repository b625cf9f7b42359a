import Snapshots
import Testing

@testable import Causes

/// An equation that is put to another anchor is one edit and one cause, whether or not one half of it alone would
/// explain the screen. So is a line of Visual Format that names its views in another order, or another view.
@Suite struct MovedEquationTests {
  static let document = """
    canvas: {size: 320x480, scale: 2}
    views:
      a: {intrinsic: 100x40}
      b: {intrinsic: 100x60}
      title: {intrinsic: 50x20}
    constraints:
      - a.top = root.top + 10
      - a.left = root.left + 10
      - b.top = root.top + 20
      - b.left = root.left + 150
      - title.top = a.bottom
      - title.left = root.left
    """

  static let edits: [(old: String, new: String)] = [
    ("title.top = a.bottom", "title.top = b.bottom"),
    ("title.top = a.bottom", "title.bottom = b.bottom"),
    ("title.top = a.bottom", "b.bottom = title.top"),
    ("title.top = a.bottom", "title.top = root.top + 200"),
    // Without either the title is at the corner, where it was.
    ("title.left = root.left", "title.left = b.left"),
    ("title.left = root.left", "title.right = root.right"),
    ("title.left = root.left", "title.centerX = b.centerX"),
    // Its own place is not that of the one before.
    (
      "title.top = a.bottom\n  - title.left = root.left",
      "title.left = root.left\n  - title.top = b.bottom"
    ),
  ]

  @Test(arguments: edits.indices)
  func itIsOneCause(index: Int) throws {
    let (old, new) = Self.edits[index]
    let found = try result(Self.document, Self.document.with(old, new)).causes
    #expect(found.map(\.kind) == [.replaced], "\(new): \(found.map(line))")
    #expect(found.allSatisfy { $0.views == ["title"] }, "\(new): \(found.map(line))")
    let back = try result(Self.document.with(old, new), Self.document).causes
    #expect(back.map(\.kind) == [.replaced], "\(new) and back: \(back.map(line))")
  }

  @Test func aConstraintThatComesElsewhereIsNotTakenForOneThatWent() throws {
    let after = try Self.document.with("  - title.top = a.bottom\n", "").with(
      "b.left = root.left + 150", "b.left = root.left + 150\n  - b.width >= 10")
    try expect(
      causes(Self.document, after),
      ["removed | title.top = a.bottom | 11 | title.top = a.bottom → – | title"])
  }

  @Test func anInequalityElsewhereIsNotTakenForAnEquationThatWent() throws {
    let after = try Self.document.with("  - title.top = a.bottom\n", "").with(
      "title.left = root.left", "title.left = root.left\n  - title.top >= root.top")
    try expect(
      causes(Self.document, after),
      ["removed | title.top = a.bottom | 11 | title.top = a.bottom → – | title"])
  }

  @Test func anOrderAndAConstantAreEachNamedWithWhatTheyMove() throws {
    let before = """
      canvas: {size: 320x480, scale: 2}
      views:
        a: {frame: [0, 0, 10, 10]}
        b: {frame: [20, 0, 10, 10]}
        c: {frame: [40, 0, 10, 10]}
        d: {intrinsic: 30x30}
      constraints:
        - d.top = root.top + 50
        - d.left = root.left
      """
    let after = try before.with(
      "a: {frame: [0, 0, 10, 10]}\n  b: {frame: [20, 0, 10, 10]}",
      "b: {frame: [20, 0, 10, 10]}\n  a: {frame: [0, 0, 10, 10]}"
    ).with("root.top + 50", "root.top + 60")
    try expect(
      causes(before, after),
      [
        "constant | d.top = root.top + 60 | 8 | 50 → 60 | d",
        "order | root.views | 3 | a, b → b, a | b a",
      ])
  }

  static let column = """
    canvas: {size: 320x480, scale: 2}
    components:
      row:
        parameters: [more]
        views:
          n: {intrinsic: 40x20}
          i: {when: $more, intrinsic: 20x20}
        constraints:
          - "H:|[n]-8-[i]|"
          - V:|[n]|
          - V:|[i]
    views:
      a: {intrinsic: 100x40}
      b: {intrinsic: 100x60}
      c: {intrinsic: 50x20}
      r: {component: row, more: 1}
    constraints:
      - V:|-20-[a]-8-[b]-20-[r]
      - V:[c]-20-|
      - H:|-8-[a]
      - H:|-8-[b]
      - H:|-8-[c]
      - H:|-8-[r]
    """

  @Test(
    "A line of Visual Format that was edited is one cause with its line",
    arguments: [
      (
        "[a]-8-[b]-20-[r]", "[b]-8-[a]-20-[r]",
        ["replaced | V:|-20-[b]-8-[a]-20-[r] | 18 |"]
      ),
      (
        "[a]-8-[b]-20-[r]\n  - V:[c]-20-|", "[a]-8-[c]-8-[b]-20-[r]",
        [
          "removed | V:[c]-20-| | 19 | V:[c]-20-| → –",
          "replaced | V:|-20-[a]-8-[c]-8-[b]-20-[r] | 18 |",
        ]
      ),
    ])
  func visualFormat(old: String, new: String, lines: [String]) throws {
    let found = try result(Self.column, Self.column.with(old, new)).causes.map(line)
    #expect(found.count == lines.count, "\(found)")
    for (found, line) in zip(found, lines) { #expect(found.hasPrefix(line), "\(found)") }
  }

  @Test(
    "What a view that comes or goes changes in a line of Visual Format is part of that view's cause"
  )
  func viewsInLines() throws {
    let inserted = try Self.column.with("[a]-8-[b]", "[a]-8-[d]-8-[b]").with(
      "  b: {intrinsic: 100x60}", "  b: {intrinsic: 100x60}\n  d: {intrinsic: 10x10}"
    ).with("- H:|-8-[a]", "- H:|-8-[a]\n  - H:|-8-[d]")
    let without = try Self.column.with("more: 1", "more: 0")
    for (old, new, kind) in [
      (Self.column, inserted, Cause.Kind.viewAdded), (inserted, Self.column, .viewRemoved),
      (Self.column, without, .condition), (without, Self.column, .condition),
    ] {
      let found = try result(old, new).causes
      #expect(found.map(\.kind) == [kind], "\(found.map(line))")
      #expect(found.first.map { $0.views.count > 1 } == true)
    }
  }
}
