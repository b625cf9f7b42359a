import ArgumentParser
import Foundation
import LayoutScene

/// Prints a command's messages to stderr, and sets its exit status.
enum Console {
  /// Writes lines to stderr.
  static func say(_ line: String) {
    FileHandle.standardError.write(Data((line.shown + "\n").utf8))
  }

  /// Writes a text for people to stdout.
  static func write(_ text: String) throws(Failure) {
    try Files.writeToStandardOutput(Array(text.shown.utf8))
  }

  /// Runs a command's work, turning failures into messages and the exit status.
  static func reporting(_ work: () throws -> Status) throws {
    do {
      let status = try work()
      if status != .clean { throw ExitCode(status.rawValue) }
    } catch let failure as Failure {
      failure.messages.forEach(say)
      throw ExitCode(failure.status.rawValue)
    }
  }
}
