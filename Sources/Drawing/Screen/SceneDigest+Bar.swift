import Foundation
import LayoutScene

extension SceneDigest {
  /// Adds a bar. A bar with nothing but texts and images adds nothing, so that digests from before
  /// bars had parts stay valid.
  mutating func add(_ bar: SceneBar) {
    guard bar != SceneBar() else { return }
    add([bar.overhang.top, bar.overhang.bottom])
    add(bar.hasBackground ? 1 : 0)
    add(bar.parts) { $0.add($1) }
  }

  private mutating func add(_ part: SceneBar.Part) {
    switch part {
    case .searchField(let rect):
      add(1)
      add(rect)
    case .segments(let rect, let count, let selected):
      add(2)
      add(rect)
      add([Double(count), Double(selected)])
    case .badge(let rect, let color):
      add(3)
      add(rect)
      add(color)
    }
  }
}
