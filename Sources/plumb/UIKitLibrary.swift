import Foundation
import Glibc
import SourceRewriting

/// Plumb's UIKit as a library that packages are linked with, and its modules that they are compiled with.
struct UIKitLibrary {
  /// The folder that holds `libPlumbUIKit.so` and `Modules`.
  let folder: String

  /// The modules of Plumb that sources may import, and those that these need.
  static let modules: Set = [
    "UIKit", "LayoutTesting", "AutoLayout", "Cassowary", "Causes", "Checksums", "Documents",
    "Drawing", "Files", "Inspection", "InterfaceBuilder", "LayoutKernel", "LayoutScene",
    "Localization", "OSPlumb", "Pixels", "Reports", "Reuse", "SnapshotTestingPlumb", "Snapshots",
    "Symbols", "Typesetting", "Work", "_Testing_UIKit",
  ]

  /// The modules of C that Plumb's own are made with. The compiler asks for them, but for nothing in them.
  private static let modulesOfC = [
    "CCmark", "CGLib", "CICU", "CIgzip", "CInitializers", "CPango", "CPictures", "CResources",
    "CSpng", "CXML", "CYAML",
  ]

  private var file: String { folder + "/libPlumbUIKit.so" }

  private var isThere: Bool {
    [file, folder + "/Modules/UIKit.swiftmodule"].allSatisfy {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  // MARK: Where it is

  /// The library that is named; or the one beside this program, or installed with it; or one built from the sources
  /// that this program was built from.
  static func located(_ named: String?, swift: SwiftTool) throws(Failure) -> UIKitLibrary {
    if let named {
      let library = UIKitLibrary(folder: URL(fileURLWithPath: named).standardizedFileURL.path)
      guard library.isThere else {
        throw Failure(
          .badInput,
          "\(named): error: there is no libPlumbUIKit.so with Modules/UIKit.swiftmodule here")
      }
      return library
    }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let places = [program.path, program.deletingLastPathComponent().path + "/lib/plumb/uikit"]
    if let library = places.map(UIKitLibrary.init(folder:)).first(where: \.isThere) {
      return library
    }
    var folder = program
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/Sources/UIKit/Core/UIView.swift") {
        return try built(in: folder.path, swift: swift)
      }
      folder.deleteLastPathComponent()
    }
    throw Failure(
      .inputOutput,
      "error: there is no libPlumbUIKit.so beside plumb, nor plumb's sources; --library names its folder"
    )
  }

  /// Builds the library from plumb's sources, where it is not up to date.
  private static func built(in root: String, swift: SwiftTool) throws(Failure) -> UIKitLibrary {
    let scratch = root + "/.build/uikit"
    let library = UIKitLibrary(folder: scratch + "/release")
    if !library.isThere { Console.say("building Plumb's UIKit (several minutes the first time)") }
    _ = try swift.output([scratch], of: root + "/Scripts/uikit-library")
    return library
  }

  // MARK: What swift is told

  /// Another word for each build of the library: packages are compiled again when it has changed.
  var stamp: String {
    let names = Self.modules.sorted().map { folder + "/Modules/\($0).swiftmodule" }
    let times = names.compactMap { name -> Int? in
      var status = stat()
      return stat(name, &status) == 0 ? status.st_mtim.tv_sec : nil
    }
    return "\(times.max() ?? 0)"
  }

  /// Prepares a folder of the modules.
  ///
  /// The library's own folder of modules is not used: it may hold others, such as ArgumentParser, that the package
  /// has in another version.
  func prepare(folder scratch: String, swift: SwiftTool) throws(Failure) {
    let modules = modules(in: scratch)
    // What is written last is there, so that all the rest is.
    if FileManager.default.fileExists(atPath: map(in: scratch)) { return }
    do {
      let files = FileManager.default
      if files.fileExists(atPath: modules) { try files.removeItem(atPath: modules) }
      try files.createDirectory(atPath: modules, withIntermediateDirectories: true)
      for name in Self.modules.sorted() {
        let file = "\(folder)/Modules/\(name).swiftmodule"
        guard files.fileExists(atPath: file) else { continue }
        try files.createSymbolicLink(
          atPath: "\(modules)/\(name).swiftmodule", withDestinationPath: file)
      }
      try makeTestingModule(in: modules, swift: swift)
      let empty = Self.modulesOfC.map { "module \($0) {}\n" }.joined()
      try Data(empty.utf8).write(to: URL(fileURLWithPath: map(in: scratch)))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.inputOutput, "\(modules): error: cannot write: \(error.localizedDescription)")
    }
  }

  private func modules(in scratch: String) -> String { "\(scratch)/modules-\(stamp)" }
  private func map(in scratch: String) -> String { modules(in: scratch) + "/plumb.modulemap" }

  /// The compiler wants a module `_Testing_UIKit` where a source imports both. On Apple's systems it makes
  /// attachments of images.
  private func makeTestingModule(in modules: String, swift: SwiftTool) throws {
    let source = modules + "/_Testing_UIKit.swift"
    try Data().write(to: URL(fileURLWithPath: source))
    _ = try swift.output(
      [
        "-module-name", "_Testing_UIKit", "-parse-as-library", "-emit-module", "-o",
        modules + "/_Testing_UIKit.swiftmodule", source,
      ], of: "swiftc")
  }

  func compilerArguments(folder scratch: String) -> [String] {
    ["-I", modules(in: scratch), "-Xcc", "-fmodule-map-file=\(map(in: scratch))"]
  }

  var linkerArguments: [String] { ["-L\(folder)", "-lPlumbUIKit", "-rpath=\(folder)"] }
}
