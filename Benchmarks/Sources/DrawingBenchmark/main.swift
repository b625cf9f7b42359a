// DrawingBenchmark [ROUNDS [NAME]]: how long a screen of 49 views at 390 × 844 points takes to draw,
// step by step, or only those steps whose name begins with NAME. Prints a line a step: name, shortest
// and median wall time in milliseconds, and the size of the result in bytes or pixels.

import Drawing
import Foundation
import LayoutScene
import Typesetting

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 60
let chosen = CommandLine.arguments.dropFirst(2).first ?? ""
let typesetter = try Typesetter()
let renderer = Renderer(typesetter: typesetter)
let scene = settingsScreen(measurer: typesetter)
let bitmap = try renderer.bitmap(scene)
let file = try PNG.encode(bitmap)

try report("png 2x") { try renderer.png(scene).count }
try report("png 1x") { try renderer.png(scene, DrawingOptions(scale: 1)).count }
try report("png 3x") { try renderer.png(scene, DrawingOptions(scale: 3)).count }
try report("raster 2x") { try renderer.bitmap(scene).pixels.count }
try report("encode 2x") { try PNG.encode(bitmap).count }
try report("decode 2x") { try PNG.decode(file).pixels.count }
try report("svg outlines") { try renderer.svg(scene).count }
try report("svg live") { try renderer.svg(scene, DrawingOptions(svgText: .live)).count }
report("10,000 labels again") { measureAgain(10_000, typesetter) }
try report("pdf") { try renderer.pdf(scene).count }

func report(_ name: String, _ work: () throws -> Int) rethrows {
  guard name.hasPrefix(chosen) else { return }
  var size = 0
  var times: [Double] = []
  for _ in 0..<max(rounds, 1) {
    let start = DispatchTime.now().uptimeNanoseconds
    size = try work()
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
  }
  times.sort()
  print(
    "\(name)\t\(String(format: "%.2f", times[0]))\t"
      + "\(String(format: "%.2f", times[times.count / 2]))\t\(size)")
}
