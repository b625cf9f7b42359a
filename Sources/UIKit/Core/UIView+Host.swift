import AutoLayout
import Foundation

/// What layout asks the view, and tells it, in the place of its core.
extension UIView: @preconcurrency ViewHost {
  package var hostedView: AutoLayout.View { core }
  package var hostedContext: LayoutContext? { Surroundings.context }
  package var hostedRequiresConstraints: Bool { type(of: self).requiresConstraintBasedLayout }
  package var hostedContentSize: CGSize { intrinsicContentSize }
  package var hostedHasRootMargins: Bool {
    controller?.viewRespectsSystemMinimumLayoutMargins == true
  }
  package func hostedAlignmentRect(forFrame frame: CGRect) -> CGRect {
    alignmentRect(forFrame: frame)
  }
  package func hostedFrame(forAlignmentRect rect: CGRect) -> CGRect {
    frame(forAlignmentRect: rect)
  }
  package func hostedBaselineView(isFirst: Bool) -> AutoLayout.View {
    isFirst ? forFirstBaselineLayout.core : forLastBaselineLayout.core
  }

  package func handle(_ event: ViewEvent) {
    switch event {
    case .layoutSubviews:
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    case .updateConstraints: updateConstraints()
    case .willMoveToSuperview(let view): willMove(toSuperview: view.map(UIView.view))
    case .didMoveToSuperview: didMoveToSuperview()
    case .willMoveToWindow(let window):
      controller?.viewWillMove(toWindow: window != nil)
      willMove(toWindow: window?.rootView.host as? UIWindow)
    case .didMoveToWindow:
      didMoveToWindow()
      controller?.viewDidMove(toWindow: core.window != nil)
    case .didAddSubview(let view): didAddSubview(UIView.view(of: view))
    case .willRemoveSubview(let view): willRemoveSubview(UIView.view(of: view))
    case .layoutMarginsDidChange: layoutMarginsDidChange()
    case .safeAreaInsetsDidChange:
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    case .traitsDidChange(let previous):
      traitCollectionDidChange(previous.map(UITraitCollection.init))
    case .draw(let rect): draw(rect)
    case .place(let bounds, let center):
      if bounds != self.bounds { self.bounds = bounds }
      if center != self.center { self.center = center }
    }
  }
}
