/// The priorities in use. A cost is a vector with one component for each level, compared from the
/// highest priority down. A level keeps its component while it is in use, so that a new priority
/// moves no components.
struct Levels {
  /// The level of required constraints, above all others.
  static let required = 0
  /// The level that decides where the priorities leave a choice. It is below all priorities.
  static let tie = 1

  /// The length of a cost vector, including components that are not in use.
  private(set) var stride = 8
  /// The number of components in use.
  private(set) var count = 2
  /// The number of parts of eight components that a cost vector is handled in.
  var parts: Int { (count + 7) / 8 }
  /// The levels in descending order: the required one, the priorities, the tie level, the levels of
  /// stays.
  private(set) var order = Slab<Int>()
  private var priorities = Slab<Double>()
  private var uses = Slab<Int>()

  init() {
    order.append(Self.required)
    order.append(Self.tie)
    priorities.append(.infinity)
    priorities.append(0)
    uses.append(1)
    uses.append(1)
  }

  func free() {
    order.free()
    priorities.free()
    uses.free()
  }

  /// The place of each level in the order.
  var places: [Int] {
    var places = [Int](repeating: 0, count: count)
    for place in 0..<order.count { places[order[place]] = place }
    return places
  }

  /// The number of levels in the order that are priorities: those before the tie level.
  var priorityCount: Int { place(of: 0) }

  /// The level of an optional priority, or nil if no level has it.
  func find(_ priority: Double) -> Int? {
    let place = self.place(of: priority)
    guard place < order.count else { return nil }
    let level = order[place]
    return priorities[level] == priority ? level : nil
  }

  /// Increments the number of constraints at the level.
  mutating func retain(_ level: Int) { uses[level] += 1 }
  /// Decrements the number of constraints at the level.
  mutating func release(_ level: Int) { uses[level] -= 1 }

  /// A level that no constraint uses, or nil.
  func unused() -> Int? {
    for level in 2..<max(count, 2) where uses[level] == 0 { return level }
    return nil
  }

  /// A new level for a priority. It may double `stride`.
  mutating func makeLevel(_ priority: Double) -> Int {
    let level = count
    count += 1
    if count > stride { stride *= 2 }
    priorities.append(priority)
    uses.append(0)
    order.insert(level, at: place(of: priority))
    return level
  }

  /// Gives an unused level to another priority.
  mutating func reuse(_ level: Int, for priority: Double) {
    var kept = Slab<Int>(capacity: order.count)
    for position in 0..<order.count where order[position] != level { kept.append(order[position]) }
    order.free()
    order = kept
    priorities[level] = priority
    order.insert(level, at: place(of: priority))
  }

  /// The first place in the order whose priority is at most the given one.
  private func place(of priority: Double) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[order[middle]] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
