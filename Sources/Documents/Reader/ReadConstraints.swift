import AutoLayout
import Reuse

/// The equations and lines of Visual Format of a document that have no mistake, by their text. They are read once, and
/// every cell makes its constraints from them.
struct ReadConstraints: Sendable {
  enum Form: Sendable {
    case equation(Equation)
    case visual(ReadFormat)
  }

  private let forms: [String: Form]

  init(_ forms: [String: Form] = [:]) { self.forms = forms }

  subscript(text: String) -> Form? { forms[text] }
}

/// A line of Visual Format with what every cell asks about it.
struct ReadFormat: Sendable {
  let format: VisualFormat
  /// The names that replace numbers.
  let operands: [VisualFormat.Name]
  /// Whether any of them is arithmetic and no name.
  let hasArithmetic: Bool
  /// The most predicates in one pair of parentheses.
  let mostPredicates: Int

  init(_ text: String) throws(VisualFormatError) {
    format = try VisualFormat(text, takesExpressions: true)
    operands = format.operands
    hasArithmetic = operands.contains { !Identifier.isLegal($0.text) }
    mostPredicates = format.mostPredicates
  }
}
