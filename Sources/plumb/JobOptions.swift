import ArgumentParser

/// The number of cells that a command works on at once. It does not change the result.
struct JobOptions: ParsableArguments {
  @Option(
    help: "How many cells to work on at once, 1 to 64. (default: one a processor)",
    transform: JobOptions.count)
  var jobs: Int?

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...64).contains(count) else {
      throw ValidationError("the number of jobs is from 1 to 64")
    }
    return count
  }
}
