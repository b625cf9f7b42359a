// swift-format-ignore-file
import UIKit

/// ButtonsView, made from buttons.yaml.
final class ButtonsView: UIView {
  let col = UIStackView()
  let system = UIButton(type: .system)
  let edges = UIButton(type: .system)
  let filled = UIButton()
  let tinted = UIButton()
  let gray = UIButton()
  let plain = UIButton()
  let top = UIButton()
  let bottom = UIButton()
  let busy = UIButton()
  let fill = UIButton(type: .system)
  let less = UIButton()

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
    col.axis = .vertical
    col.spacing = 8
    col.alignment = .leading
    col.translatesAutoresizingMaskIntoConstraints = false
    addSubview(col)

    system.setTitle("System", for: .normal)
    system.setTitleColor(.systemGreen, for: .normal)
    system.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    col.addArrangedSubview(system)

    edges.setTitle("Edges", for: .normal)
    edges.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 20)
    edges.backgroundColor = .systemFill
    edges.titleLabel?.font = .preferredFont(forTextStyle: .body)
    col.addArrangedSubview(edges)

    var filledConfiguration = UIButton.Configuration.filled()
    filledConfiguration.title = "Filled"
    filledConfiguration.buttonSize = .large
    filledConfiguration.cornerStyle = .capsule
    filled.configuration = filledConfiguration
    col.addArrangedSubview(filled)

    var tintedConfiguration = UIButton.Configuration.tinted()
    tintedConfiguration.title = "Tinted"
    tintedConfiguration.subtitle = "And below"
    tintedConfiguration.titlePadding = 6
    tintedConfiguration.buttonSize = .small
    tintedConfiguration.titleAlignment = .trailing
    tinted.configuration = tintedConfiguration
    col.addArrangedSubview(tinted)

    var grayConfiguration = UIButton.Configuration.gray()
    grayConfiguration.title = "Gray"
    grayConfiguration.buttonSize = .mini
    grayConfiguration.baseForegroundColor = .systemRed
    gray.configuration = grayConfiguration
    gray.isEnabled = false
    col.addArrangedSubview(gray)

    var plainConfiguration = UIButton.Configuration.plain()
    plainConfiguration.title = "Plain"
    plainConfiguration.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    plainConfiguration.imagePlacement = .trailing
    plainConfiguration.imagePadding = 12
    plain.configuration = plainConfiguration
    col.addArrangedSubview(plain)

    var topConfiguration = UIButton.Configuration.borderedTinted()
    topConfiguration.title = "Top"
    topConfiguration.image = UIImage(systemName: "star")
    topConfiguration.imagePlacement = .top
    topConfiguration.imagePadding = 4
    top.configuration = topConfiguration
    col.addArrangedSubview(top)

    var bottomConfiguration = UIButton.Configuration.bordered()
    bottomConfiguration.title = "Bottom"
    bottomConfiguration.image = UIImage(systemName: "star")
    bottomConfiguration.imagePlacement = .bottom
    bottom.configuration = bottomConfiguration
    // isHighlighted of bottom is left out
    col.addArrangedSubview(bottom)

    var busyConfiguration = UIButton.Configuration.borderedProminent()
    busyConfiguration.title = "Busy"
    busyConfiguration.showsActivityIndicator = true
    busyConfiguration.baseBackgroundColor = .systemIndigo
    busy.configuration = busyConfiguration
    col.addArrangedSubview(busy)

    fill.setTitle("Filled at the side", for: .normal)
    fill.contentHorizontalAlignment = .trailing
    fill.contentVerticalAlignment = .bottom
    fill.isSelected = true
    fill.titleLabel?.font = .preferredFont(forTextStyle: .body)
    col.addArrangedSubview(fill)

    var lessConfiguration = UIButton.Configuration.borderless()
    lessConfiguration.attributedTitle = AttributedString(styled([
      ("A ", [:]),
      ("bold", [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))]),
      (" title", [:]),
    ]))
    lessConfiguration.cornerStyle = .dynamic
    less.configuration = lessConfiguration
    col.addArrangedSubview(less)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      col.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: col.trailingAnchor),
      col.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      fill.widthAnchor.constraint(equalToConstant: 200),
      fill.heightAnchor.constraint(equalToConstant: 60),
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
