/// Changing the constant or the priority of a constraint.
extension Engine {
  /// Sets the constant of the constraint's expression. If the constraint is required and cannot
  /// hold, the old constant is restored.
  mutating func setConstant(_ constant: Double, of breakpoint: Int) -> Outcome {
    let before = (constant: breakpoints[breakpoint].constant, at: breakpoints[breakpoint].position)
    breakpoints[breakpoint].constant = constant
    guard breakpoints[breakpoint].position != before.at else { return .done }
    let column = breakpoints[breakpoint].column
    if breakpoints[breakpoint].isRequired {
      forgetRange(ofColumn: column)
      newRequirement = breakpoint
      let outcome = recheck(activate(breakpoint), of: breakpoint)
      if case .done = outcome { return .done }
      breakpoints[breakpoint].constant = before.constant
      forgetRange(ofColumn: column)
      if columns[column].basicRow >= 0 { refreshSegment(column) }
      return outcome
    }
    if columns[column].basicRow < 0 {
      markUnplaced(column)
    } else {
      refreshSegment(column)
      observe(column)
    }
    return .done
  }

  /// Sets the priority of a constraint. If it becomes required and cannot hold, the old priority is
  /// restored.
  mutating func setPriority(_ priority: Double, of breakpoint: Int) -> Outcome {
    let old = breakpoints[breakpoint]
    guard priority != old.priority else { return .done }
    let level = self.level(priority)
    levels.retain(level)
    setLevel(level, priority, of: breakpoint)
    epoch += 1
    if level == Levels.required {
      let outcome = enforceAnew(breakpoint)
      if case .done = outcome {
        levels.release(old.level)
        return .done
      }
      setLevel(old.level, old.priority, of: breakpoint)
      reprice(old.column)
      levels.release(level)
      return outcome
    }
    levels.release(old.level)
    breakpoints[breakpoint].side = values[old.column] > old.position ? 1 : -1
    reprice(old.column)
    return .done
  }

  /// Enforces a constraint that has become required.
  private mutating func enforceAnew(_ breakpoint: Int) -> Outcome {
    newRequirement = breakpoint
    let outcome = recheck(activate(breakpoint), of: breakpoint)
    reprice(breakpoints[breakpoint].column)
    return outcome
  }

  /// Records a constraint's level and priority.
  private mutating func setLevel(_ level: Int, _ priority: Double, of breakpoint: Int) {
    let column = breakpoints[breakpoint].column
    let was = breakpoints[breakpoint].isRequired
    breakpoints[breakpoint].level = level
    breakpoints[breakpoint].priority = priority
    columns[column].requiredCount +=
      (breakpoints[breakpoint].isRequired ? 1 : 0) - (was ? 1 : 0)
    forgetRange(ofColumn: column)
  }

  /// Lists a column for pricing after its constraints changed.
  mutating func reprice(_ column: Int) {
    if columns[column].basicRow >= 0 {
      assignSides(column)
      markDirty(column)
    } else {
      markUnplaced(column)
      markCandidate(column)
    }
  }
}
