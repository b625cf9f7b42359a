/// An unknown of the system. The solver that issued it knows its value.
///
/// Variables compare in the order of creation, which is also the order in which slack is handed out
/// where the constraints leave a choice.
public struct Variable: Hashable, Comparable, Sendable {
  /// Dense, starting at 0; the index of a removed variable is issued again.
  public let index: Int

  @inlinable package init(index: Int) { self.index = index }

  @inlinable public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}
