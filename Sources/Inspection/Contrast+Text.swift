import Foundation
import LayoutScene

extension SceneText {
  /// The middle of the first line's letters, in the view's coordinates.
  var middle: CGPoint {
    CGPoint(x: letters.midX, y: rect.minY + measurement.firstBaseline * 0.6)
  }
}

extension Character {
  /// Whether it is a picture in colours of its own, whatever the text's colour is: an emoji by default
  /// or by the variation selector U+FE0F (Unicode Technical Standard 51), and not made a letter by
  /// U+FE0E.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0E}") { return false }
    return scalars.contains { $0.properties.isEmojiPresentation }
      || (scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true)
  }
}

extension SceneText {
  /// The parts of the text that differ in colour, size or weight, each once and as a text of its own at the
  /// same place; the text itself where nothing differs.
  var parts: [SceneText] {
    guard !attributes.runs.isEmpty else { return [self] }
    let bytes = Array(string.utf8)
    var parts: [SceneText] = []
    func add(_ range: Range<Int>, _ run: TextRun?) {
      let range = range.clamped(to: 0..<bytes.count)
      var part = self
      part.string = String(decoding: bytes[range], as: UTF8.self)
      guard part.string.contains(where: { !$0.isWhitespace && !$0.isEmoji }) else { return }
      part.attributes.runs = run?.link == nil ? [] : [TextRun(range: 0..<range.count, link: "")]
      part.attributes.font = run?.font ?? attributes.font
      part.color = run?.link == nil ? run?.color ?? color : nil
      let isKnown = parts.contains {
        $0.color == part.color && $0.attributes.font == part.attributes.font
          && $0.isLink == part.isLink
      }
      if !isKnown { parts.append(part) }
    }
    var place = 0
    for run in attributes.runs {
      if place < run.range.lowerBound { add(place..<run.range.lowerBound, nil) }
      add(run.range, run)
      place = max(place, run.range.upperBound)
    }
    if place < bytes.count { add(place..<bytes.count, nil) }
    return parts
  }

  /// Whether it is a part in the colour of links.
  var isLink: Bool { color == nil && attributes.runs.first?.link != nil }
}
