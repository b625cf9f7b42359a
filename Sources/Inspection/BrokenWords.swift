import Foundation
import LayoutScene

/// `text/broken-word`: a word that is wider than its line, so that it is broken at a place where no
/// hyphen would be put. A note at the accessibility text sizes, at which long words often fit on no
/// phone. Which words count is decided where lines are set (`Setter+BrokenWords` in `Typesetting`).
enum BrokenWords {
  static func findings(on screen: Screen) -> [Finding] {
    screen.views.indices.flatMap { index -> [Finding] in
      guard screen.isShown[index], !Crushing.isCrushed(index, on: screen) else { return [] }
      let view = screen.views[index]
      return view.texts.compactMap { text in
        text.measurement.brokenWord.map { finding(about: $0, text, of: view, screen.scene) }
      }
    }
  }

  private static func finding(
    about word: BrokenWord, _ text: SceneText, of view: SceneView, _ scene: Scene
  ) -> Finding {
    let missing = PixelGrid(scale: scene.scale).roundUp(word.missingWidth)
    let isLarge = scene.textSize.isAccessibilityCategory
    let hyphens =
      mayHaveHyphens(word.word, scene.locale)
      ? ", or write soft hyphens (U+00AD) where the word may be broken" : ""
    return Finding(
      rule: .brokenWord, severity: isLarge ? .note : nil, view: view.id,
      message:
        "The word \(quoted: word.word.excerpt) of \(view.id) does not fit on a line and is broken in "
        + "the middle: it lacks \(missing) pt of width.",
      hint:
        "Give \(view.id) \(missing.points) pt more width\(hyphens).",
      origin: text.origin ?? view.origin)
  }

  /// Whether hyphens can divide the word: it is long enough, and of a script and language that uses
  /// them. These are the alphabets of Europe and the Caucasus, but not Vietnamese, whose words are
  /// syllables.
  private static func mayHaveHyphens(_ word: String, _ locale: String) -> Bool {
    let letters = word.unicodeScalars.filter(\.properties.isAlphabetic)
    let isVietnamese = locale == "vi" || locale.hasPrefix("vi-")
    return letters.count >= 5 && !isVietnamese
      && letters.allSatisfy {
        $0.value < 0x590 || (0x10A0...0x10FF).contains($0.value)
          || (0x1E00...0x1FFF).contains($0.value)
      }
  }
}
