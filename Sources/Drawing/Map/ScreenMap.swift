import Foundation
import LayoutScene

/// The screens of an app where an author has put them, with arrows from each screen to those that it leads to.
package struct ScreenMap: Sendable {
  /// The map's title, such as the document's name.
  package var title: String
  /// The screens, back to front.
  package var panels: [Panel]
  /// The ways between them.
  package var arrows: [Arrow]

  /// A map.
  package init(title: String, panels: [Panel], arrows: [Arrow] = []) {
    self.title = title
    self.panels = panels
    self.arrows = arrows
  }

  /// A screen, or what stands in its place.
  package struct Panel: Sendable {
    /// What a panel shows.
    package enum Content: Sendable {
      /// A finished screen.
      case scene(Scene)
      /// Words for what has no screen of its own, such as a navigation controller.
      case words(String)
    }

    /// What the panel shows.
    package var content: Content
    /// The words above the panel.
    package var title: String
    /// The panel's place, points; where the map begins does not matter.
    package var frame: CGRect
    /// Whether the app begins here.
    package var isFirst: Bool

    /// A panel.
    package init(_ content: Content, title: String, frame: CGRect, isFirst: Bool = false) {
      self.content = content
      self.title = title
      self.frame = frame
      self.isFirst = isFirst
    }
  }

  /// A way from one panel to another.
  package struct Arrow: Sendable, Hashable {
    /// How one panel leads to another.
    package enum Kind: Sendable, Hashable {
      /// The second is shown inside the first.
      case contains
      /// The second takes the first one's place, such as on a navigation controller's stack.
      case shows
      /// The second is shown over the first.
      case presents
    }

    /// The indices of the panels.
    package var from, to: Int
    /// How the first leads to the second.
    package var kind: Kind
    /// Words beside the arrow; empty for none.
    package var label: String

    /// An arrow between the panels at two indices.
    package init(from: Int, to: Int, kind: Kind = .shows, label: String = "") {
      (self.from, self.to) = (from, to)
      (self.kind, self.label) = (kind, label)
    }
  }
}
