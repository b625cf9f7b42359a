import AutoLayout
import Foundation
import LayoutScene

/// A date, in words of the locale or on wheels.
open class UIDatePicker: UIControl {
  public typealias Mode = UIDatePickerMode
  private var picker: DatePicker { unsafeDowncast(core, to: DatePicker.self) }
  override class func makeCore() -> AutoLayout.View { DatePicker() }

  override func begin(hasFrame: Bool) {
    show()
    if hasFrame { takeSystemSize() }
  }
  open var datePickerMode = UIDatePickerMode.dateAndTime { didSet { show() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { show() } }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// As in UIKit, within the bounds, unless these contradict each other.
  open var date = Date() {
    didSet {
      date = bounded(date)
      show()
    }
  }
  private func bounded(_ date: Date) -> Date {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return first <= last ? max(first, min(date, last)) : date
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var minimumDate: Date? { didSet { date = bounded(date) } }
  open var maximumDate: Date? { didSet { date = bounded(date) } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale? { didSet { show() } }
  open var calendar: Calendar! = .current { didSet { show() } }
  open var timeZone: TimeZone? { didSet { show() } }
  open var roundsToMinuteInterval = true

  private func show() {
    picker.preferredDatePickerStyle =
      datePickerStyle == .wheels || datePickerStyle == .inline ? .wheels : .compact
    if datePickerStyle == .inline {
      Missing.once("UIDatePicker's style .inline", "wheels are shown")
    }
    switch datePickerMode {
    case .time, .countDownTimer: picker.datePickerMode = .time
    case .date, .yearAndMonth: picker.datePickerMode = .date
    case .dateAndTime: picker.datePickerMode = .dateAndTime
    }
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: Surroundings.traits.locale)
    formatter.timeZone = timeZone ?? calendar.timeZone
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    picker.dateText = formatter.string(from: date)
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    picker.timeText = formatter.string(from: date)
  }
}
public enum UIDatePickerMode: Int, Sendable {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Wheels to choose from. The texts of the chosen rows are shown, side by side.
open class UIPickerView: UIView {
  override func begin(hasFrame: Bool) { if hasFrame { takeSystemSize(width: 320, height: 216) } }
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]
  private lazy var columns: UIStackView = {
    let stack = UIStackView(frame: bounds)
    stack.distribution = .fillEqually
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
    return stack
  }()
  open var showsSelectionIndicator = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    guard 0..<count ~= row else {
      return Missing.sayOnceToCaller(
        "UIPickerView has no row \(row) in component \(component), which has \(count); none is chosen."
      )
    }
    chosen[component] = row
    reloadAllComponents()
  }
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: 320 / CGFloat(max(1, numberOfComponents)), height: 32)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  open func reloadAllComponents() {
    for view in columns.arrangedSubviews { view.removeFromSuperview() }
    for component in 0..<numberOfComponents { columns.addArrangedSubview(column(component)) }
  }
  private func column(_ component: Int) -> UIView {
    let row = selectedRow(inComponent: component)
    guard row >= 0 else { return UIView() }
    if let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    {
      return own
    }
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23)
    let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let styled {
      label.attributedText = styled
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }
}
public protocol UIPickerViewDataSource: UIKitObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
public protocol UIPickerViewDelegate: UIKitObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}
extension UIPickerViewDelegate {
  public func pickerView(_: UIPickerView, titleForRow _: Int, forComponent _: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(_: UIPickerView, didSelectRow _: Int, inComponent _: Int) {}
  public func pickerView(_: UIPickerView, rowHeightForComponent _: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
}

/// A well for a colour; it shows the colour.
open class UIColorWell: UIControl {
  open var selectedColor: UIColor? { didSet { backgroundColor = selectedColor } }
  open var supportsAlpha = true
  open var title: String?
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
