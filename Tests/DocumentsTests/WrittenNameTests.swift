import Files
import Foundation
import LayoutScene
import Testing

@testable import Documents

/// A metric is named once by each value that names it, however often, and not by a view of its name.
@Test(arguments: [
  ("b.left = root.left + gap + gap", 2), ("\"H:|-gap-[b]\"", 2), ("\"H:|-4-[gap]\"", 1),
  ("gap.left = root.left", 1),
])
func usesOfAMetricAreCountedByValues(constraint: String, uses: Int) throws {
  let text = """
    metrics: {gap: 8}
    views: {b: {}, gap: {}}
    constraints: [b.top = root.top + gap, \(constraint)]
    """
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
  let values = NamedValues(document).values(in: "b.top = root.top + gap", at: ["x"])
  #expect(values.map(\.uses) == [uses] && values.map(\.path) == [["x", "gap"]])
}

/// An edit of a text may be of a file of the document's strings, and of no other.
@Test func onlyTheFilesOfTheStringsAreThoseOfTexts() throws {
  try withFolder { (place: URL) throws in
    let files = [
      "S/en.lproj/Localizable.strings", "S/en.lproj/Other.strings", "a.yaml", "T.strings",
    ]
    for name in files {
      let url = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = name == "a.yaml" ? "strings: S\nviews: {}\n" : "\"a\" = \"b\";\n"
      try Data(text.utf8).write(to: url)
    }
    let document = try OpenDocument.open(path: place.path + "/a.yaml")
    let found = files.filter { document.stringsSource(ofFile: place.path + "/" + $0) != nil }
    #expect(found == [files[0]])
  }
}
