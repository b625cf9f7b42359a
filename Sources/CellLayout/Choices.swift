import LayoutScene

/// The values of one trait that cells are made for.
package enum Choices<Value: Hashable & Sendable>: Sendable, Hashable {
  /// Every possible value, which may depend on the document.
  case all
  case some([Value])

  /// The values; empty for `all`.
  package var listed: [Value] {
    if case .some(let values) = self { values } else { [] }
  }

  package var isSeveral: Bool { listed.count != 1 }
}

/// What is wrong with a written list of values, one line for each mistake.
package struct ChoiceError: Error, Hashable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
