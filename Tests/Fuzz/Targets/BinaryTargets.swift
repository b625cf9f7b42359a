import Comparison
import Documents
import Drawing
import LayoutScene

@testable import Reports
@testable import Snapshots

/// A file as it is; or, where it does not begin like a PNG, one made of the bytes with the checksums
/// that damage would break: a header of thirteen bytes, then chunks, whose pixels are not compressed.
func fuzzPNG(_ bytes: [UInt8]) {
  let file = bytes.first == 0x89 ? bytes : pngFile(bytes[...])
  do throws(PNG.Fault) {
    let size = try PNG.size(of: file)
    precondition(size.width > 0 && size.height > 0, "a picture without a size")
    let bitmap = try PNG.decode(file, pixelLimit: 1 << 16)
    precondition((bitmap.width, bitmap.height) == size, "another size than the header's")
  } catch { return }
}

/// The parts of plumb's own reports, with record separators between them.
func fuzzReports(_ bytes: [UInt8]) {
  var read: [ReportMerge.Part] = []
  for (number, part) in parts(bytes).enumerated() {
    guard let value = try? JSONFile.value(part, file: "\(number).json") else { return }
    read.append(("\(number).json", value))
  }
  do throws(Failure) {
    _ = try ReportMerge.merged(read).text()
  } catch {
    precondition(error.status == .badInput && error.messages.allSatisfy { !$0.isEmpty })
  }
}

/// What is between the opening and the closing of pages, with record separators between pages. To
/// compare the opening itself, all of the page's script, would take nine tenths of the time.
func fuzzPages(_ bytes: [UInt8]) {
  let pages = parts(bytes)
  do throws(PageError) {
    var parts = MergedPage(kind: ComparisonPage.kind)
    for (page, lines) in pages.enumerated() { try parts.add(lines: lines[...], page: page) }
    let blocks = try parts.inOrder()
    precondition(!blocks.isEmpty && blocks.allSatisfy { $0.last == UInt8(ascii: "\n") })
  } catch {
    let names = pages.indices.map { "\($0).html" }
    precondition(!error.message(names: names, kind: ComparisonPage.kind).isEmpty)
  }
}

/// What is known of a snapshot. What can be read is written, and is read as the same again.
func fuzzSnapshot(_ bytes: [UInt8]) {
  _ = StoredSnapshot.Summary(bytes)
  do throws(SnapshotError) {
    let snapshot = try StoredSnapshot(bytes, path: "a.frames.json")
    let file = snapshot.file
    precondition(StoredSnapshot.Summary(file) != nil, "a file that is not as it was written")
    let again = try StoredSnapshot(file, path: "b.frames.json")
    precondition(again.file == file, "another snapshot when it is read again")
    do throws(RecordError) {
      let document = try RecordReader(file: "a.yaml").document(snapshot.record)
      precondition(!document.views.isEmpty, "a record without the root")
    } catch { precondition(!"\(error)".isEmpty) }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

// MARK: PNG

private func pngFile(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var rest = bytes
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  append(chunk: "IHDR", Array(take(13, of: &rest)), to: &file)
  let kinds = ["PLTE", "tRNS", "IDAT", "IDAT", "tEXt", "gAMA", "iCCP", "IEND"]
  var pixels: [UInt8] = []
  while let kind = rest.popFirst() {
    let length = Int(rest.popFirst() ?? 0) * (kind & 0x80 == 0 ? 1 : 16)
    let content = take(length, of: &rest)
    switch kinds[Int(kind & 7)] {
    case "IDAT": pixels += content
    case let name: append(chunk: name, Array(content), to: &file)
    }
  }
  let stream = stored(pixels)
  // In two chunks, as the stream may be divided anywhere.
  let middle = stream.count / 3
  append(chunk: "IDAT", Array(stream[..<middle]), to: &file)
  append(chunk: "IDAT", Array(stream[middle...]), to: &file)
  append(chunk: "IEND", [], to: &file)
  return file
}

private func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  defer { rest = rest.dropFirst(count) }
  return rest.prefix(count)
}

private func append(chunk name: String, _ content: [UInt8], to file: inout [UInt8]) {
  let body = Array(name.utf8) + content
  file += word(UInt32(content.count)) + body + word(crc(body))
}

private func word(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
}

/// A zlib stream of stored blocks.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let part = bytes[start..<min(start + 0xFFFF, bytes.count)]
    start += part.count
    let length = UInt16(part.count)
    stream.append(start == bytes.count ? 1 : 0)
    for half in [length, ~length] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
    stream += part
  } while start < bytes.count
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return stream + word(b << 16 | a)
}

private let crcTable: [UInt32] = (0..<256).map { number in
  (0..<8).reduce(UInt32(number)) { value, _ in
    value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
  }
}

private func crc(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
}
