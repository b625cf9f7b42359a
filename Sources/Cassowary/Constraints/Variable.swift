/// An unknown of the system. The solver that made it has its value.
///
/// Variables compare by index. That is the order of creation unless the index of a removed variable
/// was reused.
public struct Variable: Hashable, Comparable, Sendable {
  /// The index, numbered from 0 without gaps. The index of a removed variable is reused.
  public let index: Int

  /// The variable with this index. `Solver.makeVariable` makes variables.
  @inlinable package init(index: Int) { self.index = index }

  /// By index.
  @inlinable public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}
