import Foundation
import LayoutScene
import Testing

@testable import LayoutKernel

private let contradiction = """
  layout scale=2 window=320,480
  view root
    view box
  written box.leading == root.leading @ 1000 in root
  written box.width == 100 @ 1000 in root
  written box.width == 120 @ 1000 in root

  """

/// Texts are wrapped again only so often within a layout. What is still to be tried then waits for the
/// next change, whatever that is about.
@Test func aConflictThatALayoutLeavesUntriedIsTriedByTheNextOneWithAChange() throws {
  let problem = try LayoutProblem(text: contradiction)
  let engine = LayoutEngine(problem.environment)
  let joined = try problem.join(engine) { _, _ in nil }
  _ = engine.layout()
  let conflict = try #require(engine.system.known.first)
  conflict.isStale = true
  let held = try #require(conflict.rows.first { $0 !== conflict.broken && $0.handle != nil })
  engine.system.change(held, to: conflict.broken.form)
  _ = engine.layout()
  #expect(engine.system.conflicts.isEmpty)
  #expect(joined.items["box"]?.frame.width == CGFloat(-conflict.broken.form.value { _ in 0 }))
  engine.tearDown()
}
