// swift-format-ignore-file
import PlumbKit

/// ButtonsView, made from buttons.yaml.
final class ButtonsView: View {
  let col = StackView()
  let system = Button()
  let edges = Button()
  let filled = Button()
  let tinted = Button()
  let gray = Button()
  let plain = Button()
  let top = Button()
  let bottom = Button()
  let busy = Button()
  let fill = Button()
  let less = Button()

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
    col.axis = .vertical
    col.spacing = 8
    col.alignment = .leading
    col.translatesAutoresizingMaskIntoConstraints = false
    addSubview(col)

    system.setTitle("System", for: .normal)
    system.setTitleColor(.systemGreen, for: .normal)
    system.font = .preferredFont(forTextStyle: .headline)
    col.addArrangedSubview(system)

    edges.setTitle("Edges", for: .normal)
    edges.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 20)
    edges.backgroundColor = .systemFill
    edges.font = .preferredFont(forTextStyle: .body)
    col.addArrangedSubview(edges)

    var filledConfiguration = Button.Configuration.filled()
    filledConfiguration.title = "Filled"
    filledConfiguration.buttonSize = .large
    filledConfiguration.cornerStyle = .capsule
    filled.configuration = filledConfiguration
    col.addArrangedSubview(filled)

    var tintedConfiguration = Button.Configuration.tinted()
    tintedConfiguration.title = "Tinted"
    tintedConfiguration.subtitle = "And below"
    tintedConfiguration.titlePadding = 6
    tintedConfiguration.buttonSize = .small
    tintedConfiguration.titleAlignment = .trailing
    tinted.configuration = tintedConfiguration
    col.addArrangedSubview(tinted)

    var grayConfiguration = Button.Configuration.gray()
    grayConfiguration.title = "Gray"
    grayConfiguration.buttonSize = .mini
    grayConfiguration.baseForegroundColor = .systemRed
    gray.configuration = grayConfiguration
    gray.isEnabled = false
    col.addArrangedSubview(gray)

    var plainConfiguration = Button.Configuration.plain()
    plainConfiguration.title = "Plain"
    plainConfiguration.imagePlacement = .trailing
    plainConfiguration.imagePadding = 12
    plain.configuration = plainConfiguration
    // image of plain is left out
    col.addArrangedSubview(plain)

    var topConfiguration = Button.Configuration.borderedTinted()
    topConfiguration.title = "Top"
    topConfiguration.image = ImageContent(systemName: "star")
    topConfiguration.imagePlacement = .top
    topConfiguration.imagePadding = 4
    top.configuration = topConfiguration
    col.addArrangedSubview(top)

    var bottomConfiguration = Button.Configuration.bordered()
    bottomConfiguration.title = "Bottom"
    bottomConfiguration.image = ImageContent(systemName: "star")
    bottomConfiguration.imagePlacement = .bottom
    bottom.configuration = bottomConfiguration
    // isHighlighted of bottom is left out
    col.addArrangedSubview(bottom)

    var busyConfiguration = Button.Configuration.borderedProminent()
    busyConfiguration.title = "Busy"
    busyConfiguration.showsActivityIndicator = true
    busyConfiguration.baseBackgroundColor = .systemIndigo
    busy.configuration = busyConfiguration
    col.addArrangedSubview(busy)

    fill.setTitle("Filled at the side", for: .normal)
    fill.contentHorizontalAlignment = .trailing
    fill.contentVerticalAlignment = .bottom
    fill.isSelected = true
    fill.font = .preferredFont(forTextStyle: .body)
    col.addArrangedSubview(fill)

    var lessConfiguration = Button.Configuration.borderless()
    lessConfiguration.cornerStyle = .dynamic
    less.configuration = lessConfiguration
    less.attributedTitle = AttributedText(runs: [
      .init("A "),
      .init("bold", .init(weight: .bold)),
      .init(" title"),
    ])
    col.addArrangedSubview(less)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      col.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: col.trailingAnchor),
      col.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      fill.widthAnchor.constraint(equalToConstant: 200),
      fill.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
