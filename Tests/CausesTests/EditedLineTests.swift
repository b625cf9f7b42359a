import Testing

/// A line of which a part was edited is one cause with the line as it was and as it is. A constraint that is repeated
/// is named as it is written, without the name of its first item.
@Suite struct EditedLineTests {
  static let document = """
    canvas: {size: 320x480}
    views:
      a: {intrinsic: 20x20}
      b: {intrinsic: 20x20}
      c: {intrinsic: 20x20}
    constraints:
      - {repeat: [a, b], is: $item.leading = root.leading + 16}
      - V:|-10-[a(40)]-30-[b]
      - H:|-50-[c(60)]
      - c.top = b.bottom
      - c.size <= 90x90

    """

  @Test(arguments: [
    (
      "V:|-10-[a(40)]-30-[b]", "V:|-10-[a]-30-[b]",
      "replaced | V:|-10-[a]-30-[b] | 8 | V:|-10-[a(40)]-30-[b] → V:|-10-[a]-30-[b] | a b c"
    ),
    (
      "H:|-50-[c(60)]", "H:|-50-[c]",
      "replaced | H:|-50-[c] | 9 | H:|-50-[c(60)] → H:|-50-[c] | c"
    ),
    // A number in what is left of the line belongs to the same edit.
    (
      "H:|-50-[c(60)]", "H:|-70-[c]",
      "replaced | H:|-70-[c] | 9 | H:|-50-[c(60)] → H:|-70-[c] | c"
    ),
    (
      "V:|-10-[a(40)]-30-[b]", "V:|-10-[a(40)]-30-[b(50)]",
      "replaced | V:|-10-[a(40)]-30-[b(50)] | 8 | V:|-10-[a(40)]-30-[b] → V:|-10-[a(40)]-30-[b(50)] | b c"
    ),
    (
      "V:|-10-[a(40)]-30-[b]", "V:|-10-[a(40)]-35-[b]",
      "constant | V:|-10-[a(40)]-35-[b] | 8 | 30 → 35 | b c"
    ),
    (
      "root.leading + 16", "root.leading + 24",
      "constant | $item.leading = root.leading + 24 | 7 | 16 → 24 | a b"
    ),
    // A whole line that goes is gone.
    (
      "  - c.top = b.bottom\n", "",
      "removed | c.top = b.bottom | 10 | c.top = b.bottom → – | c"
    ),
  ])
  func anEditOfALineIsOneCause(old: String, new: String, cause: String) throws {
    let found = try causes(Self.document, Self.document.with(old, new))
    #expect(found == [cause], "\(found.joined(separator: "\n"))")
  }
}
