import Foundation
import LayoutScene

/// From the engine to the views.
extension LayoutEngine {
  /// Writes places and insets into the views and asks for the layout of what they concern: a view
  /// with another size, and the superview of a view with another frame.
  func commit(_ placed: [EngineItem]) {
    let grid = grid
    var withOtherSafeArea: [View] = []
    var withOtherMargins: [View] = []
    for item in placed {
      if let guide = item.guide { guide.layoutFrame = item.frame }
      guard let view = item.view else { continue }
      if view.margins.safeArea != item.insets.givenSafeArea { withOtherSafeArea.append(view) }
      if view.margins.laidOut ?? view.ownMargins != item.insets.margins {
        withOtherMargins.append(view)
      }
      view.margins.safeArea = item.insets.givenSafeArea
      view.margins.laidOut = item.insets.margins
      view.margins.held = item.isUnsettled ? item.insets.margins : nil
      for guide in view.allGuides where guide.kind.isInset {
        guide.layoutFrame = CGRect(origin: view.boundsOrigin, size: item.frame.size)
          .inset(by: item.insets.of(guide.kind))
      }
      // Outside a window the root's frame is where somebody put it.
      guard view !== root || window != nil else { continue }
      view.autoresizing.capture = item.capture
      let frame = grid.round(item.frame)
      let old = view.storedFrame
      view.exactFrame = item.frame
      view.exactAlignmentRect = item.alignmentRect
      guard frame != old else { continue }
      view.placeLaidOut(frame)
      view.superview?.setNeedsLayout()
      if frame.size != old.size {
        view.setNeedsLayout()
        view.setNeedsDisplay()
      }
    }
    // What fits in a view depends on its margins.
    for view in withOtherSafeArea + withOtherMargins { view.fittingSizeMayHaveChanged() }
    for view in withOtherSafeArea { view.safeAreaInsetsDidChange() }
    for view in withOtherMargins { view.layoutMarginsDidChange() }
  }
}

extension ResolvedInsets {
  func of(_ kind: LayoutGuide.Kind) -> EdgeInsets {
    switch kind {
    case .layoutMargins: margins
    case .safeArea: safeArea
    case .readableContent: readable
    case .scrollFrame, .free, .scrollContent, .keyboard: .zero
    }
  }
}
