import Foundation
import LayoutScene

/// The members of a JSON object in a file of a snapshot. A member that is missing or has another
/// type is an error, which names the file and the member.
struct Members {
  let json: JSON
  let path: String
  /// The path of the object in the file, such as `scene.views[3]`.
  let place: String

  init(_ json: JSON, path: String, place: String = "") throws(SnapshotError) {
    self.json = json
    self.path = path
    self.place = place
    guard case .object = json else { throw wrong("", "an object") }
  }

  private func name(_ key: String) -> String {
    [place, key].filter { !$0.isEmpty }.joined(separator: ".")
  }

  func wrong(_ key: String, _ expected: String) -> SnapshotError {
    SnapshotError(path, .malformed(member: name(key), expected: expected))
  }

  /// The member with this key; nil if it is missing or null.
  func optional(_ key: String) -> JSON? {
    guard let value = json[key], value != .null else { return nil }
    return value
  }

  func text(_ key: String) throws(SnapshotError) -> String {
    guard let text = json[key]?.text else { throw wrong(key, "a string") }
    return text
  }

  /// The member with this key; nil if it is missing or null.
  func optionalText(_ key: String) throws(SnapshotError) -> String? {
    optional(key) == nil ? nil : try text(key)
  }

  func integer(_ key: String) throws(SnapshotError) -> Int {
    guard let number = json[key]?.integer else { throw wrong(key, "a whole number") }
    return number
  }

  /// The member's list of strings.
  func texts(_ key: String) throws(SnapshotError) -> [String] {
    let texts = (json[key]?.elements ?? []).compactMap(\.text)
    guard texts.count == json[key]?.elements?.count else { throw wrong(key, "a list of strings") }
    return texts
  }

  func flag(_ key: String) throws(SnapshotError) -> Bool {
    guard case .bool(let flag)? = json[key] else { throw wrong(key, "true or false") }
    return flag
  }

  func number(_ key: String) throws(SnapshotError) -> Double {
    guard case .number(let number)? = json[key] else { throw wrong(key, "a number") }
    return number
  }

  func numbers(_ key: String, count: Int) throws(SnapshotError) -> [Double] {
    let numbers = (json[key]?.elements ?? []).compactMap { element -> Double? in
      if case .number(let number) = element { number } else { nil }
    }
    guard numbers.count == count, json[key]?.elements?.count == count else {
      throw wrong(key, "\(count) numbers")
    }
    return numbers
  }

  func integers(_ key: String, count: Int) throws(SnapshotError) -> [Int] {
    let numbers = try numbers(key, count: count).compactMap { Int(exactly: $0) }
    guard numbers.count == count else { throw wrong(key, "\(count) whole numbers") }
    return numbers
  }

  func object(_ key: String) throws(SnapshotError) -> Members {
    guard let value = json[key] else { throw wrong(key, "an object") }
    return try Members(value, path: path, place: name(key))
  }

  /// The member's list of objects.
  func objects(_ key: String) throws(SnapshotError) -> [Members] {
    guard let elements = json[key]?.elements else { throw wrong(key, "a list") }
    var objects: [Members] = []
    for (index, element) in elements.enumerated() {
      objects.append(try Members(element, path: path, place: "\(name(key))[\(index)]"))
    }
    return objects
  }
}
