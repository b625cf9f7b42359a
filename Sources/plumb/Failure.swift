import ArgumentParser
import Foundation
import Snapshots

/// The exit statuses that every subcommand shares.
enum Status: Int32 {
  case clean = 0
  case findings = 1
  case unsolved = 2
  /// A snapshot was missing, or was written.
  case unrecorded = 3
  /// Other fonts or libraries made the snapshots.
  case incomparable = 4
  case usage = 64
  case badInput = 65
  case bug = 70
  case inputOutput = 74
  /// What shells give a program that SIGINT has ended.
  case interrupted = 130

  /// The worse of two statuses when several inputs fail in different ways: a file that cannot be
  /// read comes before what is wrong inside another.
  static func worst(_ statuses: [Status]) -> Status {
    statuses.max { $0.rawValue < $1.rawValue } ?? .clean
  }
}

/// Why a command stops: what to say, a line a message, and the exit status.
struct Failure: Error, Sendable {
  var status: Status
  var messages: [String]
  /// The same for reports, with the places; empty where it is about no file.
  var problems: [RunProblem]

  init(_ status: Status, _ messages: [String], problems: [RunProblem] = []) {
    self.status = status
    self.messages = messages
    self.problems = problems
  }

  init(_ status: Status, _ message: String) {
    self.init(status, [message])
  }
}

enum Console {
  /// Writes a line to stderr.
  static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
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
