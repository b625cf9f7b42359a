import CIgzip

/// Makes a raw Deflate stream (RFC 1951) with igzip. The bytes are the same on every processor for which
/// `igzip_is_uniform()` is true; callers ask that first.
///
/// igzip chooses its code by the processor. At levels 0 to 2 the bytes are the same with SSE4.2, AVX,
/// AVX2 and AVX-512; at level 3 they are not, nor without SSE4.2, where it hashes otherwise.
package struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(igzip_level_1_memory))
  private let output = UnsafeMutablePointer<UInt8>.allocate(capacity: outputLimit)
  /// The stream as far as it has been made.
  package private(set) var bytes: [UInt8] = []

  private static var outputLimit: Int { 1 << 17 }
  /// The length of the first block in bytes. igzip compresses so few bytes with its code for the
  /// end of an input.
  private static var firstBlockLimit: Int { 16 }

  /// False only in the test that chooses the stream's address.
  private let ownsStream: Bool

  package init() { self.init(in: .allocate(capacity: 1), ownsStream: true) }

  /// - Parameter stream: memory for igzip's state. The bytes do not depend on its address.
  init(in stream: UnsafeMutablePointer<isal_zstream>, ownsStream: Bool = false) {
    (self.stream, self.ownsStream) = (stream, ownsStream)
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = memory
    stream.pointee.level_buf_size = igzip_level_1_memory
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
  }

  deinit {
    if ownsStream { stream.deallocate() }
    memory.deallocate()
    output.deallocate()
  }

  /// Compresses bytes; the first bytes of the stream become a block of their own. Otherwise igzip
  /// 2.30 takes the third byte's hash from a register that still holds the stream's address
  /// (`isal_deflate_icf_body_hash_hist`, where nothing has been read before), and finds other
  /// repetitions in each run.
  package mutating func add(_ input: UnsafeRawBufferPointer, isLast: Bool) {
    let first = stream.pointee.total_in == 0 ? min(input.count, Self.firstBlockLimit) : 0
    if first > 0 {
      deflate(input[..<first], flush: SYNC_FLUSH, isLast: isLast && first == input.count)
    }
    if first < input.count { deflate(input[first...], flush: NO_FLUSH, isLast: isLast) }
  }

  private mutating func deflate(
    _ input: Slice<UnsafeRawBufferPointer>, flush: Int32, isLast: Bool
  ) {
    let input = UnsafeMutableRawBufferPointer(
      mutating: UnsafeRawBufferPointer(rebasing: input)
    ).bindMemory(to: UInt8.self)
    stream.pointee.next_in = input.baseAddress
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.flush = UInt16(flush)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      stream.pointee.next_out = output
      stream.pointee.avail_out = UInt32(Self.outputLimit)
      // The only error is that of a level which does not exist or lacks memory.
      isal_deflate(stream)
      let written = Self.outputLimit - Int(stream.pointee.avail_out)
      bytes += UnsafeBufferPointer(start: output, count: written)
    } while stream.pointee.avail_out == 0
  }
}
