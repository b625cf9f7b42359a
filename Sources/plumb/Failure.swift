import LayoutScene
import Reports

/// Why a command stops: messages of one line each, and the exit status.
struct Failure: Error, Sendable {
  var status: Status
  var messages: [String]
  /// The same for reports, with places; empty for a failure that is about no file.
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

/// An error of a module that stops a command.
protocol FailureReason: Error {
  /// The error as the command tells it.
  var failure: Failure { get }
}

extension Failure {
  /// Does `work`, whose error stops the command.
  static func telling<Reason: FailureReason, Value>(
    _ work: () throws(Reason) -> Value
  ) throws(Failure) -> Value {
    do throws(Reason) { return try work() } catch { throw error.failure }
  }

  /// The failure with its problems counted for a document, also those in files that it includes.
  func of(_ document: String) -> Failure {
    var failure = self
    for index in failure.problems.indices { failure.problems[index].documents = [document] }
    return failure
  }

  /// A message, and the problem that it tells; nil where it is about no file.
  typealias Told = (message: String, problem: RunProblem?)

  var told: [Told] {
    let known = problems.count == messages.count
    return messages.indices.map { (messages[$0], known ? problems[$0] : nil) }
  }

  /// The messages, each once. A mistake in a file that several documents include is told once, with their number.
  static func messages(_ told: [Told]) -> [String] {
    told.grouped { $0.problem?.identity.line ?? $0.message }.map { _, same in
      let (message, problem) = same[0]
      let others = Set(same.flatMap { $0.problem?.documents ?? [] }).count - 1
      guard let problem, others > 0 else { return message }
      let words = problem.words
      return message.replacing(
        words.description.oneLine, with: words.andOthers(others).description.oneLine)
    }
  }
}
