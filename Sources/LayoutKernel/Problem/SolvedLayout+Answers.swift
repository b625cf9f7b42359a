import Foundation
import LayoutScene

/// The answers of a solved layout, as values.
extension SolvedLayout {
  /// A constraint that an answer is about.
  public struct Member: Equatable, Sendable {
    /// The source of the constraint.
    public var kind: ConstraintKind
    /// The item that it is about first; nil for a constraint on the window.
    public var item: String?
    /// The axis along which it holds the item; nil for a constraint on the window.
    public var axis: LayoutAxis?
    /// How its sides compare: of the two constraints of a content size, hugging is the one with at most.
    public var relation: LayoutRelation
    /// How much it matters.
    public var priority: LayoutPriority
    /// The constraint of the problem; nil for one that solving made of an item.
    public var constraint: ProblemConstraint?
  }

  /// Required constraints that cannot all hold. The last one yields.
  public struct Conflict: Equatable, Sendable {
    /// The constraints of the set; without any one of them the others hold.
    public var members: [Member]
  }

  /// Something that the layout could not do as it was asked.
  public struct Fault: Equatable, Sendable {
    /// What it could not do.
    public var kind: FaultKind
    /// The items that it is about.
    public var items: [String]
    /// The constraint that it is about; nil for a fault of items or of the whole layout.
    public var constraint: ProblemConstraint?
  }

  /// A choice that the constraints leave open.
  public struct Ambiguity: Equatable, Sendable {
    /// Why it is open.
    public enum Cause: Equatable, Sendable {
      /// No constraint and no content size determines it.
      case undetermined
      /// These inequalities limit it, and leave room.
      case inequalities([Member])
      /// These constraints have the same priority and cannot all hold.
      case tie([Member])
    }

    /// Why it is open.
    public var cause: Cause
    /// The places and sizes that the choice is between, without those that only move along.
    public var tied: [ProblemConstraint.End]
  }

  /// Why an attribute has its value.
  public struct Explanation: Equatable, Sendable {
    /// Something that has a part in the value.
    public enum Link: Equatable, Sendable {
      /// A constraint, and how far it is from holding, points; `isUnwrapped` for the size of a text as it was
      /// before it was wrapped.
      case constraint(Member, violation: CGFloat, isUnwrapped: Bool)
      /// The insets of a built-in guide or of an item's margins, which follow from no constraint.
      case insets(GuideKind, EdgeInsets, of: String)
      /// How far an item's alignment rect lies inside its frame.
      case alignment(EdgeInsets, of: String)
    }

    /// A constraint on the same item and axis that has no part in the value.
    public struct Slack: Equatable, Sendable {
      /// The constraint.
      public var constraint: Member
      /// The difference of its two sides in points; infinite for a constraint that was given up in a conflict.
      public var distance: CGFloat
      /// Whether the constraint holds.
      public var isSatisfied: Bool
    }

    /// What an ambiguous value shares the choice with.
    public enum Rival: Equatable, Sendable {
      /// A constraint of the same priority that cannot hold as well.
      case constraint(Member)
      /// A size that nothing determines either.
      case undetermined(ProblemConstraint.End)
    }

    /// Points: a size of the alignment rect, or a place in the superview, or in the owner of a guide.
    public var value: CGFloat
    /// Whether the constraints allow only this value.
    public var isUnique: Bool
    /// What determines the value: first what is on the attribute itself, then what shares an item with something
    /// before. After a wrapped text come the constraints that bound the width at which it wraps.
    public var chain: [Link]
    /// The constraints on the same item and axis that have no part in the value.
    public var slack: [Slack]
    /// The rivals of the value; empty if it is unique, or if nothing determines it.
    public var rivals: [Rival]
  }
}
