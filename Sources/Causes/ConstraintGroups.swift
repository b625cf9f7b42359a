import Documents

/// Constraints that came or went, of which those of one line are one group: the ones whose views are in both
/// documents, and the ones of views that came or went themselves.
struct ConstraintGroups {
  let own, ofOthers: [[Int]]
  private let constraints: [ResolvedConstraint]

  init(
    _ indices: [Int], of constraints: [ResolvedConstraint], isOwn: (ResolvedConstraint) -> Bool
  ) {
    self.constraints = constraints
    own = Self.groups(indices.filter { isOwn(constraints[$0]) }, constraints)
    ofOthers = Self.groups(indices.filter { !isOwn(constraints[$0]) }, constraints)
  }

  /// The group of other views that comes from the line of a group of `own`.
  func sibling(of index: Int) -> [Int]? {
    ofOthers.first { Self.areOfOneLine($0[0], own[index][0], constraints) }
  }

  private static func groups(_ indices: [Int], _ constraints: [ResolvedConstraint]) -> [[Int]] {
    var groups: [[Int]] = []
    for index in indices {
      if let last = groups.last?.last, areOfOneLine(last, index, constraints) {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  private static func areOfOneLine(
    _ a: Int, _ b: Int, _ constraints: [ResolvedConstraint]
  ) -> Bool {
    constraints[a].origin == constraints[b].origin
      && constraints[a].written == constraints[b].written
  }
}
