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
