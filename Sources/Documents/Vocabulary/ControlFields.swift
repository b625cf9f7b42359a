import AutoLayout
import Files
import Foundation
import LayoutScene

/// The keys of controls, search bars and scroll views.
enum ControlFields {
  static let `switch`: [Field<View>] = [
    .on("on", kind: .appearance, or: ["isOn"], .boolean, \Switch.isOn)
      .noted("Whether the switch is on.", default: false, example: true),
    .on("onTint", kind: .appearance, or: ["onTintColor"], .color, \Switch.onTintColor)
      .noted(
        "The colour of a switch that is on; the system's green. A tint does not reach switches, as in UIKit.",
        example: "systemIndigo"),
  ]

  static let slider: [Field<View>] = [
    .on("value", kind: .appearance, .number(0...1), \Slider.value)
      .noted("Where the knob stands, from 0 to 1.", default: 0.5, example: 0.25)
  ]

  static let progress: [Field<View>] = [
    .on("value", kind: .appearance, or: ["progress"], .number(0...1), \ProgressView.progress)
      .noted("How much is done, from 0 to 1.", default: 0, example: 0.75)
  ]

  static let activity: [Field<View>] = [
    .on("large", kind: .size, or: ["style"], indicatorSize, \ActivityIndicatorView.isLarge)
      .noted(
        "Whether the indicator is large: true, or the word large.", default: false, example: true),
    .on("color", kind: .appearance, .color, \ActivityIndicatorView.color)
      .noted("The colour of the spokes, which are grey without it.", example: "white"),
  ]

  /// A truth value, or UIKit's name of a style.
  private static let indicatorSize = Value<Bool>.boolean(
    true: true, false: false, or: "style", [("medium", false), ("large", true)])

  static let segmented: [Field<View>] = [
    .on(
      "segments", kind: .text, or: ["items"], .list(of: .localizedText), \SegmentedControl.segments
    )
    .noted("The titles of the segments.", default: [], example: ["Day", "Week"]),
    .index(
      of: "a segment", SegmentedControl.self, "selected", kind: .appearance,
      or: ["selectedSegmentIndex"],
      count: \.segments.count
    ) { $0.selectedSegmentIndex = $1 }
    .noted("The number of the selected segment, from 0.", example: 0),
  ]

  static let pageControl: [Field<View>] = [
    .on(
      "pages", kind: .size, or: ["numberOfPages"], .count(0...NumberLimits.count),
      \PageControl.numberOfPages
    )
    .noted("How many pages there are.", default: 0, example: 3),
    .index(
      of: "a page", PageControl.self, "current", kind: .appearance, or: ["currentPage"],
      count: \.numberOfPages
    ) {
      $0.currentPage = $1
    }
    .noted("The number of the current page, from 0.", default: 0, example: 1),
    .on(
      "pageIndicatorTint", kind: .appearance, or: ["pageIndicatorTintColor"], .color,
      \PageControl.pageIndicatorTintColor
    )
    .noted("The colour of the dots.", example: "systemGray4"),
    .on(
      "currentPageIndicatorTint", kind: .appearance, or: ["currentPageIndicatorTintColor"], .color,
      \PageControl.currentPageIndicatorTintColor
    )
    .noted("The colour of the current page's dot.", example: "systemBlue"),
  ]

  static let datePicker: [Field<View>] = [
    .on(
      "pickerStyle", kind: .size, or: ["preferredDatePickerStyle"], .choice("date picker style"),
      \DatePicker.preferredDatePickerStyle
    )
    .noted(
      "The look: compact for words on grey fields, or wheels.", default: "compact",
      example: "wheels"),
    .on(
      "mode", kind: .size, or: ["datePickerMode"], .choice("date picker mode"),
      \DatePicker.datePickerMode
    )
    .noted("What is picked.", default: "dateAndTime", example: "date"),
    .on(DatePicker.self, "date", kind: .text, FormattedValues.moment) { picker, moment, reader in
      reader.write(moment, into: picker)
    }
    .noted(
      "The picked day and time, which the locale writes.", default: "2007-01-09T09:41",
      example: "2026-11-20T14:30"),
  ]

  static let alert: [Field<View>] = [
    .on("title", kind: .text, .localizedText, \AlertView.title)
      .noted("The title.", example: "Delete photo?"),
    .on("message", kind: .text, .localizedText, \AlertView.message)
      .noted("The message below the title.", example: "It is removed from all your devices."),
    .on("actions", kind: .text, .list(of: .alertAction), \AlertView.actions)
      .noted(
        "The buttons: titles, or mappings with a title and a style. Two short ones stand side by side.",
        default: [], example: [["title": "Cancel", "style": "cancel"], "Delete"]),
  ]

  static let searchBar: [Field<View>] = [
    .on("text", kind: .text, .localizedText, \SearchBar.text)
      .noted(TextFields.Notes.text, example: "Coffee"),
    .on("placeholder", kind: .text, .localizedText, \SearchBar.placeholder)
      .noted(TextFields.Notes.placeholder, example: "Search"),
  ]

  static let scroll: [Field<View>] = [
    .on(ScrollView.self, "contentInset", kind: .margins, .insets(directional: false)) {
      view, insets in
      if let insets = insets.absolute { view.contentInset = insets }
    }
    .noted(
      "Room around the content to scroll into, points. The content starts that much further in.",
      default: 0, example: ["top": 16]),
    .on(ScrollView.self, "contentOffset", kind: .size, .scrollPosition) { view, position, reader in
      view.scrollAnchors = (position.horizontal, position.vertical)
      // An inset that is written after the offset would change it.
      reader.afterwards { view.contentOffset = position.offset(from: view.contentOffset) }
    }
    .noted(
      "How far the content is scrolled: the point of the content at the top left corner, or start, end, top or bottom. "
        + "The default is the top left, as in UIKit, also in right-to-left languages, where start is the "
        + "right.",
      default: [0, 0], example: [0, 120]),
    .on(
      "contentInsetAdjustmentBehavior", kind: .margins,
      .choice(
        "adjustment behavior",
        ScrollView.ContentInsetAdjustmentBehavior.allCases.map { ("\($0)", $0) }),
      \ScrollView.contentInsetAdjustmentBehavior
    )
    .noted(
      "Along which axes the safe area is added to the content inset; along the others the views inside have it.",
      default: "automatic", example: "never"),
    .on("alwaysBounceHorizontal", kind: .size, .boolean, \ScrollView.alwaysBounceHorizontal)
      .noted(
        "Whether the view counts as scrolling horizontally even if its content is narrower.",
        default: false, example: true),
    .on("alwaysBounceVertical", kind: .size, .boolean, \ScrollView.alwaysBounceVertical)
      .noted(
        "Whether the view counts as scrolling vertically even if its content is lower.",
        default: false, example: true),
  ]
}
