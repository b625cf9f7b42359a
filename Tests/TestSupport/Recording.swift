import Foundation

/// Whether a run of the tests writes what they expect, as `PLUMB_SNAPSHOTS=record` asks for.
public enum Recording {
  /// Nothing is ever written where `CI` is set, which is said once.
  public static let isAsked: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if let refusal = refusal(in: environment) {
      FileHandle.standardError.write(Data((refusal + "\n").utf8))
      return false
    }
    return isWanted(in: environment)
  }()

  /// Why nothing is written although it is asked for; nil where it is written, or not asked for.
  public static func refusal(in environment: [String: String]) -> String? {
    guard isWanted(in: environment), environment["CI"] != nil else { return nil }
    return
      "PLUMB_SNAPSHOTS=record writes nothing, because CI is set and an unattended run may not write what it "
      + "expects; unset CI to record, as in: env -u CI PLUMB_SNAPSHOTS=record swift test"
  }

  private static func isWanted(in environment: [String: String]) -> Bool {
    environment["PLUMB_SNAPSHOTS"] == "record"
  }
}
