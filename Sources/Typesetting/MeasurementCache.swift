import Foundation
import LayoutScene

/// What has been measured before. Two generations bound its memory: when the young one is full it
/// becomes the old one, and what the old one held and nobody asked for again is gone.
struct MeasurementCache {
  /// Entries a generation.
  static let capacity = 8192

  private struct Key: Hashable {
    var text: String
    /// Stands for the attributes, which are long to hash and few.
    var attributes: Int
    /// The bits of the width; all ones, which no width has, for none.
    var width: UInt64
  }

  private var young: [Key: TextMeasurement] = [:]
  private var old: [Key: TextMeasurement] = [:]
  private var attributeNumbers: [TextAttributes: Int] = [:]
  private var latest: (attributes: TextAttributes, number: Int)?

  /// The measurement kept for these arguments, or that of `measure`, which is then kept.
  mutating func value(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?,
    measure: () -> TextMeasurement
  ) -> TextMeasurement {
    let key = Key(
      text: text, attributes: number(of: attributes),
      width: width.map { Double($0).bitPattern } ?? .max)
    if let known = young[key] { return known }
    let value = old[key] ?? measure()
    if young.count >= Self.capacity {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
    return value
  }

  /// Neighbouring measurements mostly share their attributes, so the latest are tried first.
  private mutating func number(of attributes: TextAttributes) -> Int {
    if let latest, latest.attributes == attributes { return latest.number }
    let number = attributeNumbers[attributes] ?? attributeNumbers.count
    attributeNumbers[attributes] = number
    latest = (attributes, number)
    return number
  }
}
