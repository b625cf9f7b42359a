// swift-format-ignore-file
import UIKit

/// Two buttons, made from two-buttons.yaml.
final class SampleTwoButtonsView: UIView {
  let button1 = UIButton()
  let button2 = UIButton()

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
    var button1Configuration = UIButton.Configuration.filled()
    button1Configuration.title = "保存する"
    button1.configuration = button1Configuration
    button1.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button1)

    var button2Configuration = UIButton.Configuration.gray()
    button2Configuration.title = "キャンセル"
    button2.configuration = button2Configuration
    button2.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button2)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      button1.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      button1.centerXAnchor.constraint(equalTo: centerXAnchor),
      button2.centerXAnchor.constraint(equalTo: button1.centerXAnchor),
      button2.topAnchor.constraint(equalTo: button1.bottomAnchor, constant: 8),
    ])
  }
}
