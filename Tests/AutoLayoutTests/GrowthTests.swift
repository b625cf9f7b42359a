import AutoLayout
import LayoutScene
import Testing

/// Adds 2,500 views and another one like itself when it is laid out, until none is left.
private final class Stage: View {
  var left = 0

  override func layoutSubviews() {
    guard left > 0, subviews.isEmpty else { return }
    for _ in 0..<2500 { addSubview(View()) }
    let next = Stage()
    next.left = left - 1
    addSubview(next)
  }
}

/// Five stages add 12,505 views one after another. A layout may get 10,000 views and ten times as many as it began
/// with: 600 are enough to begin with, and none is not.
@Test(arguments: [(600, true), (0, false)], [true, false])
func aLargeTreeMayGrowByMoreThanASmallOne(size: (count: Int, mayGrow: Bool), inWindow: Bool) {
  let window = inWindow ? screen() : nil
  let root = window?.rootView ?? View(identifier: "root")
  let (list, stage) = (View(identifier: "list"), Stage(identifier: "stage"))
  for _ in 0..<size.count { list.addSubview(View()) }
  stage.left = 5
  root.addSubview(list)
  root.addSubview(stage)
  root.layoutIfNeeded()
  let rules = (window?.findings ?? root.detachedFindings).map(\.rule)
  #expect(rules.contains(.loop) != size.mayGrow)
}
