import Foundation
import LayoutScene

/// The marks that are drawn over a wireframe to show how it is laid out.
public struct Overlays: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every view's alignment rectangle, like UIKit's `UIViewShowAlignmentRects`, and everything that
  /// `insets` shows.
  public static let alignment = Overlays(rawValue: 1 << 0)
  /// Every view's frame.
  public static let frames = Overlays(rawValue: 1 << 1)
  /// The first (solid) and last (dashed) baselines at the places that constraints use. In a view
  /// that is higher or lower than its content, the letters are at other places; see
  /// `SceneView.firstBaseline`.
  public static let baselines = Overlays(rawValue: 1 << 2)
  /// The bands between views' edges and their margins.
  public static let margins = Overlays(rawValue: 1 << 3)
  /// The rectangles of layout guides: the safe area's guide, and guides that code or a document
  /// added.
  public static let guides = Overlays(rawValue: 1 << 4)
  /// Lines between the anchors of constraints, with their constants and priorities: dashed for an
  /// optional constraint, red for a required one that does not hold. Lines at one place are drawn
  /// side by side, with the most important constraint at its true place.
  /// `DrawingOptions.constraints` selects the constraints.
  public static let constraints = Overlays(rawValue: 1 << 5)
  /// Every view's identifier, at the view or at the end of a line from it.
  public static let names = Overlays(rawValue: 1 << 6)
  /// A dashed edge around the views that layout findings are about.
  public static let findings = Overlays(rawValue: 1 << 7)
  /// The alignment rectangles that differ from their views' frames, and the parts of the frames
  /// outside of them. Insets that a class always has, such as a switch's, are not shown.
  public static let insets = Overlays(rawValue: 1 << 8)

  /// The default overlays of wireframes. Plain pictures have none by default.
  public static let standard: Overlays = [.insets, .findings]

  /// The default overlays of a style.
  public static func standard(of style: DrawingStyle) -> Overlays {
    style == .wireframe ? .standard : []
  }

  /// Whether one of these overlays has words, so that the picture needs a font.
  package var hasWords: Bool { contains(.names) || contains(.constraints) }

  /// The overlays with their names on the command line and in documents, in the order of the help
  /// text.
  public static let named: [(name: String, overlay: Overlays)] = [
    ("alignment", .alignment), ("insets", .insets), ("frames", .frames),
    ("baselines", .baselines), ("margins", .margins), ("guides", .guides),
    ("constraints", .constraints), ("names", .names), ("findings", .findings),
  ]
}
