import Cassowary
import Glibc

// SolverBenchmark WORKLOAD N MILLISECONDS [OPERATION]
//
// Prints a line for the building and each operation: its name, nanoseconds of thread CPU time, and
// the sum of the values that was read after the first four repetitions. The operation "reading" does
// nothing but that. With the name of an operation
// only that one is repeated, for a profiler.
//
// SolverBenchmark memory [WORKLOAD N]
//
// Builds once and prints the most memory the process ever had resident, in bytes.

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

func run<W: Workload>(_: W.Type, _ count: Int, _ milliseconds: Double, only: String?) throws {
  var kept: [W] = []
  kept.reserveCapacity(1)
  let isBuildMeasured = only == nil || only == "build"
  let (build, _) = try measure(for: isBuildMeasured ? milliseconds : 0) { _ in
    kept.removeAll(keepingCapacity: true)
    kept.append(try W(count))
    return kept[0].total
  }
  if isBuildMeasured { report("build", build, kept[0].total) }
  for operation in kept[0].operations where only == nil || only == operation.name {
    let (time, check) = try measure(for: milliseconds, operation.run)
    report(operation.name, time, check)
  }
}

/// Not from getrusage, which still knows how large the process was before it became this program.
func residentPeak() -> Int {
  guard let file = fopen("/proc/self/status", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), file) != nil {
    let words = String(cString: line).split { $0 == " " || $0 == "\t" }
    if words.first == "VmHWM:" { return (Int(words[1]) ?? 0) * 1024 }
  }
  return 0
}

func workload(_ name: String) -> (any Workload.Type)? {
  switch name {
  case "chain": Chain.self
  case "siblings": Siblings.self
  case "nested": Nested.self
  case "form": Form.self
  default: nil
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "memory" {
  if arguments.count == 3, let type = workload(arguments[1]), let count = Int(arguments[2]) {
    let built = try type.init(count)
    withExtendedLifetime(built) { print(residentPeak()) }
  } else {
    print(residentPeak())
  }
  exit(0)
}
guard arguments.count >= 3, let type = workload(arguments[0]), let count = Int(arguments[1]),
  let milliseconds = Double(arguments[2])
else {
  print("usage: SolverBenchmark chain|siblings|nested|form N MILLISECONDS [OPERATION]")
  exit(64)
}
try run(type, count, milliseconds, only: arguments.count > 3 ? arguments[3] : nil)
