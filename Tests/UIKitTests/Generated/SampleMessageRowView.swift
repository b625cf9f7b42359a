// swift-format-ignore-file
import UIKit

/// Message row, made from message-row.yaml.
final class SampleMessageRowView: UIView {
  let image = UIImageView()
  let label = UILabel()
  let button = UIButton(type: .system)
  let date = UILabel()

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
    image.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    image.translatesAutoresizingMaskIntoConstraints = false
    addSubview(image)

    label.text = "布局空间"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)

    button.setTitle("关注", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)

    date.text = "6月12日"
    date.font = .preferredFont(forTextStyle: .footnote)
    date.textColor = UIColor(red: 0.424, green: 0.424, blue: 0.439, alpha: 1)
    date.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    date.translatesAutoresizingMaskIntoConstraints = false
    addSubview(date)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      date.leadingAnchor.constraint(greaterThanOrEqualTo: button.trailingAnchor, constant: 8),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: date.trailingAnchor),
      image.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      label.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      button.centerYAnchor.constraint(equalTo: date.centerYAnchor),
      image.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
