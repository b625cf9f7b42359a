/// Eight components of cost vectors at a time. Vectors are a multiple of eight long, and what lies
/// beyond the levels in use is zero.
typealias Eight = SIMD8<Double>

extension Slab where Element == Double {
  @inline(__always) func eight(at index: Int) -> Eight {
    UnsafeRawPointer(base + index).loadUnaligned(as: Eight.self)
  }

  @inline(__always) func setEight(at index: Int, _ eight: Eight) {
    UnsafeMutableRawPointer(base + index).storeBytes(of: eight, as: Eight.self)
  }
}

extension Eight {
  @inline(__always) var sizes: Eight {
    let signless = SIMD8<UInt64>(repeating: ~(1 << 63))
    return unsafeBitCast(unsafeBitCast(self, to: SIMD8<UInt64>.self) & signless, to: Eight.self)
  }
}
