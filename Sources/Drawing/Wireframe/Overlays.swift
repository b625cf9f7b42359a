import Foundation

/// What is drawn over a wireframe to show how it is laid out.
public struct Overlays: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every view's alignment rectangle, as UIKit's `UIViewShowAlignmentRects` has them, and what
  /// `insets` shows.
  public static let alignment = Overlays(rawValue: 1 << 0)
  /// Every view's frame.
  public static let frames = Overlays(rawValue: 1 << 1)
  /// First (solid) and last (dashed) baselines, where constraints see them. In a view that is
  /// higher or lower than its content wants, letters stand elsewhere; see `SceneView.firstBaseline`.
  public static let baselines = Overlays(rawValue: 1 << 2)
  /// The bands between views' edges and their margins.
  public static let margins = Overlays(rawValue: 1 << 3)
  /// The rectangles of layout guides.
  public static let guides = Overlays(rawValue: 1 << 4)
  /// Lines between anchors; red where the constraint does not hold, dashed where it is optional.
  /// Those on one line are drawn side by side, the one that matters most in its place.
  public static let constraints = Overlays(rawValue: 1 << 5)
  /// Every view's identifier.
  public static let names = Overlays(rawValue: 1 << 6)
  /// A dashed edge round the views that findings of the layout are about.
  public static let findings = Overlays(rawValue: 1 << 7)
  /// The alignment rectangles that are not their views' frames, and what of the frames lies outside.
  public static let insets = Overlays(rawValue: 1 << 8)

  /// What pictures show unless told otherwise.
  public static let standard: Overlays = [.insets, .findings]

  /// As the command line and documents name them, in the order in which help lists them.
  public static let named: [(name: String, overlay: Overlays)] = [
    ("alignment", .alignment), ("insets", .insets), ("frames", .frames),
    ("baselines", .baselines), ("margins", .margins), ("guides", .guides),
    ("constraints", .constraints), ("names", .names), ("findings", .findings),
  ]
}
