/// A dictionary whose first use is cheap.
///
/// The first use of a `Dictionary` with a new type of key makes the runtime search the program's
/// conformances, some six thousand, for the key's `Hashable`. That takes a tenth of a millisecond,
/// which matters to a program that measures three labels. Here the dictionary's key is the hash,
/// and the runtime already knows that integers are hashable.
struct HashTable<Key: Hashable, Value> {
  private var buckets: [Int: [(key: Key, value: Value)]] = [:]
  private(set) var count = 0

  subscript(key: Key) -> Value? {
    guard let bucket = buckets[key.hashValue] else { return nil }
    return bucket.first { $0.key == key }?.value
  }

  /// - Precondition: the table has no value for `key` yet.
  mutating func insert(_ value: Value, for key: Key) {
    buckets[key.hashValue, default: []].append((key, value))
    count += 1
  }

  mutating func removeAll() {
    buckets.removeAll()
    count = 0
  }
}
