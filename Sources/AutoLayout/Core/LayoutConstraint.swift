import Foundation
import LayoutKernel
import LayoutScene
package import Runtime

/// `first.attribute (≤ = ≥) multiplier × second.attribute + constant`, a relation that layout keeps
/// true, or as nearly true as its priority allows. It is not an assignment.
open class LayoutConstraint {
  /// The item of the first side. The constraint does not keep it alive: once the item is released,
  /// this is nil and the constraint drops out of the layout.
  public var firstItem: (any LayoutItem)? { firstPresence?.item }
  private let firstPresence, secondPresence: ItemPresence?
  /// The part of the first item that the constraint is about.
  @exclusivity(unchecked) public private(set) var firstAttribute: Attribute
  /// How the first side compares with the second.
  public let relation: Relation
  /// The item of the second side; nil if the first side is compared with a constant, or if the item
  /// no longer exists.
  public var secondItem: (any LayoutItem)? { secondPresence?.item }
  /// `notAnAttribute` where there is no second item.
  @exclusivity(unchecked) public private(set) var secondAttribute: Attribute
  /// The factor of the second attribute; finite.
  public let multiplier: CGFloat

  /// Points, in the direction of the first attribute's axis; for leading and trailing attributes
  /// towards the trailing side. Setting one that is not finite traps.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      trap(unless: newValue.isFinite, "\(ConstraintError.constantNotFinite)")
      storedConstant = newValue
      systemSpacing = nil
      changed()
    }
  }

  /// Traps outside (0, 1000]. Crossing between required and optional is allowed at any time.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      trap(unless: newValue.isLegal, "\(ConstraintError.illegalPriority(newValue.value))")
      storedPriority = newValue
      changed()
    }
  }

  /// A name that descriptions show; nil by default. Layout does not use it.
  @exclusivity(unchecked) open var identifier: String?
  /// Kept for Interface Builder; layout does not look at it.
  open var shouldBeArchived = false
  /// The place in a document where the constraint is written; nil for one made in code.
  @exclusivity(unchecked) public var origin: SourceLocation?
  /// The equation in a document that stands for several constraints, of which this is one; nil if
  /// it stands for this one only. Descriptions show it.
  @exclusivity(unchecked) package var written: String?

  /// The view that holds the active constraint: the closest common ancestor of its items.
  public internal(set) var holder: View? {
    get { holderPresence?.view }
    set { holderPresence = newValue?.presence }
  }
  @exclusivity(unchecked) private var holderPresence: ItemPresence?
  @exclusivity(unchecked) package final var seats = Seats<Row>()
  /// The `NSLayoutConstraint` of the module UIKit whose core this is, if there is one.
  @exclusivity(unchecked) final var link = HostLink()
  /// The calls that made the `NSLayoutConstraint`, whose place a conflict names.
  @exclusivity(unchecked) package final var maker: Backtrace?
  /// Where the distances begin that the constraint relates: `a.trailing` for `b.leading - a.trailing`. Nil if it relates
  /// no distances.
  @exclusivity(unchecked) var distance: Distance?
  @exclusivity(unchecked) var storedConstant: CGFloat
  @exclusivity(unchecked) private var storedPriority = LayoutPriority.required
  /// How the constant follows from the system's spacing; nil if it does not. Descriptions name it.
  @exclusivity(unchecked) var systemSpacing: SystemSpacing?
  /// The description of a constraint that layout generates; nil for any other.
  var generatedDescription: String? { nil }
  var kindName: String { (link.host as? any ConstraintHost)?.hostedName ?? "LayoutConstraint" }
  /// Whether a window has this constraint on its list of changes.
  @exclusivity(unchecked) var isQueued = false
  /// The maker of the constraint: code or a document, or a view for what it arranges.
  @exclusivity(unchecked) package var kind = ConstraintKind.written

  /// Makes an inactive constraint. Traps with UIKit's message, after the name of the item, where
  /// `validated` would throw.
  ///
  /// A second item with multiplier 0 adds nothing, and a second attribute without an item means
  /// nothing. Both are dropped here, so that no other code handles them.
  public init(
    item: (any LayoutItem)?, attribute first: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    let error = Self.error(
      item: item, first, toItem: second, secondAttribute, multiplier, constant)
    if let error { trap("NSLayoutConstraint for \(item?.layoutName ?? "(null)"): \(error)") }
    let hasSecond = second != nil && multiplier != 0
    firstPresence = item?.presence
    firstAttribute = first
    self.secondAttribute = hasSecond ? secondAttribute : .notAnAttribute
    self.relation = relation
    secondPresence = hasSecond ? second?.presence : nil
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// Relates distances between two locations. The designated initializer takes widths and heights
  /// only, so the locations are set after it.
  convenience init(
    distanceTo first: LayoutDimension, relatedBy relation: Relation,
    toDistanceTo second: LayoutDimension?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      item: first.item, attribute: .width, relatedBy: relation, toItem: second?.item,
      attribute: second == nil ? .notAnAttribute : .width, multiplier: multiplier,
      constant: constant)
    firstAttribute = first.attribute
    if let second, secondItem != nil { secondAttribute = second.attribute }
    distance = Distance(
      first: first.start, second: secondItem == nil ? nil : second?.start)
  }

  /// Makes the same constraint from outside input: throws where the initializer traps. It also
  /// refuses an illegal priority, and a horizontal location against a vertical one, which otherwise
  /// traps when the constraint reaches a solver.
  public static func validated(
    item: (any LayoutItem)?, attribute first: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: LayoutPriority = .required
  ) throws(ConstraintError) -> LayoutConstraint {
    let error = Self.error(
      item: item, first, toItem: second, secondAttribute, multiplier, constant)
    if let error { throw error }
    if second != nil, mixesAxes(first, secondAttribute) { throw .incompatibleAxes }
    guard priority.isLegal else { throw .illegalPriority(priority.value) }
    let constraint = LayoutConstraint(
      item: item, attribute: first, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  /// Whether the constraint takes part in layout, which is the same as being held by a view.
  /// Activating traps if the items have no common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue else {
        holder?.removeConstraint(self)
        return
      }
      do { try activate() } catch { trap("\(error)") }
    }
  }

  private func changed() {
    guard let holder else { return }
    holder.window?.queue(self)
    holder.setNeedsLayout()
    holder.fittingSizeMayHaveChanged()
  }
}
