import Foundation
import Testing

/// `Scripts/swiftc`, with a compiler that writes what it is told to.
@Suite struct CompilerScriptTests {
  private let folder: TemporaryFolder
  private var interface: URL { folder.file("Modules/Screens.swiftmodule") }

  init() throws {
    folder = try TemporaryFolder()
    let compiler = try folder.write(
      """
      #!/bin/bash
      echo "$@" >arguments
      mkdir -p Screens.build
      printf '%s' "$INTERFACE" >Modules/Screens.swiftmodule
      echo "a.o: Modules/Views.swiftmodule Modules/Screens.swiftmodule" >Screens.build/a.d
      exit "$STATUS"
      """, as: "compiler")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    _ = try folder.write("before", as: "Modules/Screens.swiftmodule")
    _ = try folder.write("views", as: "Modules/Views.swiftmodule")
    try age("Modules/Views.swiftmodule", by: 20)
    try age("Modules/Screens.swiftmodule", by: 10)
  }

  private func age(_ name: String, by seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: folder.file(name).path)
  }

  private func compile(
    module: String = "Screens", writing interface: String = "before", status: Int32 = 0,
    _ environment: [String: String] = [:]
  ) throws -> Int32 {
    try PlumbProcess.run(
      [
        "-module-name", module, "-emit-module-path", "Modules/Screens.swiftmodule",
        "-output-file-map", "Screens.build/output-file-map.json", "-whole-module-optimization",
        "-num-threads", "2", "-O",
      ],
      environment: environment.merging([
        "PLUMB_SWIFTC": folder.file("compiler").path, "INTERFACE": interface, "STATUS": "\(status)",
      ]) { $1 }, folder: folder.url,
      program: PlumbProcess.root.appendingPathComponent("Scripts/swiftc")
    ).status
  }

  private func fileNumber() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: interface.path)[.systemFileNumber] as? Int
  }

  /// What the compiler writes and answers, whether an imported module has changed, and whether the old file stays.
  @Test(arguments: [
    ("before", Int32(0), false, true), ("after", 0, false, false),
    // Types of the imported module may have another size.
    ("before", 0, true, false), ("after", 1, false, true),
  ])
  func anInterfaceStaysTheSameFileWhereNothingInItHasChanged(
    written: String, status: Int32, importHasChanged: Bool, stays: Bool
  ) throws {
    if importHasChanged { try age("Modules/Views.swiftmodule", by: 0) }
    let before = try fileNumber()
    #expect(try compile(writing: written, status: status) == status)
    #expect(try (fileNumber() == before) == stays)
    let text = try String(contentsOf: interface, encoding: .utf8)
    #expect(text == (stays ? "before" : written))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Modules").path)
    #expect(names.sorted() == ["Screens.swiftmodule", "Views.swiftmodule"])
  }

  @Test func modulesAreCompiledAsTheirNamesSay() throws {
    func arguments(_ module: String) throws -> [String] {
      let lists = ["PLUMB_BY_FILE": "Screens", "PLUMB_UNOPTIMISED": "Texts *Tests"]
      #expect(try compile(module: module, lists) == 0)
      return try String(contentsOf: folder.file("arguments"), encoding: .utf8)
        .split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    let screens = try arguments("Screens")
    #expect(!screens.contains { ["-whole-module-optimization", "-num-threads", "2"].contains($0) })
    #expect(screens.contains("-incremental") && screens.contains("-disable-incremental-imports"))
    #expect(!screens.contains("-Onone"))
    for (module, isOptimised) in [("Texts", false), ("ScreensTests", false), ("Views", true)] {
      let words = try arguments(module)
      #expect(words.contains("-whole-module-optimization") && words.contains("-num-threads"))
      #expect((words.last == "-Onone") != isOptimised, "\(module)")
    }
  }
}
