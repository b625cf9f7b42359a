import Foundation

/// A constraint as a line between two anchors, for pictures that show constraints, with the
/// properties that rules need.
public struct SceneConstraint: Sendable, Hashable {
  /// One of the two directions of a screen.
  public enum Axis: String, Sendable, Hashable {
    /// Between left and right.
    case horizontal
    /// Between top and bottom.
    case vertical
  }

  /// The constraint's identifier; nil if it has none.
  public var id: String?
  /// The constraint in readable form.
  public var description: String {
    get { words.text }
    set { words = LazyText(newValue) }
  }
  package var words: LazyText
  /// What it relates, without its numbers; the readable form where nothing else is known of it.
  package var subject: LazyText
  /// The constant and the multiplier in short form for pictures: `16`, `≥ 8`, `× 0.5 + 4`, or `=`
  /// for equal sizes. Empty for edges at the same place, because the picture shows that.
  public var amount: String
  /// The axis of the first attribute.
  public var axis: Axis
  /// The ends of the line in the root's coordinates, points.
  public var start, end: CGPoint
  /// The priority, 1 … 1000.
  public var priority: Double
  /// Whether the constraint holds.
  public var isSatisfied: Bool
  /// Whether the constraint alone limits the width or height of a view to less than a point.
  public var leavesNoSize: Bool
  /// The identifiers of the constraint's views, the first item first; for a guide, its owning view.
  public var views: [String]
  /// Whether it uses left or right edges, which do not follow the layout direction.
  public var usesSides: Bool
  /// Whether code or the document wrote it; false for one that a stack view generated.
  public var isWritten: Bool
  /// Where the constraint is written; nil for code.
  public var origin: SourceLocation?

  /// A constraint; by default it is required, satisfied and written.
  public init(
    id: String? = nil, description: String, amount: String = "", axis: Axis, start: CGPoint,
    end: CGPoint,
    priority: Double = 1000, isSatisfied: Bool = true, leavesNoSize: Bool = false,
    views: [String] = [],
    usesSides: Bool = false, isWritten: Bool = true, origin: SourceLocation? = nil
  ) {
    self.id = id
    words = LazyText(description)
    subject = words
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
