import AutoLayout
import Foundation
import LayoutScene

/// The keys of controls, search bars and scroll views.
enum ControlFields {
  static let `switch`: [Field<View>] = [
    .on(Switch.self, "on", or: ["isOn"], .boolean) { $0.isOn = $1 }
      .noted("Whether the switch is on.", default: false, example: true)
  ]

  static let slider: [Field<View>] = [
    .on(Slider.self, "value", .number(0...1)) { $0.value = $1 }
      .noted("Where the knob stands, from 0 to 1.", default: 0.5, example: 0.25)
  ]

  static let progress: [Field<View>] = [
    .on(ProgressView.self, "value", or: ["progress"], .number(0...1)) { $0.progress = $1 }
      .noted("How much is done, from 0 to 1.", default: 0, example: 0.75)
  ]

  static let activity: [Field<View>] = [
    .on(ActivityIndicatorView.self, "large", or: ["style"], indicatorSize) { $0.isLarge = $1 }
      .noted(
        "Whether the indicator is large: true, or the word large.", default: false, example: true)
  ]

  /// A truth value, or UIKit's name of a style.
  private static let indicatorSize: Value<Bool> = {
    let styles = Value<Bool>.choice("style", [("medium", false), ("large", true)])
    let boolean = Value<Bool>.boolean
    return Value(schema: ["anyOf": [boolean.schema, styles.schema]]) { node, reader in
      let isWord = node.scalar.map { !["true", "false"].contains($0.text.lowercased()) } ?? false
      return isWord && reader.key == "style"
        ? styles.read(node, reader) : boolean.read(node, reader)
    }
  }()

  static let segmented: [Field<View>] = [
    .on(SegmentedControl.self, "segments", or: ["items"], .list(of: .localizedText)) {
      $0.segments = $1
    }
    .noted("The titles of the segments.", default: [], example: ["Day", "Week"]),
    .on(
      SegmentedControl.self, "selected", or: ["selectedSegmentIndex"], .count(0...Limits.count)
    ) { $0.selectedSegmentIndex = $1 }
    .noted("The number of the selected segment, from 0.", example: 0),
  ]

  static let pageControl: [Field<View>] = [
    .on(PageControl.self, "pages", or: ["numberOfPages"], .count(0...Limits.count)) {
      $0.numberOfPages = $1
    }
    .noted("How many pages there are.", default: 0, example: 3),
    .on(PageControl.self, "current", or: ["currentPage"], .count(0...Limits.count)) {
      $0.currentPage = $1
    }
    .noted("The number of the current page, from 0.", default: 0, example: 1),
  ]

  static let searchBar: [Field<View>] = [
    .on(SearchBar.self, "text", .localizedText) { $0.text = $1 }
      .noted(TextFields.Notes.text, example: "Coffee"),
    .on(SearchBar.self, "placeholder", .localizedText) { $0.placeholder = $1 }
      .noted(TextFields.Notes.placeholder, example: "Search"),
  ]

  static let scroll: [Field<View>] = [
    .on(ScrollView.self, "contentInset", .insets(directional: false)) { view, insets in
      if let insets = insets.absolute { view.contentInset = insets }
    }
    .noted(
      "Room around the content to scroll into, points. The content starts that much further in.",
      default: 0, example: ["top": 16]),
    .on(ScrollView.self, "contentOffset", .point) { view, offset, reader in
      // An inset that is written later would move it.
      reader.afterwards { view.contentOffset = offset }
    }
    .noted(
      "How far the content is scrolled: the point of the content at the top left corner.",
      default: [0, 0], example: [0, 120]),
  ]
}

extension Value where T == CGPoint {
  /// `[x, y]`, or `{x: …, y: …}` with one left out for 0.
  static var point: Value {
    let expected = "[x, y], or a mapping such as {y: 120}"
    let pair = Value<[Double]>.list(of: .number())
    let form = Value.fields(
      nil, { CGPoint.zero },
      [
        Field("x", .points()) { $0.x = $1 }.noted("Points from the left.", default: 0, example: 0),
        Field("y", .points()) { $0.y = $1 }
          .noted("Points from the top.", default: 0, example: 120),
      ])
    let list: JSON = ["type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2]
    return Value(schema: ["anyOf": [list, form.schema]]) { node, reader in
      if node.mapping != nil { return form.read(node, reader) }
      guard node.sequence != nil else {
        reader.report(.wrongKind(key: reader.key, expected: expected, found: node.kind), node)
        return nil
      }
      guard let sides = pair.read(node, reader) else { return nil }
      guard sides.count == 2 else {
        return reader.wrong("two numbers", "\(sides.count) of them", node)
      }
      return CGPoint(x: sides[0], y: sides[1])
    }
  }
}
