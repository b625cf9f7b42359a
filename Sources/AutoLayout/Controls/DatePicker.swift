import Foundation
import LayoutKernel
import LayoutScene

/// A date picker. The compact style shows date and time as words, each on a grey field; the wheels have a
/// fixed size.
open class DatePicker: FixedControl {
  open override class var documentClassName: String { "datePicker" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }

  /// The look of a date picker, under UIKit's names.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// The date and the time in words.
    case compact
    /// Wheels that turn.
    case wheels
  }

  /// What is picked, under UIKit's names.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time of day.
    case dateAndTime

    var hasDate: Bool { self != .time }
    var hasTime: Bool { self != .date }
  }

  /// The look; `compact` by default, as UIKit's `automatic` gives it in a window.
  open var preferredDatePickerStyle = Style.compact {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What is picked; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { resized(datePickerMode != oldValue) } }
  /// The picked day in words, as the compact style shows it. UIKit formats its `date` in the locale.
  open var dateText = "Jan 9, 2007" { didSet { resized(dateText != oldValue) } }
  /// The picked time in words, as the compact style shows it.
  open var timeText = "9:41 AM" { didSet { resized(timeText != oldValue) } }

  private var isCompact: Bool { preferredDatePickerStyle == .compact }
  package override var asksContext: Bool { isCompact }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    guard isCompact else { return metrics.datePickerSize }
    guard let context = layoutContext else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    let sizes = words.map { TextBox.layout($0, attributes, width: nil, context).size }
    let widths = sizes.map { $0.width + 2 * metrics.datePadding }
    return CGSize(
      width: widths.reduce(0, +) + metrics.dateGap * CGFloat(max(0, widths.count - 1)),
      height: (sizes.map(\.height).max() ?? 0) + 2 * metrics.dateMargin)
  }

  package override var sceneControl: Control { .datePicker }

  /// The words of the compact style from the leading side; the scene has the field behind each as its
  /// text's box.
  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    guard isCompact else { return [] }
    let (attributes, metrics) = (attributes, context.metrics)
    let natural = words.map {
      TextBox.layout($0, attributes, width: nil, context).size.width + 2 * metrics.datePadding
    }
    let gaps = metrics.dateGap * CGFloat(max(0, natural.count - 1))
    let widths = Self.shares(of: natural, in: max(0, size.width - gaps))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The fields stay at the trailing end of a picker that is too wide, as in UIKit.
    var start = max(0, size.width - widths.reduce(gaps, +))
    return words.indices.map { index in
      let left = isRightToLeft ? size.width - start - widths[index] : start
      start += widths[index] + metrics.dateGap
      let field = CGRect(x: left, y: 0, width: widths[index], height: size.height)
      let isCut = widths[index] < natural[index]
      let padding = isCut ? min(metrics.datePadding, field.width / 2) : 0
      var text = TextBox.centred(
        words[index], attributes, in: field.insetBy(dx: padding, dy: 0), role: .body, color: nil,
        context)
      text.box = field
      return text
    }
  }

  /// The widths of fields in a picker, points: those that are wanted, and where the room is too small the widest are
  /// equally wide.
  private static func shares(of widths: [CGFloat], in room: CGFloat) -> [CGFloat] {
    guard widths.reduce(0, +) > room + RoundingError.textUnit else { return widths }
    var (shares, rest) = (widths, room)
    let order = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
    for (place, index) in order.enumerated() {
      shares[index] = min(widths[index], rest / CGFloat(order.count - place))
      rest -= shares[index]
    }
    return shares
  }

  private var words: [String] {
    (datePickerMode.hasDate ? [dateText] : []) + (datePickerMode.hasTime ? [timeText] : [])
  }

  private var attributes: TextAttributes {
    TextAttributes(
      font: .preferred(forTextStyle: .body, category: traits.contentSizeCategory),
      alignment: .center, lineLimit: 1, direction: effectiveUserInterfaceLayoutDirection,
      language: traits.locale)
  }
}
