// swift-format-ignore-file
import UIKit

/// A button and its label, made from button-with-label.yaml.
final class SampleButtonWithLabelView: UIView {
  let label = UILabel()
  let button = UIButton(type: .system)

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
    label.text = "Press here"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)

    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
  }
}
