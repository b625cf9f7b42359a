import AutoLayout
import Foundation
import LayoutScene

/// How much longer or shorter a text of several lines may be, found by writing other texts into the live
/// view. Lines say little about it: half a line may be left, and a word more may take another line.
extension HeadroomMeter {
  /// Up to how many times its length a text is lengthened.
  private static let mostGrowth = 10

  /// How much more text there is room for, as a fraction of the characters that there are; less than 0
  /// for how much of a text has to go for the rest to be whole. Nil for a view whose text cannot be
  /// written, and for a text that is too long to be set again and again.
  ///
  /// A longer text is the text and its beginning again, so that its words are as long as they are and
  /// lines break as they would. Longer texts take no fewer lines, but for a word here and there, so that
  /// halving finds the longest that fits, to a character.
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

  /// Whether a view's texts are shown whole, and nothing is broken that was not to begin with.
  private func isWhole(_ identifier: String) -> Bool {
    let scene = trial()
    let isCut = scene.views.contains { view in
      view.id == identifier && view.texts.contains(where: \.measurement.isTruncated)
    }
    return !isCut && broken(in: scene).isEmpty
  }
}

/// A text of any length that reads like another.
private struct Sample {
  private let characters: [Character]
  private let more: [Character]

  var count: Int { characters.count }

  init(_ text: String) {
    characters = Array(text)
    // Languages that write words apart have a space in most texts, or letters of alphabets.
    let isApart =
      text.contains(where: \.isWhitespace)
      || !text.unicodeScalars.contains { $0.value >= 0x2E80 && $0.properties.isAlphabetic }
    more = (isApart ? [" "] : []) + characters.map { $0.isNewline ? " " : $0 }
  }

  /// Its first characters, and from its beginning again where there are not so many; without white space
  /// at the end, which takes no room.
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

/// The text of a view that can have several lines, to be written and read. Runs are spread over what is
/// written.
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
