import CICU

/// Calls into ICU, which knows the world's locales. Every call names its locale and time zone, so that
/// neither `LANG` nor `TZ` can change a result, and data come from ICU's own library only.
enum ICU {
  private static let isReady: Void = icu_ignoreEnvironment()

  /// Has to be called before any other call into ICU.
  static func prepare() { isReady }

  /// A result in ASCII, such as an identifier; nil where ICU has none.
  static func identifier(
    _ call: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    prepare()
    return result(call).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  /// A result in UTF-16, such as a name; nil where ICU has none.
  static func text(
    _ call: (UnsafeMutablePointer<UInt16>, Int32) -> Int32
  ) -> String? {
    prepare()
    return result(call).map { String(decoding: $0, as: UTF16.self) }
  }

  /// The buffer is longer than any name and any formatted value. A longer result would be nil.
  private static func result<Unit>(
    _ call: (UnsafeMutablePointer<Unit>, Int32) -> Int32
  ) -> [Unit]? {
    let capacity = 1024
    var count = -1
    let units = [Unit](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      count = Int(call(start, Int32(capacity)))
      initialized = max(0, min(count, capacity))
    }
    return (0...capacity).contains(count) ? units : nil
  }

  /// The names in one of ICU's lists, in its order.
  static func names(_ open: () -> OpaquePointer?) -> [String] {
    prepare()
    guard let list = open() else { return [] }
    defer { icu_closeNames(list) }
    var names: [String] = []
    while let name = icu_next(list) { names.append(String(cString: name)) }
    return names
  }
}

extension String {
  /// An identifier of ICU with the hyphens of a tag.
  var hyphenated: String { String(map { $0 == "_" ? "-" : $0 }) }

  /// A tag with the underscores of ICU's tables.
  var underscored: String { String(map { $0 == "-" ? "_" : $0 }) }
}
