import AutoLayout
import Files
import Reuse

extension ReadConstraints {
  /// Reads the texts of a document. What is foreign to layout documents is left out, so that its use is reported.
  init(of root: Node) {
    var forms: [String: Form] = [:]
    for text in Set(Self.texts(in: root)) where DocumentReader.foreign(text) == nil {
      forms[text] =
        DocumentReader.isVisual(text)
        ? (try? ReadFormat(text)).map(Form.visual)
        : (try? EquationParser.parse(text)).map(Form.equation)
    }
    self.init(forms)
  }

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
