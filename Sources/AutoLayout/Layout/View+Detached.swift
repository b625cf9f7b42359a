import Foundation
import LayoutScene

/// Layout outside a window. The root of such a tree keeps its frame, and everything below it is laid
/// out in that, by an engine that lives as long as the call. Texts have a size where the root has a
/// `detachedContext`.
extension View {
  private static let passLimit = 100

  /// What the last layout of the tree outside a window could not do: constraints that cannot all hold,
  /// sizes that are no numbers, a layout that never settles. In a window its own findings tell.
  public var detachedFindings: [Finding] { window == nil ? topmostView.foundOutsideWindow : [] }

  /// Called while the tree is being laid out it does nothing: the layout under way goes on with what
  /// was asked for. A layout that always asks for another one is stopped and reported.
  func layoutDetachedTree() {
    let root = topmostView
    guard !root.isLayingOutDetached else { return }
    root.isLayingOutDetached = true
    defer { root.isLayingOutDetached = false }
    for pass in 1...Self.passLimit {
      root.updateConstraintsBelow()
      let engine = LayoutEngine(root: root, window: nil)
      engine.attach(root)
      engine.fixRoot()
      engine.commit(engine.layout())
      root.foundOutsideWindow = engine.findings(nil)
      let views = root.takeViews(waitingFor: .needsLayout)
      if views.isEmpty { return engine.letGo() }
      for view in views { view.layoutSubviews() }
      guard pass == Self.passLimit else {
        engine.letGo()
        continue
      }
      let asking = root.takeViews(waitingFor: [.needsLayout, .needsUpdateConstraints])
      root.foundOutsideWindow = engine.findings(.init(loopOf: asking, after: Self.passLimit))
      engine.letGo()
    }
  }

  private var topmostView: View {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Top-down.
  private func takeViews(waitingFor phases: CycleFlags) -> [View] {
    var views: [View] = []
    visit { view in
      guard !view.cycle.isDisjoint(with: phases) else { return }
      view.cycle.subtract(phases)
      views.append(view)
    }
    return views
  }

  /// Whether the view is a reason for its tree to be laid out by constraints.
  var callsForConstraints: Bool {
    !heldConstraints.all.isEmpty || type(of: self).requiresConstraintBasedLayout
  }

  /// Runs the updates that are waiting in this part of the tree, the lowest views first; none where
  /// nothing in the tree uses constraints.
  func updateConstraintsBelow() {
    var usesConstraints = window?.usesConstraints ?? false
    if !usesConstraints {
      topmostView.visit { usesConstraints = usesConstraints || $0.callsForConstraints }
    }
    guard usesConstraints else { return }
    var views: [View] = []
    visit { if $0.cycle.contains(.needsUpdateConstraints) { views.append($0) } }
    for view in views.reversed() {
      view.cycle.remove(.needsUpdateConstraints)
      view.updateConstraints()
    }
  }

  // MARK: Classic autoresizing

  /// Resizes the subviews whose frames and masks count, as a superview outside a window does when its
  /// own size changes, by the formulas that their constraints have in a window. What they start from
  /// is captured once, so that it does not drift.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      if view.autoresizing.capture == nil {
        let reference = view.autoresizingReferenceSize ?? old
        // Of what was written for a first layout, one in a superview without a size is none.
        guard reference.width > 0, reference.height > 0 else { continue }
        view.autoresizing.capture = AutoresizingState.Capture(
          frame: view.exactFrame, superviewSize: reference)
      }
      let size = view.storedFrame.size
      let axes = AutoresizingAxis.both(of: view, view.autoresizing.capture)
      let horizontal = axes.horizontal.resolved(exactFrame.width)
      let vertical = axes.vertical.resolved(exactFrame.height)
      view.place(
        CGRect(
          x: horizontal.position, y: vertical.position, width: horizontal.length,
          height: vertical.length))
      if view.storedFrame.size != size { view.resizeSubviews(from: size) }
    }
  }

  private func place(_ frame: CGRect) {
    storedFrame = PixelGrid(scale: traits.displayScale).round(frame)
    exactFrame = frame
    exactAlignmentRect = alignmentRect(forFrame: frame)
    setNeedsLayout()
  }
}

extension LayoutEngine {
  /// Gives the root the size that its frame has, where no window does.
  func fixRoot() {
    guard let item = item(root) else { return }
    let insets = alignmentOffsets(of: item)
    let size = root.exactFrame.size
    let lengths = [
      (item.width, size.width - insets.left - insets.right),
      (item.height, size.height - insets.top - insets.bottom),
    ]
    for (variable, length) in lengths {
      item.fixed.append(add(.system("root size"), LinearForm(variable) - max(0, length), .equal))
    }
  }
}
