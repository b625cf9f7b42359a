// swift-tools-version: 6.2
import PackageDescription

// Every arrow between modules is listed here and nowhere else; the scripts build with
// `--explicit-target-dependency-import-check error`, which refuses an import that is not.
let package = Package(
  name: "plumb",
  products: [
    .library(name: "PlumbKit", targets: ["PlumbKit"]),
    .library(name: "AutoLayout", targets: ["AutoLayout", "LayoutKernel", "LayoutScene"]),
    .library(name: "Drawing", targets: ["Drawing", "Typesetting"]),
    .library(name: "Documents", targets: ["Documents"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "OSPlumb", "_Testing_UIKit"]),
    // What `plumb uikit build` links with packages that do not name Plumb.
    .library(
      name: "PlumbUIKit", type: .dynamic,
      targets: ["UIKit", "OSPlumb", "SnapshotTestingPlumb", "_Testing_UIKit"]),
    .library(name: "SnapshotTestingPlumb", targets: ["SnapshotTestingPlumb"]),
    .executable(name: "plumb", targets: ["plumb"]),
    .plugin(name: "PlumbPlugin", targets: ["PlumbPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(name: "Work"),
    .target(name: "Cassowary", dependencies: ["Work"], exclude: ["METHOD.md"]),
    .target(name: "LayoutScene"),
    .target(
      name: "Symbols", dependencies: ["LayoutScene", "CResources"], exclude: ["Names/Resources"]),
    .target(name: "LayoutKernel", dependencies: ["Cassowary", "LayoutScene", "Work"]),
    .target(
      name: "AutoLayout",
      dependencies: ["Cassowary", "LayoutKernel", "LayoutScene", "Symbols", "Work"]),
    .target(name: "Checksums", dependencies: ["CGLib", "CIgzip"]),
    .target(name: "Typesetting", dependencies: ["Checksums", "LayoutScene", "CPango"]),
    .target(name: "Pixels", dependencies: ["Checksums", "LayoutScene", "CIgzip", "CSpng"]),
    .target(
      name: "Drawing",
      dependencies: [
        "LayoutScene", "Pixels", "Symbols", "Typesetting", "Work", "CIgzip", "CPango", "CPictures",
      ]),
    .target(name: "Inspection", dependencies: ["LayoutScene", "Symbols", "Work"]),
    .target(
      name: "Reports", dependencies: ["Checksums", "LayoutScene", "CIgzip", "CResources"],
      exclude: ["Page/Resources"]),
    .target(
      name: "Comparison", dependencies: ["LayoutScene", "Reports", "CResources"],
      exclude: ["Page/Resources"]),
    .target(
      name: "Snapshots",
      dependencies: [
        "Checksums", "Documents", "Drawing", "Files", "LayoutScene", "Reports", "Typesetting",
        "CResources",
      ],
      exclude: ["Report/Resources"]),
    .target(
      name: "Causes",
      dependencies: [
        "Checksums", "Documents", "LayoutKernel", "LayoutScene", "Snapshots", "Work",
      ]),
    .target(
      name: "Checking",
      dependencies: [
        "AutoLayout", "Documents", "Drawing", "Inspection", "LayoutScene", "Typesetting", "Work",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "CellLayout", "Checking", "Documents", "Files", "LayoutScene", "Localization", "Reuse",
        "Symbols", "Typesetting", "Work",
      ]),
    .target(name: "Headroom", dependencies: ["AutoLayout", "Inspection", "LayoutScene", "Work"]),
    .target(
      name: "Files", dependencies: ["LayoutScene", "Symbols", "CPictures", "CXML", "CYAML"]),
    .target(name: "Localization", dependencies: ["Files", "LayoutScene", "CCmark", "CICU"]),
    .target(name: "Reuse", dependencies: ["Files", "LayoutKernel", "LayoutScene"]),
    .target(name: "InterfaceBuilder", dependencies: ["Files", "LayoutScene", "Reuse"]),
    .target(
      name: "Documents",
      dependencies: [
        "AutoLayout", "Files", "InterfaceBuilder", "LayoutScene", "Localization", "Reuse",
        "Symbols", "Work",
      ]),
    .target(
      name: "Conversion",
      dependencies: [
        "AutoLayout", "Documents", "Files", "InterfaceBuilder", "LayoutKernel", "LayoutScene",
        "Reuse",
      ]),
    .target(
      name: "CellLayout",
      dependencies: [
        "AutoLayout", "Comparison", "Documents", "LayoutScene", "Reports", "Work",
      ]),
    .target(
      name: "Preview",
      dependencies: [
        "AutoLayout", "CellLayout", "Checking", "Comparison", "CResources", "Documents", "Drawing",
        "Files", "LayoutScene", "Localization", "Reports", "Typesetting",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Page/Resources"]),
    .target(name: "SourceRewriting"),
    .executableTarget(
      name: "plumb",
      dependencies: [
        "AutoLayout", "CellLayout", "Checking", "Conversion", "LayoutScene", "Typesetting",
        "Drawing", "Documents", "InterfaceBuilder", "Causes", "Comparison", "Headroom",
        "LanguageServer", "Preview", "Reports", "Reuse", "Snapshots", "SourceRewriting", "Work",
        "CGLib", "CMimalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "PlumbKit",
      dependencies: ["AutoLayout", "Documents", "Drawing", "LayoutScene", "Typesetting"]),
    .plugin(
      name: "PlumbPlugin",
      capability: .command(
        intent: .custom(verb: "plumb", description: "Draw, check and test layouts"),
        permissions: [
          .writeToPackageDirectory(
            reason: "plumb writes snapshots, and what waits to be accepted, beside layout documents"
          )
        ])),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "AutoLayout", "Causes", "Documents", "Drawing", "Inspection", "LayoutKernel", "LayoutScene",
        "Reports", "Snapshots", "Typesetting", "UIKit", "_Testing_UIKit",
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "AutoLayout", "Drawing", "Files", "InterfaceBuilder", "LayoutKernel", "LayoutScene",
        "Localization", "Symbols", "Typesetting", "CInitializers",
      ]),
    .target(name: "OSPlumb"),
    .target(
      name: "SnapshotTestingPlumb",
      dependencies: [
        "AutoLayout", "Documents", "Drawing", "LayoutScene", "LayoutTesting", "Typesetting",
        "UIKit",
      ]),
    .executableTarget(
      name: "FromCode", dependencies: ["PlumbKit"], path: "Samples/FromCode"),
    .target(
      name: "UIKitApp", dependencies: ["UIKit"], path: "Samples/UIKitApp/Sources/UIKitApp",
      resources: [.copy("Resources")]),
    .target(name: "CResources"),
    .target(name: "CPictures"),
    .target(name: "CInitializers"),
    // Swift Testing asks for a module of this name where a file imports both it and UIKit.
    .target(name: "_Testing_UIKit"),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CIgzip", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CMimalloc", providers: [.apt(["libmimalloc-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    .target(name: "TestSupport", dependencies: ["LayoutScene"], path: "Tests/TestSupport"),
    // Reads systems and prints the solver's answers, for Scripts/check-solver.
    .executableTarget(
      name: "SolverAnswers", dependencies: ["Cassowary"], path: "Tests/SolverAnswers"),
    .target(name: "BrowserSupport", path: "Tests/BrowserSupport"),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "Work"], resources: [.copy("Fixtures")]),
    .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "LayoutScene"]),
    .testTarget(name: "LayoutSceneTests", dependencies: ["LayoutScene", "TestSupport"]),
    .testTarget(name: "ChecksumsTests", dependencies: ["Checksums"]),
    .testTarget(
      name: "LayoutKernelTests",
      dependencies: [
        "LayoutKernel", "AutoLayout", "Cassowary", "Documents", "LayoutScene", "TestSupport",
        "Work",
      ]),
    .testTarget(name: "PlumbKitTests", dependencies: ["PlumbKit"]),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "LayoutScene", "TestSupport"]),
    .testTarget(
      name: "TypesettingTests",
      dependencies: ["Typesetting", "LayoutScene", "CPango", "TestSupport"]),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels", "TestSupport"]),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Typesetting", "LayoutScene", "TestSupport"]),
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Documents", "AutoLayout", "Files", "InterfaceBuilder", "LayoutScene", "Localization",
        "Reuse", "Typesetting", "TestSupport", "Work",
      ],
      exclude: ["Mistakes"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "ConversionTests",
      dependencies: [
        "Conversion", "AutoLayout", "Documents", "Files", "InterfaceBuilder", "LayoutScene",
        "PlumbKit", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "Inspection", "Documents", "Typesetting", "LayoutScene", "TestSupport", "Work",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "Checking", "Documents", "Files", "LayoutScene", "TestSupport",
        "Typesetting",
      ]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "LayoutScene"]),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "Comparison", "LayoutScene", "AutoLayout", "Documents", "Drawing", "Reports", "Typesetting",
        "BrowserSupport", "TestSupport",
      ]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Snapshots", "Documents", "Drawing", "LayoutScene", "Reports", "Typesetting",
        "BrowserSupport", "TestSupport",
      ]),
    .testTarget(
      name: "CausesTests",
      dependencies: [
        "Causes", "Documents", "Drawing", "LayoutKernel", "LayoutScene", "Snapshots",
        "TestSupport", "Work",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "HeadroomTests", dependencies: ["Headroom", "AutoLayout", "LayoutScene", "TestSupport"]),
    .testTarget(
      name: "CellLayoutTests", dependencies: ["CellLayout", "Documents", "LayoutScene", "Work"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "CellLayout", "Documents", "Drawing", "Files", "LayoutScene", "Typesetting",
        "BrowserSupport",
      ]),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutTesting", "Reports", "Snapshots"]),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitApp", "AutoLayout", "Documents", "Drawing", "LayoutScene", "LayoutTesting",
        "OSPlumb", "SnapshotTestingPlumb", "TestSupport", "Typesetting", "_Testing_UIKit",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "SampleTests", dependencies: ["plumb", "Files", "FromCode", "Symbols", "TestSupport"],
      exclude: ["Transcripts"]),
  ],
  swiftLanguageModes: [.v6],
  // C23 has `#embed`. Clang knows it since Swift 6.2.
  cLanguageStandard: .c2x
)
