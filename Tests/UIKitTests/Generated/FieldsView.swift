// swift-format-ignore-file
import UIKit

/// FieldsView, made from fields.yaml.
final class FieldsView: UIView {
  let line = UITextField()
  let bezel = UITextField()
  let rounded = UITextField()
  let sides = UITextField()
  let text = UITextView()
  let scrolled = UITextView()

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
    line.placeholder = "Placeholder"
    line.borderStyle = .line
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)

    bezel.text = "Bezel"
    bezel.borderStyle = .bezel
    bezel.textAlignment = .center
    bezel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bezel)

    rounded.text = "secret"
    rounded.borderStyle = .roundedRect
    rounded.isSecureTextEntry = true
    rounded.clearButtonMode = .always
    rounded.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rounded)

    sides.text = "12.50"
    sides.borderStyle = .none
    // leftView of sides is left out
    // leftViewMode of sides is left out
    // rightView of sides is left out
    // rightViewMode of sides is left out
    sides.translatesAutoresizingMaskIntoConstraints = false
    addSubview(sides)

    text.text = "A text view with insets of its own and several lines of text"
    text.isScrollEnabled = false
    text.textContainerInset = UIEdgeInsets(top: 12, left: 4, bottom: 2, right: 30)
    text.font = .preferredFont(forTextStyle: .caption1)
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)

    scrolled.text = "One\nTwo\nThree\nFour\nFive"
    scrolled.isScrollEnabled = true
    scrolled.font = .systemFont(ofSize: 17)
    scrolled.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrolled)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: line.trailingAnchor),
      line.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      bezel.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      rounded.topAnchor.constraint(equalTo: bezel.bottomAnchor, constant: 8),
      sides.topAnchor.constraint(equalTo: rounded.bottomAnchor, constant: 8),
      text.topAnchor.constraint(equalTo: sides.bottomAnchor, constant: 8),
      scrolled.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      line.leadingAnchor.constraint(equalTo: bezel.leadingAnchor),
      bezel.leadingAnchor.constraint(equalTo: rounded.leadingAnchor),
      rounded.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      sides.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: scrolled.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: bezel.trailingAnchor),
      bezel.trailingAnchor.constraint(equalTo: rounded.trailingAnchor),
      rounded.trailingAnchor.constraint(equalTo: sides.trailingAnchor),
      sides.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      text.trailingAnchor.constraint(equalTo: scrolled.trailingAnchor),
      scrolled.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
