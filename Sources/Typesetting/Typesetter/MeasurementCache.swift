import Foundation
import LayoutScene

/// A cache of measurements, because a layout asks for the same ones many times.
///
/// Entries are in two generations. When the young one is full, it replaces the old one, whose
/// entries are dropped; a hit in the old one moves the entry to the young one. The cache is
/// therefore bounded, entries in use are kept, and a hit needs no sorted list.
struct MeasurementCache {
  private var young = Generation()
  private var old = Generation()
  private var numbers = HashTable<TextAttributes, Int>()
  private var latest: (attributes: TextAttributes, number: Int)?

  /// The kept measurement of the text; otherwise the result of `measure`, which is then kept.
  mutating func value(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?, measure: () -> TextMeasurement
  ) -> TextMeasurement {
    let key = Key(text, attributes: number(of: attributes), width: width)
    if let known = young[key] { return known }
    let value = old[key] ?? derived(text, attributes, in: width) ?? measure()
    keep(value, for: key)
    // A text of several lines is often measured again at the width of its widest line, rounded up
    // to pixels. A text with a broken word is excluded, because the word's missing width depends on
    // the given width.
    if let width, value.lineCount > 1, !value.isTruncated, value.brokenWord == nil,
      !attributes.isStyled
    {
      keep(value, for: key.wrapped, room: width)
    }
    return value
  }

  private mutating func keep(_ value: TextMeasurement, for key: Key, room: CGFloat? = nil) {
    if young.isFull {
      old = young
      young = Generation()
    }
    young.insert(value, for: key, room: room)
  }

  /// A measurement that follows from kept ones; nil where the text must be set. A label is first
  /// measured without a width. Most labels then get their natural width or more, and have the same
  /// measurement; of a label that is shortened only the width differs. In a smaller width, lines
  /// stay the same as long as the widest fits.
  private func derived(
    _ text: String, _ attributes: TextAttributes, in width: CGFloat?
  ) -> TextMeasurement? {
    // With runs and paragraph styles, sizes and indents may differ between lines.
    guard !attributes.isStyled else { return nil }
    guard let latest, let room = width, let width = PangoUnits.units(width) else { return nil }
    // Measurements of texts that are set in pieces may differ in their last digit.
    let size = FontBook.usable(attributes.font.size)
    let pieces = Pieces(width: width, fontSize: size)
    let shortest = min(pieces.wrapped, pieces.unwrapped, pieces.truncated, Pieces.leastJoined)
    guard text.utf8.count <= shortest else { return nil }
    let key = Key(text, attributes: latest.number, width: nil)
    let wrapped = young.entry(key.wrapped) ?? old.entry(key.wrapped)
    if let wrapped, let widest = PangoUnits.units(wrapped.value.size.width), widest <= width,
      room <= wrapped.room ?? 0
    {
      return wrapped.value
    }
    guard var whole = young[key] ?? old[key], whole.lineCount == 1, !whole.isTruncated,
      let wanted = PangoUnits.units(whole.size.width)
    else { return nil }
    if wanted <= width { return whole }
    // An ellipsis is about one em wide. Texts with missing glyphs are excluded, because the
    // ellipsis may hide such a character.
    let hasRoom = PangoUnits.points(width) >= 3 * size
    guard attributes.lineLimit == 1, attributes.lineBreak.showsEllipsis, hasRoom,
      whole.missingGlyphs == 0
    else { return nil }
    whole.size.width = PangoUnits.points(width)
    whole.isTruncated = true
    return whole
  }

  /// A number for the attributes, because numbers are faster to hash and compare. Successive
  /// measurements usually have equal attributes, so those of the last one are tried first.
  private mutating func number(of attributes: TextAttributes) -> Int {
    if let latest, latest.attributes == attributes { return latest.number }
    if numbers.count >= 1024 {
      // The numbers are reused, so all entries with old numbers are dropped.
      numbers.removeAll()
      (young, old) = (Generation(), Generation())
    }
    let known = numbers[attributes]
    let number = known ?? numbers.count
    if known == nil { numbers.insert(number, for: attributes) }
    latest = (attributes, number)
    return number
  }
}

extension LineBreakMode {
  fileprivate var showsEllipsis: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

extension MeasurementCache {
  /// A hash table with open addressing. Keys contain a digest, which a `Dictionary` would hash once
  /// more.
  private struct Generation {
    struct KeptMeasurement {
      let key: Key
      var value: TextMeasurement
      /// The width for which a text of several lines was set; nil if the key contains the width.
      var room: CGFloat?
    }

    private var entries: [KeptMeasurement] = []
    /// Indices in `entries`, −1 for an empty slot. Their number is a power of two and twice the
    /// most entries; empty until the first entry.
    private var slots: [Int16] = []
    /// The sum of the texts' lengths in bytes.
    private var size = 0

    private static let limit = 4096

    var isFull: Bool { entries.count >= Self.limit || size >= 4 << 20 }

    subscript(key: Key) -> TextMeasurement? { entry(key)?.value }

    func entry(_ key: Key) -> KeptMeasurement? {
      guard !slots.isEmpty else { return nil }
      let place = slots[slot(of: key)]
      return place >= 0 ? entries[Int(place)] : nil
    }

    /// Keeps `value` for `key`, in place of an older value.
    ///
    /// - Precondition: there is room.
    mutating func insert(_ value: TextMeasurement, for key: Key, room: CGFloat?) {
      if slots.isEmpty { slots = Array(repeating: -1, count: Self.limit * 2) }
      let slot = slot(of: key)
      let entry = KeptMeasurement(key: key, value: value, room: room)
      if slots[slot] >= 0 {
        entries[Int(slots[slot])] = entry
        return
      }
      slots[slot] = Int16(entries.count)
      entries.append(entry)
      size += key.text.utf8.count
    }

    /// The slot of `key`, or the empty slot for it.
    private func slot(of key: Key) -> Int {
      var slot = Int(truncatingIfNeeded: key.digest) & (slots.count - 1)
      while slots[slot] >= 0, entries[Int(slots[slot])].key != key {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }
}

extension MeasurementCache {
  /// Texts are equal if their bytes are. Swift's equality of strings was rejected: for it, é equals
  /// e with a combining accent, of which a font may have only one.
  private struct Key: Equatable {
    let text: String
    private let attributes: Int
    private let width: UInt64
    let digest: UInt64

    init(_ text: String, attributes: Int, width: CGFloat?) {
      // No width has the bits `.max`, which are those of a NaN.
      self.init(text, attributes, bits: width.map { Double($0).bitPattern } ?? .max)
    }

    /// The key of the text on several lines, independent of the width.
    var wrapped: Key { Key(text, attributes, bits: .max - 1) }

    private init(_ text: String, _ attributes: Int, bits width: UInt64) {
      self.text = text
      self.attributes = attributes
      self.width = width
      var digest = Digest(seed: UInt64(truncatingIfNeeded: attributes) ^ self.width)
      self.digest = Self.withBytes(of: text) { digest.add($0) } ?? 0
    }

    static func == (a: Key, b: Key) -> Bool {
      guard a.digest == b.digest, a.attributes == b.attributes, a.width == b.width else {
        return false
      }
      return withBytes(of: a.text) { a in
        withBytes(of: b.text) { b in
          guard a.count == b.count else { return false }
          guard let first = a.baseAddress, let second = b.baseAddress, first != second else {
            return true
          }
          return memcmp(first, second, a.count) == 0
        }
      } == true
    }

    /// Calls `body` with the text's bytes; nil only for a string whose storage is not UTF-8, which
    /// only Objective-C has.
    private static func withBytes<R>(
      of text: String, _ body: (UnsafeRawBufferPointer) -> R
    ) -> R? {
      text.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    }
  }

  /// A fast digest of a text's length, its end and some 8-byte words in between. Different long
  /// texts usually differ there; if not, the comparison of all bytes distinguishes them.
  private struct Digest {
    private var state: UInt64

    init(seed: UInt64) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

    mutating func add(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
      mix(UInt64(bytes.count))
      guard bytes.count >= 8 else {
        for byte in bytes { state = state << 8 | state >> 56 ^ UInt64(byte) }
        mix(0)
        return state
      }
      let last = bytes.count - 8
      // At most 32 words.
      let step = max(8, last / 32)
      for place in stride(from: 0, to: last, by: step) {
        mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      mix(bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
      return state
    }

    private mutating func mix(_ word: UInt64) {
      let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      state = product.high ^ product.low
    }
  }
}
