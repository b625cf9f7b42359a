import AutoLayout
import Foundation
import LayoutScene

/// Measures how much longer or shorter a text of several lines, a title in a bar, or one of the texts of a cell may be, by
/// writing other texts into the live view. The number of lines alone does not tell: half a line may still be free, and one
/// more word may need another line.
extension HeadroomMeter {
  /// The largest factor by which a text is lengthened.
  private static let mostGrowth = 10

  /// A text of another length that is shown whole.
  struct WholeText {
    var text: String
    /// How much more text that is, as a fraction of the present number of characters. Negative for a
    /// text that is cut off: the fraction that has to go for the rest to be shown whole.
    var more: Double
  }

  /// The longest text that there is room for. Nil for a view whose text cannot be written, and for a text that is too long to be set
  /// many times.
  ///
  /// A longer text is the text followed by its own beginning, so that its words have the usual
  /// lengths and its lines break as usual. A longer text hardly ever needs fewer lines, so
  /// bisection finds the longest that fits, to the character.
  func longest(of text: SceneText, in view: SceneView) -> WholeText? {
    guard view.texts.count == 1 || view.hasTextsOfOneLayout,
      text.string.count <= Self.longestText, !work.isSpent,
      let live = self.view(view.id).flatMap({ WrittenText($0, shows: text.string) })
    else { return nil }
    defer { live.restore() }
    let sample = Sample(text.string)
    func holds(_ count: Int) -> Bool {
      let text = sample.text(of: count)
      live.write(text)
      return isWhole(text, in: view)
    }
    let own = sample.count
    var (held, failed): (Int, Int)
    if text.measurement.isTruncated {
      (held, failed) = (0, own)
    } else {
      let most = own * (1 + Self.mostGrowth)
      if holds(most) {
        return WholeText(text: sample.text(of: most), more: Double(Self.mostGrowth))
      }
      (held, failed) = (own, most)
    }
    while failed - held > 1 {
      let count = (held + failed) / 2
      if holds(count) { held = count } else { failed = count }
    }
    if work.isSpent { return nil }
    let whole = sample.text(of: held)
    return WholeText(text: whole, more: Double(whole.count - own) / Double(own))
  }

  /// Whether a view's texts are shown whole and the screen holds. A bar may show another text, such as Back, in
  /// the place of one that it has no room for.
  private func isWhole(_ text: String, in view: SceneView) -> Bool {
    let scene = trial()
    let texts = scene.views.first { $0.id == view.id }?.texts ?? []
    let isShown = !view.control.isBar || texts.contains { $0.string == text }
    return isShown && !texts.contains(where: \.measurement.isTruncated)
      && broken(in: scene).isEmpty
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

/// A text in the live window that can be replaced by others.
private struct WrittenText {
  let write: (String) -> Void
  /// Brings back what was there.
  let restore: () -> Void

  /// Nil for a view that does not show `text`, or whose text cannot be written. A new text of a label or
  /// text view gets the runs of its attributed text, stretched to the new length.
  init?(_ view: View, shows text: String) {
    if let bar = view as? Bar, let title = bar.titles.first(where: { $0.text == text }) {
      write = title.show
      restore = { title.show(nil) }
    } else if let cell = view as? TableViewCell, cell.text == text {
      write = { cell.text = $0 }
      restore = { cell.text = text }
    } else if let cell = view as? TableViewCell, cell.secondaryText == text {
      write = { cell.secondaryText = $0 }
      restore = { cell.secondaryText = text }
    } else if let view = view as? any TextHolder, view.text == text {
      let runs = view.attributedText
      write = { new in
        if let runs { view.attributedText = runs.spread(over: new) } else { view.text = new }
      }
      restore = { if let runs { view.attributedText = runs } else { view.text = text } }
    } else {
      return nil
    }
  }
}
