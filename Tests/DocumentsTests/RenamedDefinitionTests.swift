import Documents
import Foundation
import LayoutScene
import Testing

/// Files that documents share have it at the definition, too.
@Test func aDefinitionThatIsRenamedInASharedFileIsToldThere() throws {
  let folder = FileManager.default.temporaryDirectory.path + "/renames-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try "metrics: {sidee: 16}\n".write(
    toFile: folder + "/shared.yaml", atomically: true, encoding: .utf8)
  try "\"hii\" = \"Hello\";\n".write(
    toFile: folder + "/en.strings", atomically: true, encoding: .utf8)
  let found = problems(
    "include: shared.yaml\nstrings: en.strings\nviews: {a: {class: label, text: {key: hi}}, b: {class: label, text: {key: hi}}}\nconstraints: [a.left = root.left + side, b.left = root.left + side]",
    file: folder + "/test.yaml")
  #expect(found.count == 2, "\(found)")
  #expect(
    found.contains {
      $0.hasPrefix(
        "\(folder)/shared.yaml:1:11: nothing uses the metric “sidee”, and “side” is not defined")
    }, "\(found)")
  #expect(
    found.contains {
      $0.hasPrefix(
        "\(folder)/en.strings:1:1: nothing uses the key of the strings “hii”, and “hi” is not defined"
      )
    }, "\(found)")
}
