// swift-format-ignore-file
import PlumbKit

/// Stack baseline spacing, made from stack-baseline-spacing.yaml.
final class StackBaselineSpacingView: View {
  let edges = StackView()
  let edgesA = Label()
  let edgesB = Label()
  let edgesC = Label()
  let baselines = StackView()
  let baselinesA = Label()
  let baselinesB = Label()
  let baselinesC = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(frame: .zero)
    addViews()
    addConstraints()
  }

  private func addViews() {
    edges.axis = .vertical
    edges.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
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
    baselines.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
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
    LayoutConstraint.activate([
      edges.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      baselines.leadingAnchor.constraint(equalTo: edges.trailingAnchor, constant: 40),
      edges.topAnchor.constraint(equalTo: baselines.topAnchor),
      edges.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
  }
}
