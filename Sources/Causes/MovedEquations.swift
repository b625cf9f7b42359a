import Documents
import LayoutKernel

/// Finds constraints that got another anchor since the snapshot, such as `title.top = a.bottom` that
/// became `title.top = b.bottom`. For an author that is one change. Undoing half of it would say
/// little: both constraints together contradict each other, and without either the view is free.
struct MovedEquations {
  let before, after: [ResolvedConstraint]
  let matching: ConstraintMatching
  /// The roots of both documents. They are always there and move nothing.
  let roots: Set<String>

  /// The index of the recorded group for the index of the current group that replaces it; each group has
  /// at most one partner.
  func partners(added: [[Int]], removed: [[Int]]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    func pair(where isPair: ([Int], [Int]) -> Bool) {
      for (new, group) in added.enumerated() where partners[new] == nil {
        let old = removed.indices.first { !taken.contains($0) && isPair(group, removed[$0]) }
        guard let old else { continue }
        partners[new] = old
        taken.insert(old)
      }
    }
    pair { defineSame($0, $1) && haveSamePlace($0, $1) }
    pair { defineSame($0, $1) }
    pair { haveSamePlace($0, $1) && concernSame($0, $1) }
    return partners
  }

  /// Whether both groups have an equation with the same first anchor.
  private func defineSame(_ new: [Int], _ old: [Int]) -> Bool {
    new.contains { index in
      let current = after[index]
      return current.relation == "=="
        && old.contains { before[$0].relation == "==" && before[$0].first == current.first }
    }
  }

  /// Whether both groups are about the same view along the same axis.
  private func concernSame(_ new: [Int], _ old: [Int]) -> Bool {
    let others = Set(old.flatMap { before[$0].subjects(without: roots) })
    return new.contains { !others.isDisjoint(with: after[$0].subjects(without: roots)) }
  }

  /// Whether both groups follow the same constraint, of those that are in both documents.
  private func haveSamePlace(_ new: [Int], _ old: [Int]) -> Bool {
    guard let first = new.first, let other = old.first else { return false }
    let current = matching.pairs.filter { $0.new < first }.max { $0.new < $1.new }
    let recorded = matching.pairs.filter { $0.old < other }.max { $0.old < $1.old }
    return current?.new == recorded?.new
  }
}

extension ResolvedConstraint {
  /// The views that the constraint is about, each with its axis.
  fileprivate func subjects(without roots: Set<String>) -> [String] {
    [first, second].compactMap(\.self).filter { !roots.contains($0.item) }.map { anchor in
      "\(anchor.item) \(anchor.isHorizontal ? "x" : "y")"
    }
  }
}

extension ResolvedConstraint.Anchor {
  fileprivate var isHorizontal: Bool {
    LayoutAttribute.allCases.first { $0.name == attribute }?.axis == .horizontal
  }
}
