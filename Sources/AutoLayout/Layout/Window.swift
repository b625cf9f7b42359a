import Foundation
import LayoutScene

/// The screen that a tree of views is laid out on, and the driver of its layout: there is no run
/// loop, so nothing happens until somebody calls `layoutIfNeeded` or asks for the scene.
///
/// Between layouts the window collects what changes; a layout then costs what depends on that.
public final class Window {
  /// Points; traps unless finite and not negative.
  public var size: CGSize {
    didSet {
      Self.check(size)
      if size != oldValue { changes.insert(.size) }
    }
  }
  /// How far bars, notches and the like reach into the window, points.
  public var safeArea: EdgeInsets {
    didSet { if safeArea != oldValue { rootView.changed(.margins) } }
  }
  /// How far a docked keyboard reaches into the window from the bottom, points; 0 without one.
  public var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { rootView.changed(.margins) } }
  }
  public var traits: Traits {
    get { context.traits }
    set {
      let old = context.traits
      guard newValue != old else { return }
      context.traits = newValue
      traitsChanged()
      rootView.visit { view in
        let previous = view.traits(from: old)
        if previous != view.traits { view.traitCollectionDidChange(previous) }
      }
    }
  }
  /// Whether the root has the margins of a view controller's: none of its own at the top and bottom,
  /// and at its sides the least value below.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { rootView.changed(.margins) }
  }
  /// That least value; nil takes the control metrics' for the traits and the width.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets? {
    didSet { rootView.changed(.margins) }
  }
  /// As large as the window. It has no superview.
  public let rootView: View
  /// Where somebody wrote the size.
  public var sizeOrigin: SourceLocation?
  public private(set) var context: LayoutContext

  // What has changed since the last layout.
  var changes: Changes = [.everything]
  var changedViews: [View] = []
  var queuedConstraints: [LayoutConstraint] = []
  var cycle = CycleQueues()
  var attachedViews: [View] = []
  var attachedGuides: [LayoutGuide] = []
  var engine: LayoutEngine?
  var phase = Phase.idle
  /// Whether anything in the tree is laid out by constraints, without which no view is asked to update
  /// its own.
  private(set) var usesConstraints = false
