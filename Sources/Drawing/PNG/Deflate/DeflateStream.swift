/// Writes a zlib stream, RFC 1950 and 1951, of what somebody else found to be literal or repeated.
///
/// Tokens are gathered into blocks; each block has codes of its own. The checksum is the caller's,
/// who knows better than to look at every byte.
struct DeflateStream: ~Copyable {
  /// Everything written so far; whole once `finish` has been called.
  private(set) var bytes: [UInt8] = [0x78, 0x01]
  /// Of a block: a literal byte, or a match's length shifted by 16 and its distance.
  private let tokens = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: blockLimit)
  private var count = 0
  private var bits = BitBuffer()

  /// Tokens a block.
  private static var blockLimit: Int { 1 << 16 }

  deinit {
    tokens.deallocate()
  }

  @inline(__always)
  mutating func append(literal: UInt8) {
    append(token: UInt32(literal))
  }

  /// Repeats `length` bytes, at least 3, from `distance` bytes back, 1 … 32,768.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    var rest = length
    while rest > 258 {
      // What is left over must be long enough for a match of its own.
      let part = rest < 261 ? 255 : 258
      append(match: part, distance)
      rest -= part
    }
    append(match: rest, distance)
  }

  @inline(__always)
  private mutating func append(match length: Int, _ distance: Int) {
    append(token: UInt32(truncatingIfNeeded: length << 16 | distance))
  }

  @inline(__always)
  private mutating func append(token: UInt32) {
    if count == Self.blockLimit { endBlock(isLast: false) }
    tokens.initializeElement(at: count, to: token)
    count += 1
  }

  /// - Parameter checksum: Adler-32 of all bytes that the stream stands for.
  mutating func finish(checksum: UInt32) {
    endBlock(isLast: true)
    bits.flush(to: &bytes)
    bytes.append(word: Int(checksum))
  }

  private mutating func endBlock(isLast: Bool) {
    let tokens = UnsafeBufferPointer(rebasing: tokens[..<count])
    let block = DeflateBlock(tokens)
    block.write(tokens, isLast: isLast, bits: &bits, to: &bytes)
    count = 0
  }
}

/// Bits on their way into bytes, the lowest first.
struct BitBuffer {
  private var word: UInt64 = 0
  /// At most 7 between two appends.
  private var count: UInt64 = 0

  /// Appends up to 56 bits: stores eight bytes at `place`, which moves behind those that are full.
  @inline(__always)
  mutating func append(
    _ value: UInt64, _ length: UInt64, at place: inout UnsafeMutableRawPointer
  ) {
    word |= value &<< count
    count &+= length
    place.storeBytes(of: word.littleEndian, as: UInt64.self)
    let full = count &>> 3
    word = word &>> (full &<< 3)
    count &= 7
    place += Int(full)
  }

  /// Fills the last byte with zeros.
  mutating func flush(to bytes: inout [UInt8]) {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: word)) }
    (word, count) = (0, 0)
  }
}
