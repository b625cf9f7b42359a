/// FTRAN: solves B x = b for the basis B, and visits only what the right-hand side reaches.
///
/// The basis is block triangular. A node is a row with the column that is basic in it, or a block
/// of rows that are coupled both ways. Node a precedes node b where a's column has a coefficient in
/// b's row. A depth-first search from the non-zeros of b finds the order of the nodes for each
/// solve (Gilbert and Peierls 1988), so that no order has to be maintained. The factors of a 1 × 1
/// node are the coefficients of the original matrix.
extension Engine {
  /// Solves B x = b for the b in `work` at the rows `seeds`. Leaves x in `work`, each component at
  /// the row its column is basic in, and the nodes in `order`, the last first.
  mutating func forward() {
    reachForward()
    for k in stride(from: order.count - 1, through: 0, by: -1) {
      let start = order[k]
      if rows[start].block < 0 { solveForward(row: start) } else { solveForward(block: start) }
    }
  }

  /// Finds the nodes that the rows `seeds` reach, and their order.
  mutating func reachForward() {
    advanceMark()
    order.removeAll()
    for k in 0..<seeds.count where rows[seeds[k]].mark != mark { visitForward(seeds[k]) }
  }

  /// Searches depth-first from a row. A node is appended to `order` once everything behind it is.
  private mutating func visitForward(_ seed: Int) {
    enterForward(seed)
    while stack.count > 0 {
      let top = stack.count - 1
      let row = stack[top].row
      let column = rows[row].pivotColumn
      var child = -1
      if !Column.isActivity(column) {
        let extent = matrix.columns[Column.index(column)]
        var position = stack[top].position
        while position < extent.count, child < 0 {
          let other = Int(matrix.entries[extent.start + position].other)
          if rows[other].mark != mark { child = other }
          position += 1
        }
        effort += position - stack[top].position + 1
        stack[top].position = position
      }
      if child >= 0 {
        enterForward(child)
      } else if let node = finishRow() {
        order.append(node)
      }
    }
  }

  /// Goes on with the next row of the node on the stack's top. After its last one, the node is taken off and returned;
  /// else nil.
  @inline(__always) mutating func finishRow() -> Int? {
    let top = stack.count - 1
    let (start, next) = (stack[top].start, rows[stack[top].row].ring)
    if next == start {
      _ = stack.popLast()
      return start
    }
    stack[top].row = next
    stack[top].position = 0
    return nil
  }

  /// Marks a node and puts it on the stack. A basic activity reaches nothing and is done at once.
  @inline(__always) private mutating func enterForward(_ row: Int) {
    rows[row].mark = mark
    if rows[row].ring == row, Column.isActivity(rows[row].pivotColumn) {
      order.append(row)
      return
    }
    var member = rows[row].ring
    while member != row {
      rows[member].mark = mark
      member = rows[member].ring
    }
    stack.append(Frame(start: row, row: row, position: 0))
  }

  /// Solves a 1 × 1 node and subtracts its column from the rows behind it.
  @inline(__always) private mutating func solveForward(row: Int) {
    let right = work[row]
    guard right != 0 else { return }
    let x = right / rows[row].pivotCoefficient
    work[row] = x
    let column = rows[row].pivotColumn
    guard !Column.isActivity(column) else { return }
    for entry in matrix.column(Column.index(column)) {
      work[Int(entry.other)].subtract(entry.coefficient * x)
    }
    work[row] = x
  }

  /// Solves a block and subtracts its columns from the rows behind it.
  private mutating func solveForward(block start: Int) {
    let block = rows[start].block
    let factor = blocks[block]
    let local = blockWork.base
    for k in 0..<factor.rows.count { local[k] = work[factor.rows[k]] }
    factor.solve(local)
    for k in 0..<factor.rows.count {
      work[factor.rows[k]] = local[k]
    }
    effort += factor.fill
    for row in factor.rows where work[row] != 0 {
      let column = rows[row].pivotColumn
      guard !Column.isActivity(column) else { continue }
      for entry in matrix.column(Column.index(column)) {
        if rows[Int(entry.other)].block != block {
          work[Int(entry.other)].subtract(entry.coefficient * work[row])
        }
      }
    }
  }

  /// Solves for column q of the system. When q grows by one, each basic column grows by minus its
  /// component of `work`.
  mutating func forward(column q: Int) {
    seeds.removeAll()
    if Column.isActivity(q) {
      seeds.append(Column.index(q))
      work[Column.index(q)] = -1
    } else {
      for entry in matrix.column(Column.index(q)) {
        seeds.append(Int(entry.other))
        work[Int(entry.other)] = entry.coefficient
      }
    }
    forward()
  }

  /// Calls `body` with each row that the last `forward` reached.
  @inline(__always) func forEachReached(_ body: (Int) -> Void) {
    for k in 0..<order.count {
      let start = order[k]
      var row = start
      repeat {
        body(row)
        row = rows[row].ring
      } while row != start
    }
  }

  /// Sets `work` to zero again.
  @inline(__always) mutating func clearWork() {
    forEachReached { work[$0] = 0 }
  }

  /// Advances `mark` to the number of the next search. Rows store it in four bytes, so it starts
  /// again before it overflows.
  mutating func advanceMark() {
    mark += 1
    guard mark == Int(Int32.max) else { return }
    mark = 1
    for row in 0..<rows.count { (rows[row].mark, rows[row].backMark) = (0, 0) }
  }
}
