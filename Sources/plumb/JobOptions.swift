import ArgumentParser
import Foundation

/// How many inputs a command works on at once. The result does not depend on it.
struct JobOptions: ParsableArguments {
  @Option(help: "How many inputs to work on at once, 1 to 64.", transform: JobOptions.count)
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...64).contains(count) else {
      throw ValidationError("the number of jobs is from 1 to 64")
    }
    return count
  }
}
