import Foundation
import LayoutScene

/// A layout as a value: what a layout is made of, without a view, a font or a solver. It can be
/// stored, printed, compared with another one, changed, and solved again.
///
/// Items are named. A view's name is its identifier, or its path in the tree; a guide's is that of its
/// owner with the guide's own behind a colon.
package struct LayoutProblem: Equatable, Sendable {
  package var environment: Environment
  /// Each after its parent; a view's guides before its subviews, and these in reading order.
  package var items: [ProblemItem]
  /// In the order of the items that hold them.
  package var constraints: [ProblemConstraint]

  package init(
    environment: Environment, items: [ProblemItem], constraints: [ProblemConstraint] = []
  ) {
    self.environment = environment
    self.items = items
    self.constraints = constraints
  }
}

/// A view or guide of a layout problem. Lengths are in points.
package struct ProblemItem: Equatable, Sendable {
  package var name: String
  /// The superview's name, or the owner's; nil for the root.
  package var parent: String?
  /// Nil for a view.
  package var guide: GuideKind?
  package var readsRightToLeft = false
  package var scrollsContent = false
  /// Whether a view that scrolls passes its safe area on, by axis.
  package var passesHorizontally = false
  package var passesVertically = false
  /// Whether a rule made the guide for its own use.
  package var isHelper = false
  package var boundsOrigin = CGPoint.zero
  /// How far the alignment rect lies inside the frame.
  package var alignment = EdgeInsets.zero
  package var content = ProblemContent()
  /// The views that the baselines are taken from; nil for the view itself.
  package var firstBaselineItem, lastBaselineItem: String?
  /// Nil where the frame and mask do not count.
  package var autoresizing: Autoresizing?
  /// The frame outside a layout.
  package var keptFrame = CGRect.zero
  package var margins = MarginRule(own: .zero)
  package var addedSafeArea = EdgeInsets.zero
  /// The safe area that the view has whatever is given to it; nil if it takes what is given.
  package var ownSafeArea: EdgeInsets?
  package var readableWidth: CGFloat?

  package init(name: String, parent: String?, guide: GuideKind? = nil) {
    self.name = name
    self.parent = parent
    self.guide = guide
  }
}

/// The content of a view: its natural size, and how it changes with the width.
package struct ProblemContent: Equatable, Sendable {
  package var natural = IntrinsicLayout.none
  package var horizontal = ContentPriorities(hugging: .defaultLow, compression: .defaultHigh)
  package var vertical = ContentPriorities(hugging: .defaultLow, compression: .defaultHigh)
  /// Whether the content is measured again at the width that the layout gives it.
  package var wraps = false
  /// What was measured at which widths.
  package var measured: [ContentState.Measured] = []

  package init() {}
}

/// A constraint of a layout problem: `first relation multiplier × second + constant`.
package struct ProblemConstraint: Equatable, Sendable {
  /// What made it.
  package enum Source: String, Sendable, CaseIterable {
    /// Somebody wrote it.
    case written
    /// A stack view's arrangement.
    case rule
  }

  /// An attribute of an item.
  package struct End: Equatable, Sendable {
    package var item: String
    package var attribute: LayoutAttribute

    package init(item: String, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package var source: Source
  package var first: End
  /// Where the distance on the first side begins; nil for an attribute.
  package var firstStart: End?
  package var relation: LayoutRelation
  package var second: End?
  package var secondStart: End?
  package var multiplier: Double
  package var constant: Double
  package var priority: LayoutPriority
  /// The item in whose coordinates locations are compared.
  package var container: String
  /// Where a document says it.
  package var origin: SourceLocation?

  package init(
    _ source: Source, first: End, firstStart: End? = nil, _ relation: LayoutRelation,
    second: End? = nil, secondStart: End? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, container: String, origin: SourceLocation? = nil
  ) {
    self.source = source
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
