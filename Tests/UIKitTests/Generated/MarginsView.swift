// swift-format-ignore-file
import UIKit

/// MarginsView, made from margins.yaml.
final class MarginsView: UIView {
  let middle = UILayoutGuide()
  let panel = UIView()
  let text = UILabel()
  let box = SizedView(CGSize(width: 40, height: 30))
  let side = UIView()
  let fill = UIView()

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
    if frame.isEmpty { frame.size = CGSize(width: 812, height: 375) }
    layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    insetsLayoutMarginsFromSafeArea = false
    addLayoutGuide(middle)

    panel.preservesSuperviewLayoutMargins = true
    // additionalSafeAreaInsets of panel is left out
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)

    text.text = "In the margins"
    // alignmentRectInsets of text is left out
    text.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(text)

    box.backgroundColor = .gray
    // baselines of box is left out
    box.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(box)

    side.frame = CGRect(x: 600, y: 40, width: 487, height: 26)
    side.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    addSubview(side)

    fill.backgroundColor = .systemGray4
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
      panel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      panel.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
      panel.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
      text.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      text.topAnchor.constraint(greaterThanOrEqualTo: panel.safeAreaLayoutGuide.topAnchor, constant: 2),
      text.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor)
        .with(priority: .defaultLow, identifier: "soft"),
      box.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8)
        .with(identifier: "nextTo"),
      box.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      middle.centerXAnchor.constraint(equalTo: centerXAnchor),
      middle.widthAnchor.constraint(equalToConstant: 36),
      middle.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5, constant: -10),
      middle.bottomAnchor.constraint(equalTo: bottomAnchor),
      fill.topAnchor.constraint(equalTo: middle.topAnchor),
      fill.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
      fill.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
      fill.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
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

extension NSLayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> NSLayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
