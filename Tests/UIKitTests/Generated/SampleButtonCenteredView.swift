// swift-format-ignore-file
import UIKit

/// A centred button, made from button-centered.yaml.
final class SampleButtonCenteredView: UIView {
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
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
  }
}
