import Foundation
import LayoutScene

/// A layout as a value: what a layout is made of, without a view, a font or a solver. It can be
/// stored, printed, compared with another one, changed, and solved again.
///
///     var problem = try LayoutProblem(text: stored)
///     problem.constraints[3].constant = 24
///     let frames = try problem.solved().frames
///     let changes = problem.difference(from: try LayoutProblem(text: stored))
///
/// `Window.layoutProblem` gives that of a window. The constraints are those that views hold; of what the
/// solver makes its other constraints, `ConstraintKind` tells.
///
/// Items are named. A view's name is its identifier, or its path in the tree; a guide's is that of its
/// owner with the guide's own behind a colon.
public struct LayoutProblem: Equatable, Sendable {
  /// The window and its surroundings.
  public var environment: LayoutEnvironment
  /// Each after its parent; a view's guides before its subviews, and these in reading order.
  public var items: [ProblemItem]
  /// In the order of the items that hold them.
  public var constraints: [ProblemConstraint]

  /// A problem of items, the root first, and constraints between them.
  public init(
    environment: LayoutEnvironment, items: [ProblemItem], constraints: [ProblemConstraint] = []
  ) {
    self.environment = environment
    self.items = items
    self.constraints = constraints
  }
}

/// A constraint of a layout problem: `first relation multiplier × second + constant`.
public struct ProblemConstraint: Equatable, Sendable {
  /// An attribute of an item.
  public struct End: Equatable, Sendable {
    /// The item's name, or that of its owner with a kind of guide behind a colon.
    public var item: String
    /// The part of the item.
    public var attribute: LayoutAttribute

    /// An attribute of an item.
    public init(item: String, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The maker of the constraint; one of the kinds that views hold.
  public var kind: ConstraintKind
  /// The first side, or where the distance on it ends.
  public var first: End
  /// Where the distance on the first side begins; nil for an attribute.
  public var firstStart: End?
  /// How the first side compares with the second.
  public var relation: LayoutRelation
  /// The second side; nil for a size that is compared with the constant.
  public var second: End?
  /// Where the distance on the second side begins; nil for an attribute.
  public var secondStart: End?
  /// The factor of the second side.
  public var multiplier: Double
  /// Points, in the direction of the first attribute.
  public var constant: Double
  /// How much the constraint matters.
  public var priority: LayoutPriority
  /// The item in whose coordinates locations are compared.
  public var container: String
  /// Where a document says it.
  public var origin: SourceLocation?

  /// A required constraint, unless another priority is given.
  public init(
    _ kind: ConstraintKind, first: End, firstStart: End? = nil, _ relation: LayoutRelation,
    second: End? = nil, secondStart: End? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, container: String, origin: SourceLocation? = nil
  ) {
    self.kind = kind
    self.first = first
    self.firstStart = firstStart
    self.relation = relation
    self.second = second
    self.secondStart = secondStart
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.container = container
    self.origin = origin
  }
}
