// swift-format-ignore-file
import UIKit

/// Sign in, made from sign-in.yaml.
final class SampleSignInView: UIView {
  let card = UIView()
  let logo = UIImageView()
  let title = UILabel()
  let email = UITextField()
  let password = UITextField()
  let submit = UIButton(type: .system)
  let forgot = UIButton(type: .system)

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
    backgroundColor = UIColor(red: 0.961, green: 0.961, blue: 0.969, alpha: 1)

    card.backgroundColor = .white
    card.layer.cornerRadius = 12
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)

    logo.image = UIImage(named: "logo") ?? UIGraphicsImageRenderer(size: CGSize(width: 96, height: 96)).image { _ in }
    logo.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(logo)

    title.text = NSLocalizedString("signin.title", value: "Welcome back", comment: "")
    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    title.textAlignment = .center
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)

    email.placeholder = NSLocalizedString("signin.email", value: "Email", comment: "")
    email.borderStyle = .roundedRect
    email.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(email)

    password.placeholder = NSLocalizedString("signin.password", value: "Password", comment: "")
    password.borderStyle = .roundedRect
    password.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(password)

    submit.setTitle(NSLocalizedString("signin.submit", value: "Sign in", comment: ""), for: .normal)
    submit.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    submit.titleLabel?.font = .preferredFont(forTextStyle: .body)
    submit.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(submit)

    forgot.setTitle(NSLocalizedString("signin.forgot", value: "Forgot your password?", comment: ""), for: .normal)
    forgot.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    forgot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(forgot)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 100)
        .with(priority: UILayoutPriority(900), identifier: "resting"),
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 50)
        .with(priority: UILayoutPriority(850)),
      logo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      logo.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      logo.heightAnchor.constraint(equalToConstant: 50)
        .with(priority: UILayoutPriority(950)),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor),
      title.firstBaselineAnchor.constraint(equalTo: logo.bottomAnchor, constant: 32),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
      submit.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 20),
      card.bottomAnchor.constraint(equalTo: submit.bottomAnchor, constant: 16),
      email.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: email.trailingAnchor, constant: 16),
      password.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: password.trailingAnchor, constant: 16),
      submit.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      submit.widthAnchor.constraint(greaterThanOrEqualTo: card.widthAnchor, multiplier: 0.5)
        .with(priority: UILayoutPriority(999), identifier: "wideButton"),
      forgot.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      forgot.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
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
