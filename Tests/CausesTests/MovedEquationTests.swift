import Testing

@testable import Causes

/// An equation that is put to another anchor is one edit, of which both sides are named, whether or not one
/// of them alone would explain the screen.
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
  func bothSidesAreNamed(index: Int) throws {
    let (old, new) = Self.edits[index]
    let found = try result(Self.document, Self.document.with(old, new)).causes
    #expect(found.map(\.kind) == [.removed, .added], "\(new): \(found.map(line))")
    #expect(found.allSatisfy { $0.views == ["title"] }, "\(new): \(found.map(line))")
    let back = try result(Self.document.with(old, new), Self.document).causes
    #expect(back.map(\.kind) == [.removed, .added], "\(new) and back: \(back.map(line))")
  }

  @Test func aConstraintThatComesElsewhereIsNotTakenForOneThatWent() throws {
    let after = try Self.document.with("  - title.top = a.bottom\n", "").with(
      "b.left = root.left + 150", "b.left = root.left + 150\n  - b.width >= 10")
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
}
