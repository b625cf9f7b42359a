// swift-format-ignore-file
import UIKit

/// An intrinsic size as constraints, made from label-as-constraints.yaml.
final class SampleLabelAsConstraintsView: UIView {
  let label = SizedView(CGSize(width: 100, height: 30))
  let twin = UIView()

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
    label.backgroundColor = UIColor(red: 0.839, green: 0.894, blue: 1, alpha: 1)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)

    twin.backgroundColor = UIColor(red: 1, green: 0.886, blue: 0.839, alpha: 1)
    twin.translatesAutoresizingMaskIntoConstraints = false
    addSubview(twin)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      twin.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      twin.centerXAnchor.constraint(equalTo: centerXAnchor),
      twin.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        .with(priority: .defaultLow),
      twin.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        .with(priority: .defaultHigh),
      twin.heightAnchor.constraint(lessThanOrEqualToConstant: 30)
        .with(priority: .defaultLow),
      twin.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)
        .with(priority: .defaultHigh),
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

extension NSLayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> NSLayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
