// swift-tools-version: 6.2
import PackageDescription

// An app's screens as a package, which need not name Plumb: `plumb uikit test --package-path Samples/UIKitApp` lays them
// out, draws them and compares them with their snapshots.
let package = Package(
  name: "UIKitApp",
  defaultLocalization: "en",
  products: [.library(name: "UIKitApp", targets: ["UIKitApp"])],
  targets: [
    .target(name: "UIKitApp", resources: [.copy("Resources")]),
    .testTarget(name: "UIKitAppTests", dependencies: ["UIKitApp"]),
  ],
  swiftLanguageModes: [.v6]
)
