/// Values by the identity of an object, for what is looked up many times for each view.
///
/// A dictionary hashes keys so that nobody can choose them to collide, which takes most of a
/// look-up. Addresses come from the allocator and need no such hash. The table cannot be iterated,
/// because its order depends on the addresses. Its owner keeps the objects alive.
struct ObjectTable<Value> {
  /// Open addressing with linear probing; a power of two of slots, at most half of them taken.
  private var keys: [ObjectIdentifier?] = []
  private var values: [Value?] = []
  /// How many values there are.
  private(set) var count = 0

  subscript(object: AnyObject) -> Value? {
    guard count > 0 else { return nil }
    return values[slot(of: ObjectIdentifier(object))]
  }

  /// Sets the value of an object; nil removes it.
  mutating func set(_ value: Value?, of object: AnyObject) {
    guard let value else { return remove(ObjectIdentifier(object)) }
    if 2 * (count + 1) > keys.count { grow() }
    let slot = slot(of: ObjectIdentifier(object))
    if keys[slot] == nil { count += 1 }
    keys[slot] = ObjectIdentifier(object)
    values[slot] = value
  }

  /// The slot where the search for a key begins: the high bits of its product with an irregular
  /// constant (Knuth's multiplicative hashing).
  private func firstSlot(of key: ObjectIdentifier) -> Int {
    let mixed = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (keys.count - 1)
  }

  /// The slot of a key, or the free one where it belongs.
  private func slot(of key: ObjectIdentifier) -> Int {
    var slot = firstSlot(of: key)
    while let other = keys[slot], other != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: nil, count: max(16, 2 * keys.count))
    values = Array(repeating: nil, count: keys.count)
    for (index, key) in oldKeys.enumerated() {
      guard let key else { continue }
      let slot = slot(of: key)
      (keys[slot], values[slot]) = (key, oldValues[index])
    }
  }

  /// Closes the gap that the key leaves, so that each key is found from its first slot on.
  private mutating func remove(_ key: ObjectIdentifier) {
    guard count > 0 else { return }
    let mask = keys.count - 1
    var gap = slot(of: key)
    guard keys[gap] != nil else { return }
    var next = (gap + 1) & mask
    while let other = keys[next] {
      if (next &- firstSlot(of: other)) & mask >= (next &- gap) & mask {
        (keys[gap], values[gap]) = (other, values[next])
        gap = next
      }
      next = (next + 1) & mask
    }
    (keys[gap], values[gap]) = (nil, nil)
    count -= 1
  }
}

/// Indexes of objects, for other modules, in which the compiler does not specialize `ObjectTable`.
package struct ObjectIndexes {
  private var table = ObjectTable<Int>()

  package init() {}

  /// The index of an object; nil where none was set.
  package subscript(object: AnyObject) -> Int? { table[object] }

  package mutating func set(_ index: Int, of object: AnyObject) { table.set(index, of: object) }
}
