// swift-format-ignore-file
import UIKit

/// Menu cell, made from menu-cell.yaml.
final class SampleMenuCellView: UIView {
  let contentView = UIView()
  let containerView = UIView()
  let titleLabel = UILabel()
  let contentLabel = UILabel()

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
    contentView.backgroundColor = .white
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)

    containerView.backgroundColor = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    containerView.layer.cornerRadius = 8
    containerView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(containerView)

    titleLabel.text = "Intrinsic content size"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(titleLabel)

    contentLabel.numberOfLines = 0
    contentLabel.font = .preferredFont(forTextStyle: .subheadline)
    contentLabel.textColor = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 1)
    contentLabel.text = "A label knows how much room its text needs at a given width. The cell around it grows with every line, and nobody has to say how high it is."
    contentLabel.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(contentLabel)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      containerView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
      contentView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: 15),
      containerView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: containerView.bottomAnchor, constant: 5),
      contentView.heightAnchor.constraint(equalToConstant: 0)
        .with(priority: UILayoutPriority(50)),
      titleLabel.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: 12),
      containerView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 12),
      contentLabel.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: 12),
      containerView.trailingAnchor.constraint(equalTo: contentLabel.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: containerView.topAnchor, constant: 10),
      contentLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      contentLabel.bottomAnchor.constraint(equalTo: containerView.bottomAnchor, constant: -10),
    ])
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> NSLayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
