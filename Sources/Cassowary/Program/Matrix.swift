/// One coefficient, as it stands in the list of a row or of a column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  /// In a row's list the structural variable, in a variable's list the row.
  var other: Int32
  /// Where the same coefficient stands in the list of `other`.
  var back: Int32
}

/// A stretch of the entry store.
struct Extent: BitwiseCopyable {
  @Narrow var start = 0
  @Narrow var count = 0
  /// A power of two, or 0 before the first entry.
  @Narrow var capacity = 0
}

/// The coefficients of all rows, in rows and in columns at once. Each coefficient knows its place in
/// the other list, so a row is removed in time proportional to its own length.
struct Matrix {
  var entries = Slab<Entry>(capacity: 128)
  var rows = Slab<Extent>()
  var columns = Slab<Extent>()
  /// Heads of the lists of free stretches of 2^k entries, linked through `other`.
  private var freeStretches = Slab<Int>(capacity: 32)

  init() { freeStretches.extend(to: 32, with: -1) }

  func free() {
    entries.free()
    rows.free()
    columns.free()
    freeStretches.free()
  }

  mutating func appendColumn() { columns.append(Extent()) }

  mutating func reserveRow(_ row: Int) { rows.extend(to: row + 1, with: Extent()) }

  mutating func setRow(_ row: Int, length: Int) {
    rows[row] = Extent(start: allocate(length), count: 0, capacity: Self.roundUp(length))
  }

  mutating func append(_ coefficient: Double, row: Int, variable: Int) {
    var column = columns[variable]
    if column.count == column.capacity { enlarge(&column) }
    let inRow = rows[row].count
    entries[rows[row].start + inRow] = Entry(
      coefficient: coefficient, other: Int32(variable), back: Int32(column.count))
    entries[column.start + column.count] = Entry(
      coefficient: coefficient, other: Int32(row), back: Int32(inRow))
    rows[row].count = inRow + 1
    column.count += 1
    columns[variable] = column
  }

  mutating func removeRow(_ row: Int) {
    let span = rows[row]
    for position in span.start..<(span.start + span.count) {
      let entry = entries[position]
      let column = columns[Int(entry.other)]
      let last = column.count - 1
      if Int(entry.back) != last {
        let moved = entries[column.start + last]
        entries[column.start + Int(entry.back)] = moved
        entries[rows[Int(moved.other)].start + Int(moved.back)].back = entry.back
      }
      columns[Int(entry.other)].count = last
    }
    release(start: span.start, capacity: span.capacity)
    rows[row] = Extent()
  }

  private static func roundUp(_ length: Int) -> Int {
    var size = 2
    while size < length { size *= 2 }
    return size
  }

  private mutating func enlarge(_ span: inout Extent) {
    let start = allocate(max(span.capacity * 2, 2))
    for offset in 0..<span.count { entries[start + offset] = entries[span.start + offset] }
    release(start: span.start, capacity: span.capacity)
    span = Extent(start: start, count: span.count, capacity: max(span.capacity * 2, 2))
  }

  private mutating func allocate(_ length: Int) -> Int {
    let size = Self.roundUp(length)
    let kind = size.trailingZeroBitCount
    let head = freeStretches[kind]
    if head >= 0 {
      freeStretches[kind] = Int(entries[head].other)
      return head
    }
    let start = entries.count
    entries.extend(to: start + size, with: Entry(coefficient: 0, other: -1, back: -1))
    return start
  }

  private mutating func release(start: Int, capacity: Int) {
    guard capacity > 0 else { return }
    let kind = capacity.trailingZeroBitCount
    entries[start].other = Int32(freeStretches[kind])
    freeStretches[kind] = start
  }
}
