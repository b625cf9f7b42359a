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
  /// The rectangles of layout guides, the safe area's and those that code or a document added.
  public static let guides = Overlays(rawValue: 1 << 4)
  /// Lines between anchors with what they ask for, dashed where the constraint is optional, red where it is
  /// required and does not hold. Those on one line are drawn side by side, the one that matters most in
  /// its place. Which of them are drawn, `DrawingOptions.constraints` says.
  public static let constraints = Overlays(rawValue: 1 << 5)
  /// Every view's identifier, at the view or at the end of a line from it.
  public static let names = Overlays(rawValue: 1 << 6)
  /// A dashed edge round the views that findings of the layout are about.
  public static let findings = Overlays(rawValue: 1 << 7)
  /// The alignment rectangles that are not their views' frames, and what of the frames lies outside; not
  /// those that a class has by itself, such as a switch's.
  public static let insets = Overlays(rawValue: 1 << 8)

  /// What wireframes show unless told otherwise. Plain pictures show nothing over the screen.
  public static let standard: Overlays = [.insets, .findings]

  /// What pictures of a style show unless told otherwise.
  public static func standard(of style: DrawingStyle) -> Overlays {
    style == .wireframe ? .standard : []
  }

  /// Whether an overlay with words is among them, for which a picture needs a font.
  package var hasWords: Bool { contains(.names) || contains(.constraints) }

  /// As the command line and documents name them, in the order in which help lists them.
  public static let named: [(name: String, overlay: Overlays)] = [
    ("alignment", .alignment), ("insets", .insets), ("frames", .frames),
    ("baselines", .baselines), ("margins", .margins), ("guides", .guides),
    ("constraints", .constraints), ("names", .names), ("findings", .findings),
  ]
}
