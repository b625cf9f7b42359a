import Foundation
import SourceRewriting

/// The module that stands for Combine: OpenCombine under one name. It is built where a package imports Combine, once for
/// each toolchain, apart from Plumb and from the package.
struct CombineLibrary {
  private let folder: String
  private var products: String { folder + "/.build/release" }

  /// What of OpenCombine sources may name.
  static let modules = ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"]

  /// - Returns: nil where no source imports Combine.
  static func built(
    for rewritten: RewrittenPackages, swift: SwiftTool
  ) throws(Failure) -> CombineLibrary? {
    rewritten.imports["Combine"] == nil ? nil : try built(swift: swift)
  }

  static func built(swift: SwiftTool) throws(Failure) -> CombineLibrary {
    let version = String(decoding: try swift.output(["--version"]), as: UTF8.self)
    let name = version.prefix { !$0.isNewline }.filter { $0.isLetter || $0.isNumber }
    let library = CombineLibrary(folder: UIKitAudit.folder + "/combine-\(name)")
    if library.isThere { return library }
    Console.say("building OpenCombine, which stands for Combine (a minute the first time)")
    try library.write()
    _ = try swift.output([
      "build", "--package-path", library.folder, "-c", "release", "-debug-info-format", "none",
      "--product", "CombinePlumb",
    ])
    return library
  }

  private var isThere: Bool {
    [products + "/libCombinePlumb.so", products + "/Modules/CombinePlumb.swiftmodule"].allSatisfy {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "CombinePlumb",
      products: [.library(name: "CombinePlumb", type: .dynamic, targets: ["CombinePlumb"])],
      dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
      ],
      targets: [
        .target(
          name: "CombinePlumb",
          dependencies: [
            .product(name: "OpenCombine", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            .product(name: "OpenCombineDispatch", package: "OpenCombine"),
          ])
      ])

    """

  private func write() throws(Failure) {
    let source = Self.modules.map { "@_exported import \($0)\n" }.joined()
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/Sources/CombinePlumb", withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "\(folder): error: cannot write: \(error.localizedDescription)")
    }
    try Files.write(Array(Self.manifest.utf8), to: folder + "/Package.swift")
    try Files.write(Array(source.utf8), to: folder + "/Sources/CombinePlumb/Combine.swift")
    try Files.write(Array("module COpenCombineHelpers {}\n".utf8), to: map)
  }

  // MARK: What swift is told

  /// OpenCombine's own module of C: the compiler asks for it, but for nothing in it.
  private var map: String { folder + "/combine.modulemap" }

  var compilerArguments: [String] {
    ["-I", products + "/Modules", "-Xcc", "-fmodule-map-file=\(map)"]
  }

  var linkerArguments: [String] { ["-L\(products)", "-lCombinePlumb", "-rpath=\(products)"] }
}
