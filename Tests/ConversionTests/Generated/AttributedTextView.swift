// swift-format-ignore-file
import PlumbKit

/// Attributed text, made from attributed-text.yaml.
final class AttributedTextView: View {
  let title = Label()
  let price = Label()
  let terms = Label()
  let code = TextView()
  let formula = Label()
  let restore = Button()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(frame: .zero)
    addViews()
    addConstraints()
  }

  private func addViews() {
    backgroundColor = .systemBackground

    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    title.attributedText = AttributedText(runs: [
      .init("Go "),
      .init("Premium", .init(weight: .bold)),
      .init(", "),
      .init("today", .init(isItalic: true)),
    ])
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    price.font = .preferredFont(forTextStyle: .body)
    price.attributedText = AttributedText(runs: [
      .init("€59.99", .init(color: Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6), isStruckThrough: true)),
      .init(" "),
      .init("€39.99", .init(font: .preferredFont(forTextStyle: .title2), weight: .bold)),
      .init(" / year", .init(font: .preferredFont(forTextStyle: .footnote), color: Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6))),
    ])
    price.translatesAutoresizingMaskIntoConstraints = false
    addSubview(price)

    terms.font = .preferredFont(forTextStyle: .subheadline)
    terms.textColor = .secondaryLabel
    terms.numberOfLines = 0
    terms.attributedText = AttributedText(runs: [
      .init("By going on you accept the "),
      .init("terms", .init(weight: .bold)),
      .init(" of *Plumb* and its "),
      .init("privacy policy", .init(link: "https://example.com/privacy")),
      .init(".\nThe trial ends after "),
      .init("14 days", .init(weight: .bold)),
      .init("."),
    ], paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 })
    terms.translatesAutoresizingMaskIntoConstraints = false
    addSubview(terms)

    code.isScrollEnabled = false
    code.backgroundColor = .secondarySystemBackground
    code.font = .systemFont(ofSize: 17)
    code.attributedText = AttributedText(runs: [
      .init("Run "),
      .init("plumb check", .init(isMonospaced: true)),
      .init(" before each merge, or "),
      .init("read why", .init(link: "https://example.com/why")),
      .init("."),
    ])
    code.translatesAutoresizingMaskIntoConstraints = false
    addSubview(code)

    formula.attributedText = AttributedText(runs: [
      .init("E = mc"),
      .init("2", .init(font: .preferredFont(forTextStyle: .caption2), baselineOffset: 7)),
      .init("  SPACED", .init(font: .preferredFont(forTextStyle: .caption1), weight: .semibold, color: Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6), isUnderlined: true, kern: 2)),
    ])
    formula.translatesAutoresizingMaskIntoConstraints = false
    addSubview(formula)

    restore.font = .preferredFont(forTextStyle: .body)
    restore.attributedTitle = AttributedText(runs: [
      .init("Restore purchases"),
      .init(" "),
      .init("›", .init(weight: .heavy)),
    ])
    restore.translatesAutoresizingMaskIntoConstraints = false
    addSubview(restore)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
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

/// The style of a paragraph.
private func paragraphStyle(_ set: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
  var style = ParagraphStyle()
  set(&style)
  return style
}
