import Checking
import LayoutScene

/// The exit statuses that every subcommand shares.
enum Status: Int32, CaseIterable {
  case clean = 0
  case findings = 1
  case unsolved = 2
  /// A snapshot was missing, or was written.
  case unrecorded = 3
  /// The snapshots were made with other fonts or libraries.
  case incomparable = 4
  case usage = 64
  case badInput = 65
  case bug = 70
  case inputOutput = 74
  /// The status that shells report for a program ended by SIGINT.
  case interrupted = 130
  /// The same for SIGTERM.
  case terminated = 143

  /// The statuses in one line: `0 clean; 1 findings…`.
  static var list: String {
    allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ")
  }

  private var meaning: String {
    switch self {
    case .clean: "clean"
    case .findings: "findings (check, or --strict) or differences (test)"
    case .unsolved: "unsatisfiable or ambiguous layout under --strict"
    case .unrecorded: "a snapshot missing or written"
    case .incomparable: "snapshots of another environment"
    case .usage: "wrong usage"
    case .badInput: "bad input"
    case .bug: "a bug in plumb"
    case .inputOutput: "a file could not be read or written, or memory is short"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }

  /// The worst status, where several inputs fail in different ways. A file that cannot be read is
  /// worse than a mistake in another file.
  static func worst(_ statuses: [Status]) -> Status {
    statuses.max { $0.rawValue < $1.rawValue } ?? .clean
  }
}

extension [Finding] {
  /// The exit status for the findings. With `--strict`, unsatisfiable and ambiguous layouts have a
  /// worse one than other findings.
  func status(isStrict: Bool) -> Status {
    if isStrict, contains(where: \.isUnsolved) { return .unsolved }
    return contains { $0.severity != .note } ? .findings : .clean
  }
}
