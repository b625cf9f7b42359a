import Foundation
import LayoutScene
import Testing
import Typesetting

/// Inter has contextual alternates that show other characters than the text has.
@Suite struct AlternateTests {
  private func glyphs(_ text: String, _ font: Font = .system(ofSize: 17)) throws -> [UInt32] {
    try Typesetter().set(text, TextAttributes(font: font), width: nil)
      .lines[0].runs.flatMap(\.glyphs).map(\.id)
  }

  @Test(arguments: ["->", "<-", "-->", "=>", "3x4", "12:30", "(A)", "A@B", "10+5"])
  func charactersAreShownAsTheyAreWritten(text: String) throws {
    let alone = try text.flatMap { try glyphs(String($0)) }
    #expect(try glyphs(text) == alone)
  }

  @Test func everyWeightShowsThemAsTheyAreWritten() throws {
    for (name, weight) in FontWeight.named {
      for italic in [false, true] {
        let font = Font(size: 17, weight: weight, isItalic: italic)
        #expect(try glyphs("->", font).count == 2, "\(name)")
      }
    }
  }

  @Test func interByNameIsAsItWasDesigned() throws {
    let font = Font(family: "Inter", size: 17)
    #expect(try glyphs("->", font).count == 1)
    #expect(try glyphs("->", Font(family: "No Such Family", size: 17)).count == 2)
  }

  /// Those who draw from the text, as a viewer of real text does, need to know.
  @Test func aRunNamesTheFeaturesThatAreNotItsFontsOwn() throws {
    let runs = try Typesetter().set(
      "a العربية", TextAttributes(font: .system(ofSize: 17)), width: nil
    ).lines[0].runs
    for run in runs {
      let features = run.features.map { "\($0.tag)=\($0.value)" }
      #expect(features == (run.face.family == "Inter" ? ["calt=0"] : []), "\(run.text)")
    }
    #expect(Set(runs.map(\.face.family)).count == 2)
  }
}
