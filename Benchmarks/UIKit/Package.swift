// swift-tools-version: 5.9
import PackageDescription

// A package as teams have them, which knows nothing of Plumb: `Benchmarks/uikit` builds it by `plumb uikit build`.
let package = Package(
  name: "UIKitBenchmark", targets: [.executableTarget(name: "UIKitBenchmark")])
