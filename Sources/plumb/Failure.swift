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
