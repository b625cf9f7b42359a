/// Files of strings as builds of apps have them: a binary property list with a dictionary of texts.
struct BinaryStrings {
  private let bytes: [UInt8]
  private let referenceSize: Int
  /// Where each object begins.
  private let offsets: [Int]

  /// The same property list in XML; nil for bytes that are none with texts alone.
  static func xml(_ bytes: [UInt8], limit: Int) -> String? {
    guard bytes.starts(with: Array("bplist00".utf8)), let list = BinaryStrings(bytes),
      let texts = list.texts
    else { return nil }
    var xml = "<plist>\n<dict>\n"
    for (key, text) in texts {
      xml += "<key>\(escaped(key))</key>\n<string>\(escaped(text))</string>\n"
      // Many keys may have one text.
      guard xml.utf8.count <= limit else { return nil }
    }
    return xml + "</dict>\n</plist>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let size = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(size), (1...8).contains(referenceSize),
      let count = Self.number(bytes, trailer + 8, 8), count <= bytes.count,
      let top = Self.number(bytes, trailer + 16, 8), top < count,
      let table = Self.number(bytes, trailer + 24, 8)
    else { return nil }
    let found = (0..<count).compactMap { Self.number(bytes, table + $0 * size, size) }
    guard found.count == count else { return nil }
    // The first one is the dictionary.
    offsets = [found[top]] + found
  }

  /// A number of so many bytes; nil outside of the file.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    let number = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(bytes.count) ? Int(number) : nil
  }

  /// The dictionary's keys and texts in their order.
  private var texts: [(String, String)]? {
    guard let dictionary = head(at: offsets[0]), dictionary.kind == 0xD,
      dictionary.count <= bytes.count
    else { return nil }
    let references = (0..<2 * dictionary.count).compactMap {
      Self.number(bytes, dictionary.start + $0 * referenceSize, referenceSize)
    }
    let words = references.compactMap { $0 + 1 < offsets.count ? text(at: offsets[$0 + 1]) : nil }
    guard words.count == 2 * dictionary.count else { return nil }
    return Array(zip(words.prefix(dictionary.count), words.suffix(dictionary.count)))
  }

  /// The kind of the object at a place, the number of its parts, and where these begin.
  private func head(at start: Int) -> (kind: UInt8, count: Int, start: Int)? {
    guard start < bytes.count else { return nil }
    let (kind, count) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
    guard count == 0xF else { return (kind, count, start + 1) }
    // A larger number is an object of its own.
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    return Self.number(bytes, start + 2, size).map { (kind, $0, start + 2 + size) }
  }

  private func text(at start: Int) -> String? {
    guard let text = head(at: start), text.kind == 5 || text.kind == 6 else { return nil }
    let size = text.kind == 5 ? 1 : 2
    guard text.count <= (bytes.count - text.start) / size else { return nil }
    let letters = bytes[text.start..<text.start + text.count * size]
    guard size == 2 else { return String(validating: letters, as: UTF8.self) }
    let units = (0..<text.count).map { index in
      UInt16(bytes[text.start + 2 * index]) << 8 | UInt16(bytes[text.start + 2 * index + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}
