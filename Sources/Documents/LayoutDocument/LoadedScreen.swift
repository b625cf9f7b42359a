import AutoLayout
import LayoutScene

/// A document turned into a tree of views in a window, ready to be laid out. Like the window it
/// belongs to one task at a time.
public struct LoadedScreen {
  /// The root view's identifier.
  public let id: String
  /// What a person calls the screen.
  public let name: String?
  public let file: String
  public let window: Window
  /// What the document should have said otherwise, such as texts that fell back on another language.
  public let findings: [Finding]
}

extension LoadedScreen {
  /// Lays the window out as far as needed; what the document should have said otherwise stands before
  /// what the layout finds.
  ///
  /// - Parameter includesAmbiguity: whether to look for views whose place is not determined.
  public func scene(includesAmbiguity: Bool = true) -> Scene {
    var scene = window.scene(id: id, name: name, includesAmbiguity: includesAmbiguity)
    scene.findings = findings + scene.findings
    return scene
  }
}
