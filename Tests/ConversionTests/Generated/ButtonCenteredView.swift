// swift-format-ignore-file
import PlumbKit

/// A centred button, made from button-centered.yaml.
final class ButtonCenteredView: View {
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
    button.setTitle("Button", for: .normal)
    button.font = .preferredFont(forTextStyle: .body)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
  }
}
