// swift-format-ignore-file
import UIKit

/// Right to left, made from right-to-left.yaml.
final class SampleRightToLeftView: UIView {
  let icon = UIImageView()
  let title = UILabel()
  let count = UILabel()
  let buttons = UIStackView()
  let one = UIButton()
  let two = UIButton()
  let three = UIButton()
  let player = UIStackView()
  let back = UIButton()
  let play = UIButton()
  let nextView = UIButton()
  let bar = SizedView(CGSize(width: 120, height: 4))

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
    icon.image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in }
    icon.translatesAutoresizingMaskIntoConstraints = false
    addSubview(icon)

    title.text = "Messages"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    count.text = "12"
    count.textColor = UIColor(red: 0.424, green: 0.424, blue: 0.439, alpha: 1)
    count.translatesAutoresizingMaskIntoConstraints = false
    addSubview(count)

    buttons.spacing = 8
    buttons.translatesAutoresizingMaskIntoConstraints = false
    addSubview(buttons)

    var oneConfiguration = UIButton.Configuration.tinted()
    oneConfiguration.title = "First"
    one.configuration = oneConfiguration
    buttons.addArrangedSubview(one)

    var twoConfiguration = UIButton.Configuration.tinted()
    twoConfiguration.title = "Second"
    two.configuration = twoConfiguration
    buttons.addArrangedSubview(two)

    var threeConfiguration = UIButton.Configuration.tinted()
    threeConfiguration.title = "Third"
    three.configuration = threeConfiguration
    buttons.addArrangedSubview(three)

    player.spacing = 8
    player.semanticContentAttribute = .playback
    player.translatesAutoresizingMaskIntoConstraints = false
    addSubview(player)

    var backConfiguration = UIButton.Configuration.gray()
    backConfiguration.title = "◀◀"
    back.configuration = backConfiguration
    player.addArrangedSubview(back)

    var playConfiguration = UIButton.Configuration.gray()
    playConfiguration.title = "▶"
    play.configuration = playConfiguration
    player.addArrangedSubview(play)

    var nextViewConfiguration = UIButton.Configuration.gray()
    nextViewConfiguration.title = "▶▶"
    nextView.configuration = nextViewConfiguration
    player.addArrangedSubview(nextView)

    bar.backgroundColor = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    bar.semanticContentAttribute = .spatial
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
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
  final class SizedView: UIView {
    private var size = CGSize.zero

    convenience init(_ size: CGSize) {
      self.init(frame: .zero)
      self.size = size
    }

    override var intrinsicContentSize: CGSize { size }
  }
}
