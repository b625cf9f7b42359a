import Foundation
import LayoutScene
import Work

/// How a window gets its size from the layout in it, as `systemLayoutSizeFitting` does.
package struct ProblemFitting: Sendable, Hashable {
  /// What width and height are pulled to, points.
  package var target: CGSize
  package var horizontal, vertical: LayoutPriority

  package init(
    _ target: CGSize, horizontal: LayoutPriority = .fittingSizeLevel,
    vertical: LayoutPriority = .fittingSizeLevel
  ) {
    self.target = target
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension LayoutProblem {
  /// The problem in a window of the size that fits it, rounded up to pixels.
  ///
  /// - Throws: what in the problem names something that is not there.
  package func fitted(
    _ fitting: ProblemFitting, budget: WorkBudget = WorkBudget()
  ) throws(ProblemError) -> LayoutProblem {
    var problem = self
    problem.environment.windowSize = nil
    let engine = LayoutEngine(problem.environment, budget: budget)
    defer { engine.tearDown() }
    _ = try problem.join(engine) { _, _ in nil }
    let exact = engine.fit(fitting.target, fitting.horizontal, fitting.vertical)
    problem.environment = environment
    problem.environment.windowSize = CGSize(
      width: environment.grid.roundUp(exact.width), height: environment.grid.roundUp(exact.height))
    return problem
  }
}
