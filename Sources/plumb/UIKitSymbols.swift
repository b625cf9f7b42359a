import Foundation
import SourceRewriting

/// The symbols of Plumb's UIKit and of Linux' modules, as the compiler lists them.
struct UIKitSymbols {
  let library: UIKitLibrary
  let swift: SwiftTool
  /// Where lists are kept, by the stamp of the library.
  let folder: String

  /// What `import UIKit` brings, without Foundation.
  func kit() throws(Failure) -> PlatformSymbols {
    try symbols(of: ["UIKit", "AutoLayout", "LayoutKernel", "LayoutScene"], as: "kit")
  }

  /// What tests may import beside it.
  func testing() throws(Failure) -> PlatformSymbols {
    try symbols(of: ["SnapshotTestingPlumb", "LayoutTesting", "OSPlumb"], as: "testing")
  }

  /// What sources of packages may use of Linux' modules.
  func linux() throws(Failure) -> PlatformSymbols {
    try symbols(of: ConditionValues.linuxModules, as: "linux")
  }

  func symbols(
    of modules: [String], as name: String, arguments: [String] = []
  ) throws(Failure) -> PlatformSymbols {
    // The number is that of the list's form.
    let list = "\(folder)/symbols3-\(name)-\(library.stamp).txt"
    if let bytes = FileManager.default.contents(atPath: list) {
      return PlatformSymbols(text: String(decoding: bytes, as: UTF8.self))
    }
    var symbols = PlatformSymbols()
    let graphs = "\(folder)/graphs-\(name)"
    do {
      try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "\(graphs): error: cannot write: \(error.localizedDescription)")
    }
    for module in modules { try extract(module, to: graphs, arguments) }
    do {
      for file in try FileManager.default.contentsOfDirectory(atPath: graphs).sorted() {
        try symbols.add(graph: Data(contentsOf: URL(fileURLWithPath: graphs + "/" + file)))
      }
      try FileManager.default.removeItem(atPath: graphs)
    } catch {
      throw Failure(.inputOutput, "\(graphs): error: cannot read: \(error.localizedDescription)")
    }
    try Files.write(Array(symbols.text.utf8), to: list)
    return symbols
  }

  private func extract(
    _ module: String, to graphs: String, _ arguments: [String]
  ) throws(Failure) {
    _ = try swift.output(
      [
        "symbolgraph-extract", "-module-name", module, "-target", try swift.target(),
        "-output-dir", graphs, "-minimum-access-level", "public",
      ] + library.compilerArguments(folder: folder) + arguments)
  }
}
