import Foundation
import LayoutScene

/// The cells of one document, side by side.
public struct ScreenComparison: Sendable {
  /// The document's path as it was given.
  public var document: String
  /// What a person calls the screen.
  public var name: String?
  /// The source language's cells come first.
  public var cells: [ComparedCell]

  public init(document: String, name: String? = nil, cells: [ComparedCell]) {
    self.document = document
    self.name = name
    self.cells = cells
  }
}

/// A scene, and what differs in it from the same screen in its source language.
public struct ComparedCell: Sendable {
  public var scene: Scene
  /// Whether the scene is in the source language, which the others are compared with.
  public var isReference: Bool
  /// The views that stand elsewhere or have another size than in the reference, in document order.
  public var changes: [ViewChange]

  public init(scene: Scene, isReference: Bool = false, changes: [ViewChange] = []) {
    self.scene = scene
    self.isReference = isReference
    self.changes = changes
  }
}

/// A view that a cell shows elsewhere, or in another size, than the source language does.
public struct ViewChange: Sendable, Hashable {
  /// The view's identifier.
  public var view: String
  /// In the root's coordinates, points. `before` is mirrored where the reference reads the other way.
  /// Nil where the view is hidden or not there.
  public var before, after: CGRect?

  public init(view: String, before: CGRect?, after: CGRect?) {
    self.view = view
    self.before = before
    self.after = after
  }
}
