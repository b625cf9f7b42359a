// swift-format-ignore-file
import UIKit

/// Scroll view, made from scroll-view.yaml.
final class SampleScrollView: UIView {
  let list = UIScrollView()
  let first = SizedView(CGSize(width: -1, height: 90))
  let second = SizedView(CGSize(width: -1, height: 90))
  let third = SizedView(CGSize(width: -1, height: 90))
  let add = UIButton()

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
    backgroundColor = UIColor(red: 0.961, green: 0.961, blue: 0.969, alpha: 1)

    list.backgroundColor = .white
    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)

    first.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    first.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(first)

    second.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    second.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(second)

    third.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    third.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(third)

    var addConfiguration = UIButton.Configuration.filled()
    addConfiguration.title = "Add"
    addConfiguration.cornerStyle = .capsule
    add.configuration = addConfiguration
    add.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(add)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: 24),
      list.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: 60),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 12),
      third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 12),
      first.leadingAnchor.constraint(equalTo: second.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: third.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: second.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: third.trailingAnchor),
      first.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor, constant: 12),
      third.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor, constant: -12),
      first.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor, constant: 12),
      first.trailingAnchor.constraint(equalTo: list.contentLayoutGuide.trailingAnchor, constant: -12),
      first.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor, constant: -24),
      add.trailingAnchor.constraint(equalTo: list.frameLayoutGuide.trailingAnchor, constant: -24),
      add.bottomAnchor.constraint(equalTo: list.frameLayoutGuide.bottomAnchor, constant: -16),
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
