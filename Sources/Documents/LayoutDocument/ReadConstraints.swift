import AutoLayout
import Files
import Reuse

/// The equations and lines of Visual Format of a document that have no mistake, by their text. They are read once, and
/// every cell makes its constraints from them.
struct ReadConstraints: Sendable {
  enum Form: Sendable {
    case equation(Equation)
    case visual(ReadFormat)
  }

  private var forms: [String: Form] = [:]

  init() {}

  init(of root: Node) {
    for text in Set(Self.texts(in: root)) where DocumentReader.foreign(text) == nil {
      forms[text] =
        DocumentReader.isVisual(text)
        ? (try? ReadFormat(text)).map(Form.visual)
        : (try? EquationParser.parse(text)).map(Form.equation)
    }
  }

  subscript(text: String) -> Form? { forms[text] }

  /// The texts under every `constraints` key of the document, as they are written.
  private static func texts(in root: Node) -> [String] {
    var texts: [String] = []
    var stack = [root]
    while let node = stack.popLast() {
      for entry in node.mapping ?? [] where entry.value.scalar == nil {
        guard entry.name == "constraints" else {
          stack.append(entry.value)
          continue
        }
        texts += (entry.value.sequence ?? []).compactMap { written in
          ((written["is"] ?? written["visual"])?.value ?? written).scalar?.text
        }
      }
    }
    return texts
  }
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
