import Foundation

// Tables that do not keep their objects alive, which Linux' Foundation lacks.

/// An object that is kept, or not.
private struct Kept {
  private var strong: AnyObject?
  private weak var object: AnyObject?
  private let isWeak: Bool
  init(_ object: AnyObject, isWeak: Bool) {
    (self.object, self.isWeak) = (object, isWeak)
    strong = isWeak ? nil : object
  }
  var value: AnyObject? { object }
  func isEqual(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// A set of objects.
open class NSHashTable<Object: AnyObject>: NSObject {
  private var entries: [Kept] = []
  private let isWeak: Bool
  private init(isWeak: Bool) { self.isWeak = isWeak }
  open class func weakObjects() -> NSHashTable<Object> { NSHashTable(isWeak: true) }
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  open var allObjects: [Object] { entries.compactMap { $0.value as? Object } }
  open var anyObject: Object? { allObjects.first }
  open var count: Int { allObjects.count }
  open func contains(_ object: Object?) -> Bool { member(object) != nil }
  open func member(_ object: Object?) -> Object? {
    object.flatMap { object in allObjects.first { Kept($0, isWeak: true).isEqual(object) } }
  }
  open func add(_ object: Object?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.value == nil }
    entries.append(Kept(object, isWeak: isWeak))
  }
  open func remove(_ object: Object?) {
    guard let object else { return }
    entries.removeAll { $0.value == nil || $0.isEqual(object) }
  }
  open func removeAllObjects() { entries = [] }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Values by keys, either of which may be held weakly.
open class NSMapTable<Key: AnyObject, Value: AnyObject>: NSObject {
  private var entries: [(key: Kept, value: Kept)] = []
  private let weakKeys, weakValues: Bool
  private init(weakKeys: Bool, weakValues: Bool) {
    (self.weakKeys, self.weakValues) = (weakKeys, weakValues)
  }
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) {
    self.init(
      weakKeys: keyOptions.contains(.weakMemory), weakValues: valueOptions.contains(.weakMemory))
  }
  open class func strongToStrongObjects() -> NSMapTable<Key, Value> {
    NSMapTable(weakKeys: false, weakValues: false)
  }
  open class func weakToStrongObjects() -> NSMapTable<Key, Value> {
    NSMapTable(weakKeys: true, weakValues: false)
  }
  open class func strongToWeakObjects() -> NSMapTable<Key, Value> {
    NSMapTable(weakKeys: false, weakValues: true)
  }
  open class func weakToWeakObjects() -> NSMapTable<Key, Value> {
    NSMapTable(weakKeys: true, weakValues: true)
  }
  private var living: [(key: Key, value: Value)] {
    entries.compactMap { entry in
      (entry.key.value as? Key).flatMap { key in
        (entry.value.value as? Value).map { (key, $0) }
      }
    }
  }
  open var count: Int { living.count }
  open func object(forKey key: Key?) -> Value? {
    key.flatMap { key in entries.first { $0.key.isEqual(key) }?.value.value as? Value }
  }
  open func setObject(_ value: Value?, forKey key: Key?) {
    guard let key else { return }
    removeObject(forKey: key)
    guard let value else { return }
    entries.append((Kept(key, isWeak: weakKeys), Kept(value, isWeak: weakValues)))
  }
  open func removeObject(forKey key: Key?) {
    guard let key else { return }
    entries.removeAll { $0.key.value == nil || $0.value.value == nil || $0.key.isEqual(key) }
  }
  open func removeAllObjects() { entries = [] }
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
}

/// How tables hold their objects.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}
