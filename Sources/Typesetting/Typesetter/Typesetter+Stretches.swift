import Foundation
import LayoutScene

extension Typesetter {
  /// The places of a text's letters, from the first line to the last and from left to right. Emoji
  /// and other glyphs with their own colours are left out.
  public func stretches(of text: SceneText) -> [TextStretch] {
    let set = set(text.string, text.attributes, width: text.rect.width)
    return set.lines.flatMap { line -> [TextStretch] in
      let start = text.rect.minX + line.start(in: text.rect.width, text.attributes.alignment)
      var stretches: [TextStretch] = []
      for run in line.runs where !run.isColor {
        let font = run.textRun.flatMap { text.attributes.runs[$0].font } ?? text.attributes.font
        let next = TextStretch(
          left: start + run.left, right: start + run.right,
          baseline: text.rect.minY + line.baseline.y, fontSize: font.size, run: run.textRun)
        if let last = stretches.last, last.run == next.run, abs(last.right - next.left) < 0.01 {
          stretches[stretches.count - 1].right = next.right
        } else {
          stretches.append(next)
        }
      }
      return stretches
    }
  }
}
