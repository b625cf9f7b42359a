/// A handle on a constraint that a solver holds. Handles compare by slot, then by generation.
public struct Constraint: Hashable, Comparable, Sendable {
  /// The slot in the solver, numbered from 0 without gaps. A slot is reused after its constraint is
  /// removed.
  @usableFromInline package let index: Int32
  /// Distinguishes constraints that have used the same slot one after another.
  @usableFromInline let generation: UInt32

  @inlinable init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// By slot, then by generation.
  @inlinable public static func < (a: Constraint, b: Constraint) -> Bool {
    (a.index, a.generation) < (b.index, b.generation)
  }
}
