import AutoLayout
import Documents
import Foundation
import LayoutKernel
import LayoutScene
import Typesetting
import UIKit

extension LayoutSubject {
  /// Lays out a view or a controller in a window of its own. A controller fills the window. A view fills it too where
  /// the window has a size of its own, and is otherwise as large as the window becomes.
  static func laidOut(
    screen make: @MainActor (Cell) throws -> any UIKitContent, _ size: LayoutSize,
    _ safeArea: EdgeInsets?, _ options: DocumentOptions, _ typesetter: Typesetter
  ) throws(LayoutTestingError) -> (scene: Scene, problem: LayoutProblem?) {
    var options = options
    if case .fixed(let width, let height) = size {
      options.size = CGSize(width: width, height: height)
    }
    var cell = options.cell
    cell.device = size.word ?? cell.device
    // Only the main thread uses it from here on, and this thread waits for that.
    nonisolated(unsafe) let model = options.window(around: View(), measurer: typesetter)
    if size != .device { model.safeArea = .zero }
    if let safeArea { model.safeArea = safeArea }
    let result = onMain {
      () -> Result<(scene: Scene, problem: LayoutProblem?), LayoutTestingError> in
      UIWindow.inSurroundings(of: model) { laidOut(make, cell, size.fitting) }
    }
    return try result.get()
  }

  @MainActor
  private static func laidOut(
    _ make: @MainActor (Cell) throws -> any UIKitContent, _ cell: Cell, _ fitting: ProblemFitting?
  ) -> Result<(scene: Scene, problem: LayoutProblem?), LayoutTestingError> {
    let content: any UIKitContent
    do { content = try make(cell) } catch { return .failure(.views(error)) }
    let controller = content as? UIViewController
    guard let view = controller?.view ?? content as? UIView, view.superview == nil else {
      return .failure(.other("the view is in another tree; pass a view without a superview"))
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let controller {
      window.rootViewController = controller
    } else if fitting != nil {
      window.hold(view)
    } else {
      window.fill(with: view, at: window.subviews.count)
    }
    guard let core = window.layoutWindow else {
      return .failure(.other("the window has no screen"))
    }
    if let fitting { core.fit(fitting) }
    window.layOut()
    window.nameViews()
    var scene = core.scene(
      id: view.accessibilityIdentifier ?? "root", name: nil, includesAmbiguity: true,
      constraints: .judged)
    scene.device = cell.device
    let problem = core.layoutProblem
    // Whoever keeps the view may lay it out again.
    window.rootViewController = nil
    view.removeFromSuperview()
    return .success((scene, problem))
  }
}
