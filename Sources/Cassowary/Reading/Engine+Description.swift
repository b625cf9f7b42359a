/// A printed form of the state.
extension Engine {
  /// One line for each column: its name, its value and its place in the basis, followed by its
  /// constraints.
  var description: String {
    var lines: [String] = []
    for column in 0..<columns.count where columns[column].isLive {
      var line = "\(name(column)) = \(values[column])"
      if columns[column].basicRow >= 0 {
        line += " basic in row \(columns[column].basicRow)"
        if rows[columns[column].basicRow].block >= 0 { line += " of a block" }
      } else if columns[column].placement >= 0 {
        line += " at constraint \(columns[column].placement)"
      }
      if Column.isActivity(column) { line += ": \(terms(ofRow: Column.index(column)))" }
      lines.append(line)
      lines += constraintLines(column)
    }
    return lines.joined(separator: "\n")
  }

  /// The name of a column: x and the variable's index, or r and the row.
  private func name(_ column: Int) -> String {
    (Column.isActivity(column) ? "r" : "x") + "\(Column.index(column))"
  }

  /// The terms of a row.
  private func terms(ofRow row: Int) -> String {
    matrix.row(row).map { "\($0.coefficient) x\($0.other)" }.joined(separator: " + ")
  }

  /// One line for each constraint, in the order of adding.
  private func constraintLines(_ column: Int) -> [String] {
    var lines: [String] = []
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      let sign = ["≤", "=", "≥"][breakpoint.relation.rawValue + 1]
      let level = breakpoint.isRequired ? "required" : "\(breakpoint.priority)"
      lines.append("  \(next): \(sign) \(breakpoint.position) @\(level)")
      next = breakpoint.next
    }
    return lines.reversed()
  }
}
