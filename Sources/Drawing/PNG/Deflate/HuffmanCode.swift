/// A prefix code for one alphabet of Deflate, RFC 1951: the shortest for how often each symbol is
/// used, as far as the limit on its lengths allows.
struct HuffmanCode {
  /// Bits a symbol; 0 for one that is not used.
  private(set) var lengths: [UInt8]
  /// The bits of each symbol, the first to be written lowest.
  private(set) var codes: [UInt32]

  /// Up to the last symbol that is used.
  var usedCount: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  /// - Parameters:
  ///   - counts: how often each symbol is used. At least two symbols get a code, because decoders
  ///     differ in what they make of an incomplete one.
  ///   - limit: bits.
  init(counts: [UInt32], limit: Int) {
    var counts = counts
    var used = counts.count { $0 > 0 }
    for symbol in counts.indices where used < 2 && counts[symbol] == 0 {
      counts[symbol] = 1
      used += 1
    }
    lengths = Self.lengths(counts)
    // Flatter counts make a flatter tree. In a block of 2^16 tokens this is hardly ever needed.
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    codes = Self.codes(lengths)
  }

  /// Huffman's method with two queues: the leaves in order of their counts, and the nodes made of
  /// them, which come about in that order. Ties go to the lower symbol, so that the result is one.
  private static func lengths(_ counts: [UInt32]) -> [UInt8] {
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
    var (leaf, node) = (0, leaves.count)
    func lightest(_ end: Int) -> Int {
      let isLeaf = leaf < leaves.count && (node >= end || weights[leaf] <= weights[node])
      defer { if isLeaf { leaf += 1 } else { node += 1 } }
      return isLeaf ? leaf : node
    }
    for parent in leaves.count..<parents.count {
      let (first, second) = (lightest(parent), lightest(parent))
      weights.append(weights[first] + weights[second])
      parents[first] = parent
      parents[second] = parent
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  /// The codes that RFC 1951, 3.2.2, gives to the lengths.
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1..<16 {
      let count = lengths.count { $0 == length }
      next[length + 1] = (next[length] + UInt32(count)) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return next[Int(length)].bitSwapped >> (32 - UInt32(length))
    }
  }
}

extension UInt32 {
  /// The same bits in the opposite order.
  fileprivate var bitSwapped: UInt32 {
    var word = byteSwapped
    word = (word & 0x0F0F_0F0F) << 4 | (word >> 4 & 0x0F0F_0F0F)
    word = (word & 0x3333_3333) << 2 | (word >> 2 & 0x3333_3333)
    return (word & 0x5555_5555) << 1 | (word >> 1 & 0x5555_5555)
  }
}
