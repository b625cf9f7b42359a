import UIKit

/// The screen that an app begins with: two fields and a button that follows them.
public final class LoginViewController: UIViewController {
  private let titleLabel = UILabel()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(configuration: .filled())
  private let forgotButton = UIButton(type: .system)
  private let form = UIStackView()

  /// Called with the address when the button is pressed.
  public var onLogin: ((String) -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTexts()
    setUpFields()
    setUpButtons()
    layOut()
    follow()
  }

  private func setUpTexts() {
    titleLabel.text = Words.text("login.title")
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
  }

  private func setUpFields() {
    emailField.placeholder = Words.text("login.email")
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    passwordField.placeholder = Words.text("login.password")
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.addAction(UIAction { [weak self] _ in self?.follow() }, for: .editingChanged)
    }
  }

  private func setUpButtons() {
    loginButton.configuration?.title = Words.text("login.action")
    loginButton.configuration?.cornerStyle = .large
    loginButton.configuration?.buttonSize = .large
    loginButton.configuration?.baseBackgroundColor = .brand
    loginButton.addAction(
      UIAction { [weak self] _ in self?.onLogin?(self?.emailField.text ?? "") },
      for: .touchUpInside)
    forgotButton.setTitle(Words.text("login.forgot"), for: .normal)
    forgotButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
  }

  private func layOut() {
    form.axis = .vertical
    form.spacing = 12
    for view in [titleLabel, emailField, passwordField, loginButton, forgotButton] {
      form.addArrangedSubview(view)
    }
    form.setCustomSpacing(28, after: titleLabel)
    form.setCustomSpacing(24, after: passwordField)
    view.addPlaced(form)
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      form.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      form.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  /// The button can be pressed once both fields have a text.
  private func follow() {
    loginButton.isEnabled =
      !(emailField.text ?? "").isEmpty && !(passwordField.text ?? "").isEmpty
  }

  /// Fills the fields, as a person would.
  public func fill(email: String, password: String) {
    (emailField.text, passwordField.text) = (email, password)
    follow()
  }
}
