import Documents
import LayoutScene
import Synchronization
import Typesetting

/// Typesetters that stay warm from one change to the next. Each belongs to one actor, on which one
/// cell at a time is laid out and drawn.
package struct TypesetterPool: Sendable {
  private let members: [PooledTypesetter]
  private let turn = Counter()

  /// - Parameter count: how many cells are worked on at once.
  package init(count: Int) throws(TypesettingError) {
    var members: [PooledTypesetter] = []
    for _ in 0..<max(1, count) { members.append(PooledTypesetter(typesetter: try Typesetter())) }
    self.members = members
  }

  /// The results of the jobs `0 ..< count`, in their order.
  package func map<Value: Sendable>(
    count: Int, _ job: @escaping @Sendable (Int, Typesetter) -> Value
  ) async -> [Value] {
    let next = Counter()
    return await withTaskGroup(of: [(Int, Value)].self) { group in
      for member in members.prefix(count) {
        group.addTask {
          var done: [(Int, Value)] = []
          while let index = next.take(below: count) {
            done.append((index, await member.perform { job(index, $0) }))
          }
          return done
        }
      }
      var values: [Int: Value] = [:]
      for await part in group {
        for (index, value) in part { values[index] = value }
      }
      return (0..<count).compactMap { values[$0] }
    }
  }

  /// The result of one job.
  package func perform<Value: Sendable>(
    _ job: @escaping @Sendable (Typesetter) -> Value
  ) async -> Value {
    let member = members[turn.take() % members.count]
    return await member.perform(job)
  }
}

private actor PooledTypesetter {
  private let typesetter: Typesetter

  init(typesetter: sending Typesetter) { self.typesetter = typesetter }

  func perform<Value: Sendable>(_ job: @Sendable (Typesetter) -> Value) -> Value {
    job(typesetter)
  }
}

/// Counts up from 0, for several tasks.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue & .max }

  func take(below limit: Int) -> Int? {
    let index = take()
    return index < limit ? index : nil
  }
}
