import Foundation
import Testing

@testable import UIKit

private let news = Notification.Name("news")

/// Counts what it is told. It derives from nothing, as observers of notifications often do.
@MainActor private final class Listener {
  var heard: [String] = []
  func listen(to name: Notification.Name, in center: NotificationCenter) {
    center.addObserver(
      self, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
  }
  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
}
@MainActor private final class Waiter: NSObject {
  var words: [String] = []
  func say(_ word: String) { words.append(word) }
  func wait(with word: String) {
    perform(Selector("say:", Waiter.say(_:)), with: word, afterDelay: 0.01)
  }
}

@MainActor @Suite struct WaitingTests {
  private let center = NotificationCenter()

  @Test func anObserverWithASelectorEndsWithItsRemoval() {
    let (listener, other) = (Listener(), Notification.Name("other"))
    listener.listen(to: news, in: center)
    listener.listen(to: other, in: center)
    center.post(name: news, object: nil)
    center.removeObserver(listener, name: news, object: nil)
    center.post(name: news, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.heard == ["news", "other"])
    center.removeObserver(listener)
    center.post(name: other, object: nil)
    #expect(listener.heard.count == 2)
  }

  @Test func aTokenEndsAsInFoundation() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: news, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: news, object: nil)
    center.removeObserver(token)
    center.post(name: news, object: nil)
    #expect(count == 1)
  }

  @Test func aDelayedSelectorIsSentUnlessItIsCancelled() async throws {
    let waiter = Waiter()
    for word in ["one", "two", "three"] { waiter.wait(with: word) }
    #expect(waiter.words.isEmpty)
    NSObject.cancelPreviousPerformRequests(
      withTarget: waiter, selector: Selector("say:"), object: "two")
    while waiter.words.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(waiter.words.sorted() == ["one", "three"])
    waiter.wait(with: "four")
    NSObject.cancelPreviousPerformRequests(withTarget: waiter)
    waiter.perform(Selector("say:", Waiter.say(_:)), with: "five", afterDelay: 0.02)
    while waiter.words.count < 3 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(waiter.words.last == "five")
  }
}
