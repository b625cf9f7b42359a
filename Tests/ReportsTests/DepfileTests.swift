import Foundation
import Testing

@testable import Reports

@Suite struct DepfileTests {
  /// As GCC writes dependency files.
  @Test(arguments: [
    ("Screens/a.yaml", "Screens/a.yaml"), ("My Screens/a.yaml", "My\\ Screens/a.yaml"),
    ("a#b", "a\\#b"), ("$a", "$$a"), ("a\\b", "a\\b"), ("a\\ b", "a\\\\\\ b"), ("c:d", "c\\:d"),
    ("ä.yaml", "ä.yaml"),
  ])
  func pathsAreEscaped(path: String, escaped: String) throws {
    #expect(try Depfile.escaped(path) == escaped)
  }

  @Test func aPathWithALineBreakIsRefused() {
    #expect(throws: Depfile.LineBreak(path: "a\nb")) { try Depfile.escaped("a\nb") }
  }

  @Test func everyResultHasARuleAndEverySourceALine() throws {
    var file = Depfile()
    file.add(["b.yaml", "a b.strings"], to: "b.png")
    file.add(["c.yaml"], to: "c.png")
    file.add(["b.yaml", "a.ttf"], to: "b.png")
    #expect(
      try file.text() == """
        b.png: \\
          a\\ b.strings \\
          a.ttf \\
          b.yaml
        c.png: \\
          c.yaml

        """)
  }

  private static let make = "/usr/bin/make"

  /// Make itself says which files it finds missing, one at a time.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: make)),
    arguments: ["My Screens/a.yaml", "a#b", "$a", "a\\b", "c:d", "a\\ b", "ä.yaml"])
  func makeReadsPathsAsTheyAre(path: String) throws {
    var file = Depfile()
    file.add([path], to: "out.png")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.make)
    process.arguments = ["-f", "-", "-n", "out.png"]
    process.environment = ["LC_ALL": "C"]
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(try file.text().utf8))
    try input.fileHandleForWriting.close()
    let errors = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(errors.contains("No rule to make target '\(path)', needed by 'out.png'"), "\(errors)")
  }
}
