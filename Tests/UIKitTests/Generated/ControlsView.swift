// swift-format-ignore-file
import UIKit

/// ControlsView, made from controls.yaml.
final class ControlsView: UIView {
  let a = UIStackView()
  let on = UISwitch()
  let off = UISwitch()
  let low = UISlider()
  let steps = UIStepper()
  let parts = UISegmentedControl(items: ["One", "Two", "Three"])
  let none = UISegmentedControl(items: ["A", "B"])
  let done = UIProgressView()
  let busy = UIActivityIndicatorView()
  let dots = UIPageControl()
  let day = UIDatePicker()
  let hour = UIDatePicker()
  let both = UIDatePicker()
  let search = UISearchBar()

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
    a.axis = .vertical
    a.spacing = 10
    a.alignment = .leading
    a.isLayoutMarginsRelativeArrangement = true
    a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
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
    busy.startAnimating()
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
    NSLayoutConstraint.activate([
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
