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
  public var traits: Traits {
    get { context.traits }
    set {
      guard newValue != context.traits else { return }
      context.traits = newValue
      traitsChanged()
    }
  }
  /// Whether the root's left and right margins have a least value, as in a view controller.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { rootView.changed(.margins) }
  }
  /// That least value; nil takes the control metrics' for the traits and the width.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets? {
    didSet { rootView.changed(.margins) }
  }
  /// As large as the window. It has no superview.
  public let rootView: View
  public private(set) var context: LayoutContext

  // What has changed since the last layout.
  var changes: Changes = [.everything]
  var changedViews: [View] = []
  var queuedConstraints: [LayoutConstraint] = []
  var cycleViews: [View] = []
  var engine: LayoutEngine?

  struct Changes: OptionSet {
    let rawValue: Int
    static let everything = Changes(rawValue: 1)
    static let size = Changes(rawValue: 2)
  }

  /// - Parameter rootView: a view without superview that is in no other window; it moves in with
  ///   everything below it.
  public init(
    size: CGSize, safeArea: EdgeInsets = .zero, traits: Traits = Traits(),
    measurer: any TextMeasuring, metrics: ControlMetrics = .iOS17, rootView: View = View()
  ) {
    Self.check(size)
    precondition(
      rootView.superview == nil && rootView.window == nil,
      "A window's root view is in no other tree")
    self.size = size
    self.safeArea = safeArea
    self.rootView = rootView
    context = LayoutContext(traits: traits, metrics: metrics, measurer: measurer)
    rootView.setWindow(self)
  }

  deinit {
    rootView.setWindow(nil)
  }

  private static func check(_ size: CGSize) {
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "A window's size must be finite and not negative")
  }

  // MARK: Collecting changes

  func queue(_ view: View, _ change: ViewChanges) {
    if view.changes.isEmpty { changedViews.append(view) }
    view.changes.insert(change)
  }

  func queue(_ constraint: LayoutConstraint) {
    guard !constraint.isQueued else { return }
    constraint.isQueued = true
    queuedConstraints.append(constraint)
  }

  func queue(_ view: View, _ flag: CycleFlags) {
    cycleViews.append(view)
  }

  /// Fonts, directions and everything made of them may be different: the layout starts anew.
  func traitsChanged() {
    changes.insert(.everything)
  }

  func attached(_ view: View) { engine?.attach(view) }
  func attached(_ guide: LayoutGuide) { engine?.attach(guide) }
  func detached(_ view: View) { engine?.detach(view) }
  func detached(_ guide: LayoutGuide) { engine?.detach(guide) }
}
