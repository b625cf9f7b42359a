import ArgumentParser
import Foundation
import Glibc
import LayoutScene
import Reports
import Snapshots

struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the results of plumb test the new snapshots.",
    discussion: """
      Examples:
        plumb accept
        plumb accept 'profile.*' 'sign-in.de.*'
        plumb accept '*' --snapshots Snapshots
        plumb accept --review review.json

      plumb test keeps what differs from a snapshot beside it, in .new.png and .new.frames.json, unless CI is \
      set or it is told to record never. A pattern \
      matches names of snapshots, with * and ?. Without one you are asked for each, on a terminal: y \
      accepts it, n leaves it, a accepts it and all that follow, q ends. A review is saved by the page of \
      plumb test: a snapshot is accepted if all of its causes are.
      """)

  @Argument(help: "Patterns of names, such as 'profile.*'; '*' for all.")
  var patterns: [String] = []

  @Option(
    help: "The folder to look in, with all folders in it. (default: the current one)",
    completion: .directory)
  var snapshots: String = "."

  @Option(
    help: "The file of a review from the page of plumb test, in place of patterns.",
    completion: .file(extensions: ["json"]))
  var review: String?

  func validate() throws {
    guard review == nil || patterns.isEmpty else {
      throw ValidationError("--review says which to accept; give either it or patterns")
    }
  }

  func run() throws {
    try Console.reporting {
      let review = try review.map { path throws(Failure) in try Review(path: path) }
      guard access(snapshots, F_OK) == 0 else {
        throw Failure(.inputOutput, "\(snapshots): error: there is no such folder")
      }
      let pending = try PendingList.pending(in: snapshots)
      if let review { return try accept(review, of: pending) }
      guard !pending.isEmpty else { return try nothingPending() }
      if !patterns.isEmpty {
        try accept(try chosen(from: pending))
      } else if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
        try ask(about: pending)
      } else {
        throw Failure(
          .usage,
          pending.map { "pending  \($0.id)" } + [
            "error: say which to accept, such as plumb accept '*'; on a terminal you are asked"
          ])
      }
      return .clean
    }
  }

  /// Without patterns, nothing pending is a normal result; a pattern that names a snapshot has to
  /// match one.
  private func nothingPending() throws(Failure) -> Status {
    let place = snapshots == "." ? "here" : "in \(snapshots)"
    let reason =
      "nothing is pending \(place): plumb test keeps what differs beside its snapshot, except with "
      + "--record never or where CI is set; run plumb test --record missing first"
    guard let name = patterns.first(where: { $0 != "*" }) else {
      Console.say(reason)
      return .clean
    }
    throw Failure(.usage, "error: nothing pending is called “\(name)”; \(reason)")
  }

  private func chosen(from pending: [PendingSnapshot]) throws(Failure) -> [PendingSnapshot] {
    let globs = patterns.map { GlobPattern($0) }
    for (pattern, glob) in zip(patterns, globs) {
      guard !pending.contains(where: { $0.matches(glob) }) else { continue }
      let names = pending.prefix(10).map(\.id).joined(separator: ", ")
      throw Failure(.usage, "error: nothing pending is called “\(pattern)”; there are \(names)")
    }
    return pending.filter { snapshot in globs.contains { snapshot.matches($0) } }
  }

  private func accept(_ chosen: [PendingSnapshot]) throws(Failure) {
    for snapshot in chosen {
      try snapshot.accept()
      try say("accepted  \(snapshot.id)")
    }
  }

  /// Accepts what the review accepts, and prints what it says about the rest. Every name is looked up
  /// before the first snapshot is accepted.
  private func accept(
    _ review: Review, of pending: [PendingSnapshot]
  ) throws(Failure) -> Status {
    var chosen: [PendingSnapshot] = []
    var mistakes: [RunProblem] = []
    for snapshot in review.accepted {
      let found = pending.named(snapshot.name)
      chosen += found
      guard found.isEmpty, mistakes.count < Review.mostMistakes else { continue }
      mistakes.append(
        review.mistake(
          at: snapshot.place,
          "nothing pending is called “\(snapshot.name)”; run plumb test again, and review its page")
      )
    }
    guard mistakes.isEmpty else {
      throw Failure(.badInput, mistakes.map(\.line), problems: mistakes)
    }
    try accept(chosen)
    for cause in review.causes where cause.verdict == .rejected || !cause.comment.isEmpty {
      let verdict = cause.verdict?.rawValue ?? "undecided"
      let comment = cause.comment.isEmpty ? "" : ": \(cause.comment)"
      try say("\(verdict)  \(cause.what)\(comment)".oneLine)
    }
    if chosen.isEmpty { Console.say("the review accepts no snapshot with all of its causes") }
    return .clean
  }

  private func ask(about pending: [PendingSnapshot]) throws(Failure) {
    for (index, snapshot) in pending.enumerated() {
      for line in try snapshot.lines() { try say(line) }
      switch try answer(to: "accept? (\(index + 1) of \(pending.count)) [y, n, a, q] ") {
      case "y": try accept([snapshot])
      case "a":
        try accept([snapshot])
        return try acceptAll(pending[(index + 1)...])
      case "n": continue
      default: return
      }
    }
  }

  /// Accepts the rest without asking, and shows what is accepted.
  private func acceptAll(_ pending: ArraySlice<PendingSnapshot>) throws(Failure) {
    for snapshot in pending {
      for line in try snapshot.lines() { try say(line) }
      try accept([snapshot])
    }
  }

  /// The letter that the user types; q at the end of the input.
  private func answer(to question: String) throws(Failure) -> Character {
    while true {
      try Files.writeToStandardOutput(Array(question.utf8))
      guard let line = readLine() else { return "q" }
      if let letter = line.lowercased().first(where: { !$0.isWhitespace }),
        "ynaq".contains(letter)
      {
        return letter
      }
    }
  }

  private func say(_ line: String) throws(Failure) {
    try Files.writeToStandardOutput(Array((line + "\n").utf8))
  }
}
