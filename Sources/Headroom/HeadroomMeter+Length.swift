import AutoLayout
import Foundation
import LayoutScene

/// Measures how much longer or shorter a text of several lines may be, by writing other texts into
/// the live view. The number of lines alone does not tell: half a line may still be free, and one
/// more word may need another line.
extension HeadroomMeter {
  /// The largest factor by which a text is lengthened.
  private static let mostGrowth = 10

  /// How much more text there is room for, as a fraction of the present number of characters.
  /// Negative for a text that is cut off: the fraction that has to go for the rest to be shown
  /// whole. Nil for a view whose text cannot be written, and for a text that is too long to be set
  /// many times.
  ///
  /// A longer text is the text followed by its own beginning, so that its words have the usual
  /// lengths and its lines break as usual. A longer text hardly ever needs fewer lines, so
  /// bisection finds the longest that fits, to the character.
  func moreText(of text: SceneText, in view: SceneView) -> Double? {
    guard view.texts.count == 1, text.string.count <= Self.longestText,
      let live = self.view(view.id).flatMap(WrittenText.init), live.text == text.string
    else { return nil }
    defer { live.text = text.string }
    let sample = Sample(text.string)
    func holds(_ count: Int) -> Bool {
      live.text = sample.text(of: count)
      return isWhole(view.id)
    }
    let own = sample.count
    var (held, failed): (Int, Int)
    if text.measurement.isTruncated {
      (held, failed) = (0, own)
    } else {
      let most = own * (1 + Self.mostGrowth)
      if holds(most) { return Double(Self.mostGrowth) }
      (held, failed) = (own, most)
    }
    while failed - held > 1 {
      let count = (held + failed) / 2
      if holds(count) { held = count } else { failed = count }
    }
    return Double(sample.text(of: held).count - own) / Double(own)
  }

  /// Whether a view's texts are shown whole and the screen holds.
  private func isWhole(_ identifier: String) -> Bool {
    let scene = trial()
    let isCut = scene.views.contains { view in
      view.id == identifier && view.texts.contains(where: \.measurement.isTruncated)
    }
    return !isCut && broken(in: scene).isEmpty
  }
}

/// Makes texts of any length that read like a given one.
private struct Sample {
  private let characters: [Character]
  private let more: [Character]

  var count: Int { characters.count }

  init(_ text: String) {
    characters = Array(text)
    // A text without spaces is one word of an alphabet, unless it has letters from U+2E80 on: the
    // languages of East Asia write no spaces between words.
    let isApart =
      text.contains(where: \.isWhitespace)
      || !text.unicodeScalars.contains { $0.value >= 0x2E80 && $0.properties.isAlphabetic }
    more = (isApart ? [" "] : []) + characters.map { $0.isNewline ? " " : $0 }
  }

  /// The text's first `count` characters, starting again at its beginning where it has fewer. White
  /// space at the end is left out, because it takes no room.
  func text(of count: Int) -> String {
    var letters = Array(characters.prefix(count))
    while letters.count < count, !more.isEmpty {
      letters += more.prefix(count - letters.count)
    }
    if count != characters.count {
      while letters.last?.isWhitespace == true { letters.removeLast() }
    }
    return String(letters)
  }
}

/// A view whose text can have several lines.
private protocol TextHolder: View {
  var text: String? { get set }
  var attributedText: AttributedText? { get set }
}

extension Label: TextHolder {}
extension TextView: TextHolder {}

/// The text of a view that can have several lines, to be read and written. A new text gets the runs
/// of the view's attributed text, stretched to its length.
private struct WrittenText {
  private let view: any TextHolder
  private let runs: AttributedText?

  init?(_ view: View) {
    guard let view = view as? any TextHolder else { return nil }
    self.view = view
    runs = view.attributedText
  }

  var text: String? {
    get { view.text }
    nonmutating set {
      let text = newValue ?? ""
      if let runs {
        view.attributedText = runs.string == text ? runs : runs.spread(over: text)
      } else {
        view.text = text
      }
    }
  }
}
