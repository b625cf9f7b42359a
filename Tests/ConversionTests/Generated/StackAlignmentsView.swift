// swift-format-ignore-file
import PlumbKit

/// Stack alignments, made from stack-alignments.yaml.
final class StackAlignmentsView: View {
  let fill = StackView()
  let fillA = Label()
  let fillB = Label()
  let fillC = SizedView(CGSize(width: 20, height: 20))
  let top = StackView()
  let topA = Label()
  let topB = Label()
  let topC = SizedView(CGSize(width: 20, height: 20))
  let firstBaseline = StackView()
  let firstBaselineA = Label()
  let firstBaselineB = Label()
  let firstBaselineC = SizedView(CGSize(width: 20, height: 20))
  let centerView = StackView()
  let centerA = Label()
  let centerB = Label()
  let centerC = SizedView(CGSize(width: 20, height: 20))
  let bottom = StackView()
  let bottomA = Label()
  let bottomB = Label()
  let bottomC = SizedView(CGSize(width: 20, height: 20))
  let lastBaseline = StackView()
  let lastBaselineA = Label()
  let lastBaselineB = Label()
  let lastBaselineC = SizedView(CGSize(width: 20, height: 20))

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
    fill.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    fill.spacing = 8
    fill.alignment = .fill
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)

    fillA.text = "Large"
    fillA.font = .systemFont(ofSize: 28)
    fillA.backgroundColor = Color(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    fill.addArrangedSubview(fillA)

    fillB.text = "two\nlines"
    fillB.font = .systemFont(ofSize: 13)
    fillB.numberOfLines = 2
    fillB.backgroundColor = Color(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    fill.addArrangedSubview(fillB)

    fillC.backgroundColor = Color(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    fill.addArrangedSubview(fillC)

    top.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    top.spacing = 8
    top.alignment = .leading
    top.translatesAutoresizingMaskIntoConstraints = false
    addSubview(top)

    topA.text = "Large"
    topA.font = .systemFont(ofSize: 28)
    topA.backgroundColor = Color(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    top.addArrangedSubview(topA)

    topB.text = "two\nlines"
    topB.font = .systemFont(ofSize: 13)
    topB.numberOfLines = 2
    topB.backgroundColor = Color(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    top.addArrangedSubview(topB)

    topC.backgroundColor = Color(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    top.addArrangedSubview(topC)

    firstBaseline.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    firstBaseline.spacing = 8
    firstBaseline.alignment = .firstBaseline
    firstBaseline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(firstBaseline)

    firstBaselineA.text = "Large"
    firstBaselineA.font = .systemFont(ofSize: 28)
    firstBaselineA.backgroundColor = Color(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    firstBaseline.addArrangedSubview(firstBaselineA)

    firstBaselineB.text = "two\nlines"
    firstBaselineB.font = .systemFont(ofSize: 13)
    firstBaselineB.numberOfLines = 2
    firstBaselineB.backgroundColor = Color(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    firstBaseline.addArrangedSubview(firstBaselineB)

    firstBaselineC.backgroundColor = Color(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    firstBaseline.addArrangedSubview(firstBaselineC)

    centerView.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    centerView.spacing = 8
    centerView.alignment = .center
    centerView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(centerView)

    centerA.text = "Large"
    centerA.font = .systemFont(ofSize: 28)
    centerA.backgroundColor = Color(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    centerView.addArrangedSubview(centerA)

    centerB.text = "two\nlines"
    centerB.font = .systemFont(ofSize: 13)
    centerB.numberOfLines = 2
    centerB.backgroundColor = Color(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    centerView.addArrangedSubview(centerB)

    centerC.backgroundColor = Color(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    centerView.addArrangedSubview(centerC)

    bottom.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    bottom.spacing = 8
    bottom.alignment = .trailing
    bottom.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bottom)

    bottomA.text = "Large"
    bottomA.font = .systemFont(ofSize: 28)
    bottomA.backgroundColor = Color(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    bottom.addArrangedSubview(bottomA)

    bottomB.text = "two\nlines"
    bottomB.font = .systemFont(ofSize: 13)
    bottomB.numberOfLines = 2
    bottomB.backgroundColor = Color(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    bottom.addArrangedSubview(bottomB)

    bottomC.backgroundColor = Color(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    bottom.addArrangedSubview(bottomC)

    lastBaseline.backgroundColor = Color(red: 0.933, green: 0.933, blue: 0.933, alpha: 1)
    lastBaseline.spacing = 8
    lastBaseline.alignment = .lastBaseline
    lastBaseline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(lastBaseline)

    lastBaselineA.text = "Large"
    lastBaselineA.font = .systemFont(ofSize: 28)
    lastBaselineA.backgroundColor = Color(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    lastBaseline.addArrangedSubview(lastBaselineA)

    lastBaselineB.text = "two\nlines"
    lastBaselineB.font = .systemFont(ofSize: 13)
    lastBaselineB.numberOfLines = 2
    lastBaselineB.backgroundColor = Color(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    lastBaseline.addArrangedSubview(lastBaselineB)

    lastBaselineC.backgroundColor = Color(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    lastBaseline.addArrangedSubview(lastBaselineC)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
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
  final class SizedView: View {
    private var size = CGSize.zero

    convenience init(_ size: CGSize) {
      self.init(frame: .zero)
      self.size = size
    }

    override var intrinsicContentSize: CGSize { size }
  }
}
