// swift-format-ignore-file
import PlumbKit

/// Right to left, made from right-to-left.yaml.
final class RightToLeftView: View {
  let icon = ImageView()
  let title = Label()
  let count = Label()
  let buttons = StackView()
  let one = Button()
  let two = Button()
  let three = Button()
  let player = StackView()
  let back = Button()
  let play = Button()
  let nextView = Button()
  let bar = SizedView(CGSize(width: 120, height: 4))

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
    icon.image = ImageContent(size: CGSize(width: 32, height: 32))
    icon.translatesAutoresizingMaskIntoConstraints = false
    addSubview(icon)

    title.text = "Messages"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    count.text = "12"
    count.textColor = Color(red: 0.424, green: 0.424, blue: 0.439, alpha: 1)
    count.translatesAutoresizingMaskIntoConstraints = false
    addSubview(count)

    buttons.spacing = 8
    buttons.translatesAutoresizingMaskIntoConstraints = false
    addSubview(buttons)

    var oneConfiguration = Button.Configuration.tinted()
    oneConfiguration.title = "First"
    one.configuration = oneConfiguration
    buttons.addArrangedSubview(one)

    var twoConfiguration = Button.Configuration.tinted()
    twoConfiguration.title = "Second"
    two.configuration = twoConfiguration
    buttons.addArrangedSubview(two)

    var threeConfiguration = Button.Configuration.tinted()
    threeConfiguration.title = "Third"
    three.configuration = threeConfiguration
    buttons.addArrangedSubview(three)

    player.spacing = 8
    player.semanticContentAttribute = .playback
    player.translatesAutoresizingMaskIntoConstraints = false
    addSubview(player)

    var backConfiguration = Button.Configuration.gray()
    backConfiguration.title = "◀◀"
    back.configuration = backConfiguration
    player.addArrangedSubview(back)

    var playConfiguration = Button.Configuration.gray()
    playConfiguration.title = "▶"
    play.configuration = playConfiguration
    player.addArrangedSubview(play)

    var nextViewConfiguration = Button.Configuration.gray()
    nextViewConfiguration.title = "▶▶"
    nextView.configuration = nextViewConfiguration
    player.addArrangedSubview(nextView)

    bar.backgroundColor = Color(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    bar.semanticContentAttribute = .spatial
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      count.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: count.trailingAnchor),
      icon.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      title.centerYAnchor.constraint(equalTo: count.centerYAnchor),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      buttons.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      buttons.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 20),
      player.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      player.topAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 20),
      bar.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      bar.topAnchor.constraint(equalTo: player.bottomAnchor, constant: 20),
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
