import LayoutScene

/// Which member of a conflicting set is given up. It follows from the tree and from what is said in
/// it, never from the order of calls.
///
/// What somebody wrote yields first, then what a view's content asks for, then what frames and masks
/// ask for, and never what the system asks for. Among what somebody wrote, what stands in a document
/// yields before what has no position; the later position yields first. Without positions the
/// constraint about the later item in the tree's order yields first: its first item, then its second;
/// then the one with the greater attributes, relation, multiplier and constant.
///
/// An order of a tree holds until the tree changes.
struct EntryOrder {
  /// Of views and guides, from the root down: a view, its guides, its subviews.
  private var places: [ObjectIdentifier: Int] = [:]

  init(root: View) {
    root.visitInReadingOrder { view in
      places[ObjectIdentifier(view)] = places.count
      for guide in view.allGuides { places[ObjectIdentifier(guide)] = places.count }
    }
  }

  /// The entries with the one that is given up last in front.
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

/// The place of a constraint among those that a view holds: by its items, oldest first, and then by
/// what it says.
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

  /// A guide that is an inset of its owner is no item.
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
