import Testing

@testable import Preview

@Suite struct ConstantSlotTests {
  /// A text of a constraint, and the text with 7 and with −7 in each place that may be its constant.
  @Test(arguments: [
    ("a.top = b.bottom + 8", ["a.top = b.bottom + 7", "a.top = b.bottom + 8 + 7"]),
    ("a.top = b.bottom+8 @ 750", ["a.top = b.bottom+7 @ 750", "a.top = b.bottom+8 + 7 @ 750"]),
    ("a.right = b.right - 8", ["a.right = b.right + 7", "a.right = b.right - 8 + 7"]),
    ("a.left = -8", ["a.left = 7", "a.left = -8 + 7"]),
    ("a.width >= 44.5", ["a.width >= 7", "a.width >= 44.5 + 7"]),
    (
      "a.width = b.width * 0.5 + 3",
      ["a.width = b.width * 0.5 + 7", "a.width = b.width * 0.5 + 3 + 7"]
    ),
    ("a.width = 0.5 * b.width", ["a.width = 0.5 * b.width + 7"]),
    ("a.top = b.top (priority: 900)", ["a.top = b.top + 7 (priority: 900)"]),
    ("a.top = r2d2.top", ["a.top = r2d2.top + 7"]),
    ("V:[a]-20-[b]-(>=8)-|", ["V:[a]-7-[b]-(>=8)-|", "V:[a]-20-[b]-(>=7)-|"]),
    (
      "a.size = 80x60 @ 900",
      ["a.size = 7x60 @ 900", "a.size = 80x7 @ 900", "a.size = 80x60 + 7 @ 900"]
    ),
    ("12", ["7"]), ("gap * 2", []), ("gap", []),
  ])
  func aConstantIsReplacedOrAdded(_ text: String, _ expected: [String]) {
    #expect(ConstantSlot.all(in: text).map { $0.text(7) } == expected)
  }

  @Test(arguments: [
    ("a.top = b.bottom + 8", "a.top = b.bottom - 7"), ("a.top = b.top", "a.top = b.top - 7"),
    ("a.right = b.right−8", "a.right = b.right−7"), ("a.left = -8", "a.left = -7"),
    ("12", "-7"),
    // Visual Format has no negative distances.
    ("H:|-12-[a]", "H:|-0-[a]"),
  ])
  func theSignIsPartOfWhatIsWritten(_ text: String, _ expected: String) {
    #expect(ConstantSlot.all(in: text).first?.text(-7) == expected)
  }

  @Test(arguments: [
    ("a.top = b.bottom + 8", 8), ("a.top = b.bottom - 8", -8), ("a.left = −2.5", -2.5),
    ("a.top = b.top", 0),
  ])
  func theValueHasItsSign(_ text: String, _ value: Double) {
    #expect(ConstantSlot.all(in: text).first?.value == value)
  }
}
