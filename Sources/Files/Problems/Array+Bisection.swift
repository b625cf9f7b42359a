extension [Int] {
  /// The index of the last number that is not above `limit`; 0 where all are. The numbers are sorted.
  package func bisect(_ limit: Int) -> Int {
    var (low, high) = (0, Swift.max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
