/// Reports the changed values.
extension Engine {
  /// The variables whose values differ from those when changes were last taken, ascending.
  ///
  /// A cached response lists the variables that it moves. Their marks are therefore not read,
  /// which would take several times as long as the edit itself.
  mutating func takeChanges() -> [Variable] {
    taken.removeAll()
    for slot in 0..<responses.count where responses[slot].isApplied {
      // A response of another epoch may name variables that were removed.
      if responses[slot].epoch == epoch {
        responses[slot].isApplied = false
        unmark(responses[slot].column)
        findVariables(of: slot)
        take(responses[slot].variables)
      } else {
        noteChanges(of: slot)
      }
    }
    if changed.count > 0 { takeMarked() }
    return report()
  }

  /// Removes a response's own column, which is among its variables, from the marked ones.
  private mutating func unmark(_ column: Int) {
    guard changed.count > 0, changed[changed.count - 1] == column else { return }
    changed.truncate(to: changed.count - 1)
    columns[column].marks.remove(.changed)
  }

  /// Lists the variables that a response of this epoch moves.
  private mutating func findVariables(of slot: Int) {
    guard responses[slot].variables.count == 0 else { return }
    var found = responses[slot].variables
    func add(_ column: Int) {
      if !Column.isActivity(column) { found.append(column) }
    }
    add(responses[slot].column)
    for k in 0..<responses[slot].free.count { add(responses[slot].free[k].column) }
    for k in 0..<responses[slot].bound.count { add(responses[slot].bound[k].column) }
    found.sort()
    responses[slot].variables = found
  }

  /// Takes the variables that are marked as changed, and unmarks them.
  private mutating func takeMarked() {
    changed.sort()
    var live = 0
    for k in 0..<changed.count {
      let column = changed[k]
      columns[column].marks.remove(.changed)
      guard columns[column].isLive else { continue }
      changed[live] = column
      live += 1
    }
    changed.truncate(to: live)
    take(changed)
    changed.removeAll()
  }

  /// Merges an ascending list of columns into `taken`, which stays ascending and without
  /// repetition.
  private mutating func take(_ columns: Slab<Int>) {
    guard taken.count > 0 else { return taken.append(contentsOf: columns, from: 0) }
    swap(&taken, &takenBefore)
    taken.fill(takenBefore.count + columns.count, with: 0)
    var (i, j, end) = (0, 0, 0)
    // The loop has no branches, because two responses often move alternate variables, which the
    // processor would mispredict.
    while i < takenBefore.count, j < columns.count {
      let (mine, other) = (takenBefore[i], columns[j])
      taken[end] = min(mine, other)
      end += 1
      i += mine <= other ? 1 : 0
      j += other <= mine ? 1 : 0
    }
    taken.truncate(to: end)
    taken.append(contentsOf: takenBefore, from: i)
    taken.append(contentsOf: columns, from: j)
  }

  /// The taken variables whose values differ from the last reported ones. Records their values as
  /// reported.
  private func report() -> [Variable] {
    guard taken.count > 0 else { return [] }
    return [Variable](unsafeUninitializedCapacity: taken.count) { variables, count in
      for k in 0..<taken.count {
        let index = Column.index(taken[k])
        guard values[taken[k]] != reported[index] else { continue }
        reported[index] = values[taken[k]]
        variables.initializeElement(at: count, to: Variable(index: index))
        count += 1
      }
    }
  }
}
