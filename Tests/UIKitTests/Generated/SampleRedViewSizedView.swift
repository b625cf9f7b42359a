// swift-format-ignore-file
import UIKit

/// Red view with a size, made from red-view-sized.yaml.
final class SampleRedViewSizedView: UIView {
  let redView = UIView()

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
    redView.backgroundColor = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    redView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(redView)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      redView.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      redView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      redView.widthAnchor.constraint(equalToConstant: 30),
      redView.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
}
