// LayoutBenchmark [SCREEN [COUNT [MILLISECONDS [WHAT]]]]: what layout takes above the solver.
//
// SCREEN is stacks, wrapped-stacks, form, wrapped-form, nested or column; all of them without one.
// Prints a line an operation: screen, operation, median microseconds of thread CPU time, and the same
// by view.
// WHAT, one of first, scene and change, runs that operation alone, without measuring it, for a profiler.

import AutoLayout
import Foundation
import LayoutScene

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func median(of milliseconds: Double, _ body: (Int) -> Double) -> Double {
  var times: [Double] = []
  let end = now() + milliseconds * 1e3
  while times.count < 3 || (now() < end && times.count < 10_000) { times.append(body(times.count)) }
  return times.sorted()[times.count / 2]
}

func make(_ name: String, _ count: Int?) -> Screen {
  switch name {
  case "stacks": .stacks(count ?? 200, wrapping: false)
  case "wrapped-stacks": .stacks(count ?? 200, wrapping: true)
  case "wrapped-form": .form(count ?? 1000, wrapping: true)
  case "nested": .nested(count ?? 2000)
  case "column": .column(count ?? 2000)
  default: .form(count ?? 1000, wrapping: false)
  }
}

/// A text that is as wide as another one only every second time.
func change(_ screen: Screen, _ round: Int) {
  screen.label.text = round % 2 == 0 ? "short" : "shor"
  screen.window.layoutIfNeeded()
}

func report(_ name: String, _ what: String, _ time: Double, _ views: Int) {
  print("\(name)\t\(what)\t\(String(format: "%.1f\t%.2f", time, time / Double(views)))")
}

func measure(_ name: String, _ count: Int?, _ milliseconds: Double) {
  let views = make(name, count).viewCount
  let build = median(of: milliseconds) { _ in
    let start = now()
    let screen = make(name, count)
    let end = now()
    withExtendedLifetime(screen) {}
    return end - start
  }
  let first = median(of: milliseconds) { _ in
    let screen = make(name, count)
    let start = now()
    screen.window.layoutIfNeeded()
    return now() - start
  }
  let screen = make(name, count)
  screen.window.layoutIfNeeded()
  let scene = median(of: milliseconds) { _ in
    let start = now()
    _ = screen.window.scene(includesAmbiguity: false)
    return now() - start
  }
  // A scene makes the list when it is read for the first time.
  let constraints = median(of: milliseconds) { _ in
    let scene = screen.window.scene(includesAmbiguity: false)
    let start = now()
    _ = scene.constraints
    return now() - start
  }
  let one = median(of: milliseconds) { round in
    let start = now()
    change(screen, round)
    return now() - start
  }
  let findings = median(of: milliseconds) { round in
    change(screen, round)
    let start = now()
    _ = screen.window.findings
    return now() - start
  }
  let row = median(of: milliseconds) { _ in
    let start = now()
    screen.label.isHidden.toggle()
    screen.window.layoutIfNeeded()
    return now() - start
  }
  report(name, "views and constraints", build, views)
  report(name, "first layout", first, views)
  report(name, "scene", scene, views)
  report(name, "its constraints", constraints, views)
  report(name, "one label", one, views)
  report(name, "one label hidden or shown", row, views)
  report(name, "findings", findings, views)
}

let arguments = CommandLine.arguments
let names =
  arguments.count > 1
  ? [arguments[1]] : ["stacks", "wrapped-stacks", "form", "wrapped-form", "nested", "column"]
let count = arguments.count > 2 ? Int(arguments[2]) : nil
let milliseconds = arguments.count > 3 ? Double(arguments[3]) ?? 1000 : 1000
for name in names {
  switch arguments.count > 4 ? arguments[4] : "" {
  case "first": for _ in 0..<10 { make(name, count).window.layoutIfNeeded() }
  case "scene":
    let screen = make(name, count)
    for _ in 0..<50 { _ = screen.window.scene(includesAmbiguity: false) }
  case "change":
    let screen = make(name, count)
    screen.window.layoutIfNeeded()
    for round in 0..<100 { change(screen, round) }
  default: measure(name, count, milliseconds)
  }
}
