/// A block of Deflate with the codes that suit its tokens best.
struct DeflateBlock {
  private let letters: HuffmanCode
  private let distances: HuffmanCode
  private let head: Head
  /// Of the block, its head and end included.
  private let bitCount: Int

  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    var letterCounts = [UInt32](repeating: 0, count: 286)
    var distanceCounts = [UInt32](repeating: 0, count: 30)
    var extra = 0
    letterCounts[Alphabet.end] = 1
    let lengths = Alphabet.lengths
    for token in tokens {
      if token < 256 {
        letterCounts[Int(token)] += 1
      } else {
        let length = lengths[Int(token >> 16)]
        let distance = Alphabet.distance(Int(token & 0xFFFF))
        letterCounts[Int(length.symbol)] += 1
        distanceCounts[distance.symbol] += 1
        extra += Int(length.bits) + distance.bits
      }
    }
    letters = HuffmanCode(counts: letterCounts, limit: 15)
    distances = HuffmanCode(counts: distanceCounts, limit: 15)
    head = Head(letters, distances)
    bitCount =
      head.bitCount + extra + Self.bits(letters, letterCounts)
      + Self.bits(distances, distanceCounts)
  }

  private static func bits(_ code: HuffmanCode, _ counts: [UInt32]) -> Int {
    zip(code.lengths, counts).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// Appends the block. Bits that do not fill a byte stay in `bits`.
  func write(
    _ tokens: UnsafeBufferPointer<UInt32>, isLast: Bool, bits: inout BitBuffer,
    to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    // For what was left in `bits`, and for the last store, which goes beyond the last byte.
    let room = bitCount / 8 + 16
    bytes.append(contentsOf: repeatElement(0, count: room))
    let written = bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      var place = base + start
      head.write(isLast: isLast, bits: &bits, at: &place)
      writeBody(tokens, bits: &bits, at: &place)
      return place - base
    }
    bytes.removeLast(start + room - written)
  }

  private func writeBody(
    _ tokens: UnsafeBufferPointer<UInt32>, bits: inout BitBuffer,
    at place: inout UnsafeMutableRawPointer
  ) {
    let letters = letterBits()
    let distances = (0..<30).map { Bits(self.distances, $0) }
    for token in tokens {
      if token < 256 {
        let letter = letters[Int(token)]
        bits.append(letter.word, letter.count, at: &place)
        continue
      }
      let length = letters[256 + Int(token >> 16)]
      let symbol = Alphabet.distance(Int(token & 0xFFFF))
      var match = length
      match.append(distances[symbol.symbol])
      match.append(Bits(word: UInt64(symbol.extra), count: UInt64(symbol.bits)))
      bits.append(match.word, match.count, at: &place)
    }
    bits.append(self.letters, Alphabet.end, at: &place)
  }

  /// What is written for each literal, 0 … 255, and each length, from 256 on.
  private func letterBits() -> [Bits] {
    (0..<256).map { Bits(letters, $0) }
      + Alphabet.lengths.map { length in
        var bits = Bits(letters, Int(length.symbol))
        bits.append(Bits(word: UInt64(length.extra), count: UInt64(length.bits)))
        return bits
      }
  }
}

/// A few bits, the lowest first.
private struct Bits {
  var word, count: UInt64

  init(word: UInt64, count: UInt64) {
    self.word = word
    self.count = count
  }

  init(_ code: HuffmanCode, _ symbol: Int) {
    self.init(word: UInt64(code.codes[symbol]), count: UInt64(code.lengths[symbol]))
  }

  @inline(__always)
  mutating func append(_ other: Bits) {
    word |= other.word &<< count
    count &+= other.count
  }
}

extension BitBuffer {
  fileprivate mutating func append(
    _ code: HuffmanCode, _ symbol: Int, at place: inout UnsafeMutableRawPointer
  ) {
    let bits = Bits(code, symbol)
    append(bits.word, bits.count, at: &place)
  }
}

/// What a block begins with: the lengths of its two codes, in a code of their own.
private struct Head {
  private let symbols: [(symbol: Int, extra: UInt64)]
  private let code: HuffmanCode
  private let letterCount, distanceCount, orderCount: Int

  /// The order in which the lengths of the head's own code are written: the likeliest to be 0 last.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ letters: HuffmanCode, _ distances: HuffmanCode) {
    letterCount = max(257, letters.usedCount)
    distanceCount = max(1, distances.usedCount)
    symbols = Self.symbols(
      Array(letters.lengths[..<letterCount]) + Array(distances.lengths[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for (symbol, _) in symbols { counts[symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    self.code = code
    orderCount = max(4, 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
  }

  var bitCount: Int {
    symbols.reduce(17 + orderCount * 3) {
      $0 + Int(code.lengths[$1.symbol]) + Self.extra($1.symbol)
    }
  }

  /// Extra bits of a symbol.
  private static func extra(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  /// Lengths as they are written: three and more alike in a row become a count.
  private static func symbols(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt64)] {
    var symbols: [(symbol: Int, extra: UInt64)] = []
    var rest = lengths[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }.count
      var taken = 1
      if first == 0, run >= 3 {
        taken = min(run, 138)
        symbols.append(taken < 11 ? (17, UInt64(taken - 3)) : (18, UInt64(taken - 11)))
      } else {
        symbols.append((Int(first), 0))
        if run >= 4 {
          taken = min(run, 7)
          symbols.append((16, UInt64(taken - 4)))
        }
      }
      rest = rest.dropFirst(taken)
    }
    return symbols
  }

  func write(isLast: Bool, bits: inout BitBuffer, at place: inout UnsafeMutableRawPointer) {
    bits.append(isLast ? 5 : 4, 3, at: &place)
    bits.append(UInt64(letterCount - 257), 5, at: &place)
    bits.append(UInt64(distanceCount - 1), 5, at: &place)
    bits.append(UInt64(orderCount - 4), 4, at: &place)
    for symbol in Self.order[..<orderCount] {
      bits.append(UInt64(code.lengths[symbol]), 3, at: &place)
    }
    for (symbol, extra) in symbols {
      bits.append(code, symbol, at: &place)
      bits.append(extra, UInt64(Self.extra(symbol)), at: &place)
    }
  }
}

/// Deflate's symbols for lengths and distances.
private enum Alphabet {
  /// The symbol that ends a block.
  static let end = 256

  struct Length {
    var symbol: UInt16
    /// What is added to the symbol's shortest length, in so many bits.
    var extra, bits: UInt8
  }

  /// By length, 3 … 258.
  static let lengths: [Length] = {
    var table = [Length](repeating: Length(symbol: 0, extra: 0, bits: 0), count: 3)
    for symbol in 257..<285 {
      let bits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<1 << bits {
        table.append(Length(symbol: UInt16(symbol), extra: UInt8(extra), bits: UInt8(bits)))
      }
    }
    // The longest has a symbol to itself.
    table[258] = Length(symbol: 285, extra: 0, bits: 0)
    return table
  }()

  /// The symbol of a distance, 1 … 32,768, and what is added to the symbol's shortest distance.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int, bits: Int) {
    let distance = distance - 1
    guard distance >= 4 else { return (distance, 0, 0) }
    let bits = Int.bitWidth - 2 - distance.leadingZeroBitCount
    return (bits * 2 + distance >> bits, distance & ((1 << bits) - 1), bits)
  }
}
