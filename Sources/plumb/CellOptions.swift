import ArgumentParser
import Documents
import LayoutScene
import Work

/// The options that choose among the cells of a command.
struct CellOptions: ParsableArguments {
  @Option(
    help: """
      Only the cells that a pattern matches: locale/device/text size/appearance/direction/screen/variant, \
      with * and ?, such as 'de*/iphone-se/*'; may be given several times. \
      (default: all)
      """,
    transform: CellOptions.filter)
  var filter: [CellFilter] = []

  @Option(
    help: """
      One part of the cells, such as 2/4 for the second machine of four; see plumb merge. (default: \
      all)
      """,
    transform: CellOptions.shard)
  var shard: Shard?

  private static func filter(_ text: String) throws -> CellFilter {
    guard let filter = CellFilter(text) else {
      throw ValidationError(
        "a filter is up to seven patterns with slashes between them, such as 'de*/iphone-se/*'")
    }
    return filter
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError("a shard is a number and how many there are, such as 2/4")
    }
    return shard
  }
}

/// A cell of a document that a command works on.
struct CellJob: Sendable {
  /// The document's index among the inputs.
  var input: Int
  /// The cell's number among all cells that the lists make for all inputs; the same in every shard.
  var number: Int
  var options: DocumentOptions
  var cell: Cell

  /// A budget with all the work that the cell may take.
  var work: WorkBudget { options.budget }
}
