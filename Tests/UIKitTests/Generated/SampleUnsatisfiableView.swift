// swift-format-ignore-file
import UIKit

/// Unsatisfiable, made from unsatisfiable.yaml.
final class SampleUnsatisfiableView: UIView {
  let panel = UIView()

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
    panel.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      panel.heightAnchor.constraint(equalToConstant: 60),
      panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      panel.widthAnchor.constraint(equalToConstant: 160),
    ])
  }
}
