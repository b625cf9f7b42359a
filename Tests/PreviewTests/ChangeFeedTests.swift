import Foundation
import Synchronization
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(20))) struct ChangeFeedTests {
  /// A browser that goes from one document to another closes a page and opens another at the same time.
  @Test func aFolderStaysWatchedWhileOnePageLeavesItAndAnotherComes() throws {
    let folder = try TemporaryFolder()
    let (path, feed) = (folder.path, try ChangeFeed())
    let page = Mutex(feed.subscribe())
    page.withLock { $0.follow(WatchedFiles([], in: [path])) }
    for _ in 0..<20_000 {
      let next = feed.subscribe()
      let old = Mutex<ChangeFeed.Subscription?>(page.withLock { $0 })
      page.withLock { $0 = next }
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 {
          old.withLock { $0 = nil }
        } else {
          next.follow(WatchedFiles([], in: [path]))
        }
      }
      try #require(feed.watcher.count == 1)
    }
  }
}
