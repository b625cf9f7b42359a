import Foundation
import LayoutKernel
import LayoutScene

/// An object of another class layer that stands for a view, such as a `UIView`. Layout asks it, and tells it,
/// wherever it would otherwise call what a subclass of `View` overrides.
package protocol ViewHost: AnyObject {
  /// The view that the object stands for.
  var hostedView: View { get }
  /// The context of a tree outside a window whose root has none of its own.
  var hostedContext: LayoutContext? { get }
  var hostedRequiresConstraints: Bool { get }
  /// The intrinsic size, as the host's class has it.
  var hostedContentSize: CGSize { get }
  /// Hears that the content has changed, so that its size is another one.
  func hostedContentChanged()
  /// Whether the host's class is asked for the size again when the width is solved, as one may be that overrides the
  /// size of a text.
  var hostedRemeasures: Bool { get }
  /// Where the host's class places the text of a view whose text is at `standard`; nil if it draws no text.
  func hostedTextRect(standard: CGRect, isPlaceholder: Bool) -> CGRect?
  /// Where the host's class places the image of a button whose image is at `standard`.
  func hostedImageRect(standard: CGRect) -> CGRect
  func hostedAlignmentRect(forFrame frame: CGRect) -> CGRect
  func hostedFrame(forAlignmentRect rect: CGRect) -> CGRect
  /// Whether the view has the margins of a controller's view, at the root of a window or not.
  var hostedHasRootMargins: Bool { get }
  /// Whether the view is that of a controller within bars.
  var hostedHasBars: Bool { get }
  func hostedBaselineView(isFirst: Bool) -> View
  func handle(_ event: ViewEvent)
  /// Hears of a constraint that is broken, or of a layout that was stopped.
  func hostedFault(_ fault: Finding)
  /// What code draws in the view, in the place and with the direction that layout has found; nil for nothing.
  var hostedDrawing: HostedDrawing? { get }
}

/// An object of another class layer that stands for a constraint.
package protocol ConstraintHost: AnyObject {
  /// The class, with what tells the constraint apart from others.
  var hostedName: String { get }
}

/// What code draws in a view, in the view's coordinates.
package struct HostedDrawing {
  package var below: [SceneDrawing] = []
  package var above: [SceneDrawing] = []
  package var mask: ScenePath?
  /// What the view is as opaque as; empty for no such mask.
  package var maskDrawings: [SceneDrawing] = []
  package init() {}
}

/// A call of one of the methods that subclasses of views override.
package enum ViewEvent {
  case layoutSubviews, updateConstraints
  case willMoveToSuperview(View?)
  case didMoveToSuperview
  case willMoveToWindow(Window?)
  case didMoveToWindow
  case didAddSubview(View)
  case willRemoveSubview(View)
  case layoutMarginsDidChange, safeAreaInsetsDidChange
  case traitsDidChange(Traits?)
  case draw(CGRect)
  /// Layout has found a frame. As in UIKit, it sets bounds and centre.
  case place(bounds: CGRect, center: CGPoint)
}

/// The object of another class layer that stands for a view, guide or constraint. It owns what it stands for.
/// It is kept alive in turn while that is part of something larger: a view of its superview, a guide of its
/// owner, a constraint of the view that holds it.
struct HostLink {
  unowned(unsafe) var host: AnyObject?
  private var kept: AnyObject?

  mutating func keep() { kept = host }
  mutating func release() -> AnyObject? {
    defer { kept = nil }
    return kept
  }
}

/// What an object of another class layer may stand for. The link is not seen by other modules: each access to what
/// they see is checked, and layout looks at it often.
protocol Hosted: AnyObject {
  var link: HostLink { get set }
}

extension Hosted {
  /// Lets go of the host after the link is changed: the end of the host clears the link.
  func releaseHost() {
    let host = link.release()
    withExtendedLifetime(host) {}
  }
}

extension LayoutGuide: Hosted {
  /// The object that stands for the guide in another class layer. It must clear this when it ends.
  package var hostObject: AnyObject? {
    get { link.host }
    set { link.host = newValue }
  }
}

extension LayoutConstraint: Hosted {
  /// The object that stands for the constraint in another class layer. It must clear this when it ends.
  package var hostObject: AnyObject? {
    get { link.host }
    set { link.host = newValue }
  }
}

extension View: Hosted {
  /// The object that stands for the view in another class layer. It must clear this when it ends.
  package var hostObject: AnyObject? {
    get { link.host }
    set { link.host = newValue }
  }

  /// The same object as what layout calls; nil for a view that stands for itself.
  package var host: (any ViewHost)? { link.host as? any ViewHost }

  /// The object whose class people know: the host, or else the view.
  var namedObject: AnyObject { link.host ?? self }

  /// Lets the superview keep a host that was made while the view was in it.
  package func keepHost() { link.keep() }

  /// Calls the host, or else the view's own method.
  func tell(_ event: ViewEvent) {
    if link.host != nil, let host { host.handle(event) } else { receive(event) }
  }

  /// Calls the view's own method.
  package func receive(_ event: ViewEvent) {
    switch event {
    case .layoutSubviews: layoutSubviews()
    case .updateConstraints: updateConstraints()
    case .willMoveToSuperview(let view): willMove(toSuperview: view)
    case .didMoveToSuperview: didMoveToSuperview()
    case .willMoveToWindow(let window): willMove(toWindow: window)
    case .didMoveToWindow: didMoveToWindow()
    case .didAddSubview(let view): didAddSubview(view)
    case .willRemoveSubview(let view): willRemoveSubview(view)
    case .layoutMarginsDidChange: layoutMarginsDidChange()
    case .safeAreaInsetsDidChange: safeAreaInsetsDidChange()
    case .traitsDidChange(let previous): traitCollectionDidChange(previous)
    case .draw(let rect): draw(rect)
    case .place(let bounds, let center):
      self.bounds = bounds
      self.center = center
    }
  }

  /// The context of a tree outside a window with this root.
  var contextOutsideWindows: LayoutContext? { detachedContext ?? host?.hostedContext }

  /// Where the text is that the view places at `standard`; nil if the host's class draws none.
  func textBox(_ standard: CGRect, isPlaceholder: Bool = false) -> CGRect? {
    guard let host else { return standard }
    return host.hostedTextRect(standard: standard, isPlaceholder: isPlaceholder)
  }

  /// Tells the window that the host asks for constraints.
  package func callForConstraints() { window?.useConstraints() }

  /// Whether the class, or that of the host, makes its constraints in `updateConstraints`.
  var requiresConstraints: Bool {
    type(of: self).requiresConstraintBasedLayout || host?.hostedRequiresConstraints == true
  }
}

extension LayoutAnchor {
  /// A constraint with an anchor whose kind the compiler does not know here. Traps if it is another one.
  package func related(
    _ relation: LayoutConstraint.Relation, toAny anchor: any LayoutAnchor,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    related(relation, to: same(anchor), multiplier: multiplier, constant: constant)
  }

  /// A constraint about the system's spacing from an anchor of the same type.
  package func spaced(
    _ relation: LayoutConstraint.Relation, fromAny anchor: any LayoutAnchor, _ multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(relation, same(anchor), multiplier)
  }

  /// The distance to an anchor of the same type.
  package func distance(toAny anchor: any LayoutAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: same(anchor))
  }

  private func same(_ anchor: any LayoutAnchor) -> Self {
    guard let anchor = anchor as? Self else {
      trap("\(ConstraintError.incompatibleUnits(description, anchor.description))")
    }
    return anchor
  }
}
