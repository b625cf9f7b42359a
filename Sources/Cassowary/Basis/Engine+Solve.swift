/// Solving with the basis: FTRAN and BTRAN, visiting only what the right-hand side reaches.
///
/// The basis is kept block triangular: a node is a row with the column that is basic in it, or a
/// block of rows coupled both ways. Node a precedes node b where a's column has a coefficient in b's
/// row. The order is found afresh by depth-first search from the seeds (Gilbert and Peierls), so
/// none has to be maintained, and the original matrix serves as the factors of the 1 × 1 nodes.
extension Engine {
  /// FTRAN: solves B x = b for the b that stands in `work` at the rows `seeds`. Leaves x in `work`,
  /// each component at the row its column is basic in, and the nodes in `order`, last first.
  mutating func forward() {
    reachForward()
    for k in stride(from: order.count - 1, through: 0, by: -1) {
      let start = order[k]
      if rows[start].block < 0 { solveForward(row: start) } else { solveForward(block: start) }
    }
  }

  /// Marks are compared with the newest only; they start again before they outgrow their four bytes.
  mutating func advanceMark() {
    mark += 1
    guard mark == Int(Int32.max) else { return }
    mark = 1
    for row in 0..<rows.count { (rows[row].mark, rows[row].backMark) = (0, 0) }
  }

  mutating func reachForward() {
    advanceMark()
    order.removeAll()
    for k in 0..<seeds.count where rows[seeds[k]].mark != mark { visitForward(seeds[k]) }
  }

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
      } else if rows[row].ring != stack[top].start {
        stack[top].row = rows[row].ring
        stack[top].position = 0
      } else {
        order.append(stack[top].start)
        _ = stack.popLast()
      }
    }
  }

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

  @inline(__always) private mutating func solveForward(row: Int) {
    let right = work[row]
    guard right != 0 else { return }
    let x = right / rows[row].pivotCoefficient
    work[row] = x
    let column = rows[row].pivotColumn
    guard !Column.isActivity(column) else { return }
    let extent = matrix.columns[Column.index(column)]
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      work[Int(entry.other)].subtract(entry.coefficient * x)
    }
    work[row] = x
  }

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
      let extent = matrix.columns[Column.index(column)]
      for position in extent.start..<(extent.start + extent.count) {
        let entry = matrix.entries[position]
        if rows[Int(entry.other)].block != block {
          work[Int(entry.other)].subtract(entry.coefficient * work[row])
        }
      }
    }
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

  @inline(__always) mutating func clearWork() {
    forEachReached { work[$0] = 0 }
  }

  /// BTRAN: solves Bᵀ y = c for the c that stands in `backWork` at the rows `seeds` (each component
  /// at the row its column is basic in). Leaves y in `backWork` and the nodes in `backOrder`.
  mutating func backward() {
    reachBackward()
    for k in stride(from: backOrder.count - 1, through: 0, by: -1) {
      let start = backOrder[k]
      if rows[start].block < 0 {
        let right = backWork[start]
        guard right != 0 else { continue }
        backWork[start] = right / rows[start].pivotCoefficient
        spreadBackward(start, block: -1)
      } else {
        solveBackward(block: start)
      }
    }
  }

  private mutating func spreadBackward(_ row: Int, block: Int) {
    let y = backWork[row]
    let extent = matrix.rows[row]
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      let other = columns[Column.variable(Int(entry.other))].basicRow
      if other >= 0, other != row, block < 0 || rows[other].block != block {
        backWork[other].subtract(entry.coefficient * y)
      }
    }
  }

  private mutating func solveBackward(block start: Int) {
    let block = rows[start].block
    let factor = blocks[block]
    let local = blockWork.base
    for k in 0..<factor.rows.count { local[k] = backWork[factor.rows[k]] }
    factor.solveTransposed(local)
    for k in 0..<factor.rows.count {
      backWork[factor.rows[k]] = local[k]
    }
    effort += factor.fill
    for row in factor.rows where backWork[row] != 0 { spreadBackward(row, block: block) }
  }

  mutating func reachBackward() {
    advanceMark()
    backOrder.removeAll()
    for k in 0..<seeds.count where rows[seeds[k]].backMark != mark { visitBackward(seeds[k]) }
  }

  private mutating func visitBackward(_ seed: Int) {
    enterBackward(seed)
    while stack.count > 0 {
      let top = stack.count - 1
      let row = stack[top].row
      let extent = matrix.rows[row]
      var child = -1
      var position = stack[top].position
      while position < extent.count, child < 0 {
        let variable = Int(matrix.entries[extent.start + position].other)
        let other = columns[Column.variable(variable)].basicRow
        if other >= 0, rows[other].backMark != mark { child = other }
        position += 1
      }
      effort += position - stack[top].position + 1
      stack[top].position = position
      if child >= 0 {
        enterBackward(child)
      } else if rows[row].ring != stack[top].start {
        stack[top].row = rows[row].ring
        stack[top].position = 0
      } else {
        backOrder.append(stack[top].start)
        _ = stack.popLast()
      }
    }
  }

  @inline(__always) private mutating func enterBackward(_ row: Int) {
    var member = row
    repeat {
      rows[member].backMark = mark
      member = rows[member].ring
    } while member != row
    stack.append(Frame(start: row, row: row, position: 0))
  }

  @inline(__always) func forEachReachedBack(_ body: (Int) -> Void) {
    for k in 0..<backOrder.count {
      let start = backOrder[k]
      var row = start
      repeat {
        body(row)
        row = rows[row].ring
      } while row != start
    }
  }

  mutating func clearBackWork() {
    forEachReachedBack { backWork[$0] = 0 }
  }

  /// Puts column q of the system into `work` and solves: afterwards a basic column changes by minus
  /// its component when column q grows by one.
  mutating func forward(column q: Int) {
    seeds.removeAll()
    if Column.isActivity(q) {
      seeds.append(Column.index(q))
      work[Column.index(q)] = -1
    } else {
      let extent = matrix.columns[Column.index(q)]
      for position in extent.start..<(extent.start + extent.count) {
        let entry = matrix.entries[position]
        seeds.append(Int(entry.other))
        work[Int(entry.other)] = entry.coefficient
      }
    }
    forward()
  }

  /// Row `row` of the inverse, in `backWork`.
  mutating func backward(row: Int) {
    seeds.removeAll()
    seeds.append(row)
    backWork[row] = 1
    backward()
  }
}

/// Everything that is compared with a tolerance, in one place.
enum Tolerance {
  /// Below it a component of a solution of B x = b is rounding.
  static let zero = 1e-13
  /// Below it, relative to its terms, a sum is rounding.
  static let cancellation = 1e-13
  /// Values: relative to the position, and for rows to the largest coefficient.
  static let value = 1e-9
  /// Below it a residual of the duals is rounding.
  static let dual = 1e-14
  /// Smaller duals may be rounding: before the optimum is believed they are computed afresh.
  static let doubtfulDual = 1e-9
  /// Reduced costs: absolute, and relative to the sum of the sizes of their terms.
  static let cost = 1e-12
  static let relativeCost = 1e-11
  /// After smaller pivots values and duals are computed afresh.
  static let delicatePivot = 1e-2
  /// Smaller pivots are refused as long as another one serves.
  static let pivot = 1e-7
}

extension Double {
  /// Subtracts a term; what cancels but for rounding is zero.
  @inline(__always) mutating func subtract(_ term: Double) {
    let rest = self - term
    self = abs(rest) > Tolerance.cancellation * abs(term) ? rest : 0
  }
}
