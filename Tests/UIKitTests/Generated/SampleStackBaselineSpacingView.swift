// swift-format-ignore-file
import UIKit

/// Stack baseline spacing, made from stack-baseline-spacing.yaml.
final class SampleStackBaselineSpacingView: UIView {
  let edges = UIStackView()
  let edgesA = UILabel()
  let edgesB = UILabel()
  let edgesC = UILabel()
  let baselines = UIStackView()
  let baselinesA = UILabel()
  let baselinesB = UILabel()
  let baselinesC = UILabel()

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
    edges.axis = .vertical
    edges.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    edges.spacing = 8
    edges.translatesAutoresizingMaskIntoConstraints = false
    addSubview(edges)

    edgesA.text = "Small"
    edgesA.font = .systemFont(ofSize: 12)
    edges.addArrangedSubview(edgesA)

    edgesB.text = "Large"
    edgesB.font = .systemFont(ofSize: 24)
    edges.addArrangedSubview(edgesB)

    edgesC.text = "Small"
    edgesC.font = .systemFont(ofSize: 12)
    edges.addArrangedSubview(edgesC)

    baselines.axis = .vertical
    baselines.backgroundColor = UIColor(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    baselines.spacing = 28
    baselines.isBaselineRelativeArrangement = true
    baselines.translatesAutoresizingMaskIntoConstraints = false
    addSubview(baselines)

    baselinesA.text = "Small"
    baselinesA.font = .systemFont(ofSize: 12)
    baselines.addArrangedSubview(baselinesA)

    baselinesB.text = "Large"
    baselinesB.font = .systemFont(ofSize: 24)
    baselines.addArrangedSubview(baselinesB)

    baselinesC.text = "Small"
    baselinesC.font = .systemFont(ofSize: 12)
    baselines.addArrangedSubview(baselinesC)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      edges.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      baselines.leadingAnchor.constraint(equalTo: edges.trailingAnchor, constant: 40),
      edges.topAnchor.constraint(equalTo: baselines.topAnchor),
      edges.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
  }
}
