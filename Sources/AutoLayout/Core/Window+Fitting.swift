import Foundation
import LayoutKernel

extension Window {
  /// Gives the window the size that its views need, with the window's safe area and margins. The next
  /// layout has the same frames as the one that finds the size.
  package func fit(_ fitting: ProblemFitting) {
    rootView.updateConstraintsBelow()
    let engine = LayoutEngine(root: rootView, window: self, fitsSize: true)
    let exact = engine.fit(fitting.target, fitting.horizontal, fitting.vertical)
    engine.tearDown()
    let grid = context.grid
    size = CGSize(width: grid.roundUp(exact.width), height: grid.roundUp(exact.height))
  }
}
