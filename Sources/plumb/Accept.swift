import ArgumentParser
import Documents
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
        plumb accept --cause 'styles.detail.font' --cause metrics.gap
        plumb accept --review review.json

      plumb test keeps what differs from a snapshot beside it, in .new.png and .new.frames.json, unless CI is \
      set or it is told to record never. A pattern \
      matches names of snapshots, with * and ?. Without one you are asked for each, on a terminal, together with \
      those that have the same causes: y accepts it, n leaves it, a accepts it and all that follow, q ends.

      --cause takes the snapshots of an edit, as plumb test names it. One that also has another cause is left \
      until that is named, too; accepting none is an error. A review is saved by the page of plumb test: a \
      snapshot is accepted if all of its causes are.
      """)

  @Argument(help: "Patterns of names, such as 'profile.*'; '*' for all.")
  var patterns: [String] = []

  @Option(
    help: """
      An edit that is meant, such as 'styles.detail.font', or its file and line; with * and ?, and more than \
      once. Only snapshots are accepted all causes of which are named.
      """)
  var cause: [String] = []

  @Option(
    help: "The folder to look in, with all folders in it. (default: the current one)",
    completion: .directory)
  var snapshots: String = "."

  @Option(
    help: "The file of a review from the page of plumb test, in place of patterns.",
    completion: .file(extensions: ["json"]))
  var review: String?

  @OptionGroup var outside: OutsideOptions

  func validate() throws {
    guard review == nil || patterns.isEmpty else {
      throw ValidationError("--review says which to accept; give either it or patterns")
    }
  }

  func run() throws {
    try Console.reporting {
      try outside.require(snapshots)
      let review = try review.map { path throws(Failure) in
        try outside.require(path)
        return try Review(path: path)
      }
      guard access(snapshots, F_OK) == 0 else {
        throw Failure(.inputOutput, "\(snapshots): error: there is no such folder")
      }
      let pending = try PendingList.pending(in: snapshots)
      if let review { return try accept(review, of: pending) }
      guard !pending.isEmpty else { return try nothingPending() }
      if !cause.isEmpty {
        try acceptCauses(of: patterns.isEmpty ? pending : try chosen(from: pending))
      } else if !patterns.isEmpty {
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
    for snapshot in chosen { try snapshot.requireAcceptable() }
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
    guard !chosen.isEmpty else {
      Console.say("the review accepts no snapshot with all of its causes")
      return .findings
    }
    return .clean
  }

  // MARK: By cause

  /// Accepts the snapshots all causes of which are named.
  private func acceptCauses(of pending: [PendingSnapshot]) throws(Failure) {
    let globs = cause.map { GlobPattern($0) }
    var known: [Cause] = []
    var named: [Bool] = cause.map { _ in false }
    var (accepted, left): ([PendingSnapshot], [(id: String, words: String)]) = ([], [])
    for snapshot in pending {
      let causes = try snapshot.stored()?.causes ?? []
      known += causes
      var others: [Cause] = []
      for cause in causes {
        let matching = globs.indices.filter { cause.isMeant(by: globs[$0]) }
        for index in matching { named[index] = true }
        if matching.isEmpty { others.append(cause) }
      }
      guard others.count < causes.count else { continue }
      if others.isEmpty {
        accepted.append(snapshot)
      } else {
        left.append((snapshot.id, others.map(\.editLine).joined(separator: "; ")))
      }
    }
    if let index = named.firstIndex(of: false) {
      let names = Array(Set(known.map(\.what))).sorted().prefix(10).joined(separator: ", ")
      throw Failure(
        .usage,
        "error: no pending snapshot has the cause “\(cause[index])”"
          + (names.isEmpty ? "" : "; there are \(names)").oneLine)
    }
    try accept(accepted)
    for (words, snapshots) in left.grouped(by: \.words) {
      let ids = snapshots.map(\.id)
      try say(
        "left      \(Self.names(ids)), which also \(ids.count == 1 ? "has" : "have") \(words)"
          .oneLine)
    }
    guard !accepted.isEmpty else {
      throw Failure(.usage, "error: nothing is accepted; name the other causes with --cause, too")
    }
  }

  /// The first of the names, and how many more there are.
  private static func names(_ ids: [String]) -> String {
    let limit = 3
    let rest = ids.count - limit
    return ids.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Asking

  private func ask(about pending: [PendingSnapshot]) throws(Failure) {
    let groups = try byCauses(pending)
    for (index, group) in groups.enumerated() {
      try show(group)
      switch try answer(to: "accept? (\(index + 1) of \(groups.count)) [y, n, a, q] ") {
      case "y": try accept(group)
      case "a":
        try accept(group)
        return try acceptAll(groups[(index + 1)...])
      case "n": continue
      default: return
      }
    }
  }

  /// The snapshots in groups with the same causes; one without causes is a group of its own.
  private func byCauses(_ pending: [PendingSnapshot]) throws(Failure) -> [[PendingSnapshot]] {
    var keyed: [(key: [String], snapshot: PendingSnapshot)] = []
    for snapshot in pending {
      let edits = try snapshot.stored()?.causes.filter { $0.kind != .unknown }.map(\.edit) ?? []
      keyed.append((edits.isEmpty ? [snapshot.id] : edits.sorted(), snapshot))
    }
    return keyed.grouped(by: \.key).map { $0.elements.map(\.snapshot) }
  }

  /// Shows the changes of the first snapshot, and the names of the others with the same causes.
  private func show(_ group: [PendingSnapshot]) throws(Failure) {
    for line in try group[0].lines() { try say(line) }
    guard group.count > 1 else { return }
    let names = group.dropFirst().map(\.id).joined(separator: ", ")
    try say("by the same causes: \(names)".oneLine)
  }

  /// Accepts the rest without asking, and shows what is accepted.
  private func acceptAll(_ groups: ArraySlice<[PendingSnapshot]>) throws(Failure) {
    for snapshot in groups.joined() { try snapshot.requireAcceptable() }
    for group in groups {
      try show(group)
      try accept(group)
    }
  }

  /// The letter that the user types; q at the end of the input.
  private func answer(to question: String) throws(Failure) -> Character {
    while true {
      try Console.write(question)
      guard let line = readLine() else { return "q" }
      if let letter = line.lowercased().first(where: { !$0.isWhitespace }),
        "ynaq".contains(letter)
      {
        return letter
      }
    }
  }

  private func say(_ line: String) throws(Failure) {
    try Console.write(line + "\n")
  }
}

extension Cause {
  /// Whether a pattern names the edit: what was edited, or its place.
  fileprivate func isMeant(by pattern: GlobPattern) -> Bool {
    let place = origin.map { "\($0.file):\($0.line)" }
    return pattern.matches(what) || place.map(pattern.matches) ?? false
  }
}
