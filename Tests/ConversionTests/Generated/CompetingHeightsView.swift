// swift-format-ignore-file
import PlumbKit

/// Competing heights, made from competing-heights.yaml.
final class CompetingHeightsView: View {
  let button = Button()

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
    button.setTitle("Tall button", for: .normal)
    button.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      button.heightAnchor.constraint(lessThanOrEqualToConstant: 100)
        .with(priority: LayoutPriority(50)),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.topAnchor.constraint(equalTo: topAnchor, constant: 30),
    ])
  }
}

extension LayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: LayoutPriority = .required, identifier: String? = nil) -> LayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
