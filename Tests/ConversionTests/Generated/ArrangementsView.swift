// swift-format-ignore-file
import PlumbKit

/// Arrangements, made from arrangements.yaml.
final class ArrangementsView: View {
  let fields = StackView()
  let mail = TextField()
  let send = Button()
  let read = TextView()
  let spread = StackView()
  let a = Label()
  let b = Label()
  let gone = SizedView(CGSize(width: 9, height: 9))
  let centred = StackView()
  let c = Label()
  let d = Label()
  let shared = StackView()
  let e = SizedView(CGSize(width: 30, height: 20))
  let f = SizedView(CGSize(width: 40, height: 30))
  let lines = StackView()
  let g = Label()
  let h = Label()
  let i = Label()
  let price = Label()
  let restore = Button()
  let held = View()
  let left = View()
  let wide = View()
  let logo = ImageView()
  let note = Label()
  let page = ScrollView()
  let body = SizedView(CGSize(width: 90, height: 300))

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

    fields.axis = .vertical
    fields.spacing = 6
    fields.alignment = .fill
    fields.distribution = .fillEqually
    fields.layoutMargins = EdgeInsets(top: 4, left: 8, bottom: 4, right: 16)
    fields.isLayoutMarginsRelativeArrangement = true
    fields.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fields)

    mail.placeholder = NSLocalizedString("signin.email", value: "Email", comment: "")
    mail.textAlignment = .center
    mail.borderStyle = .roundedRect
    fields.addArrangedSubview(mail)

    send.setTitle(NSLocalizedString("signin.submit", value: "Sign in", comment: ""), for: .normal)
    send.font = .preferredFont(forTextStyle: .footnote)
    send.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    fields.addArrangedSubview(send)

    read.isScrollEnabled = false
    read.backgroundColor = .secondarySystemBackground
    read.font = .systemFont(ofSize: 17)
    read.attributedText = AttributedText(runs: [
      .init("Run "),
      .init("plumb", .init(isMonospaced: true)),
      .init(", or "),
      .init("read why", .init(link: "https://example.com/why")),
      .init("."),
    ])
    fields.addArrangedSubview(read)

    spread.alignment = .lastBaseline
    spread.distribution = .equalSpacing
    spread.translatesAutoresizingMaskIntoConstraints = false
    addSubview(spread)

    a.text = NSLocalizedString("signin.title", value: "Welcome back", comment: "")
    a.font = .preferredFont(forTextStyle: .title1)
    spread.addArrangedSubview(a)

    b.text = "b"
    b.font = FontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .semibold))
    spread.addArrangedSubview(b)

    gone.isHidden = true
    spread.addArrangedSubview(gone)

    centred.alignment = .firstBaseline
    centred.distribution = .equalCentering
    centred.semanticContentAttribute = .playback
    centred.translatesAutoresizingMaskIntoConstraints = false
    addSubview(centred)

    c.text = "c"
    c.font = .preferredFont(forTextStyle: .largeTitle)
    centred.addArrangedSubview(c)

    d.text = "dd"
    d.font = .preferredFont(forTextStyle: .subheadline)
    centred.addArrangedSubview(d)

    shared.alignment = .trailing
    shared.distribution = .fillProportionally
    shared.semanticContentAttribute = .spatial
    shared.axis = .vertical
    shared.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shared)

    shared.addArrangedSubview(e)

    shared.addArrangedSubview(f)

    lines.axis = .vertical
    lines.alignment = .center
    lines.isBaselineRelativeArrangement = true
    lines.spacing = 20
    lines.translatesAutoresizingMaskIntoConstraints = false
    addSubview(lines)

    g.text = "g"
    g.lineBreakMode = .byWordWrapping
    lines.addArrangedSubview(g)
    lines.setCustomSpacing(30, after: g)

    h.text = "h"
    h.font = .preferredFont(forTextStyle: .title3)
    h.textColor = .secondaryLabel
    lines.addArrangedSubview(h)

    i.text = "i"
    i.font = .preferredFont(forTextStyle: .caption2)
    lines.addArrangedSubview(i)

    price.numberOfLines = 0
    price.font = .preferredFont(forTextStyle: .subheadline)
    price.attributedText = AttributedText(runs: [
      .init("From "),
      .init("€ 59", .init(color: Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6), isStruckThrough: true)),
      .init(" € 39", .init(font: .preferredFont(forTextStyle: .title2), weight: .bold)),
      .init(" SPACED", .init(font: .preferredFont(forTextStyle: .caption1), weight: .semibold, isUnderlined: true, kern: 2)),
      .init("2", .init(isItalic: true, baselineOffset: 7)),
    ], paragraphStyle: paragraphStyle { $0.lineSpacing = 4; $0.paragraphSpacing = 8 })
    price.translatesAutoresizingMaskIntoConstraints = false
    addSubview(price)

    restore.font = .preferredFont(forTextStyle: .body)
    restore.attributedTitle = AttributedText(runs: [
      .init("Restore"),
      .init(" ›", .init(weight: .heavy)),
    ])
    restore.translatesAutoresizingMaskIntoConstraints = false
    addSubview(restore)

    held.preservesSuperviewLayoutMargins = true
    held.frame.size = CGSize(width: 340, height: 80)
    held.translatesAutoresizingMaskIntoConstraints = false
    addSubview(held)

    left.frame = CGRect(x: 40, y: 0, width: 100, height: 30)
    left.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    held.addSubview(left)

    wide.frame = CGRect(x: 40, y: 40, width: 100, height: 30)
    wide.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    held.addSubview(wide)

    logo.image = ImageContent(size: CGSize(width: 96, height: 96))
    logo.translatesAutoresizingMaskIntoConstraints = false
    held.addSubview(logo)

    note.text = "Note"
    note.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    note.setContentHuggingPriority(LayoutPriority(240), for: .vertical)
    note.translatesAutoresizingMaskIntoConstraints = false
    held.addSubview(note)

    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(page)

    body.backgroundColor = .systemGray5
    body.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(body)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      fields.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: fields.trailingAnchor),
      fields.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      spread.topAnchor.constraint(equalTo: fields.bottomAnchor, constant: 8),
      centred.topAnchor.constraint(equalTo: spread.bottomAnchor, constant: 8),
      shared.topAnchor.constraint(equalTo: centred.bottomAnchor, constant: 8),
      lines.topAnchor.constraint(equalTo: shared.bottomAnchor, constant: 8),
      price.topAnchor.constraint(equalTo: lines.bottomAnchor, constant: 8),
      restore.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 8),
      held.topAnchor.constraint(equalTo: restore.bottomAnchor, constant: 8),
      page.topAnchor.constraint(equalTo: held.bottomAnchor, constant: 8),
      fields.heightAnchor.constraint(equalToConstant: 150),
      held.heightAnchor.constraint(equalToConstant: 80),
      page.heightAnchor.constraint(equalToConstant: 40),
      spread.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: spread.trailingAnchor),
      centred.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      centred.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5),
      shared.leadingAnchor.constraint(equalTo: spread.leadingAnchor),
      shared.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      shared.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      lines.centerXAnchor.constraint(equalTo: centerXAnchor),
      price.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      price.trailingAnchor.constraint(lessThanOrEqualTo: readableContentGuide.trailingAnchor, constant: -4),
      restore.centerXAnchor.constraint(equalTo: centerXAnchor)
        .with(priority: LayoutPriority(900), identifier: "middle"),
      restore.heightAnchor.constraint(greaterThanOrEqualTo: held.heightAnchor, multiplier: 0.1, constant: 20),
      held.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: held.trailingAnchor),
      logo.centerXAnchor.constraint(equalTo: held.centerXAnchor),
      logo.centerYAnchor.constraint(equalTo: held.centerYAnchor),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor),
      logo.heightAnchor.constraint(equalToConstant: 20)
        .with(priority: LayoutPriority(950)),
      note.firstBaselineAnchor.constraint(equalTo: logo.bottomAnchor, constant: 6),
      note.leadingAnchor.constraint(equalTo: held.layoutMarginsGuide.leadingAnchor),
      page.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: page.trailingAnchor),
      body.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
      body.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor),
      body.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
      body.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor),
      body.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
    ])
  }

  /// A view with an intrinsic size.
  final class SizedView: View {
    private var size = CGSize.zero

    convenience init(_ size: CGSize) {
      self.init(frame: .zero)
      self.size = size
    }

    override var intrinsicContentSize: CGSize { size }
  }
}

/// The style of a paragraph.
private func paragraphStyle(_ set: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
  var style = ParagraphStyle()
  set(&style)
  return style
}

extension LayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: LayoutPriority = .required, identifier: String? = nil) -> LayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
