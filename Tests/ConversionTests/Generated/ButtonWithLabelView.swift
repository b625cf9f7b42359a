// swift-format-ignore-file
import PlumbKit

/// A button and its label, made from button-with-label.yaml.
final class ButtonWithLabelView: View {
  let label = Label()
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
    label.text = "Press here"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)

    button.setTitle("Button", for: .normal)
    button.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
  }
}
