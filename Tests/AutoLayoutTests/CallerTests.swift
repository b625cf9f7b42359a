import Foundation
import Testing

@testable import AutoLayout

/// The lines of files in the list of what is mapped into the memory of this process.
private func mappedFiles() throws -> [Substring] {
  try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).split(separator: "\n")
    .filter { $0.contains(" /") }
}

/// The mappings would be taken away when the thread ends, while another thread may read the headers of all mapped files.
@Test func aTraceMapsNoFile() async {
  await #expect(processExitsWith: .exitCode(0)) {
    let before = try mappedFiles()
    let trace = Caller.trace
    let after = try mappedFiles()
    exit(trace != nil && !before.isEmpty && after == before ? 0 : 1)
  }
}
