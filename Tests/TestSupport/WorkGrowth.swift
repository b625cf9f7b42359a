import Foundation

/// How many times as long the work takes for eight times as much of it: about 8 where it is linear, 64 where it is
/// quadratic. Tests ask for less than 24.
///
/// What counts is the processor's time of this thread, so that other tests that run meanwhile change little. A
/// limit in seconds would depend on the machine. The least of three tries counts for the small amount, as the first also
/// fills caches. On a busy machine each try may be slowed down, the long ones more often than the short ones:
/// while the work looks far from linear it is tried again, up to fifteen times.
package func workGrowth(of amount: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  var (once, eightTimes) = (Double.infinity, Double.infinity)
  for _ in 1...15 {
    for _ in 1...3 { once = min(once, try processorTime { try work(amount) }) }
    eightTimes = min(eightTimes, try processorTime { try work(8 * amount) })
    if eightTimes < 12 * once { break }
  }
  return eightTimes / once
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
