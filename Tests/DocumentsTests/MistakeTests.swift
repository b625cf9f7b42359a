import Foundation
import TestSupport
import Testing

/// `PLUMB_SNAPSHOTS=record` writes the markers that differ, and the run fails, as for pictures.
@Test(arguments: MarkedFile.names)
func whatIsSaidStandsBelowEachMistake(name: String) throws {
  let file = try MarkedFile(name)
  let marked = try file.documents.map(file.marked)
  var line = file.head.components(separatedBy: "\n").count + 2
  for (document, marked) in zip(file.documents, marked) {
    let lines = document.components(separatedBy: "\n")
    if marked != document {
      let same = zip(lines, marked.components(separatedBy: "\n")).prefix { $0 == $1 }.count
      Issue.record(
        "it has to be:\n===\(marked)\n",
        sourceLocation: SourceLocation(
          fileID: "DocumentsTests/" + name, filePath: file.url.path, line: line + same, column: 1))
    }
    line += lines.count + 1
  }
  if Recording.isAsked, marked != file.documents { try file.write(marked) }
}

@Test func mistakesAreFound() throws {
  #expect(try MarkedFile.names.map { try MarkedFile($0).documents.count }.reduce(0, +) > 800)
}
