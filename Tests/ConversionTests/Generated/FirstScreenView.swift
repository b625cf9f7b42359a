// swift-format-ignore-file
import PlumbKit

/// Sign in, made from first-screen.yaml.
final class FirstScreenView: View {
  let title = Label()
  let email = TextField()
  let submit = Button()

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
    title.text = "Welcome back"
    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    email.placeholder = "Email"
    email.borderStyle = .roundedRect
    email.translatesAutoresizingMaskIntoConstraints = false
    addSubview(email)

    var submitConfiguration = Button.Configuration.filled()
    submitConfiguration.title = "Sign in"
    submitConfiguration.buttonSize = .large
    submit.configuration = submitConfiguration
    submit.translatesAutoresizingMaskIntoConstraints = false
    addSubview(submit)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      email.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: email.trailingAnchor, constant: 16),
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      submit.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 40),
      submit.centerXAnchor.constraint(equalTo: centerXAnchor),
      submit.widthAnchor.constraint(greaterThanOrEqualTo: email.widthAnchor, multiplier: 0.5)
        .with(priority: LayoutPriority(999), identifier: "wideButton"),
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
