/// BTRAN: solves Bᵀ y = c for the basis B, and visits only what the right-hand side reaches. The
/// nodes and their order are those of FTRAN, followed backwards.
extension Engine {
  /// Solves Bᵀ y = c for the c in `backWork` at the rows `seeds`, each component at the row its
  /// column is basic in. Leaves y in `backWork` and the nodes in `backOrder`, the last first.
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

  /// Subtracts a row's share from the basic columns outside its node.
  private mutating func spreadBackward(_ row: Int, block: Int) {
    let y = backWork[row]
    for entry in matrix.row(row) {
      let other = columns[Column.variable(Int(entry.other))].basicRow
      if other >= 0, other != row, block < 0 || rows[other].block != block {
        backWork[other].subtract(entry.coefficient * y)
      }
    }
  }

  /// Solves a block and subtracts its shares.
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

  /// Finds the nodes that the rows `seeds` reach, and their order.
  mutating func reachBackward() {
    advanceMark()
    backOrder.removeAll()
    for k in 0..<seeds.count where rows[seeds[k]].backMark != mark { visitBackward(seeds[k]) }
  }

  /// Searches depth-first from a row. A node is appended to `backOrder` once everything behind it
  /// is.
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
      } else if let node = finishRow() {
        backOrder.append(node)
      }
    }
  }

  /// Marks a node and puts it on the stack.
  @inline(__always) private mutating func enterBackward(_ row: Int) {
    var member = row
    repeat {
      rows[member].backMark = mark
      member = rows[member].ring
    } while member != row
    stack.append(Frame(start: row, row: row, position: 0))
  }

  /// Computes a row of the inverse of the basis into `backWork`.
  mutating func backward(row: Int) {
    seeds.removeAll()
    seeds.append(row)
    backWork[row] = 1
    backward()
  }

  /// Calls `body` with each row that the last `backward` reached.
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
}
