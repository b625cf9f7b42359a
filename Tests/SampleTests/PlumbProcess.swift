import Foundation

/// Runs the plumb that was built with the tests, as a person would from a shell.
struct PlumbProcess {
  var status: Int32
  var output: [UInt8]
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The checkout that the tests belong to.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The executable stands beside the test bundle.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("plumb")
  }

  /// Runs a line of shell in which `$PLUMB` is the program.
  static func run(script: String) throws -> PlumbProcess {
    try run(
      ["-c", script], environment: ["PLUMB": executable.path],
      program: URL(fileURLWithPath: "/bin/sh"))
  }

  /// Runs plumb in the checkout's folder and waits for its end.
  ///
  /// - Parameter environment: variables to set over the test's own; nil removes one.
  static func run(
    _ arguments: [String], environment: [String: String?] = [:], folder: URL = root,
    program: URL = executable
  ) throws -> PlumbProcess {
    let place = try TemporaryFolder()
    let (output, errors) = (place.file("stdout"), place.file("stderr"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      environment.compactMapValues { $0 }
    ) { $1 }.filter { environment[$0.key] != .some(nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return PlumbProcess(
      // A signal is no exit status; shells add 128 to tell them apart, and so do we.
      status: process.terminationStatus + (process.terminationReason == .exit ? 0 : 128),
      output: Array(try Data(contentsOf: output)),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a document into the folder and returns its path.
  func write(_ text: String, as name: String = "document.yaml") throws -> String {
    try write(Array(text.utf8), as: name)
  }

  func write(_ bytes: [UInt8], as name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file(name))
    return file(name).path
  }

  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
