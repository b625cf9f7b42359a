import ArgumentParser
import Foundation
import SourceRewriting

/// One run of swift over a package that imports UIKit.
struct UIKitRun {
  private let options: UIKitBuildOptions
  private let package: String
  private let scratch: String

  init(_ options: UIKitBuildOptions) {
    self.options = options
    package = Self.absolute(options.packagePath)
    scratch = options.scratchPath.map(Self.absolute) ?? package + "/.build/plumb"
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// - Parameter verb: `build` or `test`.
  func run(_ verb: String) throws {
    try Console.reporting {
      let status = try status(of: verb)
      // What swift ends with is passed on as it is.
      if status != 0 { throw ExitCode(status) }
      return .clean
    }
  }

  private func status(of verb: String) throws(Failure) -> Int32 {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw Failure(.badInput, "\(options.packagePath): error: there is no Package.swift here")
    }
    let swift = try SwiftTool()
    let graph = try PackageGraph(of: package, scratch: scratch, swift: swift)
    let library = graph.namesPlumb ? nil : try UIKitLibrary.located(options.library, swift: swift)
    var rewritten = RewrittenPackages()
    let kit = try symbols(of: library, swift: swift)
    for sources in graph.packages {
      if sources.name == Self.replacedPackage, library != nil {
        // Its types are those of SnapshotTestingPlumb here; what is left of it need not compile.
        for file in sources.files { rewritten.replace(file.path, by: "") }
      } else {
        rewritten.add(sources, kit: kit)
      }
    }
    say(rewritten, in: graph, swift: swift)
    let combine = try CombineLibrary.built(for: rewritten, swift: swift)
    let words = try arguments(verb, rewritten, library, graph) + Self.arguments(for: combine)
    if options.verbose { Console.say("swift " + words.joined(separator: " ")) }
    var map = MessageMap(rewritten)
    return try swift.run(words) { map.mapped($0) }
  }

  /// Where everything lies that this command makes.
  private var folder: String { scratch + "/plumb-uikit" }

  /// What UIKit has; nothing where the package builds Plumb itself.
  private func symbols(
    of library: UIKitLibrary?, swift: SwiftTool
  ) throws(Failure) -> PlatformSymbols {
    guard let library else { return PlatformSymbols() }
    try library.prepare(folder: folder, swift: swift)
    return try UIKitSymbols(library: library, swift: swift, folder: folder).kit()
  }

  private static let replacedPackage = "swift-snapshot-testing"

  /// The arguments for swift.
  private func arguments(
    _ verb: String, _ rewritten: RewrittenPackages, _ library: UIKitLibrary?, _ graph: PackageGraph
  ) throws(Failure) -> [String] {
    let list: String
    do {
      list = try OverlayFolder(folder).write(rewritten, stamp: library?.stamp ?? "own")
    } catch {
      throw Failure(.inputOutput, "\(folder): error: cannot write: \(error.localizedDescription)")
    }
    var words = [verb, "--package-path", package, "--scratch-path", scratch]
    if verb == "test" { words += discovery }
    words += Self.forCompiler(["-vfsoverlay", list])
    // `.version("5.0")` of a manifest goes to the compiler as it is, which knows "5" only.
    if let version = graph.plainLanguageVersion {
      words += Self.forCompiler(["-swift-version", version])
    }
    if let library {
      words += Self.forCompiler(library.compilerArguments(folder: folder))
      words += library.linkerArguments.flatMap { ["-Xlinker", $0] }
    }
    return words + options.arguments
  }

  private static func arguments(for combine: CombineLibrary?) -> [String] {
    guard let combine else { return [] }
    return forCompiler(combine.compilerArguments)
      + combine.linkerArguments.flatMap { ["-Xlinker", $0] }
  }

  /// What finds all tests of a package that has a list of them in LinuxMain.swift for older versions of XCTest. Swift
  /// would run those of the list only.
  private var discovery: [String] {
    let lists = [
      "Tests/LinuxMain.swift", "Tests/XCTMain.swift", "LinuxMain.swift", "XCTMain.swift",
    ]
    guard lists.contains(where: { FileManager.default.fileExists(atPath: "\(package)/\($0)") })
    else { return [] }
    // Swift Testing is asked for by name, as discovery alone is that of XCTest.
    let kinds = ["xctest", "swift-testing"].filter { kind in
      !options.arguments.contains { $0 == "--enable-\(kind)" || $0 == "--disable-\(kind)" }
    }
    return ["--enable-test-discovery"] + kinds.map { "--enable-\($0)" }
  }

  static func forCompiler(_ words: [String]) -> [String] { words.flatMap { ["-Xswiftc", $0] } }

  /// What is rewritten, and which modules are not here at all.
  private func say(_ rewritten: RewrittenPackages, in graph: PackageGraph, swift: SwiftTool) {
    if options.verbose {
      for path in rewritten.sources.keys.sorted() { Console.say("rewritten: \(path)") }
    }
    let known = swift.modules.union(graph.packages.flatMap(\.modules)).union(UIKitLibrary.modules)
    for module in rewritten.imports.keys.sorted() where !known.contains(module) {
      let places = rewritten.imports[module] ?? []
      guard UIKitModules.areApples(module), let first = places.first else { continue }
      let others = places.count > 1 ? ", and \(places.count - 1) more" : ""
      Console.say("\(first): note: there is no module \(module) on Linux; imported here\(others)")
    }
  }
}

/// Which modules are Apple's and are not here.
enum UIKitModules {
  /// Those that Plumb's UIKit stands for.
  static let replaced = SourceRewriter.inUIKit.union(SourceRewriter.standIns.keys)
    .union(["UIKit", "Darwin"])

  static func areApples(_ module: String) -> Bool { !replaced.contains(module) }
}
