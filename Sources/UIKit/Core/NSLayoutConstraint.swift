import AutoLayout
import Foundation

/// A relation between two attributes that layout keeps true.
open class NSLayoutConstraint: UIKitObject, ConstraintHost {
  public typealias Attribute = AutoLayout.LayoutConstraint.Attribute
  public typealias Relation = AutoLayout.LayoutConstraint.Relation
  public typealias Axis = AutoLayout.LayoutConstraint.Axis

  /// The constraint that is solved; nil for one that was made without items.
  private(set) nonisolated(unsafe) var core: AutoLayout.LayoutConstraint?

  /// A constraint without items, which says nothing.
  public override init() {
    Self.made += 1
    number = Self.made
  }
  private static var made = 0
  /// Stands for the address in descriptions, so that each run has the same.
  private let number: Int
  package nonisolated var hostedName: String {
    let kind = String(reflecting: type(of: self))
    return (kind.hasPrefix("UIKit.") ? String(kind.dropFirst(6)) : kind)
      + ":0x\(String(number, radix: 16))"
  }

  /// An inactive constraint between views and guides. Stops with UIKit's words where UIKit would.
  public convenience init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      AutoLayout.LayoutConstraint(
        item: Self.layoutItem(first), attribute: attribute, relatedBy: relation,
        toItem: second.flatMap(Self.layoutItem), attribute: secondAttribute,
        multiplier: multiplier, constant: constant))
  }

  convenience init(_ core: AutoLayout.LayoutConstraint) {
    self.init()
    self.core = core
    core.hostObject = self
    if core.maker == nil { core.maker = Caller.trace }
  }

  deinit { core?.hostObject = nil }

  nonisolated open override var description: String { core?.description ?? super.description }

  /// The object that stands for a constraint: that of the code that made it, or a new one.
  static func constraint(_ core: AutoLayout.LayoutConstraint) -> NSLayoutConstraint {
    core.hostObject as? NSLayoutConstraint ?? NSLayoutConstraint(core)
  }

  private static func layoutItem(_ item: Any) -> (any LayoutItem)? {
    switch item {
    case let view as UIView: view.core
    case let guide as UILayoutGuide: guide.core
    default: nil
    }
  }

  static func object(of item: (any LayoutItem)?) -> AnyObject? {
    switch item {
    case let view as AutoLayout.View: UIView.view(of: view)
    case let guide as AutoLayout.LayoutGuide:
      guide.hostObject ?? guide.owningView.map { UIView.view(of: $0).guide(guide) }
    default: nil
    }
  }

  open var firstItem: AnyObject? { Self.object(of: core?.firstItem) }
  open var secondItem: AnyObject? { Self.object(of: core?.secondItem) }
  open var firstAttribute: Attribute { core?.firstAttribute ?? .notAnAttribute }
  open var secondAttribute: Attribute { core?.secondAttribute ?? .notAnAttribute }
  /// The anchors that the constraint relates; that of a constraint without items belongs to a view of its own.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(core: core?.firstAnchor ?? AutoLayout.View().topAnchor)
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    core?.secondAnchor.map { NSLayoutAnchor(core: $0) }
  }
  open var relation: Relation { core?.relation ?? .equal }
  open var multiplier: CGFloat { core?.multiplier ?? 1 }
  open var constant: CGFloat {
    get { core?.constant ?? 0 }
    set { core?.constant = newValue }
  }
  open var priority: UILayoutPriority {
    get { core?.priority ?? .required }
    set {
      trap(
        unless: !isActive || (priority == .required) == (newValue == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported. You passed priority \(newValue.value) and the existing priority was "
          + "\(priority.value).")
      core?.priority = newValue
    }
  }
  open var isActive: Bool {
    get { core?.isActive ?? false }
    set {
      core?.isActive = newValue
      guard newValue, let core, !core.isActive else { return }
      Missing.sayOnceToCaller(
        "\(core) stays inactive: one of its layout guides is in no view. Call addLayoutGuide(_:) first."
      )
    }
  }
  open var identifier: String? {
    get { core?.identifier }
    set { core?.identifier = newValue }
  }
  open var shouldBeArchived: Bool {
    get { core?.shouldBeArchived ?? false }
    set { core?.shouldBeArchived = newValue }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  public typealias FormatOptions = AutoLayout.LayoutConstraint.FormatOptions

  /// The constraints of a line of Visual Format Language. Stops with UIKit's words for a mistake in it.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    AutoLayout.LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: views.compactMapValues(layoutItem)
    ).map(constraint)
  }
}
