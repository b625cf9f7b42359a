import Documents
import Foundation
import LayoutScene

/// The members of a JSON object in a file of a snapshot. A member that is missing or has another
/// type is an error, which names the file and the member.
struct Members {
  let json: JSON
  let path: String
  /// The way to the object in the file.
  let place: [JSONFile.Step]

  init(_ json: JSON, path: String, place: [JSONFile.Step] = []) throws(SnapshotError) {
    self.json = json
    self.path = path
    self.place = place
    guard case .object = json else { throw Self.wrong(path, place, "an object") }
  }

  func wrong(_ key: String, _ expected: String) -> SnapshotError {
    Self.wrong(path, place + [.member(key)], expected)
  }

  private static func wrong(
    _ path: String, _ place: [JSONFile.Step], _ expected: String
  ) -> SnapshotError {
    SnapshotError(path, .malformed(nil, member: place, expected: expected))
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
    return try Members(value, path: path, place: place + [.member(key)])
  }

  /// The member's list of objects.
  func objects(_ key: String) throws(SnapshotError) -> [Members] {
    guard let elements = json[key]?.elements else { throw wrong(key, "a list") }
    var objects: [Members] = []
    for (index, element) in elements.enumerated() {
      objects.append(
        try Members(element, path: path, place: place + [.member(key), .element(index)]))
    }
    return objects
  }
}
