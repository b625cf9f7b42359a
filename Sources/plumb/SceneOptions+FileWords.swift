import CellLayout
import Documents
import Foundation
import LayoutScene

extension SceneOptions {
  /// The most values of a list that a file's name has; more are counted.
  private static let mostNamed = 4

  /// The words of a file's name for what these options choose, in the order of a cell's name: `de+ar` and
  /// `ipad`. So the results of runs with other choices do not replace each other.
  var fileWords: [String] {
    let size = size.map { "\(String(decimal: $0.width))x\(String(decimal: $0.height))" }
    return [
      Self.word(screen, "screens") { $0 }, Self.word(variant, "variants") { $0 },
      Self.word(locale, "locales", \.description), pseudo?.rawValue,
      Self.word(device, "devices", \.name), size,
      Self.word(orientation, "orientations", \.rawValue),
      Self.word(textSize, "text-sizes", \.rawValue),
      Self.word(appearance, "appearances", \.rawValue),
      Self.word(direction, "directions", \.rawValue),
    ].compactMap(\.self)
  }

  private static func word<Value>(
    _ choices: Choices<Value>?, _ what: String, _ text: (Value) -> String
  ) -> String? {
    guard let choices else { return nil }
    let values = choices.listed
    let names =
      values.count > mostNamed ? ["\(values.count)-\(what)"] : values.map(text)
    return ((choices.hasAll ? ["all-\(what)"] : []) + names).joined(separator: "+")
  }
}
