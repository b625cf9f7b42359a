// swift-format-ignore-file
import UIKit

/// Competing heights, made from competing-heights.yaml.
final class SampleCompetingHeightsView: UIView {
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
    button.setTitle("Tall button", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(lessThanOrEqualToConstant: 100)
        .with(priority: UILayoutPriority(50)),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.topAnchor.constraint(equalTo: topAnchor, constant: 30),
    ])
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> NSLayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
