import Foundation
import Testing

private let isRecording: Bool = {
  let environment = ProcessInfo.processInfo.environment
  return environment["PLUMB_SNAPSHOTS"] == "record" && environment["CI"] == nil
}()

/// `PLUMB_SNAPSHOTS=record` writes the markers that differ, and the run fails, as for pictures.
@Test(arguments: MarkedDocument.all)
func whatIsSaidStandsBelowEachMistake(document: MarkedDocument) throws {
  let marked = try document.marked()
  guard marked != document.text else { return }
  Issue.record("\(document.file) has to have:\n\n=== \(document.title)\n\(marked)\n")
}

@Test(.enabled(if: isRecording), arguments: MarkedDocument.files)
func markersAreRecorded(file: String) throws {
  try MarkedDocument.record(file)
}

@Test func mistakesAreFound() {
  #expect(MarkedDocument.all.count > 800)
}
