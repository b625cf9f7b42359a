import CIgzip
import Checksums
import Foundation

/// The lines of a page with many items, compressed. A page of 4,000 cells has 76 MB of lines, which become 17 MB.
///
/// Lines are packed together until they have `leastBytes`. What a packed line contains depends on the lines before it and
/// on nothing else, so that a merged page has the bytes of the page made in one go.
package struct PackedLines {
  /// The least items of a page whose lines are packed. The lines of a smaller page can be read as they are.
  package static let leastItems = 400
  static let leastBytes = 1 << 20
  /// The most bytes that the packed lines of one page stand for. Somebody else may have written them.
  static let mostBytes = 1 << 30

  static let opening = "<script type=\"application/json\" class=\"packed\">\""
  static let closing = "\"\(PageKind.blockClosing)"

  private let packs: Bool
  private var waiting: [UInt8] = []

  /// - Parameter items: the items of the whole run.
  package init(items: Int) {
    // Without SSE4.2 igzip writes other bytes than elsewhere.
    packs = items >= Self.leastItems && igzip_is_uniform()
  }

  /// Takes whole lines, and returns those that can be written.
  package mutating func append(_ lines: [UInt8]) -> [UInt8] {
    guard packs else { return lines }
    var written: [UInt8] = []
    var rest = lines[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      waiting += rest[...end]
      rest = rest[(end + 1)...]
      if waiting.count >= Self.leastBytes { written += finish() }
    }
    return written
  }

  /// The lines that are left.
  package mutating func finish() -> [UInt8] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    return Array(Self.opening.utf8) + Array(Data(Self.deflated(waiting)).base64EncodedData())
      + Array(Self.closing.utf8)
  }

  // MARK: Reading

  /// The lines of a page, of which any may be packed; nil where a packed line is damaged or the lines are too long.
  static func unpacked(_ lines: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard lines.starts(with: opening.utf8) else { return lines }
    var bytes: [UInt8] = []
    var rest = lines
    while rest.starts(with: opening.utf8) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        rest[...end].suffix(closing.utf8.count).elementsEqual(closing.utf8)
      else { return nil }
      let text = rest[...end].dropFirst(opening.utf8.count).dropLast(closing.utf8.count)
      guard let data = Data(base64Encoded: Data(text)),
        let lines = inflated(Array(data), most: mostBytes - bytes.count)
      else { return nil }
      bytes += lines
      rest = rest[(end + 1)...]
    }
    return (bytes + rest)[...]
  }

  // MARK: Deflate

  /// Bytes as a raw Deflate stream (RFC 1951).
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = Deflater()
    bytes.withUnsafeBytes { stream.add($0, isLast: true) }
    return stream.bytes
  }

  /// The bytes that a whole raw Deflate stream stands for; nil where it is damaged, or where they are more than `most`.
  private static func inflated(_ bytes: [UInt8], most: Int) -> [UInt8]? {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    var output = [UInt8](repeating: 0, count: 1 << 17)
    defer { state.deallocate() }
    isal_inflate_init(state)
    var result: [UInt8] = []
    var status: Int32 = 0
    bytes.withUnsafeBufferPointer { input in
      state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      state.pointee.avail_in = UInt32(input.count)
      repeat {
        output.withUnsafeMutableBufferPointer {
          state.pointee.next_out = $0.baseAddress
          state.pointee.avail_out = UInt32($0.count)
          status = isal_inflate(state)
        }
        result += output.dropLast(Int(state.pointee.avail_out))
      } while status == 0 && state.pointee.avail_out == 0 && result.count <= most
    }
    guard status == 0, result.count <= most, state.pointee.avail_in == 0,
      state.pointee.block_state == ISAL_BLOCK_FINISH
    else { return nil }
    return result
  }
}
