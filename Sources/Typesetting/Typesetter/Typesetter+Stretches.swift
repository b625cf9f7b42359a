import Foundation
import LayoutScene

extension Typesetter {
  /// The places of a text's letters, from the first line to the last and from left to right. Emoji
  /// and other glyphs with their own colours are left out.
  public func stretches(of text: SceneText) -> [TextStretch] {
    let set = set(text.string, text.attributes, width: text.rect.width)
    return set.lines.flatMap { line -> [TextStretch] in
      // As in the picture, a line of centred text that is too long is centred on the box.
      let spare = text.rect.width - line.width
      let shift = spare < 0 && text.attributes.alignment == .center ? spare / 2 : 0
      let start = text.rect.minX + line.baseline.x + shift
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
