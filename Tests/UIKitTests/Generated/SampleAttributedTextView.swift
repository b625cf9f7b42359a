// swift-format-ignore-file
import UIKit

/// Attributed text, made from attributed-text.yaml.
final class SampleAttributedTextView: UIView {
  let title = UILabel()
  let price = UILabel()
  let terms = UILabel()
  let code = UITextView()
  let formula = UILabel()
  let restore = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
    addConstraints()
  }

  private func addViews() {
    backgroundColor = .systemBackground

    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    title.attributedText = styled([
      ("Go ", [:]),
      ("Premium", [.font: UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))]),
      (", ", [:]),
      ("today", [.font: UIFont.italicSystemFont(ofSize: 28)]),
    ])
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    price.font = .preferredFont(forTextStyle: .body)
    price.attributedText = styled([
      ("€59.99", [.foregroundColor: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6), .strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (" ", [:]),
      ("€39.99", [.font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))]),
      (" / year", [.font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)]),
    ])
    price.translatesAutoresizingMaskIntoConstraints = false
    addSubview(price)

    terms.font = .preferredFont(forTextStyle: .subheadline)
    terms.textColor = .secondaryLabel
    terms.numberOfLines = 0
    terms.attributedText = styled([
      ("By going on you accept the ", [.paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
      ("terms", [.font: UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .bold)), .paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
      (" of *Plumb* and its ", [.paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
      ("privacy policy", [.link: "https://example.com/privacy", .paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
      (".\nThe trial ends after ", [.paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
      ("14 days", [.font: UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .bold)), .paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
      (".", [.paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 }]),
    ])
    terms.lineBreakMode = .byTruncatingTail
    terms.translatesAutoresizingMaskIntoConstraints = false
    addSubview(terms)

    code.isScrollEnabled = false
    code.backgroundColor = .secondarySystemBackground
    code.font = .systemFont(ofSize: 17)
    code.attributedText = styled([
      ("Run ", [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]),
      ("plumb check", [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .regular), .foregroundColor: UIColor.label]),
      (" before each merge, or ", [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]),
      ("read why", [.font: UIFont.systemFont(ofSize: 17), .link: "https://example.com/why"]),
      (".", [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]),
    ])
    code.translatesAutoresizingMaskIntoConstraints = false
    addSubview(code)

    formula.attributedText = styled([
      ("E = mc", [:]),
      ("2", [.font: UIFont.preferredFont(forTextStyle: .caption2), .baselineOffset: 7 as CGFloat]),
      ("  SPACED", [.font: UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .semibold)), .foregroundColor: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6), .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2 as CGFloat]),
    ])
    formula.translatesAutoresizingMaskIntoConstraints = false
    addSubview(formula)

    restore.titleLabel?.font = .preferredFont(forTextStyle: .body)
    restore.setAttributedTitle(styled([
      ("Restore purchases", [:]),
      (" ", [:]),
      ("›", [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .heavy))]),
    ]), for: .normal)
    restore.translatesAutoresizingMaskIntoConstraints = false
    addSubview(restore)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      price.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: price.trailingAnchor),
      terms.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: terms.trailingAnchor),
      code.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: code.trailingAnchor),
      formula.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: formula.trailingAnchor),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      terms.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 20),
      code.topAnchor.constraint(equalTo: terms.bottomAnchor, constant: 20),
      formula.topAnchor.constraint(equalTo: code.bottomAnchor, constant: 20),
      restore.topAnchor.constraint(equalTo: formula.bottomAnchor, constant: 20),
      restore.centerXAnchor.constraint(equalTo: centerXAnchor),
      restore.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}

/// A text of parts that have attributes of their own.
private func styled(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
  let text = NSMutableAttributedString(string: "")
  for (part, attributes) in parts {
    text.append(NSAttributedString(string: part, attributes: attributes))
  }
  return text
}

/// The style of a paragraph.
private func paragraphStyle(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  set(style)
  return style
}
