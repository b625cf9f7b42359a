/// The values that `edit` changes as a programmer computes them without a solver, for the same widths.
/// Each function writes them in the order of the workload's own, and returns their sum.
struct Plain {
  private var values: [Double] = []

  mutating func chain(_ count: Int, width: Double) -> Double {
    let each = (width - 8 * Double(count - 1)) / Double(count)
    return write(3 * count) { values in
      var left = 0.0
      for i in 0..<count {
        values[3 * i] = left
        values[3 * i + 1] = each
        values[3 * i + 2] = left + each
        left += each + 8
      }
    }
  }

  mutating func siblings(_ count: Int, width: Double) -> Double {
    write(count) { values in
      for i in 0..<count { values[i] = width - Double(12 + i % 7) - Double(10 + i % 17) }
    }
  }

  /// Boxes as left, top, width and height, each before its two children.
  mutating func nested(_ count: Int, width: Double, height: Double) -> Double {
    let parents = max((count - 1) / 2, 0)
    return write(4 * (2 * parents + 1)) { values in
      (values[0], values[1], values[2], values[3]) = (0, 0, width, height)
      for parent in 0..<parents {
        let (left, top) = (values[4 * parent] + 8, values[4 * parent + 1] + 8)
        let (width, height) = (values[4 * parent + 2] - 16, values[4 * parent + 3] - 16)
        let depth = (parent + 1).bitWidth - (parent + 1).leadingZeroBitCount
        let isHorizontal = depth % 2 == 1
        let size = isHorizontal ? ((width - 8) / 2, height) : (width, (height - 8) / 2)
        for child in 0..<2 {
          let at = 4 * (2 * parent + 1 + child)
          values[at] = child == 1 && isHorizontal ? left + size.0 + 8 : left
          values[at + 1] = child == 1 && !isHorizontal ? top + size.1 + 8 : top
          (values[at + 2], values[at + 3]) = size
        }
      }
    }
  }

  /// Where there is room for all texts, as at every width of the edits.
  mutating func form(_ count: Int, width: Double) -> Double {
    var label = 0.0
    for i in 0..<count { label = max(label, Form.labelWidth(i)) }
    return write(3 * count) { values in
      for i in 0..<count {
        let button = width - 20 - Double(60 + (i * 13) % 40)
        values[3 * i] = label
        values[3 * i + 1] = button - 8 - (20 + label + 8)
        values[3 * i + 2] = button
      }
    }
  }

  private mutating func write(
    _ count: Int, _ body: (UnsafeMutableBufferPointer<Double>) -> Void
  ) -> Double {
    if values.count != count { values = Array(repeating: 0, count: count) }
    values.withUnsafeMutableBufferPointer { body($0) }
    var sum = 0.0
    for value in values { sum += value }
    return sum
  }
}
