import CIgzip
import Testing

@testable import Checksums

@Suite struct DeflaterTests {
  /// igzip 2.30 hashes its stream's address in pages of 64 KiB where it has read nothing yet. Of this
  /// many pages in a row some have a hash that matters here.
  @Test func bytesDoNotDependOnTheAddressOfTheStream() throws {
    let page = 1 << 16
    let pages = 1 << 14
    // Pages are the machine's only once they are written to.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: pages * page + MemoryLayout<isal_zstream>.size, alignment: page)
    defer { memory.deallocate() }
    // Three white rows of forty pixels.
    let row = [0] + [UInt8](repeating: 255, count: 120)
    var streams: Set<[UInt8]> = []
    for index in 0..<pages {
      let stream = (memory + index * page).bindMemory(to: isal_zstream.self, capacity: 1)
      var deflater = Deflater(in: stream)
      (row + row + row).withUnsafeBytes { deflater.add($0, isLast: true) }
      streams.insert(deflater.bytes)
    }
    #expect(streams.count == 1)
  }
}
