import Foundation
import LayoutScene

/// The screens of an app where an author has put them, with arrows from each screen to those that it leads to.
public struct ScreenMap: Sendable {
  /// The map's title, such as the document's name.
  public var title: String
  /// The screens, back to front.
  public var panels: [Panel]
  /// The ways between them.
  public var arrows: [Arrow]

  /// A map.
  public init(title: String, panels: [Panel], arrows: [Arrow] = []) {
    self.title = title
    self.panels = panels
    self.arrows = arrows
  }

  /// A screen, or what stands in its place.
  public struct Panel: Sendable {
    /// What a panel shows.
    public enum Content: Sendable {
      /// A finished screen.
      case scene(Scene)
      /// Words for what has no screen of its own, such as a navigation controller.
      case words(String)
    }

    /// What the panel shows.
    public var content: Content
    /// The words above the panel.
    public var title: String
    /// The panel's place, points; where the map begins does not matter.
    public var frame: CGRect
    /// Whether the app begins here.
    public var isFirst: Bool

    /// A panel.
    public init(_ content: Content, title: String, frame: CGRect, isFirst: Bool = false) {
      self.content = content
      self.title = title
      self.frame = frame
      self.isFirst = isFirst
    }
  }

  /// A way from one panel to another.
  public struct Arrow: Sendable, Hashable {
    /// How one panel leads to another.
    public enum Kind: Sendable, Hashable {
      /// The second is shown inside the first.
      case contains
      /// The second takes the first one's place, such as on a navigation controller's stack.
      case shows
      /// The second is shown over the first.
      case presents
    }

    /// The indices of the panels.
    public var from, to: Int
    /// How the first leads to the second.
    public var kind: Kind
    /// Words beside the arrow; empty for none.
    public var label: String

    /// An arrow between the panels at two indices.
    public init(from: Int, to: Int, kind: Kind = .shows, label: String = "") {
      (self.from, self.to) = (from, to)
      (self.kind, self.label) = (kind, label)
    }
  }
}
