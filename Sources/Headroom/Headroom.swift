import Foundation
import LayoutScene

/// How much a screen can still take in one cell: how narrow it may become, how large its text, and how
/// much longer each text, before something on it breaks.
package struct Headroom: Sendable, Hashable {
  /// The root view's identifier, and what a person calls the screen.
  package var id: String
  package var name: String?
  package var cell: Cell
  /// Points.
  package var size: CGSize
  /// The least width in points from which on the screen holds up to its own width, every tested width
  /// in between included; see `HeadroomMeter.smallestWidth`.
  package var smallestWidth: CGFloat
  /// Points by which a smaller width may hold that was not tried; 0 but for a screen of more than
  /// 10,000 characters.
  package var widthTolerance: CGFloat = 0
  /// What breaks one point below; empty where the screen holds at a width of one point.
  package var brokenBelow: [Breakage]
  /// The largest text size such that the screen holds at it and at all from its own up to it.
  package var largestTextSize: ContentSizeCategory
  /// What breaks at the next size; empty where the screen holds at the largest there is.
  package var brokenAbove: [Breakage]
  /// What is broken to begin with. It is not counted as breaking at other sizes.
  package var brokenAlready: [Breakage]
  /// The visible texts, those with the least room first.
  package var texts: [TextRoom]
}

/// One thing that makes a screen one that does not hold.
package struct Breakage: Sendable, Hashable {
  /// The rule's stable name, such as `text/truncated`.
  package var rule: String
  /// The identifier of the view that it is about; empty where it is about none.
  package var view: String
  /// The second view of two that overlap.
  package var other: String?

  package init(_ rule: String, _ view: String, other: String? = nil) {
    self.rule = rule
    self.view = view
    self.other = other
  }

  /// A clause for people: `title is cut off`.
  package var words: String {
    switch rule {
    case "text/truncated": "\(view) is cut off"
    case "layout/unsatisfiable":
      view.isEmpty
        ? "constraints contradict each other" : "constraints of \(view) contradict each other"
    case "layout/outside": "\(view) reaches outside"
    case "layout/crushed": "\(view) is crushed"
    case "layout/overlap": "\(view) and \(other ?? "another view") overlap"
    default: view.isEmpty ? rule : "\(view): \(rule)"
    }
  }
}

/// How much more of a text there could be.
package struct TextRoom: Sendable, Hashable {
  package var view: String
  package var text: String
  /// Lines that are shown, and the most that there may be (0 for no limit).
  package var lines, lineLimit: Int
  /// The box that the text is set in, points.
  package var box: CGSize
  /// Points from the width that the text needs with the lines that its height allows to the width of
  /// its box; negative for a text that is cut off.
  package var widthLeft: CGFloat
  /// Points from the height that the text needs at the width of its box to the height of its box; nil
  /// for a text of one line.
  package var heightLeft: CGFloat?
  /// Points by which the rest of the screen lets the box grow, in width for a text of one line, in
  /// height for the others, before something breaks; nil for a text of more than 1,000 characters,
  /// whose growth is not measured.
  package var growth: CGFloat?
  /// Whether the box could grow as far as the screen is large, so that `growth` is only what was tried.
  package var isGrowthOpen: Bool
  /// How much more text there is room for, as a fraction of what there is: 0.34 for 34 %. Negative for
  /// a text that is cut off.
  package var moreText: Double
}
