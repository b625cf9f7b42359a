/// Eight components of a cost vector, which the processor handles at once. The length of a cost
/// vector is a multiple of eight; components beyond the levels in use are zero.
typealias Eight = SIMD8<Double>

extension Slab where Element == Double {
  /// The components `index ..< index + 8`.
  @inline(__always) func eight(at index: Int) -> Eight {
    UnsafeRawPointer(base + index).loadUnaligned(as: Eight.self)
  }

  /// Replaces the components `index ..< index + 8`.
  @inline(__always) func setEight(at index: Int, _ eight: Eight) {
    UnsafeMutableRawPointer(base + index).storeBytes(of: eight, as: Eight.self)
  }
}

extension Eight {
  /// The magnitude of each component.
  @inline(__always) var sizes: Eight {
    let signless = SIMD8<UInt64>(repeating: ~(1 << 63))
    return unsafeBitCast(unsafeBitCast(self, to: SIMD8<UInt64>.self) & signless, to: Eight.self)
  }
}
