import Testing
import XCTest

/// The line of a test that calls the library. Failures are reported there: to Swift Testing inside
/// its tests, and to XCTest elsewhere.
struct Caller {
  let fileID, filePath: StaticString
  let line, column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  private var location: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Whether the line is in a test of XCTest.
  var isOfXCTest: Bool { Test.current == nil }

  func fail(_ message: String) {
    if !isOfXCTest {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Attaches a file to the test. XCTest on Linux has no attachments.
  func attach(_ bytes: [UInt8], named name: String) {
    #if compiler(>=6.2)
      if !isOfXCTest { Attachment.record(bytes, named: name, sourceLocation: location) }
    #endif
  }
}

/// Reports a failure at a line of a test, to Swift Testing or to XCTest.
package func fail(
  _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
  Caller(fileID, filePath, line, column).fail(message)
}
