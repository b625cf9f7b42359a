import Foundation
import LayoutScene
import Testing

@testable import UIKit

@MainActor @Suite struct TextTests {
  @Test func attributesOfATextAreThoseOfItsLetters() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 0, length: 3))
    let runs = text.layoutText().runs
    #expect(runs.map(\.text) == ["one", " ", "two"])
    #expect(runs.map(\.attributes.isUnderlined) == [true, false, false])
    #expect(runs.last?.attributes.font == .boldSystemFont(ofSize: 20))
  }

  @Test func theFontOfAConfigurationsTitleIsThatOfTheButton() {
    useFixedTexts()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    let own = button.titleLabel?.font
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      attributes in
      var attributes = attributes
      attributes.font = UIFont.systemFont(ofSize: 40)
      return attributes
    }
    button.configuration = configuration
    #expect(button.titleLabel?.font == .systemFont(ofSize: 40))
    #expect(own != button.titleLabel?.font)
  }

  @Test func aTextViewHasTheFontOfItsText() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font == UIFont(name: "Helvetica", size: 12))
    view.font = .systemFont(ofSize: 20)
    #expect(view.font == .systemFont(ofSize: 20))
    view.font = nil
    #expect(view.font == nil)
  }

  @Test func aLabelHasTheLookOfItsFirstLetter() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
    let label = UILabel()
    (label.font, label.textColor, label.text) = (large, .red, "one")
    let own = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(own?[.font] as? UIFont == large && own?[.foregroundColor] as? UIColor == .red)
    label.attributedText = NSAttributedString(
      string: "one", attributes: [.font: small, .foregroundColor: UIColor.blue])
    #expect(label.font == small && label.textColor == .blue)
    label.font = large
    #expect(label.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == large)
    label.font = small
    label.text = "two"
    #expect(label.font == small && label.textColor == .blue)
  }

  @Test func typingIsToldToAll() {
    let (field, view) = (UITextField(), UITextView())
    let told = Told()
    for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
      NotificationCenter.default.addObserver(
        told, selector: Selector("heard:", Told.heard), name: name, object: nil)
    }
    defer { NotificationCenter.default.removeObserver(told) }
    (field.text, view.text) = ("a", "a")
    #expect(told.objects.isEmpty)
    field.insertText("b")
    view.insertText("b")
    field.deleteBackward()
    #expect(told.objects.elementsEqual([field, view, field], by: ===))
  }
  private final class Told {
    var objects: [AnyObject] = []
    func heard(_ note: Notification) {
      let object = note.object as AnyObject
      if object is UITextField || object is UITextView { objects.append(object) }
    }
  }

  @Test func neighbouringPartsHaveAttributesOfTheSameKind() {
    let text = NSMutableAttributedString(string: "")
    for (part, size, color) in [("a", 10, UIColor.red), ("b", 10, .red), ("c", 12, .blue)] {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: CGFloat(size)), .foregroundColor: color,
        .paragraphStyle: NSMutableParagraphStyle(), .shadow: NSShadow(),
        .attachment: NSTextAttachment(),
      ]
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    #expect(text.string == "abc")
    #expect(
      text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
  }

  @Test func theStyleOfAParagraphSetsTheLabels() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(label.text == "a")
    label.text = "b"
    #expect(label.attributedText?.string == "b")
  }

  @Test func fontsOfTextStylesHaveTheSizesOfTheTextSize() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    #expect(scaled.pointSize == 20)
  }
}

@MainActor @Suite struct ColorTests {
  @Test func aDynamicColorFollowsTheAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.cgColor == UIColor.black.cgColor)
  }

  @Test func aLayerShowsWhatItsViewShows() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.masksToBounds = true
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.clipsToBounds && view.core.cornerRadius == 8)
    #expect(view.core.border == Border(width: 2, color: .red))
  }
}
