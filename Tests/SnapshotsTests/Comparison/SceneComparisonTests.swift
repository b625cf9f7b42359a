import Foundation
import LayoutScene
import Testing

@testable import Snapshots

@Suite struct SceneComparisonTests {
  static func comparison(
    tolerance: Double = 0, _ change: (inout Scene) -> Void
  ) -> SceneComparison {
    SceneComparison(
      SceneRecord(SceneMaking.card()), SceneRecord(SceneMaking.card(change)), tolerance: tolerance)
  }

  @Test func equalScenesHaveNothingToTell() {
    let comparison = Self.comparison { _ in }
    #expect(comparison.isEqual && comparison.isIdentical)
  }

  @Test func aMovedViewIsAFrameBeforeAndAfter() {
    let comparison = Self.comparison { $0.views[1].frame.origin.x = 24 }
    #expect(
      comparison.frames == [
        FrameChange(
          view: "card", before: CGRect(x: 8, y: 8, width: 144, height: 64),
          after: CGRect(x: 24, y: 8, width: 144, height: 64))
      ])
    #expect(comparison.largest == 16 && comparison.needsPointsOnly)
    #expect(!comparison.isFontIndependent)
  }

  @Test(arguments: [(0.5, true), (0.4, false)])
  func aToleranceLetsPassWhatIsNoFurther(tolerance: Double, passes: Bool) {
    let comparison = Self.comparison(tolerance: tolerance) { $0.views[1].frame.origin.x += 0.5 }
    #expect(comparison.isEqual == passes)
    #expect(!comparison.isIdentical)
  }

  /// What is changed, and the sentence that tells it.
  static let notes: [(name: String, change: @Sendable (inout Scene) -> Void, note: String)] = [
    (
      "a text", { $0.views[2].texts[0].string = "Titel" },
      "the text of title is “Titel”, and was “Title”"
    ),
    (
      "a font", { $0.views[2].texts[0].attributes.font.size = 20 },
      "the font of title is the system font 20 regular, and was the system font 17 regular"
    ),
    (
      "lines", { $0.views[2].texts[0].measurement.lineCount = 2 },
      "the text of title has 2 lines, and had 1"
    ),
    (
      "a cut text", { $0.views[2].texts[0].measurement.isTruncated = true },
      "the text of title is cut off"
    ),
    (
      "a baseline", { $0.views[2].firstBaseline = 18 },
      "the first baseline of title is at 18, and was at 16.1865"
    ),
    (
      "an alignment rect", { $0.views[1].alignmentRect.origin.y = 10 },
      "the alignment rect of card is 8, 10, 144 × 64, and was 8, 8, 144 × 64"
    ),
    ("a hidden view", { $0.views[1].isHidden = true }, "card is hidden"),
    ("a class", { $0.views[1].className = "stack" }, "card is a stack, and was a view"),
    ("a superview", { $0.views[2].parent = 0 }, "title is in root, and was in card"),
    ("the locale", { $0.locale = "de" }, "the locale is de, and was en"),
    ("the text size", { $0.textSize = .small }, "the text size is small, and was large"),
    ("the appearance", { $0.appearance = .dark }, "the appearance is dark, and was light"),
    ("the direction", { $0.direction = .rightToLeft }, "the direction is rtl, and was ltr"),
    ("the scale", { $0.scale = 3 }, "the scale is 3 pixels a point, and was 2"),
    (
      "the size", { $0.size.width = 161 }, "the screen is 161 × 80 points, and was 160 × 80"
    ),
    (
      "a scrolled view", { $0.views[1].contentOffset.y = 5 },
      "the content of card is scrolled to another position"
    ),
  ]

  @Test(arguments: notes.indices)
  func whatElseDiffersIsASentence(index: Int) {
    let (name, change, note) = Self.notes[index]
    let comparison = Self.comparison(change)
    #expect(comparison.notes.contains(note), "\(name)")
    // How long a text is, and with it what follows it, is for its font to decide.
    let isByFonts = [
      "lines", "a cut text", "a baseline", "an alignment rect", "a scrolled view",
    ].contains(name)
    #expect(comparison.isFontIndependent == !isByFonts, "\(name)")
  }

  @Test func viewsComeAndGo() {
    let comparison = Self.comparison {
      $0.views[2].id = "heading"
    }
    let frame = CGRect(x: 16, y: 10, width: 100, height: 20.5)
    #expect(
      comparison.frames == [
        FrameChange(view: "heading", before: nil, after: frame),
        FrameChange(view: "title", before: frame, after: nil),
      ])
    #expect(comparison.isFontIndependent)
  }

  /// No font decides which views there are.
  @Test func aViewThatOnlyComesOrOnlyGoesDependsOnNoFont() {
    let (with, without) = (
      SceneRecord(SceneMaking.card()), SceneRecord(SceneMaking.card { $0.views.removeLast() })
    )
    for comparison in [SceneComparison(with, without), SceneComparison(without, with)] {
      #expect(comparison.frames.map(\.view) == ["title"] && comparison.isFontIndependent)
    }
  }

  @Test func theOrderOfSubviewsCounts() {
    func scene(_ ids: [String]) -> SceneRecord {
      SceneRecord(
        SceneMaking.card { scene in
          scene.views += ids.map { SceneView(id: $0, parent: 1, frame: .zero) }
        })
    }
    let comparison = SceneComparison(scene(["a", "b"]), scene(["b", "a"]))
    #expect(comparison.notes == ["the subviews of card have another order: title, b, a"])
  }

  /// Fonts decide widths, lines and baselines, and not what a text says or which views there are.
  @Test func whatFontsDecideIsToldFromWhatTheyDoNot() {
    let byFonts: [(inout Scene) -> Void] = [
      { $0.views[1].frame.origin.x = 9 }, { $0.views[2].texts[0].measurement.lineCount = 2 },
      { $0.views[2].firstBaseline = nil },
    ]
    for change in byFonts { #expect(!Self.comparison(change).isFontIndependent) }
    #expect(Self.comparison { $0.views[2].texts[0].string = "T" }.isFontIndependent)
  }
}
