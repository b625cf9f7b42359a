// swift-format-ignore-file
import UIKit

/// Formats, made from formats.yaml.
final class SampleFormatsView: UIView {
  let title = UILabel()
  let list = UIStackView()
  let from = UILabel()
  let until = UILabel()
  let nights = UILabel()
  let price = UILabel()
  let pay = UIButton(type: .system)

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
    title.text = NSLocalizedString("booking.title", value: "Your stay", comment: "")
    title.font = .preferredFont(forTextStyle: .title2)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    list.axis = .vertical
    list.spacing = 8
    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)

    from.numberOfLines = 0
    from.text = "Arrival: Friday, November 20, 2026"
    list.addArrangedSubview(from)

    until.numberOfLines = 0
    until.text = "Departure: November 23, 11:30 AM"
    list.addArrangedSubview(until)

    nights.text = "3 nights"
    list.addArrangedSubview(nights)

    price.numberOfLines = 0
    price.text = "€1,234.50 in all, 7% tax included"
    list.addArrangedSubview(price)

    pay.setTitle("Pay €1,234.50", for: .normal)
    pay.titleLabel?.font = .preferredFont(forTextStyle: .body)
    pay.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pay)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      list.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      pay.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 16),
      pay.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      pay.heightAnchor.constraint(equalToConstant: 44),
      pay.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16),
    ])
  }
}
