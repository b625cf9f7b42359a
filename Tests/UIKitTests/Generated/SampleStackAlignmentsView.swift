// swift-format-ignore-file
import UIKit

/// Stack alignments, made from stack-alignments.yaml.
final class SampleStackAlignmentsView: UIView {
  let fill = UIStackView()
  let fillA = UILabel()
  let fillB = UILabel()
  let fillC = SizedView(CGSize(width: 20, height: 20))
  let top = UIStackView()
  let topA = UILabel()
  let topB = UILabel()
  let topC = SizedView(CGSize(width: 20, height: 20))
  let firstBaseline = UIStackView()
  let firstBaselineA = UILabel()
  let firstBaselineB = UILabel()
  let firstBaselineC = SizedView(CGSize(width: 20, height: 20))
  let centerView = UIStackView()
  let centerA = UILabel()
  let centerB = UILabel()
  let centerC = SizedView(CGSize(width: 20, height: 20))
  let bottom = UIStackView()
  let bottomA = UILabel()
  let bottomB = UILabel()
  let bottomC = SizedView(CGSize(width: 20, height: 20))
  let lastBaseline = UIStackView()
  let lastBaselineA = UILabel()
  let lastBaselineB = UILabel()
  let lastBaselineC = SizedView(CGSize(width: 20, height: 20))

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
    fill.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    fill.spacing = 8
    fill.alignment = .fill
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)

    fillA.text = "Large"
    fillA.font = .systemFont(ofSize: 28)
    fillA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    fill.addArrangedSubview(fillA)

    fillB.text = "two\nlines"
    fillB.font = .systemFont(ofSize: 13)
    fillB.numberOfLines = 2
    fillB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    fill.addArrangedSubview(fillB)

    fillC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    fill.addArrangedSubview(fillC)

    top.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    top.spacing = 8
    top.alignment = .leading
    top.translatesAutoresizingMaskIntoConstraints = false
    addSubview(top)

    topA.text = "Large"
    topA.font = .systemFont(ofSize: 28)
    topA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    top.addArrangedSubview(topA)

    topB.text = "two\nlines"
    topB.font = .systemFont(ofSize: 13)
    topB.numberOfLines = 2
    topB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    top.addArrangedSubview(topB)

    topC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    top.addArrangedSubview(topC)

    firstBaseline.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    firstBaseline.spacing = 8
    firstBaseline.alignment = .firstBaseline
    firstBaseline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(firstBaseline)

    firstBaselineA.text = "Large"
    firstBaselineA.font = .systemFont(ofSize: 28)
    firstBaselineA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    firstBaseline.addArrangedSubview(firstBaselineA)

    firstBaselineB.text = "two\nlines"
    firstBaselineB.font = .systemFont(ofSize: 13)
    firstBaselineB.numberOfLines = 2
    firstBaselineB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    firstBaseline.addArrangedSubview(firstBaselineB)

    firstBaselineC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    firstBaseline.addArrangedSubview(firstBaselineC)

    centerView.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    centerView.spacing = 8
    centerView.alignment = .center
    centerView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(centerView)

    centerA.text = "Large"
    centerA.font = .systemFont(ofSize: 28)
    centerA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    centerView.addArrangedSubview(centerA)

    centerB.text = "two\nlines"
    centerB.font = .systemFont(ofSize: 13)
    centerB.numberOfLines = 2
    centerB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    centerView.addArrangedSubview(centerB)

    centerC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    centerView.addArrangedSubview(centerC)

    bottom.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    bottom.spacing = 8
    bottom.alignment = .trailing
    bottom.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bottom)

    bottomA.text = "Large"
    bottomA.font = .systemFont(ofSize: 28)
    bottomA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    bottom.addArrangedSubview(bottomA)

    bottomB.text = "two\nlines"
    bottomB.font = .systemFont(ofSize: 13)
    bottomB.numberOfLines = 2
    bottomB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    bottom.addArrangedSubview(bottomB)

    bottomC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    bottom.addArrangedSubview(bottomC)

    lastBaseline.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    lastBaseline.spacing = 8
    lastBaseline.alignment = .lastBaseline
    lastBaseline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(lastBaseline)

    lastBaselineA.text = "Large"
    lastBaselineA.font = .systemFont(ofSize: 28)
    lastBaselineA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    lastBaseline.addArrangedSubview(lastBaselineA)

    lastBaselineB.text = "two\nlines"
    lastBaselineB.font = .systemFont(ofSize: 13)
    lastBaselineB.numberOfLines = 2
    lastBaselineB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    lastBaseline.addArrangedSubview(lastBaselineB)

    lastBaselineC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    lastBaseline.addArrangedSubview(lastBaselineC)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      fill.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      top.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      firstBaseline.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      centerView.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      bottom.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      lastBaseline.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      fill.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      top.topAnchor.constraint(equalTo: fill.bottomAnchor, constant: 12),
      firstBaseline.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 12),
      centerView.topAnchor.constraint(equalTo: firstBaseline.bottomAnchor, constant: 12),
      bottom.topAnchor.constraint(equalTo: centerView.bottomAnchor, constant: 12),
      lastBaseline.topAnchor.constraint(equalTo: bottom.bottomAnchor, constant: 12),
    ])
  }

  /// A view with an intrinsic size.
  final class SizedView: UIView {
    private var size = CGSize.zero

    convenience init(_ size: CGSize) {
      self.init(frame: .zero)
      self.size = size
    }

    override var intrinsicContentSize: CGSize { size }
  }
}
