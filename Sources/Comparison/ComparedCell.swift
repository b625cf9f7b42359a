import Foundation
import LayoutScene

/// The cells of one document, side by side.
public struct ScreenComparison: Sendable {
  /// The document's path as it was given.
  public var document: String
  /// The screen's name for people.
  public var name: String?
  /// The locale that the screen is first written in, a BCP 47 tag. Empty where it is not known.
  public var sourceLanguage: String
  /// The source language's cells come first.
  public var cells: [ComparedCell]
  /// The cell of the first scene that others are compared with; it need not be among `cells`.
  public var reference: Cell?

  public init(
    document: String, name: String? = nil, sourceLanguage: String = "", cells: [ComparedCell],
    reference: Cell? = nil
  ) {
    self.document = document
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.cells = cells
    self.reference = reference ?? cells.first { $0.isReference }?.scene.cell
  }

  /// What to call the screen in a heading: its name, or the document's path.
  public var title: String { name ?? document }
}

/// A scene, and how it differs from the same screen in the source language.
public struct ComparedCell: Sendable {
  public var scene: Scene
  /// Whether the scene is in the source language, which the others are compared with.
  public var isReference = false
  /// The views with another place or size than in the reference, in document order.
  public var changes: [ViewChange] = []
}
