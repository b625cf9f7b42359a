/// A dictionary that is cheap to have.
///
/// The first use of a `Dictionary` with a type of key of its own makes the runtime search all
/// conformances of the program, some six thousand, for the key's `Hashable`. That takes a tenth of a
/// millisecond, which a program that measures three labels notices. Here the hash is the key, and
/// integers have been looked up long before.
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
