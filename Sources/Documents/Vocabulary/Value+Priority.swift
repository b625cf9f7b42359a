import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

extension Value where T == LayoutPriority {
  /// A number above 0 up to 1000, or a name.
  static var priority: Value {
    let number = Value<Double>.number(0...1000, isAbove: true)
    let names = Value<LayoutPriority>.choice("priority", Priorities.named, or: Priorities.uiKit)
    let expected = "a number above 0 up to 1000"
    return Value(schema: ["anyOf": [number.schema, names.schema]]) { node, reader in
      guard let text = node.scalar?.text, !node.isNull, Numbers.double(text) == nil,
        Priorities.isName(text)
      else { return number.read(node, reader).map { LayoutPriority($0) } }
      let isMetric = reader.metric(text, at: node.mark) != nil
      if text.hasPrefix(".") || Identifier.isLegal(text) && !isMetric {
        return names.read(node, reader)
      }
      let value = reader.number(node, expected, limit: NumberLimits.number) { name in
        Priorities.byName[name]?.value
      }
      guard let value else { return nil }
      guard value > 0, value <= LayoutPriority.required.value else {
        return reader.wrong(expected, Numbers.words(value, node), node)
      }
      return LayoutPriority(value)
    }
  }
}

/// Names that documents use for priorities.
enum Priorities {
  static let named: [(name: String, value: LayoutPriority)] = [
    ("required", .required), ("high", .defaultHigh), ("low", .defaultLow),
    ("fittingSize", .fittingSizeLevel),
  ]

  /// UIKit's names of these priorities, and UIKit's priorities for resizing scenes.
  static let uiKit: [(name: String, value: LayoutPriority)] = [
    ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel), ("dragThatCanResizeScene", LayoutPriority(510)),
    ("sceneSizeStayPut", LayoutPriority(500)),
    ("dragThatCannotResizeScene", LayoutPriority(490)),
  ]

  static let all = named + uiKit
  static let byName = Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first }

  /// Whether a text is a name and not a number. A name may have a point before it.
  static func isName(_ text: String) -> Bool {
    (text.hasPrefix(".") ? text.dropFirst() : text[...]).first?.isLetter ?? false
  }
}

/// A priority for each axis; nil where none was given.
struct AxisPriorities {
  var horizontal: LayoutPriority?
  var vertical: LayoutPriority?
}

extension Value where T == AxisPriorities {
  static var axisPriorities: Value { anyAxisPriorities.referring(to: "priorities") }

  static var anyAxisPriorities: Value {
    .either(
      Value<LayoutPriority>.priority.map { AxisPriorities(horizontal: $0, vertical: $0) },
      orStructure: .fields(
        "a priority by axis", { AxisPriorities() },
        [
          Field("horizontal", kind: nil, .priority, \.horizontal)
            .noted("The priority of the width.", example: 251),
          Field("vertical", kind: nil, .priority, \.vertical)
            .noted("The priority of the height.", example: "required"),
        ]),
      expected: "a priority, or a mapping such as {horizontal: 251}"
    ).short(for: ["horizontal", "vertical"])
  }
}
