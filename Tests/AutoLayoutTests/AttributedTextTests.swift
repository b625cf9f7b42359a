import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import AutoLayout

private func terms() -> AttributedText {
  var text = AttributedText("Read ")
  text.append("terms", .init(weight: .bold, color: Color(0xFF0000)))
  text.append(" now", .init(link: "https://a.b"))
  return text
}

/// Measures a text as if all of it were as large as its largest part.
private final class TallestPartMeasurer: TextMeasuring {
  private let plain = FixedWidthMeasurer()

  func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    var whole = attributes
    whole.font.size = attributes.runs.compactMap(\.font?.size).reduce(whole.font.size, max)
    whole.runs = []
    return plain.measure(text, whole, width: width)
  }

  func metrics(of font: Font) -> FontMeasures { plain.metrics(of: font) }
}

@Suite struct AttributedTextTests {
  private let window = Window(
    size: CGSize(width: 320, height: 480), measurer: FixedWidthMeasurer())

  private func texts(of view: View) -> [SceneText] {
    window.rootView.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    window.layoutIfNeeded()
    return view.sceneTexts(in: view.bounds.size, window.context)
  }

  @Test func aLabelShowsItsPartsInItsOwnFont() throws {
    let label = Label()
    label.font = .system(ofSize: 20)
    label.attributedText = terms()
    #expect(label.text == "Read terms now")
    let text = try #require(texts(of: label).first)
    #expect(
      text.attributes.runs == [
        TextRun(
          range: 5..<10, font: .system(ofSize: 20, weight: .bold), color: Color(0xFF0000)),
        TextRun(range: 10..<14, isUnderlined: true, link: "https://a.b"),
      ])
  }

  /// UIKit's labels underline links, its text views do not.
  @Test func linksAreUnderlinedInLabelsAndButtonsAlone() throws {
    let button = Button()
    button.attributedTitle = terms()
    let view = TextView()
    view.attributedText = terms()
    #expect(button.title == "Read terms now" && view.text == "Read terms now")
    #expect(texts(of: button).first?.attributes.runs.last?.isUnderlined == true)
    #expect(texts(of: view).first?.attributes.runs.last?.isUnderlined == false)
  }

  /// In a font of its own the part is higher, though the words are the same.
  @Test func aTextViewIsLaidOutAnewForPartsWithTheSameWords() {
    let window = Window(size: CGSize(width: 320, height: 480), measurer: TallestPartMeasurer())
    let view = window.rootView.add(TextView())
    view.text = "Read terms now"
    view.font = .system(ofSize: 16)
    view.isScrollEnabled = false
    view.pin(left: 0, top: 0)
    window.layoutIfNeeded()
    let before = view.frame.height
    var text = AttributedText("Read ")
    text.append("terms", .init(font: .system(ofSize: 32)))
    text.append(" now")
    view.attributedText = text
    window.layoutIfNeeded()
    // A line is 1.25 times as high as its font.
    #expect(view.frame.height == before + 20)
    view.attributedText = nil
    window.layoutIfNeeded()
    #expect(view.frame.height == before)
  }

  @Test func aPlainTextTakesThePlaceOfTheParts() throws {
    let label = Label()
    label.attributedText = terms()
    label.text = "Read terms now"
    #expect(label.attributedText == nil)
    #expect(texts(of: label).first?.attributes.isStyled == false)
    label.attributedText = terms()
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func aStateWithATitleOfItsOwnShowsThat() {
    let button = Button()
    button.attributedTitle = terms()
    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    #expect(button.currentAttributedTitle == nil && button.currentTitle == "Wait")
    #expect(texts(of: button).first?.attributes.runs == [])
    button.isEnabled = true
    #expect(button.currentAttributedTitle == terms())
    button.isSelected = true
    #expect(button.currentAttributedTitle == terms())
    #expect(button.titleLabel?.attributedText == terms())
  }

  /// As in every label, a plain text takes the place of an attributed one.
  @Test func aPlainTextSetOnATitleLabelClearsItsAttributes() throws {
    let button = Button()
    button.setTitle("OK", for: .normal)
    let label = try #require(button.titleLabel)
    label.attributedText = terms()
    #expect(label.text == terms().string && label.attributedText == terms())
    label.text = "plain"
    #expect(label.text == "plain" && label.attributedText == nil)
    label.attributedText = terms()
    label.attributedText = nil
    #expect(label.attributedText == nil && label.text == nil)
  }

  @Test func partsFollowTheTextSize() throws {
    let window = Window(
      size: CGSize(width: 320, height: 480),
      traits: Traits(contentSizeCategory: .accessibility5),
      measurer: FixedWidthMeasurer())
    let label = Label()
    label.font = .style(.body)
    label.attributedText = AttributedText(runs: [
      .init("a", .init(weight: .bold)), .init("b", .init(font: .style(.footnote))),
      .init("c", .init(font: .system(ofSize: 10))),
    ])
    window.rootView.addSubview(label)
    let sizes = label.textAttributes.runs.map { $0.font?.size }
    #expect(sizes == [53, 44, 10])
  }

  @Test func neighboursOfOneStyleAreOneRun() {
    let label = Label()
    label.attributedText = AttributedText(runs: [
      .init("a", .init(weight: .bold)), .init("", .init(kern: 1)), .init("é", .init(weight: .bold)),
    ])
    #expect(label.textAttributes.runs.map(\.range) == [0..<3])
  }

  @Test func aTextThatIsShrunkKeepsItsParts() throws {
    let label = Label()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.attributedText = AttributedText(runs: [
      .init("ab", .init(font: .system(ofSize: 34), kern: 2))
    ])
    window.rootView.addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: 1, height: 40)
    let text = try #require(label.sceneTexts(in: label.bounds.size, window.context).first)
    #expect(text.attributes.runs[0].font?.size == 17)
    #expect(text.attributes.runs[0].kern == 1)
    #expect(text.attributes.font.size == 8.5)
  }

  @Test func aLongerTextGoesOnInTheSameStyles() {
    let text = terms().spread(over: "Read terms nowRead te")
    #expect(text.runs.map(\.text) == ["Read ", "terms", " now", "Read ", "te"])
    #expect(text.runs.last?.attributes.weight == .bold)
  }
}
