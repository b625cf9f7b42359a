/// A stretch of a slab that several lists share.
struct Extent: BitwiseCopyable {
  @Narrow var start = 0
  @Narrow var count = 0
  /// The number of elements that fit. In the matrix it is a power of two, or 0 before the first
  /// entry.
  @Narrow var capacity = 0
}
