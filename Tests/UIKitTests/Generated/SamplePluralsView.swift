// swift-format-ignore-file
import UIKit

/// Plurals, made from plurals.yaml.
final class SamplePluralsView: UIView {
  let list = UIStackView()
  let none = UILabel()
  let one = UILabel()
  let two = UILabel()
  let five = UILabel()
  let eleven = UILabel()
  let twentyOne = UILabel()
  let hundred = UILabel()
  let place = UILabel()

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
    list.axis = .vertical
    list.spacing = 6
    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)

    none.text = "0 files"
    list.addArrangedSubview(none)

    one.text = "1 file"
    list.addArrangedSubview(one)

    two.text = "2 files"
    list.addArrangedSubview(two)

    five.text = "5 files"
    list.addArrangedSubview(five)

    eleven.text = "11 files"
    list.addArrangedSubview(eleven)

    twentyOne.text = "21 files"
    list.addArrangedSubview(twentyOne)

    hundred.text = "100 files"
    list.addArrangedSubview(hundred)

    place.text = "2 files in 1 folder"
    list.addArrangedSubview(place)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: 16),
    ])
  }
}
