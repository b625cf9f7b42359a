import Documents
import Foundation
import LayoutScene

/// Values as a person would write them.
enum Words {
  /// The number of characters after which a text is cut.
  private static let limit = 200

  static func number(_ value: Double) -> String { String(decimal: value, places: 6) }

  static func size(_ size: CGSize) -> String {
    number(size.width) + "x" + number(size.height)
  }

  static func text(_ text: String) -> String {
    text.count > limit ? String(text.prefix(limit)) + "…" : text
  }

  /// The names with commas between them, cut after the limit.
  static func list(_ names: [String]) -> String {
    text(names.joined(separator: ", "))
  }

  /// The value of a key as shown: with texts looked up and images resolved.
  static func value(of property: ResolvedProperty) -> String {
    if case .runs(let runs)? = property[[]]?.shown {
      return text(runs.map { flow($0.keys) }.joined(separator: " "))
    }
    return text(flow(property.effective))
  }

  static func color(_ color: AdaptiveColor) -> String {
    let values = [color.light, color.dark, color.elevated].map { hex($0) }
    if color.isFixed { return values[0] }
    let elevated = values[1] == values[2] ? "" : ", elevated: \(values[2])"
    return "{light: \(values[0]), dark: \(values[1])\(elevated)}"
  }

  private static func hex(_ color: Color) -> String {
    color.alpha == 1 ? String(color.hexWithAlpha.prefix(7)) : color.hexWithAlpha
  }

  /// A value in YAML's flow style, on one line.
  static func flow(_ json: JSON) -> String {
    switch json {
    case .string(let text): text
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(decimal: value)
    case .array(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
