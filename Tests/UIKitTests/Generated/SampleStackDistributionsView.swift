// swift-format-ignore-file
import UIKit

/// Stack distributions, made from stack-distributions.yaml.
final class SampleStackDistributionsView: UIView {
  let fill = UIStackView()
  let fillA = SizedView(CGSize(width: 40, height: 36))
  let fillB = SizedView(CGSize(width: 90, height: 36))
  let fillC = SizedView(CGSize(width: 30, height: 36))
  let fillEqually = UIStackView()
  let fillEquallyA = SizedView(CGSize(width: 40, height: 36))
  let fillEquallyB = SizedView(CGSize(width: 90, height: 36))
  let fillEquallyC = SizedView(CGSize(width: 30, height: 36))
  let fillProportionally = UIStackView()
  let fillProportionallyA = SizedView(CGSize(width: 40, height: 36))
  let fillProportionallyB = SizedView(CGSize(width: 90, height: 36))
  let fillProportionallyC = SizedView(CGSize(width: 30, height: 36))
  let equalSpacing = UIStackView()
  let equalSpacingA = SizedView(CGSize(width: 40, height: 36))
  let equalSpacingB = SizedView(CGSize(width: 90, height: 36))
  let equalSpacingC = SizedView(CGSize(width: 30, height: 36))
  let equalCentering = UIStackView()
  let equalCenteringA = SizedView(CGSize(width: 40, height: 36))
  let equalCenteringB = SizedView(CGSize(width: 90, height: 36))
  let equalCenteringC = SizedView(CGSize(width: 30, height: 36))

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
    fill.distribution = .fill
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)

    fillA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    fillA.setContentHuggingPriority(.defaultLow, for: .horizontal)
    fillA.setContentHuggingPriority(.defaultLow, for: .vertical)
    fill.addArrangedSubview(fillA)

    fillB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    fillB.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fillB.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    fill.addArrangedSubview(fillB)

    fillC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    fillC.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    fillC.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    fill.addArrangedSubview(fillC)

    fillEqually.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    fillEqually.spacing = 8
    fillEqually.distribution = .fillEqually
    fillEqually.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fillEqually)

    fillEquallyA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    fillEquallyA.setContentHuggingPriority(.defaultLow, for: .horizontal)
    fillEquallyA.setContentHuggingPriority(.defaultLow, for: .vertical)
    fillEqually.addArrangedSubview(fillEquallyA)

    fillEquallyB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    fillEquallyB.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fillEquallyB.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    fillEqually.addArrangedSubview(fillEquallyB)

    fillEquallyC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    fillEquallyC.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    fillEquallyC.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    fillEqually.addArrangedSubview(fillEquallyC)

    fillProportionally.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    fillProportionally.spacing = 8
    fillProportionally.distribution = .fillProportionally
    fillProportionally.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fillProportionally)

    fillProportionallyA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    fillProportionallyA.setContentHuggingPriority(.defaultLow, for: .horizontal)
    fillProportionallyA.setContentHuggingPriority(.defaultLow, for: .vertical)
    fillProportionally.addArrangedSubview(fillProportionallyA)

    fillProportionallyB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    fillProportionallyB.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fillProportionallyB.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    fillProportionally.addArrangedSubview(fillProportionallyB)

    fillProportionallyC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    fillProportionallyC.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    fillProportionallyC.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    fillProportionally.addArrangedSubview(fillProportionallyC)

    equalSpacing.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    equalSpacing.spacing = 8
    equalSpacing.distribution = .equalSpacing
    equalSpacing.translatesAutoresizingMaskIntoConstraints = false
    addSubview(equalSpacing)

    equalSpacingA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    equalSpacingA.setContentHuggingPriority(.defaultLow, for: .horizontal)
    equalSpacingA.setContentHuggingPriority(.defaultLow, for: .vertical)
    equalSpacing.addArrangedSubview(equalSpacingA)

    equalSpacingB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    equalSpacingB.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    equalSpacingB.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    equalSpacing.addArrangedSubview(equalSpacingB)

    equalSpacingC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    equalSpacingC.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    equalSpacingC.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    equalSpacing.addArrangedSubview(equalSpacingC)

    equalCentering.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    equalCentering.spacing = 8
    equalCentering.distribution = .equalCentering
    equalCentering.translatesAutoresizingMaskIntoConstraints = false
    addSubview(equalCentering)

    equalCenteringA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    equalCenteringA.setContentHuggingPriority(.defaultLow, for: .horizontal)
    equalCenteringA.setContentHuggingPriority(.defaultLow, for: .vertical)
    equalCentering.addArrangedSubview(equalCenteringA)

    equalCenteringB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    equalCenteringB.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    equalCenteringB.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    equalCentering.addArrangedSubview(equalCenteringB)

    equalCenteringC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    equalCenteringC.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    equalCenteringC.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    equalCentering.addArrangedSubview(equalCenteringC)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      fill.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: fill.trailingAnchor, constant: 16),
      fillEqually.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: fillEqually.trailingAnchor, constant: 16),
      fillProportionally.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: fillProportionally.trailingAnchor, constant: 16),
      equalSpacing.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: equalSpacing.trailingAnchor, constant: 16),
      equalCentering.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: equalCentering.trailingAnchor, constant: 16),
      fill.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      fillEqually.topAnchor.constraint(equalTo: fill.bottomAnchor, constant: 12),
      fillProportionally.topAnchor.constraint(equalTo: fillEqually.bottomAnchor, constant: 12),
      equalSpacing.topAnchor.constraint(equalTo: fillProportionally.bottomAnchor, constant: 12),
      equalCentering.topAnchor.constraint(equalTo: equalSpacing.bottomAnchor, constant: 12),
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
