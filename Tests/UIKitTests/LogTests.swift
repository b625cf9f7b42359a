import Foundation
import Testing

@testable import OSPlumb

@Suite("What stands for the module os") struct LogTests {
  @Test func aMessageHoldsItsValues() {
    let message: OSLogMessage =
      "read \(3) of \("a", privacy: .public), \(255, format: .hex) \(1.5, format: .fixed(precision: 2))"
    #expect(message.text == "read 3 of a, ff 1.50")
  }

  @Test(arguments: [
    ("%{public}@ and %{private}d", "%@ and %d"), ("%d", "%d"), ("100 %% {", "100 %% {"),
    ("%{public", "%{public"),
  ])
  func formsAreThoseOfC(form: String, plain: String) { #expect(Format.plain(form) == plain) }

  @Test func aLockGuardsItsValue() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 200)
    let word = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    word.initialize(to: os_unfair_lock())
    defer { word.deallocate() }
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let shared = word
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      os_unfair_lock_lock(shared)
      count += 1
      os_unfair_lock_unlock(shared)
    }
    #expect(count == 200)
    #expect(os_unfair_lock_trylock(word))
    #expect(!os_unfair_lock_trylock(word))
  }

  @Test func measuredCodeGivesItsValueBack() {
    let log = OSLog(subsystem: "tests", category: .pointsOfInterest)
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "work", signpostID: id, "%{public}@", "words")
    os_signpost(.end, log: log, name: "work", signpostID: id)
    #expect(OSSignposter(logHandle: log).withIntervalSignpost("work") { 3 } == 3)
  }
}
