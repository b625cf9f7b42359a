import Documents
import Inspection
import LayoutScene
import Typesetting

/// The scenes in the source language that have been laid out for the current document. Each has the work of a cell of
/// its own, so that it is the same whichever cell it is compared with.
package struct ReferenceScenes {
  private var number: Int?
  private var references: [Cell: Inspection.Reference] = [:]

  package init() {}

  /// Adds those that were laid out for other cells of the same document.
  package mutating func add(_ other: ReferenceScenes) {
    number = other.number ?? number
    references.merge(other.references) { first, _ in first }
  }

  /// The same screen in its source language, at the document's own text size. A cell's findings and
  /// changes are measured against it. Nil where the cell is that screen, or where it cannot be laid
  /// out.
  ///
  /// - Parameters:
  ///   - scene: the cell's own scene. It is kept if other cells are compared with it.
  ///   - number: the document's number; scenes of another one are forgotten.
  mutating func reference(
    for options: DocumentOptions, of scene: Scene, in document: OpenDocument, number: Int,
    typesetter: Typesetter
  ) -> Inspection.Reference? {
    if self.number != number {
      self.number = number
      references = [:]
    }
    let own = document.cell(options)
    let options = document.referenceOptions(for: options)
    let cell = document.cell(options)
    guard cell != own else {
      references[cell] = Inspection.Reference(scene)
      return nil
    }
    if let known = references[cell] { return known }
    let screen = document.inspect(options: options, measurer: typesetter).screen
    let reference = screen.map {
      Inspection.Reference($0.scene(includesAmbiguity: false, constraints: .judged))
    }
    references[cell] = reference
    return reference
  }
}
