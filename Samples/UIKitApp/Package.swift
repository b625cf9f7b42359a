// swift-tools-version: 6.2
import PackageDescription

// An app's screens as a package: `swift test` lays them out, draws them and compares them with their snapshots. In an
// app of your own, name Plumb by its address.
let package = Package(
  name: "UIKitApp",
  defaultLocalization: "en",
  products: [.library(name: "UIKitApp", targets: ["UIKitApp"])],
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(
      name: "UIKitApp", dependencies: [.product(name: "UIKit", package: "plumb")],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "UIKitAppTests",
      dependencies: ["UIKitApp", .product(name: "LayoutTesting", package: "plumb")]),
  ],
  swiftLanguageModes: [.v6]
)
