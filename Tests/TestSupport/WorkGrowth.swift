import Foundation

/// How many times as long the work takes for eight times as much of it: about 8 where it is linear, 64 where it is
/// quadratic. Tests ask for less than 24.
///
/// What counts is the processor's time of this thread, so that other tests that run meanwhile change little. A
/// limit in seconds would depend on the machine. Each amount is tried three times, as the first try also fills
/// caches.
package func workGrowth(of amount: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  try leastTime { try work(8 * amount) } / leastTime { try work(amount) }
}

private func leastTime(_ work: () throws -> Void) rethrows -> Double {
  try (0..<3).map { _ in try processorTime(work) }.min() ?? 0
}

/// The processor's time of this thread for the work, in seconds.
private func processorTime(_ work: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
