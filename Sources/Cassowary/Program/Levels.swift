/// The priorities in use. A cost is a vector with one component a level, compared from the highest
/// priority down; a level keeps its component for life, so that a new priority moves nothing.
struct Levels {
  static let required = 0
  /// Below all priorities: decides where they leave a choice.
  static let tie = 1

  /// Components of a cost vector, in use or not.
  private(set) var stride = 8
  private(set) var count = 2
  /// The levels from the highest priority to the tie level and those of stays, below it.
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

  func priority(of level: Int) -> Double { priorities[level] }

  /// How many levels, from the first of the order on, are priorities and not the rule for ties.
  var priorityCount: Int { place(of: 0) }

  /// The level of an optional priority, if it is in use.
  func find(_ priority: Double) -> Int? {
    let place = self.place(of: priority)
    guard place < order.count else { return nil }
    let level = order[place]
    return priorities[level] == priority ? level : nil
  }

  mutating func retain(_ level: Int) { uses[level] += 1 }
  mutating func release(_ level: Int) { uses[level] -= 1 }

  /// A level that no constraint uses any longer.
  func unused() -> Int? {
    for level in 2..<max(count, 2) where uses[level] == 0 { return level }
    return nil
  }

  mutating func makeLevel(_ priority: Double) -> Int {
    let level = count
    count += 1
    if count > stride { stride *= 2 }
    priorities.append(priority)
    uses.append(0)
    order.insert(level, at: place(of: priority))
    return level
  }

  mutating func reuse(_ level: Int, for priority: Double) {
    var kept = Slab<Int>(capacity: order.count)
    for position in 0..<order.count where order[position] != level { kept.append(order[position]) }
    order.free()
    order = kept
    priorities[level] = priority
    order.insert(level, at: place(of: priority))
  }

  /// The first place in the order whose priority is not above the given one.
  private func place(of priority: Double) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[order[middle]] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
