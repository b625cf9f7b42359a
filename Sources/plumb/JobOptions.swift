import ArgumentParser
import Foundation

/// How many inputs a command works on at once. The result does not depend on it.
struct JobOptions: ParsableArguments {
  @Option(
    help: "How many inputs to work on at once, 1 to 64. (default: one a processor)",
    transform: JobOptions.count)
  var jobs: Int?

  /// The jobs for so many inputs. The processors are counted only where there is a choice, because
  /// the system takes half a millisecond to tell.
  func jobs(for inputs: Int) -> Int {
    inputs < 2 ? 1 : min(inputs, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...64).contains(count) else {
      throw ValidationError("the number of jobs is from 1 to 64")
    }
    return count
  }
}
