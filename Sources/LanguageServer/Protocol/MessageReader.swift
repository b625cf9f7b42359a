/// Takes a stream of bytes apart into messages, each behind a header with its length, as the Language Server
/// Protocol has them. No more than one message is kept, and no more of it than the limit allows.
package struct MessageReader {
  /// The largest message. A document has at most a megabyte, which escapes may make some times larger.
  package static let sizeLimit = 32 << 20
  private static let headerLimit = 8 << 10
  private static let headerEnd = Array("\r\n\r\n".utf8)

  private var buffer: [UInt8] = []
  /// How many bytes of a message that is too large are still to come. They are not kept.
  private var skipped = 0
  /// The length of the message whose header has been read; nil before that.
  private var length: Int?

  package init() {}

  /// The messages that are complete with further bytes, in their order, and what was wrong instead of one.
  package mutating func read(_ bytes: some Collection<UInt8>) -> [Result<[UInt8], RPCError>] {
    let dropped = min(skipped, bytes.count)
    skipped -= dropped
    buffer += bytes.dropFirst(dropped)
    var messages: [Result<[UInt8], RPCError>] = []
    while let next = next() { messages.append(next) }
    return messages
  }

  private mutating func next() -> Result<[UInt8], RPCError>? {
    if length == nil {
      guard let header = header() else { return nil }
      do throws(RPCError) {
        length = try Self.length(in: header)
      } catch {
        return .failure(error)
      }
    }
    guard let length else { return nil }
    guard length <= Self.sizeLimit else {
      self.length = nil
      let present = min(length, buffer.count)
      buffer.removeFirst(present)
      skipped = length - present
      return .failure(.unreadable("a message has at most \(Self.sizeLimit) bytes, not \(length)"))
    }
    guard buffer.count >= length else { return nil }
    let body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    self.length = nil
    return .success(body)
  }

  /// The lines of the next header, which is removed; nil while it is not complete.
  private mutating func header() -> String? {
    guard let end = buffer.firstRange(of: Self.headerEnd) else {
      // What is so long is no header. Its end is kept, in which the next one may begin.
      if buffer.count > Self.headerLimit { buffer.removeFirst(buffer.count - 64) }
      return nil
    }
    let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
    buffer.removeFirst(end.upperBound)
    return header
  }

  private static func length(in header: String) throws(RPCError) -> Int {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().hasSuffix("content-length") else { continue }
      guard let length = Int(parts[1].filter { $0 != " " }), length >= 0 else {
        throw .unreadable("the length “\(parts[1])” of a message is no number of bytes")
      }
      return length
    }
    throw .unreadable("a message begins with the line Content-Length and an empty line")
  }

  /// A message as bytes, with its header.
  package static func framed(_ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
