#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A growable array of plain values behind one pointer.
///
/// Indices are not checked, because the inner loops use indices that the solver made itself.
/// Arguments of the public interface are checked there. The owner calls `free`.
struct Slab<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = Self.resized(nil, to: capacity)
  }

  /// Frees the memory. No copy of the slab may be used afterwards.
  func free() { release(base) }

  /// Resizes the memory to `capacity` elements and keeps the contents. `realloc` moves a large
  /// piece by changing page tables, which is much faster than copying.
  private static func resized(_ old: UnsafeMutablePointer<Element>?, to capacity: Int)
    -> UnsafeMutablePointer<Element>
  {
    let size = capacity * MemoryLayout<Element>.stride
    guard let memory = realloc(old, size) else { fatalError("out of memory") }
    if size >= 2 * hugePage {
      // Requests huge pages only for the part that covers whole ones; the parts before and after it
      // stay on small pages.
      let start = (UInt(bitPattern: memory) + UInt(hugePage) - 1) & ~UInt(hugePage - 1)
      let length = Int(UInt(bitPattern: memory) + UInt(size) - start) & ~(hugePage - 1)
      madvise(UnsafeMutableRawPointer(bitPattern: start), length, MADV_HUGEPAGE)
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }

  @inline(__always) subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(base + index) }
    nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Appends the elements of `other` from an index on.
  mutating func append(contentsOf other: Slab, from start: Int) {
    let size = count + other.count - start
    if size > capacity { grow(to: size) }
    (base + count).update(from: other.base + start, count: other.count - start)
    count = size
  }

  /// Drops the elements from `size` on.
  mutating func truncate(to size: Int) { count = min(count, size) }

  /// Extends the slab to at least `size` elements. New elements are `filler`.
  @inline(__always) mutating func extend(to size: Int, with filler: Element) {
    if size > count { lengthen(to: size, with: filler) }
  }

  @inline(never) private mutating func lengthen(to size: Int, with filler: Element) {
    if size > capacity { grow(to: size) }
    (base + count).initialize(repeating: filler, count: size - count)
    count = size
  }

  /// Makes the slab `size` long, every element `filler`.
  mutating func fill(_ size: Int, with filler: Element) {
    removeAll()
    extend(to: size, with: filler)
  }

  /// Inserts an element; those from `index` on move up by one.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var position = count - 1
    while position > index {
      base[position] = base[position - 1]
      position -= 1
    }
    base[index] = element
  }

  /// A small slab grows fourfold. While it doubled, a sixth of the instructions that build a small system were copies.
  @inline(never) private mutating func grow(to size: Int) {
    capacity = Swift.max(size, capacity * (capacity < 4096 ? 4 : 2))
    base = Self.resized(base, to: capacity)
  }
}

private let hugePage = 1 << 21

/// Calls the C library's `free`, which the method `free` hides inside the type.
private func release(_ memory: UnsafeMutableRawPointer) { free(memory) }

extension Slab where Element == Int {
  /// Sorts ascending, in place.
  func sort() {
    var all = UnsafeMutableBufferPointer(start: base, count: count)
    all.sort()
  }

  /// Sorts in place: by insertion where there are few elements, as almost always.
  func sort(by precedes: (Int, Int) -> Bool) {
    var all = UnsafeMutableBufferPointer(start: base, count: count)
    guard count < 16 else { return all.sort(by: precedes) }
    for end in 0..<count {
      let element = base[end]
      var at = end
      while at > 0, precedes(element, base[at - 1]) {
        base[at] = base[at - 1]
        at -= 1
      }
      base[at] = element
    }
  }
}
