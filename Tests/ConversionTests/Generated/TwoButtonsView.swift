// swift-format-ignore-file
import PlumbKit

/// Two buttons, made from two-buttons.yaml.
final class TwoButtonsView: View {
  let button1 = Button()
  let button2 = Button()

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
    var button1Configuration = Button.Configuration.filled()
    button1Configuration.title = "保存する"
    button1.configuration = button1Configuration
    button1.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button1)

    var button2Configuration = Button.Configuration.gray()
    button2Configuration.title = "キャンセル"
    button2.configuration = button2Configuration
    button2.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button2)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      button1.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      button1.centerXAnchor.constraint(equalTo: centerXAnchor),
      button2.centerXAnchor.constraint(equalTo: button1.centerXAnchor),
      button2.topAnchor.constraint(equalTo: button1.bottomAnchor, constant: 8),
    ])
  }
}
