import Foundation
import LayoutScene

extension SceneText {
  /// The middle of the first line's letters, in the view's coordinates.
  var middle: CGPoint {
    CGPoint(x: letters.midX, y: rect.minY + measurement.firstBaseline * 0.6)
  }
}

extension Character {
  /// Whether the character is a picture with colours of its own: an emoji by default or by the
  /// variation selector U+FE0F (Unicode Technical Standard 51), and not turned into a letter by
  /// U+FE0E.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0E}") { return false }
    return scalars.contains { $0.properties.isEmojiPresentation }
      || (scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true)
  }
}

/// A part of a text that differs from others in colour, size or weight.
struct TextPart {
  /// The part's first piece, as a text of its own at the place of the whole text.
  var text: SceneText
  /// Indices of the part's runs among the runs of the whole text; nil stands for text between runs.
  var runs: [Int?]
}

extension SceneText {
  /// The parts of the text that differ in colour, size or weight. Pieces that look the same are one
  /// part; a text without runs is a single part.
  var parts: [TextPart] {
    guard !attributes.runs.isEmpty else { return [TextPart(text: self, runs: [nil])] }
    let bytes = Array(string.utf8)
    var parts: [TextPart] = []
    func add(_ range: Range<Int>, _ place: Int?) {
      let run = place.map { attributes.runs[$0] }
      let range = range.clamped(to: 0..<bytes.count)
      var part = self
      part.string = String(decoding: bytes[range], as: UTF8.self)
      guard part.string.contains(where: { !$0.isWhitespace && !$0.isEmoji }) else { return }
      part.attributes.runs = run?.link == nil ? [] : [TextRun(range: 0..<range.count, link: "")]
      part.attributes.font = run?.font ?? attributes.font
      part.color = run?.link == nil ? run?.color ?? color : nil
      let known = parts.firstIndex {
        $0.text.color == part.color && $0.text.attributes.font == part.attributes.font
          && $0.text.isLink == part.isLink
      }
      if let known {
        parts[known].runs.append(place)
      } else {
        parts.append(TextPart(text: part, runs: [place]))
      }
    }
    var place = 0
    for (index, run) in attributes.runs.enumerated() {
      if place < run.range.lowerBound { add(place..<run.range.lowerBound, nil) }
      add(run.range, index)
      place = max(place, run.range.upperBound)
    }
    if place < bytes.count { add(place..<bytes.count, nil) }
    return parts
  }

  /// Whether the text is a part that has the colour of links.
  var isLink: Bool { color == nil && attributes.runs.first?.link != nil }
}
