import Documents
import TestSupport

@testable import Conversion

/// The code of a document that is written in a test.
func code(
  ofDocument text: String, _ names: SwiftNames = .uikit, variant: String? = nil
) throws -> SwiftScreen {
  var options = DocumentOptions()
  options.variant = variant
  return try SwiftScreen(
    OpenDocument.open(bytes: Array(text.utf8), file: "card.yaml"), options, file: "card.yaml",
    names: names, measurer: FixedWidthMeasurer())
}

/// The code of a document with one view.
func code(_ view: String, _ names: SwiftNames = .uikit) throws -> SwiftScreen {
  try code(
    ofDocument: """
      name: Card
      canvas: {size: 300x200}
      views:
        part: {\(view)}
      constraints: [part.edges = root]
      """, names)
}
