// swift-format-ignore-file
import UIKit

/// Detail row, made from detail-row.yaml.
final class SampleDetailRowView: UIView {
  let row = UIView()
  let usernameLabel = UILabel()
  let starLabel = UILabel()
  let trophyLabel = UILabel()

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
    row.backgroundColor = .white
    row.layer.cornerRadius = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)

    usernameLabel.text = "a-user-with-a-very-long-name"
    usernameLabel.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    usernameLabel.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(usernameLabel)

    starLabel.text = "★ 12,345"
    starLabel.textColor = UIColor(red: 0.561, green: 0.337, blue: 0, alpha: 1)
    starLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    starLabel.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(starLabel)

    trophyLabel.text = "🏆 678 points"
    trophyLabel.textColor = UIColor(red: 0.106, green: 0.478, blue: 0.204, alpha: 1)
    trophyLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    trophyLabel.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(trophyLabel)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
      usernameLabel.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
      starLabel.leadingAnchor.constraint(equalTo: usernameLabel.trailingAnchor, constant: 8),
      trophyLabel.leadingAnchor.constraint(equalTo: starLabel.trailingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: trophyLabel.trailingAnchor, constant: 12),
      usernameLabel.centerYAnchor.constraint(equalTo: starLabel.centerYAnchor),
      starLabel.centerYAnchor.constraint(equalTo: trophyLabel.centerYAnchor),
      usernameLabel.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: usernameLabel.bottomAnchor, constant: 12),
    ])
  }
}
