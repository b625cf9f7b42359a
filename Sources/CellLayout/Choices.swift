import LayoutScene

/// The values of one trait that cells are made for.
package struct Choices<Value: Hashable & Sendable>: Sendable, Hashable {
  /// Whether every possible value is among them, which may depend on the document.
  package private(set) var hasAll: Bool
  /// The values that are named; with `hasAll` those besides it.
  package private(set) var listed: [Value]

  package static var all: Choices { .all(and: []) }

  /// Every possible value, and these.
  package static func all(and listed: [Value]) -> Choices { Choices(hasAll: true, listed: listed) }

  package static func some(_ listed: [Value]) -> Choices { Choices(hasAll: false, listed: listed) }

  /// The values, where `all` are possible.
  package func values(of all: [Value]) -> [Value] { hasAll ? (all + listed).distinct : listed }

  package var isSeveral: Bool { hasAll || listed.count != 1 }
}

/// What is wrong with a written list of values, one line for each mistake.
package struct ChoiceError: Error, Hashable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
