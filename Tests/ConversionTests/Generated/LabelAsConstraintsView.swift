// swift-format-ignore-file
import PlumbKit

/// An intrinsic size as constraints, made from label-as-constraints.yaml.
final class LabelAsConstraintsView: View {
  let label = SizedView(CGSize(width: 100, height: 30))
  let twin = View()

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
    label.backgroundColor = Color(red: 0.839, green: 0.894, blue: 1, alpha: 1)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)

    twin.backgroundColor = Color(red: 1, green: 0.886, blue: 0.839, alpha: 1)
    twin.translatesAutoresizingMaskIntoConstraints = false
    addSubview(twin)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
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
  final class SizedView: View {
    private var size = CGSize.zero

    convenience init(_ size: CGSize) {
      self.init(frame: .zero)
      self.size = size
    }

    override var intrinsicContentSize: CGSize { size }
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
