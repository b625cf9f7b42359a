import LayoutScene

/// The order in which members of a conflicting set are given up. It follows from the tree and its
/// constraints, never from the order of calls.
///
/// Activated constraints yield first, then content sizes, then frames and masks; constraints of the
/// system never yield. Among activated constraints, those written in a document yield before those
/// made in code, and the later position before the earlier. In code, the constraint whose first
/// item is later in the tree yields first; then the one whose second item is; then the one with the
/// greater attributes, relation, multiplier and constant.
///
/// The order is valid until the tree changes.
struct EntryOrder {
  /// The places of views and guides in reading order: a view, its guides, its subviews.
  private var places: [ObjectIdentifier: Int] = [:]

  init(root: View) {
    root.visitInReadingOrder { view in
      places[ObjectIdentifier(view)] = places.count
      for guide in view.allGuides { places[ObjectIdentifier(guide)] = places.count }
    }
  }

  /// The entries sorted: the one that is given up last is first.
  func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { yields($1, before: $0) }
  }

  /// Whether `a` rather than `b` is given up when both conflict.
  func yields(_ a: Entry, before b: Entry) -> Bool {
    if a.yieldOrder != b.yieldOrder { return a.yieldOrder < b.yieldOrder }
    switch (a.source, b.source) {
    case (.constraint(let first), .constraint(let second)):
      if let isLater = isLater(first, than: second) { return isLater }
    case (.contentSize(let first, let axis, _), .contentSize(let second, let otherAxis, _)),
      (.autoresizing(let first, let axis), .autoresizing(let second, let otherAxis)):
      if first !== second { return place(of: second.item) < place(of: first.item) }
      if axis != otherAxis { return axis == .vertical }
    default: break
    }
    return a.serial > b.serial
  }

  private func isLater(_ a: LayoutConstraint, than b: LayoutConstraint) -> Bool? {
    switch (a.origin, b.origin) {
    case (.some(let place), .some(let other)):
      if place.file != other.file { return place.file > other.file }
      if place != other { return place > other }
    case (.some, nil): return true
    case (nil, .some): return false
    case (nil, nil): break
    }
    for (item, other) in [(a.firstItem, b.firstItem), (a.secondItem, b.secondItem)] {
      let (place, otherPlace) = (place(of: item), place(of: other))
      if place != otherPlace { return place > otherPlace }
    }
    let numbers = (numbers(of: a), numbers(of: b))
    if numbers.0 != numbers.1 { return numbers.1.lexicographicallyPrecedes(numbers.0) }
    return nil
  }

  private func numbers(of constraint: LayoutConstraint) -> [Double] {
    [
      Double(constraint.firstAttribute.rawValue), Double(constraint.secondAttribute.rawValue),
      Double(constraint.relation.rawValue), constraint.multiplier, constraint.constant,
    ]
  }

  /// No item counts as the root.
  private func place(of item: (any LayoutItem)?) -> Int {
    item.flatMap { places[ObjectIdentifier($0)] } ?? 0
  }
}

/// The sort key of constraints that are installed together: by the items in the order in which they
/// joined, then by attributes and numbers.
struct InstallationKey: Comparable {
  private let items: (Int, Int, Int, Int)
  private let numbers: (Int, Int, Int, Double, Double, Double)

  init(_ constraint: LayoutConstraint, _ engine: LayoutEngine) {
    let first = Self.place(of: constraint.firstItem, engine)
    let second = Self.place(of: constraint.secondItem, engine)
    items = (first.serial, first.kind, second.serial, second.kind)
    numbers = (
      constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue,
      constraint.relation.rawValue, constraint.multiplier, constraint.constant,
      constraint.priority.value
    )
  }

  /// A guide that is an inset of its owner has no engine item; the owner's place counts, with the
  /// kind of guide.
  private static func place(
    of item: (any LayoutItem)?, _ engine: LayoutEngine
  ) -> (serial: Int, kind: Int) {
    guard let item else { return (-1, 0) }
    if let found = engine.item(item) { return (found.serial, 0) }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return (-1, 0) }
    let kind = LayoutGuide.Kind.allCases.firstIndex(of: guide.kind) ?? 0
    return (engine.item(owner)?.serial ?? -1, kind)
  }

  static func == (a: Self, b: Self) -> Bool { a.items == b.items && a.numbers == b.numbers }

  static func < (a: Self, b: Self) -> Bool {
    a.items == b.items ? a.numbers < b.numbers : a.items < b.items
  }
}
