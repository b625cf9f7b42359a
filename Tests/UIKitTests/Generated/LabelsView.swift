// swift-format-ignore-file
import UIKit

/// LabelsView, made from labels.yaml.
final class LabelsView: UIView {
  let names = UILabel()
  let head = UILabel()
  let wrapped = UILabel()
  let clipped = UILabel()
  let chars = UILabel()
  let shrunk = UILabel()
  let marked = UILabel()
  let counted = UILabel()
  let wide = UILabel()

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
    names.text = "Names of UIKit"
    names.numberOfLines = 1
    names.lineBreakMode = .byTruncatingMiddle
    names.textColor = .systemTeal
    names.backgroundColor = .systemGray6
    names.translatesAutoresizingMaskIntoConstraints = false
    addSubview(names)

    head.text = "Truncated at its head"
    head.lineBreakMode = .byTruncatingHead
    head.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .italicSystemFont(ofSize: 16))
    head.translatesAutoresizingMaskIntoConstraints = false
    addSubview(head)

    wrapped.text = "A longer text that takes two of its lines and no more than that"
    wrapped.numberOfLines = 2
    wrapped.textAlignment = .justified
    wrapped.font = .systemFont(ofSize: 15, weight: .light)
    wrapped.translatesAutoresizingMaskIntoConstraints = false
    addSubview(wrapped)

    clipped.text = "Clipped where it is longer"
    clipped.lineBreakMode = .byClipping
    clipped.textAlignment = .natural
    // font of clipped is left out
    clipped.translatesAutoresizingMaskIntoConstraints = false
    addSubview(clipped)

    chars.text = "Wrapped between characters"
    chars.numberOfLines = 0
    chars.lineBreakMode = .byCharWrapping
    chars.textAlignment = .right
    chars.translatesAutoresizingMaskIntoConstraints = false
    addSubview(chars)

    shrunk.text = "Made smaller until it fits"
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.5
    shrunk.baselineAdjustment = .alignCenters
    shrunk.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shrunk)

    marked.numberOfLines = 0
    marked.attributedText = styled([
      ("Bold", [.font: UIFont.systemFont(ofSize: 17, weight: .bold)]),
      (", ", [:]),
      ("oblique", [.font: UIFont.italicSystemFont(ofSize: 17)]),
      (", ", [:]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (" and a ", [:]),
      ("link", [.link: "https://example.org"]),
    ])
    marked.translatesAutoresizingMaskIntoConstraints = false
    addSubview(marked)

    counted.attributedText = styled([
      ("code", [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .regular), .paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.lineHeightMultiple = 1.2; $0.paragraphSpacing = 5; $0.firstLineHeadIndent = 10; $0.headIndent = 6 }]),
      (" and\n\n- a list", [.paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.lineHeightMultiple = 1.2; $0.paragraphSpacing = 5; $0.firstLineHeadIndent = 10; $0.headIndent = 6 }]),
    ])
    counted.lineBreakMode = .byTruncatingTail
    counted.translatesAutoresizingMaskIntoConstraints = false
    addSubview(counted)

    wide.text = "As wide as it says"
    wide.preferredMaxLayoutWidth = 80
    wide.numberOfLines = 0
    wide.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    wide.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
    wide.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    wide.translatesAutoresizingMaskIntoConstraints = false
    addSubview(wide)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      names.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      names.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      names.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      head.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 8),
      wrapped.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 8),
      clipped.topAnchor.constraint(equalTo: wrapped.bottomAnchor, constant: 8),
      chars.topAnchor.constraint(equalTo: clipped.bottomAnchor, constant: 8),
      shrunk.topAnchor.constraint(equalTo: chars.bottomAnchor, constant: 8),
      marked.topAnchor.constraint(equalTo: shrunk.bottomAnchor, constant: 8),
      counted.topAnchor.constraint(equalTo: marked.bottomAnchor, constant: 8),
      wide.topAnchor.constraint(equalTo: counted.bottomAnchor, constant: 8),
      names.leadingAnchor.constraint(equalTo: head.leadingAnchor),
      head.leadingAnchor.constraint(equalTo: wrapped.leadingAnchor),
      wrapped.leadingAnchor.constraint(equalTo: clipped.leadingAnchor),
      clipped.leadingAnchor.constraint(equalTo: chars.leadingAnchor),
      chars.leadingAnchor.constraint(equalTo: shrunk.leadingAnchor),
      shrunk.leadingAnchor.constraint(equalTo: marked.leadingAnchor),
      marked.leadingAnchor.constraint(equalTo: counted.leadingAnchor),
      counted.leadingAnchor.constraint(equalTo: wide.leadingAnchor),
      head.widthAnchor.constraint(equalToConstant: 120),
      wrapped.widthAnchor.constraint(equalToConstant: 200),
      clipped.widthAnchor.constraint(equalToConstant: 100),
      chars.widthAnchor.constraint(equalToConstant: 90),
      shrunk.widthAnchor.constraint(equalToConstant: 110),
      marked.widthAnchor.constraint(equalToConstant: 180),
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
