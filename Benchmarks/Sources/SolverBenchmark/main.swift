import Cassowary
import Glibc

// SolverBenchmark WORKLOAD N MILLISECONDS
//
// Prints a line for the building and each operation: its name, nanoseconds of thread CPU time, and
// the sum of the values that was read after the first four repetitions.

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func report(_ name: String, _ nanoseconds: Double, _ check: Double) {
  print("\(name)\t\(nanoseconds)\t\(check)")
}

/// The mean of a batch long enough for the clock, as the median over the time allowed.
func measure(for milliseconds: Double, _ body: (Int) throws -> Double) rethrows -> (Double, Double)
{
  var check = 0.0
  var i = 0
  for _ in 0..<4 {
    check += try body(i)
    i += 1
  }
  var batch = 1
  var times: [Double] = []
  let end = now() + milliseconds * 1e6
  while times.count < 3 || (now() < end && times.count < 1000) {
    let start = now()
    for _ in 0..<batch {
      _ = try body(i)
      i += 1
    }
    let taken = now() - start
    if taken < 50_000, batch < 1 << 20 {
      batch *= 2
    } else {
      times.append(taken / Double(batch))
    }
  }
  times.sort()
  return (times[times.count / 2], check)
}

func run<W: Workload>(_: W.Type, _ count: Int, _ milliseconds: Double) throws {
  var kept: [W] = []
  kept.reserveCapacity(1)
  let (build, _) = try measure(for: milliseconds) { _ in
    kept.removeAll(keepingCapacity: true)
    kept.append(try W(count))
    return 0
  }
  report("build", build, 0)
  for operation in kept[0].operations {
    let (time, check) = try measure(for: milliseconds, operation.run)
    report(operation.name, time, check)
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let milliseconds = Double(arguments[3])
else {
  print("usage: SolverBenchmark chain|siblings|nested|form N MILLISECONDS")
  exit(64)
}
switch arguments[1] {
case "chain": try run(Chain.self, count, milliseconds)
case "siblings": try run(Siblings.self, count, milliseconds)
case "nested": try run(Nested.self, count, milliseconds)
default: try run(Form.self, count, milliseconds)
}
