import Buttons
import Testing
import UIKit

@testable import Cards

@MainActor
private final class Listener: CountButtonDelegate {
  var counts: [Int] = []
  func countButton(_ button: CountButton, didCount count: Int) { counts.append(count) }
}

@MainActor @Test func delegateImplementsOneOfTwoOptionalMethods() {
  let listener = Listener()
  let button = CountButton(frame: .zero)
  button.countDelegate = listener
  button.sendActions(for: .touchUpInside)
  // `mayCount` is not implemented, so that `?? true` decides.
  #expect(listener.counts == [1])
}
