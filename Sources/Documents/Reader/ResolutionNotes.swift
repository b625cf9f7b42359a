import AutoLayout
import Files
import LayoutScene

/// Records what a reader looks up for a cell, by the marks of the nodes.
final class ResolutionNotes {
  var texts: [SourceText.Mark: String] = [:]
  var runs: [SourceText.Mark: [NotedRun]] = [:]
  /// The results of scalars with arithmetic, as a document would write them.
  var scalars: [SourceText.Mark: String] = [:]
  var images: [SourceText.Mark: ImageContent] = [:]
  var colors: [SourceText.Mark: Color] = [:]
  /// Where the strings have the texts that were looked up.
  var textOrigins: [SourceText.Mark: SourceLocation] = [:]
  /// The constraints with their texts and the places of their keys.
  var constraints: [(constraint: LayoutConstraint, node: Node, keys: [SourceText.Mark])] = []
}
