// swift-format-ignore-file
import UIKit

/// Baseline row, made from baseline-row.yaml.
final class SampleBaselineRowView: UIView {
  let price = UILabel()
  let unit = UILabel()
  let amount = UITextField()
  let buy = UIButton(type: .system)
  let note = UILabel()

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
    price.text = "42"
    price.font = .preferredFont(forTextStyle: .largeTitle)
    price.translatesAutoresizingMaskIntoConstraints = false
    addSubview(price)

    unit.text = "euro"
    unit.font = .preferredFont(forTextStyle: .footnote)
    unit.translatesAutoresizingMaskIntoConstraints = false
    addSubview(unit)

    amount.text = "Amount"
    amount.borderStyle = .roundedRect
    amount.translatesAutoresizingMaskIntoConstraints = false
    addSubview(amount)

    buy.setTitle("Buy", for: .normal)
    buy.titleLabel?.font = .preferredFont(forTextStyle: .body)
    buy.translatesAutoresizingMaskIntoConstraints = false
    addSubview(buy)

    note.text = "Tax included,\nfree delivery"
    note.font = .preferredFont(forTextStyle: .caption1)
    note.numberOfLines = 2
    note.translatesAutoresizingMaskIntoConstraints = false
    addSubview(note)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      price.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      unit.leadingAnchor.constraint(equalTo: price.trailingAnchor, constant: 4),
      amount.leadingAnchor.constraint(equalTo: unit.trailingAnchor, constant: 16),
      buy.leadingAnchor.constraint(equalTo: amount.trailingAnchor, constant: 12),
      note.leadingAnchor.constraint(equalTo: buy.trailingAnchor, constant: 12),
      price.firstBaselineAnchor.constraint(equalTo: unit.firstBaselineAnchor),
      unit.firstBaselineAnchor.constraint(equalTo: amount.firstBaselineAnchor),
      amount.firstBaselineAnchor.constraint(equalTo: buy.firstBaselineAnchor),
      buy.firstBaselineAnchor.constraint(equalTo: note.firstBaselineAnchor),
      amount.widthAnchor.constraint(equalToConstant: 90),
    ])
  }
}
