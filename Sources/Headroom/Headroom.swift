import Foundation
import LayoutScene

/// How much a screen can still take in one cell: how narrow it may become, how large its text, and
/// how much longer each text. A screen *holds* while nothing on it is broken that was not broken at
/// its own width and text size.
package struct Headroom: Sendable, Hashable {
  /// The root view's identifier, and the screen's name for people.
  package var id: String
  package var name: String?
  package var cell: Cell
  /// The screen's own size in points.
  package var size: CGSize
  /// The smallest width in points at which the screen holds, where it also holds at every tested
  /// width between this one and its own; see `HeadroomMeter.smallestWidth`.
  package var smallestWidth: CGFloat
  /// The smallest width may really be smaller by up to so many points, because not every width is
  /// tried. 0 except for a screen of more than 10,000 characters.
  package var widthTolerance: CGFloat = 0
  /// What is broken at a width one point smaller; empty where the screen holds at a width of one
  /// point.
  package var brokenBelow: [Breakage]
  /// The largest text size at which the screen holds, where it also holds at every size between its
  /// own and this one.
  package var largestTextSize: ContentSizeCategory
  /// What is broken at the next larger text size; empty where the screen holds at the largest of
  /// all.
  package var brokenAbove: [Breakage]
  /// What is broken at the screen's own width and text size. It is not counted as breaking at
  /// others.
  package var brokenAlready: [Breakage]
  /// The visible texts, those with the least room first, and those whose room was not measured last.
  package var texts: [TextRoom]
  /// Whether the work limit was reached. What was measured until then holds; of what was not, `widthLeft`,
  /// `growth` or `moreText` is nil, and more may hold at the screen's width and text size than is told.
  package var isStopped = false
}

/// One thing that is broken on a screen.
package struct Breakage: Sendable, Hashable {
  package var rule: Rule
  /// The identifier of the view that is broken; empty where the breakage is about no single view.
  package var view: String
  /// The second view of two that overlap.
  package var other: String?

  package init(_ rule: Rule, _ view: String, other: String? = nil) {
    self.rule = rule
    self.view = view
    self.other = other
  }

  /// A clause for people: `title is cut off`.
  package var words: String {
    switch rule {
    case .truncated: "\(view) is cut off"
    case .unsatisfiable:
      view.isEmpty
        ? "constraints contradict each other" : "constraints of \(view) contradict each other"
    case .outside: "\(view) reaches outside"
    case .crushed: "\(view) is crushed"
    case .overlap: "\(view) and \(other ?? "another view") overlap"
    default: view.isEmpty ? rule.rawValue : "\(view): \(rule)"
    }
  }
}

/// How much longer one text may become before something breaks.
package struct TextRoom: Sendable, Hashable {
  package var view: String
  package var text: String
  /// The number of lines that are shown, and the most that there may be (0 for no limit).
  package var lines, lineLimit: Int
  /// The size in points of the box that the text is set in.
  package var box: CGSize
  /// The width of the box minus the width that the text needs with as many lines as the box's
  /// height allows, in points. Negative for a text that is cut off. Nil where the work limit was reached before.
  package var widthLeft: CGFloat?
  /// The height of the box minus the height that the text needs at the box's width, in points. Nil
  /// for a text of one line.
  package var heightLeft: CGFloat?
  /// By how many points the box can grow before something else on the screen breaks: in width for a
  /// text of one line, in height for the others. Nil for a text of more than 1,000 characters, and for one
  /// that came after the work limit, whose growth is not measured.
  package var growth: CGFloat?
  /// Whether the box could grow to the size of the screen without a breakage. `growth` is then only
  /// the largest growth that was tried.
  package var isGrowthOpen: Bool
  /// How much more text there is room for, as a fraction of the present text: 0.34 for 34 %.
  /// Negative for a text that is cut off. Nil where the work limit was reached before.
  package var moreText: Double?
}
