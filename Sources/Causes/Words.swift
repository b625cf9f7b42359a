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
    switch property.shown {
    case .asWritten: text(flow(property.written))
    case .text(let shown): text(shown)
    case .runs(let runs): text(runs.map { flow($0.keys) }.joined(separator: " "))
    case .texts(let texts): list(texts)
    case .image(let path, let size, let digest):
      [path, self.size(size), digest].compactMap(\.self).joined(separator: " ")
    }
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
