import Drawing
import Foundation
import LayoutScene
import Testing

@testable import Snapshots

@Suite struct SceneDigestTests {
  static func digest(
    overlays: Overlays = .standard, image: String? = nil, _ change: (inout Scene) -> Void = { _ in }
  ) -> String {
    SceneDigest(
      of: SceneMaking.card(change), VerificationOptions(drawing: DrawingOptions(overlays: overlays))
    ) { _ in image }.text
  }

  static let changes: [(name: String, change: @Sendable (inout Scene) -> Void)] = [
    ("size", { $0.size.width = 161 }), ("scale", { $0.scale = 3 }),
    ("appearance", { $0.appearance = .dark }), ("direction", { $0.direction = .rightToLeft }),
    ("locale", { $0.locale = "de" }), ("frame", { $0.views[1].frame.size.width -= 0.5 }),
    ("alignment rect", { $0.views[1].alignmentRect.origin.y += 1 }),
    ("standard insets", { $0.views[1].hasStandardInsets = true }),
    ("baseline", { $0.views[2].firstBaseline = nil }), ("hidden", { $0.views[1].isHidden = true }),
    ("alpha", { $0.views[1].alpha = 0.5 }), ("background", { $0.views[1].background = nil }),
    ("corner", { $0.views[1].cornerRadius = 4 }), ("clips", { $0.views[1].clipsToBounds = true }),
    ("offset", { $0.views[1].contentOffset.y = 1 }), ("class", { $0.views[1].className = "stack" }),
    ("parent", { $0.views[2].parent = 0 }), ("control", { $0.views[1].control = .button }),
    ("switch", { $0.views[1].control = .switch(isOn: true) }),
    ("slider", { $0.views[1].control = .slider(value: 0.25) }),
    ("margins", { $0.views[1].margins.left = 9 }),
    ("guide", { $0.views[1].guides = [SceneGuide(id: "g", frame: .zero)] }),
    ("text", { $0.views[2].texts[0].string = "title" }),
    ("color", { $0.views[2].texts[0].color = Color(red: 1, green: 0, blue: 0) }),
    ("font", { $0.views[2].texts[0].attributes.font.weight = .bold }),
    ("family", { $0.views[2].texts[0].attributes.font.family = "Inter" }),
    ("alignment", { $0.views[2].texts[0].attributes.alignment = .center }),
    ("language", { $0.views[2].texts[0].attributes.language = "ja" }),
    ("text box", { $0.views[2].texts[0].rect.size.width = 101 }),
    ("image", { $0.views[1].images = [SceneImage(path: "a.png", rect: .zero)] }),
    (
      "finding",
      { $0.findings = [Finding(rule: .ambiguous, view: "card", message: "a place")] }
    ),
    ("order", { $0.views.append(SceneView(id: "x", parent: 0, frame: .zero)) }),
  ]

  @Test(arguments: changes.indices)
  func everythingThatShowsChangesIt(index: Int) {
    let (name, change) = Self.changes[index]
    #expect(Self.digest(change) != Self.digest(), "\(name)")
  }

  @Test func twoChangesHaveTwoDigests() {
    let digests = Self.changes.map { Self.digest($0.change) }
    #expect(Set(digests).count == digests.count)
  }

  /// A part of a text in a font of its own, and a style of its paragraph.
  static let styles:
    [(name: String, change: @Sendable (inout TextRun, inout ParagraphStyle) -> Void)] =
      [
        ("start", { run, _ in run.range = 2..<3 }), ("end", { run, _ in run.range = 1..<4 }),
        ("no font", { run, _ in run.font = nil }),
        ("family", { run, _ in run.font?.family = "Inter" }),
        ("size", { run, _ in run.font?.size = 18 }),
        ("weight", { run, _ in run.font?.weight = .bold }),
        ("italic", { run, _ in run.font?.isItalic = true }), ("kern", { run, _ in run.kern = 1 }),
        ("baseline", { run, _ in run.baselineOffset = 1 }),
        ("color", { run, _ in run.color = Color(red: 1, green: 0, blue: 0) }),
        ("underline", { run, _ in run.isUnderlined = true }),
        ("strike", { run, _ in run.isStruckThrough = true }),
        ("empty link", { run, _ in run.link = "" }), ("link", { run, _ in run.link = "a" }),
        ("line spacing", { $1.lineSpacing = 2 }), ("multiple", { $1.lineHeightMultiple = 2 }),
        ("least height", { $1.minimumLineHeight = 2 }),
        ("largest height", { $1.maximumLineHeight = 2 }),
        ("paragraphs", { $1.paragraphSpacing = 2 }), ("first", { $1.firstLineHeadIndent = 2 }),
        ("indent", { $1.headIndent = 2 }),
      ]

  @Test func whateverIsStyledOtherwiseHasADigestOfItsOwn() {
    func digest(_ change: (inout TextRun, inout ParagraphStyle) -> Void) -> String {
      var run = TextRun(range: 1..<3, font: .system(ofSize: 17))
      var style = ParagraphStyle()
      change(&run, &style)
      return Self.digest {
        $0.views[2].texts[0].attributes.runs = [run]
        $0.views[2].texts[0].attributes.paragraphStyle = style
      }
    }
    var names = [digest { _, _ in }: "unchanged"]
    for (name, change) in Self.styles {
      let same = names.updateValue(name, forKey: digest(change))
      #expect(same == nil, "\(name) is digested as \(same ?? "")")
    }
  }

  @Test func theOverlaysAndTheBytesOfImagesChangeIt() {
    let withImage: (inout Scene) -> Void = {
      $0.views[1].images = [SceneImage(path: "a.png", rect: .zero)]
    }
    #expect(Self.digest(overlays: []) != Self.digest())
    let plain = VerificationOptions(drawing: DrawingOptions(style: .plain))
    #expect(SceneDigest(of: SceneMaking.card { _ in }, plain) { _ in nil }.text != Self.digest())
    #expect(Self.digest(image: "1", withImage) != Self.digest(image: "2", withImage))
  }

  @Test func whatDoesNotShowDoesNotChangeIt() {
    #expect(
      Self.digest {
        $0.name = "Card"
        $0.views[1].origin = SourceLocation(file: "a.yaml", line: 3, column: 1)
        $0.views[1].exactFrame.origin.x += 1e-12
      } == Self.digest())
  }

  @Test func itIsAHashInHexadecimalDigits() {
    #expect(Self.digest().count == 32 && Self.digest().allSatisfy(\.isHexDigit))
  }
}
