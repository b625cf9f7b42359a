// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Dispatch
import Foundation
import Synchronization

// What Apple's Foundation has for UIKit's users and that of Linux lacks.

/// Runs a closure; there are no pools to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// MARK: Associated objects

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values of one object, by the address of their keys.
private final class Associations {
  weak var owner: AnyObject?
  var values: [UnsafeRawPointer: Any] = [:]
  init(_ owner: AnyObject) { self.owner = owner }
}
private final class AssociationTable: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Associations] = [:]
  private var nextSweep = 256

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(object)?.values[key] }
  }
  func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
    // What is replaced is let go after the lock, since its end may come here again.
    var old: Any?
    lock.withLock {
      let own = entry(object) ?? Associations(object)
      old = own.values[key]
      own.values[key] = value
      entries[ObjectIdentifier(object)] = own
      guard entries.count > nextSweep else { return }
      entries = entries.filter { $0.value.owner != nil }
      nextSweep = max(256, entries.count * 2)
    }
    withExtendedLifetime(old) {}
  }
  /// An address may be that of an object that has ended.
  private func entry(_ object: AnyObject) -> Associations? {
    entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0 : nil }
  }
}
private let associations = AssociationTable()

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = associations.value(object as AnyObject, key)
  if let weak = value as? WeakBox { return weak.object }
  return value
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // An assigned object is not kept alive. A value that is no object has nobody else who keeps it.
  if policy == .OBJC_ASSOCIATION_ASSIGN, let value, type(of: value) is AnyClass {
    associations.set(object as AnyObject, key, WeakBox(value as AnyObject))
  } else {
    associations.set(object as AnyObject, key, value)
  }
}

// MARK: Observers and timers with selectors

extension NotificationCenter {
  /// Sends a selector to an observer, which is not kept alive, with the notification.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let weak = WeakBox(target)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      let sent = SentValue(value: notification)
      onMainSoon { weak.object.map { selector.send(to: $0, sent.value) } }
    }
    var known = observations(of: target)
    known.append(
      Observation(center: self, name: name, object: object.map { $0 as AnyObject }, token: token))
    associations.set(target, observationsKey, known)
  }

  /// Ends what `addObserver` with a selector has begun. Foundation's own method knows tokens only.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    end(observer) { _ in true }
    removeObserver(observer as Any)
  }
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    let object = object.map { $0 as AnyObject }
    end(observer) {
      (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
    removeObserver(observer as Any, name: name, object: object as Any?)
  }
  private func end(_ observer: AnyObject, _ isMeant: (Observation) -> Bool) {
    let known = observations(of: observer)
    let ended = known.filter { $0.center === self && isMeant($0) }
    guard !ended.isEmpty else { return }
    for one in ended { removeObserver(one.token as Any) }
    associations.set(
      observer, observationsKey, known.filter { one in !ended.contains { $0.token === one.token } })
  }
  private func observations(of observer: AnyObject) -> [Observation] {
    associations.value(observer, observationsKey) as? [Observation] ?? []
  }
}
/// A notification that an object waits for.
private struct Observation {
  weak var center: NotificationCenter?
  let name: Notification.Name?
  weak var object: AnyObject?
  let token: any NSObjectProtocol
}
nonisolated(unsafe) private let observationsKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
private final class WeakBox: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
private struct SentValue: @unchecked Sendable { let value: Any }

extension Timer {
  /// A timer that sends a selector. It fires only where a run loop runs.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    // As in Foundation, the timer keeps its target.
    let target = SentValue(value: target)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      let timer = SentValue(value: timer)
      onMainSoon { selector.send(to: target.value as AnyObject, timer.value) }
    }
  }
}

extension NSObject {
  /// Sends a selector later, from the main queue. As in Foundation, the target is kept until then.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let (target, sent) = (SentValue(value: self), SentValue(value: argument as Any))
    let number = waitingRequests.withLock { requests in
      requests.number += 1
      requests.waiting.append(
        WaitingRequest(
          number: requests.number, target: self, selector: selector, argument: argument))
      return requests.number
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
      let isDue = waitingRequests.withLock { requests in
        guard let index = requests.waiting.firstIndex(where: { $0.number == number }) else {
          return false
        }
        requests.waiting.remove(at: index)
        return true
      }
      if isDue { onMainSoon { selector.send(to: target.value as AnyObject, sent.value) } }
    }
  }
  public func responds(to selector: Selector?) -> Bool { selector?.call != nil }
  /// Sends a selector now.
  /// - Returns: what the method returns, where that is an object.
  @discardableResult
  public func perform(_ selector: Selector, with argument: Any? = nil) -> Unmanaged<AnyObject>? {
    let (target, sent) = (SentValue(value: self), SentValue(value: argument as Any))
    let result = onMain {
      selector.send(to: target.value as AnyObject, sent.value).map(SentValue.init)
    }
    guard let value = result?.value, type(of: value) is AnyClass else { return nil }
    return Unmanaged.passUnretained(value as AnyObject)
  }
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    cancelRequests { $0.target === target as AnyObject }
  }
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    cancelRequests {
      $0.target === target as AnyObject && $0.selector == selector
        && areSame($0.argument, argument)
    }
  }
  private class func cancelRequests(_ isMeant: (WaitingRequest) -> Bool) {
    waitingRequests.withLock { $0.waiting.removeAll(where: isMeant) }
  }
}
/// A selector that waits to be sent.
private struct WaitingRequest: @unchecked Sendable {
  let number: Int
  unowned let target: NSObject
  let selector: Selector
  let argument: Any?
}
private struct WaitingRequests {
  var number = 0
  var waiting: [WaitingRequest] = []
}
private let waitingRequests = Mutex(WaitingRequests())
private func areSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  return a as AnyObject === b as AnyObject
}

extension URL {
  /// No file here is kept from an app, so that none becomes accessible by this.
  public func startAccessingSecurityScopedResource() -> Bool { false }
  public func stopAccessingSecurityScopedResource() {}
}
