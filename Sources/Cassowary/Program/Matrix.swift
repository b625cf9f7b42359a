/// The coefficients of all rows, listed by row and by column. Each entry stores its place in the
/// other list, so that removing a row takes time in proportion to the row's length.
struct Matrix {
  var entries = Slab<MatrixEntry>(capacity: 128)
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

  /// The coefficients of a row, each with its variable. They are valid until the matrix changes.
  @inline(__always) func row(_ row: Int) -> UnsafeBufferPointer<MatrixEntry> { list(rows[row]) }

  /// The coefficients of a variable, each with its row. They are valid until the matrix changes.
  @inline(__always) func column(_ variable: Int) -> UnsafeBufferPointer<MatrixEntry> {
    list(columns[variable])
  }

  @inline(__always) private func list(_ span: Extent) -> UnsafeBufferPointer<MatrixEntry> {
    UnsafeBufferPointer(start: entries.base + span.start, count: span.count)
  }

  /// Adds an empty list for one more variable.
  mutating func appendColumn() { columns.append(Extent()) }

  /// Adds empty lists up to the row of this number.
  mutating func reserveRow(_ row: Int) { rows.extend(to: row + 1, with: Extent()) }

  /// Allocates space for `length` coefficients in an empty row.
  mutating func setRow(_ row: Int, length: Int) {
    rows[row] = Extent(start: allocate(length), count: 0, capacity: Self.roundUp(length))
  }

  /// Appends a coefficient to a row and to the list of its variable.
  mutating func append(_ coefficient: Double, row: Int, variable: Int) {
    var column = columns[variable]
    if column.count == column.capacity { enlarge(&column) }
    let inRow = rows[row].count
    entries[rows[row].start + inRow] = MatrixEntry(
      coefficient: coefficient, other: Int32(variable), back: Int32(column.count))
    entries[column.start + column.count] = MatrixEntry(
      coefficient: coefficient, other: Int32(row), back: Int32(inRow))
    rows[row].count = inRow + 1
    column.count += 1
    columns[variable] = column
  }

  /// Removes a row's coefficients from both kinds of lists. The last entry of a variable's list
  /// takes the place of the removed one.
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

  /// The size of the stretch that holds `length` entries: a power of two, at least 2.
  private static func roundUp(_ length: Int) -> Int {
    var size = 2
    while size < length { size *= 2 }
    return size
  }

  /// Moves a full stretch to one of twice its size.
  private mutating func enlarge(_ span: inout Extent) {
    let size = Self.roundUp(span.capacity * 2)
    let start = allocate(size)
    for offset in 0..<span.count { entries[start + offset] = entries[span.start + offset] }
    release(start: span.start, capacity: span.capacity)
    span = Extent(start: start, count: span.count, capacity: size)
  }

  /// The start of a free stretch for `length` entries.
  private mutating func allocate(_ length: Int) -> Int {
    let size = Self.roundUp(length)
    let kind = size.trailingZeroBitCount
    let head = freeStretches[kind]
    if head >= 0 {
      freeStretches[kind] = Int(entries[head].other)
      return head
    }
    let start = entries.count
    entries.extend(to: start + size, with: MatrixEntry(coefficient: 0, other: -1, back: -1))
    return start
  }

  /// Adds a stretch to the list of free ones of its size.
  private mutating func release(start: Int, capacity: Int) {
    guard capacity > 0 else { return }
    let kind = capacity.trailingZeroBitCount
    entries[start].other = Int32(freeStretches[kind])
    freeStretches[kind] = start
  }
}
