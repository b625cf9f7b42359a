import InterfaceBuilder

extension OpenDocument {
  /// Where Interface Builder's canvas has the document's screens; nil for a document that is no storyboard.
  package var storyboard: Storyboard? { Storyboard.read(source) }
}
