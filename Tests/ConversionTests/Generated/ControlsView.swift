// swift-format-ignore-file
import PlumbKit

/// ControlsView, made from controls.yaml.
final class ControlsView: View {
  let a = StackView()
  let on = Switch()
  let off = Switch()
  let low = Slider()
  let steps = Stepper()
  let parts = SegmentedControl(items: ["One", "Two", "Three"])
  let none = SegmentedControl(items: ["A", "B"])
  let done = ProgressView()
  let busy = ActivityIndicatorView()
  let dots = PageControl()
  let day = DatePicker()
  let hour = DatePicker()
  let both = DatePicker()
  let search = SearchBar()

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
    a.axis = .vertical
    a.spacing = 10
    a.alignment = .leading
    a.isLayoutMarginsRelativeArrangement = true
    a.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    a.translatesAutoresizingMaskIntoConstraints = false
    addSubview(a)

    on.isOn = true
    on.onTintColor = .systemPink
    a.addArrangedSubview(on)
    a.setCustomSpacing(24, after: on)

    off.isEnabled = false
    a.addArrangedSubview(off)

    low.value = 0
    a.addArrangedSubview(low)

    a.addArrangedSubview(steps)

    parts.selectedSegmentIndex = 2
    a.addArrangedSubview(parts)

    a.addArrangedSubview(none)

    done.progress = 0.75
    a.addArrangedSubview(done)

    busy.style = .large
    a.addArrangedSubview(busy)

    dots.numberOfPages = 4
    dots.currentPage = 3
    dots.pageIndicatorTintColor = .systemGray3
    dots.currentPageIndicatorTintColor = .systemOrange
    a.addArrangedSubview(dots)

    day.datePickerMode = .date
    day.preferredDatePickerStyle = .compact
    a.addArrangedSubview(day)

    hour.datePickerMode = .time
    a.addArrangedSubview(hour)

    both.datePickerMode = .dateAndTime
    a.addArrangedSubview(both)

    search.placeholder = "Search"
    search.text = "Mail"
    search.translatesAutoresizingMaskIntoConstraints = false
    addSubview(search)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: a.trailingAnchor),
      a.topAnchor.constraint(equalTo: topAnchor),
      search.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: search.trailingAnchor),
      bottomAnchor.constraint(equalTo: search.bottomAnchor),
      low.widthAnchor.constraint(equalToConstant: 160),
      done.widthAnchor.constraint(equalToConstant: 160),
    ])
  }
}
