// swift-format-ignore-file
import UIKit

/// Stack form, made from stack-form.yaml.
final class SampleStackFormView: UIView {
  let form = UIStackView()
  let firstRow = UIStackView()
  let firstLabel = UILabel()
  let firstField = UITextField()
  let secondRow = UIStackView()
  let secondLabel = UILabel()
  let secondField = UITextField()
  let buttons = UIStackView()
  let cancel = UIButton(type: .system)
  let save = UIButton(type: .system)

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
    form.axis = .vertical
    form.spacing = 12
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 12)
    form.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    form.translatesAutoresizingMaskIntoConstraints = false
    addSubview(form)

    firstRow.alignment = .firstBaseline
    firstRow.spacing = 8
    form.addArrangedSubview(firstRow)

    firstLabel.text = "First"
    firstLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    firstLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    firstRow.addArrangedSubview(firstLabel)

    firstField.placeholder = "First name"
    firstField.borderStyle = .roundedRect
    firstRow.addArrangedSubview(firstField)

    secondRow.alignment = .firstBaseline
    secondRow.spacing = 8
    form.addArrangedSubview(secondRow)

    secondLabel.text = "Second"
    secondLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    secondLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    secondRow.addArrangedSubview(secondLabel)

    secondField.placeholder = "Second name"
    secondField.borderStyle = .roundedRect
    secondRow.addArrangedSubview(secondField)

    buttons.distribution = .fillEqually
    buttons.spacing = 12
    form.addArrangedSubview(buttons)

    cancel.setTitle("Cancel", for: .normal)
    cancel.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    cancel.titleLabel?.font = .preferredFont(forTextStyle: .body)
    buttons.addArrangedSubview(cancel)

    save.setTitle("Save", for: .normal)
    save.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    save.titleLabel?.font = .preferredFont(forTextStyle: .body)
    buttons.addArrangedSubview(save)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: 16),
      form.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      secondLabel.widthAnchor.constraint(equalTo: firstLabel.widthAnchor),
    ])
  }
}
