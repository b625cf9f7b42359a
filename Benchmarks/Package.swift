// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "plumb", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmark", dependencies: [.product(name: "Cassowary", package: "plumb")]),
    .executableTarget(
      name: "DrawingBenchmark", dependencies: [.product(name: "Drawing", package: "plumb")]),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: [.product(name: "AutoLayout", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
