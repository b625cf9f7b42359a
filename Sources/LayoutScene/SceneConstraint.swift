import Foundation

/// A constraint: a line between two anchors for the pictures that show constraints, and what rules
/// ask of it.
public struct SceneConstraint: Sendable, Hashable {
  /// One of the two directions of a screen.
  public enum Axis: String, Sendable, Hashable {
    /// Between left and right.
    case horizontal
    /// Between top and bottom.
    case vertical
  }

  /// The constraint's identifier; nil where it has none.
  public var id: String?
  /// As a person would write it.
  public var description: String {
    get { words.text }
    set { words = LazyText(newValue) }
  }
  package var words: LazyText
  /// The constant and the multiplier as short as a picture can say them: `16`, `≥ 8`, `× 0.5 + 4`, `=` for
  /// equal sizes; empty for edges that are at one place, which is seen.
  public var amount: String
  /// The axis of the first attribute.
  public var axis: Axis
  /// In the root's coordinates, points.
  public var start, end: CGPoint
  /// 1 … 1000.
  public var priority: Double
  /// Whether the constraint holds.
  public var isSatisfied: Bool
  /// Whether it keeps the width or height of one view below a point, whatever the others are.
  public var leavesNoSize: Bool
  /// The identifiers of the views that it is about, first item first; a guide counts as its owner.
  public var views: [String]
  /// Whether it relates left or right edges, which do not follow the reading direction.
  public var usesSides: Bool
  /// Whether somebody wrote it, rather than a stack view for its arrangement.
  public var isWritten: Bool
  /// Where the constraint is written; nil for code.
  public var origin: SourceLocation?

  /// A constraint; required, satisfied and written by somebody unless given otherwise.
  public init(
    id: String? = nil, description: String, amount: String = "", axis: Axis, start: CGPoint,
    end: CGPoint,
    priority: Double = 1000, isSatisfied: Bool = true, leavesNoSize: Bool = false,
    views: [String] = [],
    usesSides: Bool = false, isWritten: Bool = true, origin: SourceLocation? = nil
  ) {
    self.id = id
    words = LazyText(description)
    self.amount = amount
    self.axis = axis
    self.start = start
    self.end = end
    self.priority = priority
    self.isSatisfied = isSatisfied
    self.leavesNoSize = leavesNoSize
    self.views = views
    self.usesSides = usesSides
    self.isWritten = isWritten
    self.origin = origin
  }
}
