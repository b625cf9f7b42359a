// swift-format-ignore-file
import UIKit

/// Margins, made from margins.yaml.
final class SampleMarginsView: UIView {
  let header = UILabel()
  let card = UIView()
  let inside = UILabel()
  let note = UILabel()
  let footer = UILabel()

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
    backgroundColor = UIColor(red: 0.961, green: 0.961, blue: 0.969, alpha: 1)

    header.text = "Within the safe area"
    header.font = .preferredFont(forTextStyle: .title1)
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(header)

    card.backgroundColor = .white
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 8, bottom: 24, trailing: 8)
    card.preservesSuperviewLayoutMargins = true
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)

    inside.text = "Along the margins"
    inside.font = .preferredFont(forTextStyle: .headline)
    inside.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inside)

    note.numberOfLines = 0
    note.text = "A line is good to read up to about seventy letters. The readable guide keeps to that width however wide the screen is, and stays in the middle of the margins."
    note.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(note)

    footer.text = "Above the home indicator"
    footer.font = .preferredFont(forTextStyle: .footnote)
    footer.textColor = UIColor(red: 0.424, green: 0.424, blue: 0.439, alpha: 1)
    footer.translatesAutoresizingMaskIntoConstraints = false
    addSubview(footer)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: card.trailingAnchor),
      card.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 24),
      inside.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      inside.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      note.topAnchor.constraint(equalTo: inside.bottomAnchor, constant: 12),
      note.leadingAnchor.constraint(equalTo: card.readableContentGuide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: card.readableContentGuide.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      footer.centerXAnchor.constraint(equalTo: centerXAnchor),
      footer.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
