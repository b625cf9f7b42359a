// swift-format-ignore-file
import UIKit

/// Dynamic Type, made from dynamic-type.yaml.
final class SampleDynamicTypeView: UIView {
  let row = UIView()
  let photo = UIImageView()
  let title = UILabel()
  let detail = UILabel()
  let price = UILabel()
  let seen = UILabel()

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
    row.backgroundColor = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    row.layer.cornerRadius = 10
    row.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)

    photo.image = UIGraphicsImageRenderer(size: CGSize(width: 56, height: 56)).image { _ in }
    photo.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    photo.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    photo.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(photo)

    title.text = "Mountain bike"
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(title)

    detail.text = "Eleven gears, nearly new"
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.numberOfLines = 0
    detail.textColor = UIColor(red: 0.424, green: 0.424, blue: 0.439, alpha: 1)
    detail.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(detail)

    price.text = "€ 480"
    price.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
    price.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(price)

    seen.text = "seen 12 times"
    seen.font = .systemFont(ofSize: 11)
    seen.textColor = UIColor(red: 0.424, green: 0.424, blue: 0.439, alpha: 1)
    seen.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(seen)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      row.layoutMarginsGuide.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      photo.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: row.layoutMarginsGuide.bottomAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      price.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
      seen.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 2),
      title.leadingAnchor.constraint(equalTo: detail.leadingAnchor),
      detail.leadingAnchor.constraint(equalTo: price.leadingAnchor),
      price.leadingAnchor.constraint(equalTo: seen.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: detail.trailingAnchor),
      detail.trailingAnchor.constraint(equalTo: price.trailingAnchor),
      price.trailingAnchor.constraint(equalTo: seen.trailingAnchor),
      title.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
      seen.bottomAnchor.constraint(equalTo: row.layoutMarginsGuide.bottomAnchor),
    ])
  }
}
