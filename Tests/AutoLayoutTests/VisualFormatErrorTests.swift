import AutoLayout
import Foundation
import Testing

/// A format, the fact, and the format again with a caret before the place.
private typealias Case = (format: String, fact: VisualFormatError.Fact, marked: String)

private let cases: [Case] = [
  ("", .emptyString, "^"),
  ("H:", .expectedMoreInput, "H:^"),
  ("|", .expectedMoreInput, "|^"),
  ("|-", .expectedMoreInput, "|-^"),
  ("[a]-", .expectedMoreInput, "[a]-^"),
  ("[a]-8-", .expectedMoreInput, "[a]-8-^"),
  ("[", .expectedMoreInput, "[^"),
  ("[a(", .expectedMoreInput, "[a(^"),
  ("[a(5", .expectedMoreInput, "[a(5^"),
  ("[a", .expectedEndOfView, "[a^"),
  ("a", .expectedView, "^a"),
  ("H:a", .expectedView, "H:^a"),
  (" [a]", .expectedView, "^ [a]"),
  ("H: [a]", .expectedView, "H:^ [a]"),
  ("X:[a]", .expectedView, "^X:[a]"),
  ("[a]-[b]-é", .expectedView, "[a]-[b]-^é"),
  ("[1a]", .expectedViewName, "[^1a]"),
  ("[]", .expectedViewName, "[^]"),
  ("[ä]", .expectedViewName, "[^ä]"),
  ("[a.b]", .expectedEndOfView, "[a^.b]"),
  ("[a-b]", .expectedEndOfView, "[a^-b]"),
  ("[a(5)", .expectedEndOfView, "[a(5)^"),
  ("[a()]", .expectedValue, "[a(^)]"),
  ("[a(>5)]", .expectedValue, "[a(^>5)]"),
  ("[a(5,)]", .expectedValue, "[a(5,^)]"),
  ("[a(5@)]", .expectedPriority, "[a(5@^)]"),
  ("[a(5]", .expectedEndOfPredicates, "[a(5^]"),
  ("[a( 5)]", .expectedValue, "[a(^ 5)]"),
  ("[a]-8[b]", .expectedHyphen, "[a]-8^[b]"),
  ("[a]-8", .expectedHyphen, "[a]-8^"),
  ("[a]-(8)[b]", .expectedHyphen, "[a]-(8)^[b]"),
  ("[a]--8-[b]", .ambiguousMinus, "[a]-^-8-[b]"),
  ("|a]", .expectedConnection, "|^a]"),
  ("||", .expectedConnection, "|^|"),
  ("[a] [b]", .expectedEnd, "[a]^ [b]"),
  ("[a]|[b]", .expectedEnd, "[a]|^[b]"),
  ("[a]]", .expectedEnd, "[a]^]"),
  ("[nope]", .unknownView("nope"), "[nope^]"),
  ("[a]-[nope]", .unknownView("nope"), "[a]-[nope^]"),
  ("[a(nope)]", .unknownMetric("nope"), "[a(nope^)]"),
  ("[a]-nope-[b]", .unknownMetric("nope"), "[a]-nope^-[b]"),
  ("[a]-(b)-[c]", .unknownMetric("b"), "[a]-(b^)-[c]"),
  ("[a(5@nope)]", .unknownMetric("nope"), "[a(5@nope^)]"),
  ("|[x]", .noSuperview, "^|[x]"),
  ("[x]-|", .noSuperview, "[x]-^|"),
  ("[a(5@0)]", .illegal(.illegalPriority(0)), "[a(5@^0)]"),
  ("[a(5@1001)]", .illegal(.illegalPriority(1001)), "[a(5@^1001)]"),
  ("[a]-(5@-1)-[b]", .illegal(.illegalPriority(-1)), "[a]-(5@^-1)-[b]"),
  ("[a(huge)]", .illegal(.constantNotFinite), "[^a(huge)]"),
]

private func mistake(
  of format: String, _ options: LayoutConstraint.FormatOptions = []
) -> VisualFormatError? {
  let root = View(identifier: "root")
  var views: [String: any LayoutItem] = ["x": View(identifier: "x")]
  for name in ["a", "b", "c"] {
    let view = View(identifier: name)
    root.addSubview(view)
    views[name] = view
  }
  let guide = LayoutGuide(identifier: "g")
  root.addLayoutGuide(guide)
  views["g"] = guide
  do throws(VisualFormatError) {
    _ = try LayoutConstraint.validatedConstraints(
      withVisualFormat: format, options: options, metrics: ["huge": .infinity], views: views)
    return nil
  } catch {
    return error
  }
}

@Test(arguments: cases.indices)
func mistakesAreFoundWhereTheyAre(index: Int) throws {
  let (format, fact, marked) = cases[index]
  let error = try #require(mistake(of: format), "\(format)")
  #expect(error.fact == fact)
  var found = Array(format)
  found.insert("^", at: error.caret)
  #expect(String(found) == marked)
}

@Test func theDescriptionIsUIKits() throws {
  let error = try #require(mistake(of: "H:|-[me]-|"))
  #expect(
    error.description
      == "Unable to parse constraint format: \nme is not a key in the views dictionary. \n"
      + "H:|-[me]-| \n       ^")
}

/// Apple's words, without the format and the caret.
@Test(arguments: [
  ("", "It's an empty string."),
  ("[a]-", "Expected more input"),
  ("a", "Expected a view"),
  (
    "[1]",
    "Expected a view name here. View names must start with a letter or an underscore, then contain "
      + "letters, numbers, and underscores."
  ),
  ("[a", "Expected a ']' here. That is how you give the end of a view."),
  ("[a]-8[b]", "Expected a '-' here"),
  ("|a]", "Expected a connection after the '|' character"),
  ("[a]]", "Expected the end of the format string"),
  (
    "[a]--8-[b]",
    "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
      + "parentheses around negative numbers."
  ),
  ("[me]", "me is not a key in the views dictionary."),
  (
    "[a(gap)]",
    "Encountered metric with name \"gap\", but value was not specified in metrics or views "
      + "dictionaries"
  ),
  (
    "|[x]",
    "Unable to interpret '|' character, because the related view doesn't have a superview"
  ),
])
func mistakesHaveTheMessagesOfUIKit(format: String, message: String) throws {
  let error = try #require(mistake(of: format))
  #expect(error.message == message)
  #expect(error.description.hasPrefix("Unable to parse constraint format: \n\(message) \n"))
}

@Test func alignmentAlongTheFormatHasTheMessageOfUIKit() throws {
  let column = try #require(mistake(of: "V:[a][b]", .alignAllTop))
  #expect(
    column.message == "Options mask required views to be aligned on a vertical edge, which is not "
      + "allowed for layout that is also vertical.")
  let row = try #require(mistake(of: "H:[a][b]", .alignAllLeft))
  #expect(
    row.message == "Options mask required views to be aligned on a horizontal edge, which is not "
      + "allowed for layout that is also horizontal.")
}

@Test(
  arguments: [
    ("V:[a][b]", .alignAllTop, .vertical), ("V:[a][b]", .alignAllLastBaseline, .vertical),
    ("[a][b]", .alignAllLeading, .horizontal), ("[a][b]", .alignAllCenterX, .horizontal),
  ] as [(String, LayoutConstraint.FormatOptions, LayoutConstraint.Axis)])
func viewsDoNotAlignAlongTheFormat(
  format: String, options: LayoutConstraint.FormatOptions, axis: LayoutConstraint.Axis
) throws {
  #expect(try #require(mistake(of: format, options)).fact == .alignmentAlongAxis(axis))
}

@Test(arguments: ["H:[a]-[b]", "V:[a]-[b]", "|[a]"])
func aFormatRunsOneWay(format: String) throws {
  for options: LayoutConstraint.FormatOptions in [
    [.directionLeftToRight, .directionRightToLeft], .directionMask,
  ] {
    let error = try #require(mistake(of: format, options))
    #expect(error.fact == .conflictingDirections && error.start == 0)
    #expect(
      error.message
        == "Options mask required views to run from left to right and from right to left, "
        + "which is not allowed together.")
  }
}

/// As in equations, which know no baseline of a guide either.
@Test(
  arguments: [
    ("H:[a]-[g]", .alignAllFirstBaseline, .firstBaseline, 7),
    ("H:[g]-[a]", .alignAllLastBaseline, .lastBaseline, 3),
    ("H:[a][b][g(5)]", [.alignAllTop, .alignAllBaseline], .lastBaseline, 9),
    ("V:[a]-[g]", .spacingBaselineToBaseline, .firstBaseline, 7),
    ("V:[g]-[a]", .spacingBaselineToBaseline, .lastBaseline, 3),
  ] as [(String, LayoutConstraint.FormatOptions, LayoutConstraint.Attribute, Int)])
func aGuideHasNoBaselines(
  format: String, options: LayoutConstraint.FormatOptions, attribute: LayoutConstraint.Attribute,
  start: Int
) throws {
  let error = try #require(mistake(of: format, options))
  #expect(error.fact == .guideHasNoAttribute(attribute) && error.start == start)
  #expect(error.message == "A layout guide has no \(attribute.name).")
}

@Test func aGuideByItselfOrByItsEdgesIsNoMistake() {
  #expect(mistake(of: "H:[g(5)]", .alignAllFirstBaseline) == nil)
  #expect(mistake(of: "H:[a]-[g]", .alignAllTop) == nil)
  #expect(mistake(of: "H:[a]-[g]", .spacingBaselineToBaseline) == nil, "for columns only")
}

@Test func noFormatBringsTheParserDown() {
  var generator = SplitMix(seed: 11)
  let signs = Array("HV:|-[](),@<>=0123.ab_ é").map { String($0) }
  let pieces = ["H:", "V:", "|", "-", "[a]", "[b(", "10", "==a", ">=5@9", ")]", "-8-", "[c]"]
  var mistakes = 0
  for _ in 0..<20_000 {
    let alphabet = Bool.random(using: &generator) ? signs : pieces
    let length = Int.random(in: 0...12, using: &generator)
    let format = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" }.joined()
    guard let error = mistake(of: format) else { continue }
    #expect(error.caret <= format.unicodeScalars.count)
    mistakes += 1
  }
  #expect(mistakes < 19_900, "some are right")
}

/// SplitMix64: the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Test func inCodeAWrongFormatTrapsWithTheWholeText() async throws {
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    _ = LayoutConstraint.constraints(withVisualFormat: "H:[a]-8[a]", views: ["a": View()])
  }
  let message = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(
    message.contains(
      "Unable to parse constraint format: \nExpected a '-' here \nH:[a]-8[a] \n       ^"))
}
