import Foundation
import LayoutScene
import Testing

@testable import LayoutKernel

/// A view of a host.
private final class HostView: ItemKey {
  var seats = Seats<Item>()
}

private func layout(of view: HostView) -> LayoutEngine {
  let engine = LayoutEngine(
    LayoutEnvironment(windowSize: nil, hasSafeAreas: false, grid: PixelGrid(scale: 1)))
  _ = engine.makeItem(ProblemItem(name: "root", parent: nil), key: view, parent: nil)
  return engine
}

@Test func aViewHasAnItemInEachOfItsLayouts() {
  let view = HostView()
  let (first, second) = (layout(of: view), layout(of: view))
  #expect(view.seats[first.items] === first.items.root)
  #expect(view.seats[second.items] === second.items.root)
  first.tearDown()
  #expect(view.seats[first.items] == nil)
  #expect(view.seats[second.items] === second.items.root)
}

@Test func aLayoutThatIsReleasedLeavesNoItemWithAView() {
  let view = HostView()
  _ = layout(of: view)
  #expect(view.seats.first == nil && view.seats.others.isEmpty)
}
