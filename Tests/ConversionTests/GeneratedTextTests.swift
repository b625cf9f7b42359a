import Foundation
import Testing

@testable import Conversion

private let paragraphs = """
  class: label, textAlignment: center, lines: 0, text: [{text: "One\\n", paragraphStyle: {alignment: right}}, \
  {text: Two, paragraphStyle: {lineSpacing: 4, headIndent: 8}}]
  """

/// As in UIKit, a paragraph with a style of its own has nothing of what the view says of paragraphs.
@Test func eachParagraphSaysHowItsLinesStand() throws {
  let screen = try code(paragraphs)
  #expect(screen.notes == [])
  for part in [
    #"("One\n", [.paragraphStyle: paragraphStyle { $0.alignment = .right }]),"#,
    "{ $0.alignment = .center; $0.lineSpacing = 4; $0.headIndent = 8 }",
    "part.lineBreakMode = .byTruncatingTail",
    "private func paragraphStyle(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {",
  ] { #expect(screen.text.contains(part), "\(part) in\n\(screen.text)") }
  // One that is set later is that of all paragraphs.
  #expect(!screen.text.contains("part.textAlignment"))
}

@Test func paragraphsOfPlumbKitHaveTheirStylesAsValues() throws {
  let screen = try code(paragraphs, .plumb)
  #expect(screen.notes == [])
  for part in [
    #".init("One\n", .init(paragraph: .init(alignment: .right))),"#,
    ".init(style: paragraphStyle { $0.lineSpacing = 4; $0.headIndent = 8 })",
    "part.textAlignment = .center", "(inout ParagraphStyle) -> Void) -> ParagraphStyle {",
  ] { #expect(screen.text.contains(part), "\(part) in\n\(screen.text)") }
}

@Test func theStyleOfAllParagraphsIsInTheText() throws {
  let label =
    "class: label, text: Some words, textAlignment: right, paragraphStyle: {lineSpacing: 6}"
  let screen = try code(label)
  #expect(screen.notes == [])
  #expect(
    screen.text.contains(
      "{ $0.alignment = .right; $0.lineSpacing = 6 }"))
  #expect(
    try code(label, .plumb).text.contains(
      "], paragraphStyle: paragraphStyle { $0.lineSpacing = 6 })"))
}

/// In UIKit a text takes the alignment and the end of lines with it that were set before.
@Test func whatATextInSeveralStylesTakesWithItIsSetBehindIt() throws {
  let text = try code(
    "class: label, textAlignment: center, lineBreak: byClipping, text: [a, {text: b, weight: bold}]"
  ).text
  let set = try #require(text.range(of: "part.attributedText ="))
  for line in ["part.textAlignment = .center", "part.lineBreakMode = .byClipping"] {
    let place = try #require(text.range(of: line))
    #expect(place.lowerBound > set.lowerBound)
  }
}

@Test(arguments: [
  (SwiftNames.uikit, "partConfiguration.attributedTitle = AttributedString(styled(["),
  (.plumb, "part.attributedTitle = AttributedText(runs: ["),
])
func aConfiguredButtonKeepsTheStylesOfItsTitle(names: SwiftNames, line: String) throws {
  let button = """
    class: button, configuration: filled, font: {size: 20}, title: [Buy, {text: " now", weight: bold}], \
    contentHorizontalAlignment: leading
    """
  let screen = try code(button, names)
  #expect(screen.notes == [])
  #expect(screen.text.contains(line), "\(screen.text)")
  #expect(screen.text.contains("part.contentHorizontalAlignment = .leading"))
  // A transformer would give all parts one font.
  #expect(!screen.text.contains("titleTextAttributesTransformer"))
  if names == .uikit {
    #expect(screen.text.contains(#"("Buy", [.font: UIFont.systemFont(ofSize: 20)])"#))
    #expect(screen.text.contains("UIFont.systemFont(ofSize: 20, weight: .bold)"))
  }
}

@Test(arguments: ["configuration: filled, ", ""], SwiftNames.allCases)
func imagesKeepTheirRenderingMode(configuration: String, names: SwiftNames) throws {
  let mode = ".withRenderingMode(.alwaysOriginal)"
  let symbol = try code(
    "class: button, \(configuration)title: Buy, image: {symbol: heart, renderingMode: original}",
    names)
  #expect(symbol.notes == [])
  let made =
    names == .uikit
    ? #"UIImage(systemName: "heart")?\#(mode)"# : #"ImageContent(systemName: "heart")\#(mode)"#
  #expect(symbol.text.contains(made), "\(symbol.text)")
  let picture = try code(
    "class: button, \(configuration)title: Buy, image: {size: 20x20, renderingMode: template}",
    names)
  #expect(picture.notes == [])
  #expect(
    picture.text.contains(
      (names == .uikit ? ".image { _ in }" : "height: 20))") + ".withRenderingMode(.alwaysTemplate)"
    ),
    "\(picture.text)")
}

/// A note says that the image is left out, as for a button without a configuration.
@Test(arguments: ["configuration: filled, ", ""])
func anImageThatTheCodeHasNoEqualForIsNoted(configuration: String) throws {
  let screen = try code(
    "class: button, \(configuration)title: Buy, image: {symbol: heart.fill, scale: large}", .plumb)
  #expect(screen.notes.map(\.message) == ["image of part is not converted"])
  #expect(screen.text.contains("// image of part is left out"), "\(screen.text)")
}

/// A text never goes with a font that the code has no equal for.
@Test(arguments: SwiftNames.allCases)
func aPartInAnotherFamilyIsOneNoteAndKeepsItsText(names: SwiftNames) throws {
  let screen = try code(
    "class: label, text: [a, {text: b, font: {family: Georgia, size: 15, weight: bold}}]", names)
  #expect(screen.notes.map(\.message) == ["font of part is not converted"])
  #expect(screen.text.contains("systemFont(ofSize: 15, weight: .bold)"), "\(screen.text)")
  #expect(screen.text.contains("// font of part is left out"))
}

@Test func lettersOfOneWidthAreThoseOfTheSystem() throws {
  let text = try code("class: label, font: {size: 15}, text: [a, {text: b, monospaced: true}]").text
  #expect(text.contains(".font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)"))
}

/// A view may be called as a function of the code.
@Test func noPropertyHidesAFunctionOfTheCode() throws {
  let screen = try code(
    ofDocument:
      "canvas: {size: 300x200}\nviews: {styled: {class: label, text: [a, {text: b, weight: bold}]}}"
  )
  #expect(screen.text.contains("let styledView = UILabel()"))
}

@Test(arguments: [
  ("123 main.yaml", "Screen123MainView"), ("こんにちは.yaml", "ScreenView"),
  ("sign-in.yaml", "SignInView"), ("Ünïcode.xib", "UnicodeView"), ("-.yaml", "ScreenView"),
])
func aFileGivesItsClassANameOfSwift(file: String, name: String) {
  #expect(SwiftMembers.className(file) == name)
}

@Test(arguments: [
  (
    SwiftNames.uikit,
    "part.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 12)"
  ),
  (
    .plumb,
    "part.contentInsets = DirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 12)"
  ),
])
func aButtonWithoutAConfigurationKeepsItsInsets(names: SwiftNames, line: String) throws {
  let button =
    "class: button, title: A, contentInsets: {top: 4, leading: 8, bottom: 4, trailing: 12}"
  let screen = try code(button, names)
  #expect(screen.notes == [])
  #expect(screen.text.contains(line), "\(screen.text)")
}

/// In UIKit it is the configuration that has them.
@Test func theBackgroundOfAConfiguredButtonIsInItsConfiguration() throws {
  let button =
    "class: button, configuration: gray, title: Buy, cornerRadius: 12, border: {width: 2, color: systemRed}"
  let screen = try code(button)
  #expect(screen.notes == [])
  for part in [
    "background.cornerRadius = 12", "background.strokeWidth = 2",
    "background.strokeColor = UIColor.systemRed",
  ] { #expect(screen.text.contains("partConfiguration.\(part)"), "\(part) in\n\(screen.text)") }
  #expect(!screen.text.contains("layer."))
  #expect(try code(button, .plumb).text.contains("part.cornerRadius = 12"))
}

/// A paragraph without lengths in a text whose first one has some.
@Test(arguments: [SwiftNames.uikit, .plumb])
func aParagraphThatSaysNoneHasNone(names: SwiftNames) throws {
  let screen = try code(
    """
    class: label, lines: 0, paragraphStyle: {lineSpacing: 20}, text: [{text: "One\\n"}, \
    {text: Two, paragraphStyle: {alignment: center, lineSpacing: 0}}]
    """, names)
  #expect(screen.text.contains("$0.lineSpacing = 20"))
  #expect(
    screen.text.contains(
      names == .uikit
        ? "paragraphStyle { $0.alignment = .center }"
        : ".init(style: ParagraphStyle(), alignment: .center)"), "\(screen.text)")
}

private let price = """
  class: label, font: body, attributedText: ["From ", {text: "€ 5", weight: bold, color: systemRed, kern: 1}, \
  {text: now, font: footnote, underline: true}]
  """

@Test(
  arguments: [
    (
      SwiftNames.uikit,
      [
        "part.attributedText = styled([", "(\"From \", [:]),",
        ".kern: 1 as CGFloat", "NSUnderlineStyle.single.rawValue", "private func styled(",
      ]
    ),
    (
      .plumb,
      [
        "part.attributedText = AttributedText(runs: [", ".init(\"From \"),", "weight: .bold",
        "isUnderlined: true",
      ]
    ),
  ] as [(SwiftNames, [String])])
func aTextInSeveralStylesKeepsThem(names: SwiftNames, parts: [String]) throws {
  let screen = try code(price, names)
  #expect(screen.notes == [])
  for part in parts { #expect(screen.text.contains(part), "\(part) in\n\(screen.text)") }
  // A font that is set later would count for all parts.
  let font = try #require(screen.text.range(of: "part.font ="))
  let text = try #require(screen.text.range(of: "part.attributedText ="))
  #expect(font.lowerBound < text.lowerBound)
}
