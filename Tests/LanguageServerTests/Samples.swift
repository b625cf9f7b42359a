import Foundation

/// The documents of the project.
enum Samples {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".yaml"), encoding: .utf8)
  }

  /// The names of all documents with screens.
  static let names: [String] = ["", "Screens/", "Findings/"].flatMap { part in
    let files =
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(part).path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".yaml") && $0 != "plumb.yaml" }
      .map { part + $0.dropLast(".yaml".count) }
  }
}
