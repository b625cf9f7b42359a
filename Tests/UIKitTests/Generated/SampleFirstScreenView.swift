// swift-format-ignore-file
import UIKit

/// Sign in, made from first-screen.yaml.
final class SampleFirstScreenView: UIView {
  let title = UILabel()
  let email = UITextField()
  let submit = UIButton()

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
    title.text = "Welcome back"
    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    email.placeholder = "Email"
    email.borderStyle = .roundedRect
    email.translatesAutoresizingMaskIntoConstraints = false
    addSubview(email)

    var submitConfiguration = UIButton.Configuration.filled()
    submitConfiguration.title = "Sign in"
    submitConfiguration.buttonSize = .large
    submit.configuration = submitConfiguration
    submit.translatesAutoresizingMaskIntoConstraints = false
    addSubview(submit)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      email.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: email.trailingAnchor, constant: 16),
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      submit.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 40),
      submit.centerXAnchor.constraint(equalTo: centerXAnchor),
      submit.widthAnchor.constraint(greaterThanOrEqualTo: email.widthAnchor, multiplier: 0.5)
        .with(priority: UILayoutPriority(999), identifier: "wideButton"),
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
