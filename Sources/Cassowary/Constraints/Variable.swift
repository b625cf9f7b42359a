/// An unknown of the system. The solver that issued it knows its value.
///
/// Variables compare by index, which is the order of creation unless a removed variable's index was
/// issued again.
public struct Variable: Hashable, Comparable, Sendable {
  /// Dense, from 0. The index of a removed variable is issued again.
  public let index: Int

  /// The variable with this index. `Solver.makeVariable` issues them.
  @inlinable package init(index: Int) { self.index = index }

  /// By index.
  @inlinable public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}
