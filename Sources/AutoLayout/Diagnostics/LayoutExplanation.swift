import Foundation
import LayoutScene

/// Why an attribute has its value: the constraints that determine it, and how far the others are
/// from doing so.
public struct LayoutExplanation: Sendable, Hashable {
  /// The kind of source that a constraint comes from.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// A constraint that code or a document activated, or that a stack view made.
    case constraint
    /// The intrinsic content size of a view.
    case contentSize
    /// The frame and the autoresizing mask of a view.
    case autoresizing
    /// The size of the window.
    case window
    /// A rule of the system, such as that sizes are not negative.
    case system
  }

  /// A constraint that has a part in the value.
  public struct Link: Sendable, Hashable {
    /// The source that the constraint comes from.
    public var source: Source
    /// The constraint in UIKit's form.
    public var description: String
    /// The constraint's priority, above 0 and up to 1000.
    public var priority: Double
    /// The place in a document where the constraint, or the view it comes from, is written; nil for
    /// constraints made in code.
    public var origin: SourceLocation?
    /// How far the constraint is from holding, in points; 0 where it holds.
    public var violation: CGFloat
  }

  /// A constraint on the same view and axis that has no part in the value.
  public struct Slack: Sendable, Hashable {
    /// The source that the constraint comes from.
    public var source: Source
    /// The constraint in UIKit's form.
    public var description: String
    /// The constraint's priority, above 0 and up to 1000.
    public var priority: Double
    /// The place in a document where the constraint, or the view it comes from, is written; nil for
    /// constraints made in code.
    public var origin: SourceLocation?
    /// The difference of its two sides in points: the room that an inequality leaves, or the
    /// violation of a constraint that is optional or was given up in a conflict.
    public var distance: CGFloat
    /// Whether the constraint holds.
    public var isSatisfied: Bool
    /// Whether it is an equation. One that holds says the same as the constraints of the chain.
    public var isEquation: Bool
  }

  /// A rival of an ambiguous value: it changes between the solutions too, at the same priority.
  public struct Rival: Sendable, Hashable {
    /// The view's identifier, or its path in the tree; a guide's identifier.
    public var view: String
    /// The name of the attribute, such as `width`.
    public var attribute: String
    /// The constraint, or the half of a content size, that is tied; nil if there is none, as for
    /// two views without a size that share a row.
    public var claim: String?
    /// The priority of `claim`; nil without one.
    public var priority: Double?
    /// The place in a document where the claim, or the view, is written; nil for code.
    public var origin: SourceLocation?
  }

  /// The view and the attribute that are explained, such as `title.width`.
  public var subject: String
  /// The value in points, exact, not rounded to pixels. Sizes are those of the alignment rect;
  /// locations are in the coordinates of the superview, or of a guide's owner.
  public var value: CGFloat
  /// Whether the constraints allow only this value.
  public var isUnique: Bool
  /// The constraints that determine the value: first those on the attribute itself, then those that
  /// share an item with one before. After a wrapped text come the constraints that bound the width
  /// at which it wraps, with the sizes of unwrapped texts.
  public var chain: [Link]
  /// The constraints on the same view and axis that have no part in the value.
  public var slack: [Slack]
  /// The rivals of the value; empty if it is unique, or if it is ambiguous because nothing determines it.
  public var rivals: [Rival]
  /// The changes that would decide an ambiguous value, one sentence for each choice that it depends on.
  public var mends: [String]
}

extension View {
  /// Explains the value of an attribute; nil outside a window and for `notAnAttribute`.
  public func explanation(
    of attribute: LayoutConstraint.Attribute
  ) -> LayoutExplanation? {
    guard attribute != .notAnAttribute, let engine = laidOut()?.engine else { return nil }
    return engine.explanation(of: self, attribute)
  }
}

extension LayoutGuide {
  /// Explains the value of an attribute, in the owner's coordinates; nil outside a window and for
  /// attributes that guides do not have.
  public func explanation(
    of attribute: LayoutConstraint.Attribute
  ) -> LayoutExplanation? {
    guard attribute != .notAnAttribute, !attribute.isMargin, !attribute.isBaseline,
      let engine = owningView?.laidOut()?.engine
    else { return nil }
    return engine.explanation(of: self, attribute)
  }
}
