// Names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// A lock with what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage
  public init(uncheckedState state: State) { storage = Storage(state) }
  public init(initialState state: State) where State: Sendable { storage = Storage(state) }
  public init() where State == Void { storage = Storage(()) }

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}
extension OSAllocatedUnfairLock where State == Void {
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}

/// A lock that waits by asking again, as it has no memory but its own word.
public struct os_unfair_lock {
  fileprivate var word: UInt32 = 0
  public init() {}
}
public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnsafeMutableRawPointer(lock).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  UnsafeMutableRawPointer(lock).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.store(0, ordering: .releasing)
  }
}
