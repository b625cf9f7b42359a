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
