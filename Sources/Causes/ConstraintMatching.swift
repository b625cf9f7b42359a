import Documents
import LayoutKernel

/// Matches the current constraints with the recorded ones: one with the same items and attributes, and with
/// the same numbers or the fewest that differ.
struct ConstraintMatching {
  /// The indexes of matched constraints, in the order of the current ones.
  private(set) var pairs: [(new: Int, old: Int)] = []
  /// The indexes of constraints that are in one list only, in order.
  private(set) var added: [Int] = []
  private(set) var removed: [Int] = []

  /// Groups of more constraints between the same two anchors are matched in their order.
  private static let groupLimit = 64

  init(old: [ResolvedConstraint], new: [ResolvedConstraint]) {
    let (oldForms, newForms) = (old.map { ConstraintForm($0) }, new.map { ConstraintForm($0) })
    match(
      old.indices.grouped { oldForms[$0].key }, new.indices.grouped { newForms[$0].key }
    ) { o, n in
      let sameName = old[o].identifier != nil && old[o].identifier == new[n].identifier
      let distance = oldForms[o].differences(from: newForms[n])
      let isWrittenAlike = old[o].written == new[n].written
      if distance == 0 { return sameName ? 0 : isWrittenAlike ? 1 : 2 }
      if sameName { return 3 }
      return isWrittenAlike ? 4 : 4 + distance
    }
    // A distance from the margin and one from the edge are the same constraint with another distance.
    let (restOld, restNew) = (removed, added)
    (removed, added) = ([], [])
    match(
      restOld.grouped { old[$0].withoutMargins }, restNew.grouped { new[$0].withoutMargins }
    ) { o, n in
      oldForms[o].differences(from: newForms[n])
    }
    pairs.sort { $0.new < $1.new }
  }

  /// Pairs constraints with the same key, those with the fewest differences first. The others are
  /// added or removed.
  private mutating func match<Key: Hashable>(
    _ old: [(key: Key, elements: [Int])], _ new: [(key: Key, elements: [Int])],
    distance: (Int, Int) -> Int
  ) {
    let byKey = Dictionary(uniqueKeysWithValues: new.map { ($0.key, $0.elements) })
    var matchedNew: Set<Int> = []
    for (key, places) in old {
      let found = Self.nearest(places, byKey[key] ?? [], distance)
      pairs += found
      matchedNew.formUnion(found.map(\.new))
      let matchedOld = Set(found.map(\.old))
      removed += places.filter { !matchedOld.contains($0) }
    }
    added += new.flatMap(\.elements).filter { !matchedNew.contains($0) }
    removed.sort()
    added.sort()
  }

  private static func nearest(
    _ old: [Int], _ new: [Int], _ distance: (Int, Int) -> Int
  ) -> [(new: Int, old: Int)] {
    guard old.count * new.count <= groupLimit * groupLimit else {
      return zip(old, new).map { (new: $1, old: $0) }
    }
    var candidates: [(distance: Int, old: Int, new: Int)] = []
    for o in old { for n in new { candidates.append((distance(o, n), o, n)) } }
    candidates.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
    var pairs: [(new: Int, old: Int)] = []
    for candidate in candidates
    where !usedOld.contains(candidate.old) && !usedNew.contains(candidate.new) {
      usedOld.insert(candidate.old)
      usedNew.insert(candidate.new)
      pairs.append((new: candidate.new, old: candidate.old))
    }
    return pairs
  }
}

extension ResolvedConstraint {
  /// The anchors, with each margin replaced by the edge that it belongs to.
  fileprivate var withoutMargins: ConstraintForm.Key {
    ConstraintForm.Key(first: first.withoutMargin, second: second?.withoutMargin)
  }
}

extension ResolvedConstraint.Anchor {
  fileprivate var withoutMargin: Self {
    var anchor = self
    anchor.attribute = LayoutAttribute.namesWithoutMargin[anchor.attribute] ?? anchor.attribute
    if anchor.guide == "margins" { anchor.guide = nil }
    return anchor
  }
}
