import Foundation

extension JSON {
  /// A rounded number, because thirds of a point have endless digits. Four decimals distinguish any
  /// two device pixels.
  package init(points: CGFloat, places: Int = 4) {
    let unit = pow(10, CGFloat(places))
    let rounded = (points * unit).rounded() / unit
    self = .number(rounded == 0 ? 0 : rounded)
  }

  /// The value on one line of any length, without a line feed at its end.
  package var oneLine: String { text(indent: 0, width: .max) }

  /// A frame as its four numbers; null for none.
  package init(frame: CGRect?) {
    self = frame.map { JSON.array($0.numbers.map { JSON.number($0) }) } ?? .null
  }

  /// An object of those members that are not nil.
  package init(present members: KeyValuePairs<String, JSON?>) {
    self = .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The members of an object; empty for everything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; nil for everything else.
  package var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a whole number; nil for everything else.
  package var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  package subscript(key: String) -> JSON? {
    members.first { $0.key == key }?.value
  }

  /// The object without the member `key`.
  package func removing(_ key: String) -> JSON {
    .object(members.filter { $0.key != key })
  }

  /// The object with another value for the member `key`; unchanged if there is no such member.
  package func replacing(_ key: String, with value: JSON) -> JSON {
    .object(members.map { $0.key == key ? Member(key: key, value: value) : $0 })
  }
}
