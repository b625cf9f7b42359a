// swift-format-ignore-file
import UIKit

/// Stack hidden views, made from stack-hidden.yaml.
final class SampleStackHiddenView: UIView {
  let whole = UIStackView()
  let wholeA = SizedView(CGSize(width: 72, height: 40))
  let wholeB = SizedView(CGSize(width: 72, height: 50))
  let wholeC = SizedView(CGSize(width: 72, height: 30))
  let closed = UIStackView()
  let closedA = SizedView(CGSize(width: 72, height: 40))
  let closedB = SizedView(CGSize(width: 72, height: 50))
  let closedC = SizedView(CGSize(width: 72, height: 30))
  let spaced = UIStackView()
  let spacedA = SizedView(CGSize(width: 72, height: 40))
  let spacedB = SizedView(CGSize(width: 72, height: 50))
  let spacedC = SizedView(CGSize(width: 72, height: 30))

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
    whole.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    whole.spacing = 8
    whole.axis = .vertical
    whole.translatesAutoresizingMaskIntoConstraints = false
    addSubview(whole)

    wholeA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    whole.addArrangedSubview(wholeA)

    wholeB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    whole.addArrangedSubview(wholeB)

    wholeC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    whole.addArrangedSubview(wholeC)

    closed.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    closed.spacing = 8
    closed.axis = .vertical
    closed.translatesAutoresizingMaskIntoConstraints = false
    addSubview(closed)

    closedA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    closed.addArrangedSubview(closedA)

    closedB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    closedB.isHidden = true
    closed.addArrangedSubview(closedB)

    closedC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    closed.addArrangedSubview(closedC)

    spaced.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    spaced.spacing = 8
    spaced.axis = .vertical
    spaced.translatesAutoresizingMaskIntoConstraints = false
    addSubview(spaced)

    spacedA.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    spaced.addArrangedSubview(spacedA)
    spaced.setCustomSpacing(24, after: spacedA)

    spacedB.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    spaced.addArrangedSubview(spacedB)

    spacedC.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    spaced.addArrangedSubview(spacedC)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      whole.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      closed.leadingAnchor.constraint(equalTo: whole.trailingAnchor, constant: 24),
      spaced.leadingAnchor.constraint(equalTo: closed.trailingAnchor, constant: 24),
      whole.topAnchor.constraint(equalTo: closed.topAnchor),
      closed.topAnchor.constraint(equalTo: spaced.topAnchor),
      whole.topAnchor.constraint(equalTo: topAnchor, constant: 16),
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
