/// The sparse LU factors of one coupled block of the basis, in one piece of memory.
///
/// Rows and columns are numbered within the block. Column k is the one that was pivoted on in row
/// k. The owner calls `free`.
struct BlockFactor: BitwiseCopyable {
  /// A number and the row or column that it belongs to.
  struct Term: BitwiseCopyable {
    var index: Int
    var value: Double
  }

  /// The block's rows in the engine's numbers. Empty if there is no block.
  let rows: UnsafeMutableBufferPointer<Int>
  /// By row, the column of its pivot, with its number on input.
  let matched: UnsafeMutablePointer<Int>
  /// By step, the row of its pivot.
  private let steps: UnsafeMutablePointer<Int>
  /// By step, the end of its terms in `lower`.
  private let lowerEnd: UnsafeMutablePointer<Int>
  /// By step, the end of its terms in `upper`.
  private let upperEnd: UnsafeMutablePointer<Int>
  /// By step, its pivot.
  private let pivots: UnsafeMutablePointer<Double>
  /// The multiples of the pivot rows that were subtracted, with the rows that they were subtracted
  /// from.
  private let lower: UnsafeMutablePointer<Term>
  /// The terms of the pivot rows outside the pivots.
  private let upper: UnsafeMutablePointer<Term>
  /// The number of terms outside the pivots.
  let fill: Int

  /// No block.
  init() {
    rows = UnsafeMutableBufferPointer(start: nil, count: 0)
    let nowhere = UnsafeMutablePointer<Int>(bitPattern: 8)!
    (matched, steps, lowerEnd, upperEnd) = (nowhere, nowhere, nowhere, nowhere)
    pivots = UnsafeMutablePointer(bitPattern: 8)!
    lower = UnsafeMutablePointer(bitPattern: 8)!
    upper = lower
    fill = 0
  }

  /// The result of an elimination. The caller fills in `rows`.
  init(_ done: Elimination) {
    let size = done.steps.count
    let words = 6 * size + 2 * (done.lower.count + done.upper.count)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8 * words, alignment: 8)
    var used = 0
    func place<T: BitwiseCopyable>(_: T.Type, _ count: Int, words: Int) -> UnsafeMutablePointer<T> {
      defer { used += count * words }
      return (memory + 8 * used).bindMemory(to: T.self, capacity: count)
    }
    rows = UnsafeMutableBufferPointer(start: place(Int.self, size, words: 1), count: size)
    matched = place(Int.self, size, words: 1)
    steps = place(Int.self, size, words: 1)
    lowerEnd = place(Int.self, size, words: 1)
    upperEnd = place(Int.self, size, words: 1)
    pivots = place(Double.self, size, words: 1)
    lower = place(Term.self, done.lower.count, words: 2)
    upper = place(Term.self, done.upper.count, words: 2)
    fill = done.lower.count + done.upper.count
    matched.update(from: done.matched.base, count: size)
    steps.update(from: done.steps.base, count: size)
    lowerEnd.update(from: done.lowerEnd.base, count: size)
    upperEnd.update(from: done.upperEnd.base, count: size)
    pivots.update(from: done.pivots.base, count: size)
    lower.update(from: done.lower.base, count: done.lower.count)
    upper.update(from: done.upper.base, count: done.upper.count)
  }

  /// Frees the memory.
  func free() { rows.baseAddress?.deallocate() }

  /// Solves B x = b in place. b is by rows; x is by the rows that the columns are matched with.
  func solve(_ x: UnsafeMutablePointer<Double>) {
    var start = 0
    for k in 0..<rows.count {
      let value = x[steps[k]]
      if value != 0 {
        for t in start..<lowerEnd[k] { x[lower[t].index].subtract(lower[t].value * value) }
      }
      start = lowerEnd[k]
    }
    for k in stride(from: rows.count - 1, through: 0, by: -1) {
      var sum = x[steps[k]]
      for t in (k == 0 ? 0 : upperEnd[k - 1])..<upperEnd[k] {
        sum.subtract(upper[t].value * x[upper[t].index])
      }
      x[steps[k]] = sum / pivots[k]
    }
  }

  /// Solves Bᵀ y = c in place. c is by the rows that the columns are matched with; y is by rows.
  func solveTransposed(_ y: UnsafeMutablePointer<Double>) {
    for k in 0..<rows.count {
      let value = y[steps[k]] / pivots[k]
      y[steps[k]] = value
      if value != 0 {
        for t in (k == 0 ? 0 : upperEnd[k - 1])..<upperEnd[k] {
          y[upper[t].index].subtract(upper[t].value * value)
        }
      }
    }
    for k in stride(from: rows.count - 1, through: 0, by: -1) {
      var sum = y[steps[k]]
      for t in (k == 0 ? 0 : lowerEnd[k - 1])..<lowerEnd[k] {
        sum.subtract(lower[t].value * y[lower[t].index])
      }
      y[steps[k]] = sum
    }
  }
}
