/// A handle on a constraint that a solver holds.
public struct Constraint: Hashable, Comparable, Sendable {
  /// The slot in the solver; issued again after a removal.
  @usableFromInline let index: Int32
  /// Distinguishes the constraints that had the same slot one after another.
  @usableFromInline let generation: UInt32

  @inlinable init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  @inlinable public static func < (a: Constraint, b: Constraint) -> Bool {
    (a.index, a.generation) < (b.index, b.generation)
  }
}
