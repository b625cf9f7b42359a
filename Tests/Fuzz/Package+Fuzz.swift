// Scripts/fuzz appends this to Package.swift in a folder of its own, so that the targets share the
// product's modules and nobody who builds plumb builds them.
package.targets += [
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "Comparison", "Documents", "Drawing", "Snapshots", "TestSupport",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Tests/Fuzz/Targets")
]
