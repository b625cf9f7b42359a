import InterfaceBuilder

extension OpenDocument {
  /// The object id of the scene of a document of Interface Builder that has only one; nil for other documents.
  package var onlyScene: String? { screens.isEmpty ? header.builderCanvas?.scene : nil }

  /// What a guide of a document of Interface Builder is called, by its object id: `abc-12-xyz.safeArea`; nil for another
  /// id.
  package func guide(withID id: String) -> String? { BuilderFile.guide(id, in: source) }

  /// Where Interface Builder's canvas has the document's screens; nil for a document that is no storyboard.
  package var storyboard: Storyboard? { Storyboard.read(source) }
}
