// swift-format-ignore-file
import UIKit

/// Red label, made from red-label.yaml.
final class SampleRedLabelView: UIView {
  let redLabel = UILabel()

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
    redLabel.text = "Red label"
    redLabel.textColor = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    redLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(redLabel)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      redLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      redLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
    ])
  }
}
