import Foundation
import Testing

/// Builds and tests a package with all that is rewritten, by the toolchain that is there.
@Suite("An unmodified package that imports UIKit is built and tested")
struct PackageTests {
  private static var program: String {
    Bundle.module.bundleURL.deletingLastPathComponent().path + "/plumb"
  }

  private static var canBuild: Bool {
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    return FileManager.default.isExecutableFile(atPath: program)
      && FileManager.default.fileExists(atPath: folder + "/libPlumbUIKit.so")
      && run("/usr/bin/env", ["swift", "--version"]).status == 0
  }

  @Test(
    "all that is rewritten compiles, and its tests pass",
    .enabled(if: canBuild, "swift, plumb or libPlumbUIKit.so is not there"),
    .timeLimit(.minutes(20)))
  func builds() throws {
    let package = try Self.copy()
    defer { try? FileManager.default.removeItem(atPath: package) }
    let before = try Self.contents(of: package)
    let result = Self.run(Self.program, ["uikit", "test", "--package-path", package])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Executed 7 tests, with 0 failures"), "\(result.output)")
    #expect(result.output.contains("Test run with 1 test"), "\(result.output)")
    #expect(try Self.contents(of: package) == before)

    // A mistake is named at its line and column, behind a selector that became longer.
    let file = package + "/Sources/Cards/Card.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacingOccurrences(of: "for: .touchUpInside)", with: "for: .never)")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let wrong = Self.run(Self.program, ["uikit", "build", "--package-path", package])
    #expect(wrong.status == 1)
    #expect(
      wrong.output.contains("\(file):19:71: error: type 'UIControl.Event' has no member 'never'"),
      "\(wrong.output)")
    #expect(
      wrong.output.contains(
        "19 |     button.addTarget(self, action: #selector(Card.counted(_:)), for: .never)"),
      "\(wrong.output)")
  }

  /// The fixture as a package. Its manifests have another name here, so that it is no package within this one.
  private static func copy() throws -> String {
    let fixture = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures/Package")
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-package-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: fixture, to: copy)
    for folder in ["", "Dependency/"] {
      try FileManager.default.moveItem(
        atPath: "\(copy.path)/\(folder)Package.swift.txt",
        toPath: "\(copy.path)/\(folder)Package.swift")
    }
    return copy.path
  }

  private static func contents(of package: String) throws -> [String: String] {
    var contents: [String: String] = [:]
    for folder in ["Sources", "Tests", "Dependency/Sources"] {
      let names = FileManager.default.enumerator(atPath: package + "/" + folder)
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        let path = "\(package)/\(folder)/\(name)"
        contents[path] = try String(contentsOfFile: path, encoding: .utf8)
      }
    }
    return contents
  }

  private static func run(_ program: String, _ arguments: [String]) -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return (-1, "\(program) cannot be run") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
