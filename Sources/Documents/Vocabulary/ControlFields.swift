import AutoLayout
import Files
import Foundation
import LayoutScene

/// The keys of controls, search bars and scroll views.
enum ControlFields {
  static let `switch`: [Field<View>] = [
    .on(Switch.self, "on", kind: .appearance, or: ["isOn"], .boolean) { $0.isOn = $1 }
      .noted("Whether the switch is on.", default: false, example: true),
    .on(Switch.self, "onTint", kind: .appearance, or: ["onTintColor"], .color) {
      $0.onTintColor = $1
    }
    .noted(
      "The colour of a switch that is on; the system's green. A tint does not reach switches, as in UIKit.",
      example: "systemIndigo"),
  ]

  static let slider: [Field<View>] = [
    .on(Slider.self, "value", kind: .appearance, .number(0...1)) { $0.value = $1 }
      .noted("Where the knob stands, from 0 to 1.", default: 0.5, example: 0.25)
  ]

  static let progress: [Field<View>] = [
    .on(ProgressView.self, "value", kind: .appearance, or: ["progress"], .number(0...1)) {
      $0.progress = $1
    }
    .noted("How much is done, from 0 to 1.", default: 0, example: 0.75)
  ]

  static let activity: [Field<View>] = [
    .on(ActivityIndicatorView.self, "large", kind: .size, or: ["style"], indicatorSize) {
      $0.isLarge = $1
    }
    .noted(
      "Whether the indicator is large: true, or the word large.", default: false, example: true),
    .on(ActivityIndicatorView.self, "color", kind: .appearance, .color) { $0.color = $1 }
      .noted("The colour of the spokes.", default: "systemGray", example: "white"),
  ]

  /// A truth value, or UIKit's name of a style.
  private static let indicatorSize = Value<Bool>.boolean(
    true: true, false: false, or: "style", [("medium", false), ("large", true)])

  static let segmented: [Field<View>] = [
    .on(SegmentedControl.self, "segments", kind: .text, or: ["items"], .list(of: .localizedText)) {
      $0.segments = $1
    }
    .noted("The titles of the segments.", default: [], example: ["Day", "Week"]),
    .index(
      of: "a segment", SegmentedControl.self, "selected", kind: .appearance,
      or: ["selectedSegmentIndex"],
      count: \.segments.count
    ) { $0.selectedSegmentIndex = $1 }
    .noted("The number of the selected segment, from 0.", example: 0),
  ]

  static let pageControl: [Field<View>] = [
    .on(PageControl.self, "pages", kind: .size, or: ["numberOfPages"], .count(0...Limits.count)) {
      $0.numberOfPages = $1
    }
    .noted("How many pages there are.", default: 0, example: 3),
    .index(
      of: "a page", PageControl.self, "current", kind: .appearance, or: ["currentPage"],
      count: \.numberOfPages
    ) {
      $0.currentPage = $1
    }
    .noted("The number of the current page, from 0.", default: 0, example: 1),
    .on(
      PageControl.self, "pageIndicatorTint", kind: .appearance, or: ["pageIndicatorTintColor"],
      .color
    ) {
      $0.pageIndicatorTintColor = $1
    }
    .noted("The colour of the dots.", example: "systemGray4"),
    .on(
      PageControl.self, "currentPageIndicatorTint", kind: .appearance,
      or: ["currentPageIndicatorTintColor"], .color
    ) { $0.currentPageIndicatorTintColor = $1 }
    .noted("The colour of the current page's dot.", example: "systemBlue"),
  ]

  static let datePicker: [Field<View>] = [
    .on(
      DatePicker.self, "pickerStyle", kind: .size, or: ["preferredDatePickerStyle"],
      .choice("date picker style")
    ) { $0.preferredDatePickerStyle = $1 }
    .noted(
      "The look: compact for words on grey fields, or wheels.", default: "compact",
      example: "wheels"),
    .on(DatePicker.self, "mode", kind: .size, or: ["datePickerMode"], .choice("date picker mode")) {
      $0.datePickerMode = $1
    }
    .noted("What is picked.", default: "dateAndTime", example: "date"),
    .on(DatePicker.self, "date", kind: .text, FormattedValues.moment) { picker, moment, reader in
      reader.write(moment, into: picker)
    }
    .noted(
      "The picked day and time, which the locale writes.", default: "2007-01-09T09:41",
      example: "2026-11-20T14:30"),
  ]

  static let alert: [Field<View>] = [
    .on(AlertView.self, "title", kind: .text, .localizedText) { $0.title = $1 }
      .noted("The title.", example: "Delete photo?"),
    .on(AlertView.self, "message", kind: .text, .localizedText) { $0.message = $1 }
      .noted("The message below the title.", example: "It is removed from all your devices."),
    .on(AlertView.self, "actions", kind: .text, .list(of: .alertAction)) { $0.actions = $1 }
      .noted(
        "The buttons: titles, or mappings with a title and a style. Two short ones stand side by side.",
        default: [], example: [["title": "Cancel", "style": "cancel"], "Delete"]),
  ]

  static let searchBar: [Field<View>] = [
    .on(SearchBar.self, "text", kind: .text, .localizedText) { $0.text = $1 }
      .noted(TextFields.Notes.text, example: "Coffee"),
    .on(SearchBar.self, "placeholder", kind: .text, .localizedText) { $0.placeholder = $1 }
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
      ScrollView.self, "contentInsetAdjustmentBehavior", kind: .margins,
      .choice(
        "adjustment behavior",
        ScrollView.ContentInsetAdjustmentBehavior.allCases.map { ("\($0)", $0) })
    ) { $0.contentInsetAdjustmentBehavior = $1 }
    .noted(
      "Along which axes the safe area is added to the content inset; along the others the views inside have it.",
      default: "automatic", example: "never"),
    .on(ScrollView.self, "alwaysBounceHorizontal", kind: .size, .boolean) {
      $0.alwaysBounceHorizontal = $1
    }
    .noted(
      "Whether the view counts as scrolling horizontally even if its content is narrower.",
      default: false, example: true),
    .on(ScrollView.self, "alwaysBounceVertical", kind: .size, .boolean) {
      $0.alwaysBounceVertical = $1
    }
    .noted(
      "Whether the view counts as scrolling vertically even if its content is lower.",
      default: false, example: true),
  ]
}
