import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import UIKit

/// Which texts follow the text size, and how fonts and attributes take over from each other.
@MainActor @Suite(.serialized) struct TextSizeTests {
  private let screen = window()

  private func grown(_ view: UIView) -> (before: CGSize, after: CGSize) {
    screen.add(view)
    screen.layoutWindow?.traits.contentSizeCategory = .large
    let before = view.intrinsicContentSize
    screen.layoutWindow?.traits.contentSizeCategory = .accessibility3
    return (before, view.intrinsicContentSize)
  }

  @Test func aLabelKeepsTheSizeOfItsFontUnlessItAdjusts() {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    let sizes = grown(label)
    #expect(sizes.before == sizes.after)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height > sizes.before.height)
    label.adjustsFontForContentSizeCategory = false
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize == sizes.before)
  }

  @Test func anAdjustingLabelGrowsWhicheverIsSetFirst() {
    let (one, other) = (UILabel(), UILabel())
    for label in [one, other] { label.text = "Text" }
    one.adjustsFontForContentSizeCategory = true
    one.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    other.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    other.adjustsFontForContentSizeCategory = true
    let (a, b) = (grown(one), grown(other))
    #expect(a.after.height > a.before.height && a == b)
  }

  @Test func lettersWithAFontOfTheirOwnKeepItsSizeLikewise() {
    let label = UILabel()
    let text = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    label.attributedText = text
    let sizes = grown(label)
    #expect(sizes.before == sizes.after)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height > sizes.before.height)
  }

  @Test func fieldsAndTextViewsKeepTheirSizeLikewise() {
    let (field, view) = (UITextField(), UITextView())
    field.font = .preferredFont(forTextStyle: .body)
    field.text = "Text"
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "Text"
    view.isScrollEnabled = false
    let (a, b) = (grown(field), grown(view))
    #expect(a.before == a.after && b.before == b.after)
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    #expect(field.intrinsicContentSize.height > a.before.height)
    #expect(view.intrinsicContentSize.height > b.before.height)
  }

  @Test func aConfiguredButtonAdjustsByItself() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Text"
    let sizes = grown(button)
    #expect(sizes.after.height > sizes.before.height)
  }

  @Test func attributesOfATextViewTakeOver() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 30)
    view.textColor = .red
    view.attributedText = NSAttributedString(string: "Text")
    #expect(view.font == nil)
    view.attributedText = NSAttributedString(
      string: "Text",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue])
    #expect(view.font == .systemFont(ofSize: 20) && view.textColor == .blue)
  }

  @Test func aFontOrColourThatIsSetLaterIsThatOfAllLetters() {
    let view = UITextView()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.blue])
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.font = .systemFont(ofSize: 40)
    view.textColor = .red
    let shown = view.attributedText.attributes(at: 1, effectiveRange: nil)
    #expect(shown[.font] as? UIFont == .systemFont(ofSize: 40))
    #expect(shown[.foregroundColor] as? UIColor == .red)
    #expect(shown[.underlineStyle] as? Int == 1)
  }

  @Test func linksHaveTheAttributesThatTheViewHasForThem() throws {
    let (screen, view) = (window(), UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))
    view.attributedText = NSAttributedString(string: "Go", attributes: [.link: "a:b"])
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    screen.addSubview(view)
    let text = try #require(
      screen.scene()?.views.flatMap(\.texts).first(where: { $0.string == "Go" }))
    #expect(
      text.attributes.runs.first?.color == .red && text.attributes.runs.first?.isUnderlined == false
    )
    #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) as? String == "a:b")
  }

  @Test func aPlainTextHasTheLookOfTheStyledOneBefore() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue,
    ]
    let (view, label) = (UITextView(), UILabel())
    view.attributedText = NSAttributedString(string: "a", attributes: attributes)
    label.attributedText = NSAttributedString(string: "a", attributes: attributes)
    (view.text, label.text) = ("b", "b")
    #expect(view.font == .systemFont(ofSize: 20) && view.textColor == .blue)
    #expect(label.font == .systemFont(ofSize: 20) && label.textColor == .blue)
    let shown = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(shown[.font] as? UIFont == .systemFont(ofSize: 20))
  }
}
