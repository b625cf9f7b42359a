/// What a page hears while it is open, in the form of server-sent events.
enum EventStream {
  /// Tells the browser to ask again half a second after it has lost the stream.
  static let retry = Array("retry: 500\n".utf8)

  /// An event with data on one line, which is JSON.
  static func event(_ name: String, _ data: [UInt8] = Array("{}".utf8)) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }
}
