import LayoutScene

extension Screen {
  /// What equations call the root: in Interface Builder by its object id, as all views. The screen around a root that
  /// scrolls has that of the root with a name.
  var rootName: String {
    guard scene.isOfInterfaceBuilder, let root = views.first else { return "root" }
    return String(root.id.prefix { $0 != "/" })
  }

  /// What lets the content of a scroll view keep clear of bars, in the words of the document.
  var wordsForAdjustedInsets: String {
    scene.isOfInterfaceBuilder
      ? "Always as its Content Insets" : "contentInsetAdjustmentBehavior: always"
  }
}
