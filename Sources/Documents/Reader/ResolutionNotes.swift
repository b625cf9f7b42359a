import AutoLayout
import Files
import LayoutScene

/// Records what a reader looks up for a cell, by the marks of the nodes.
final class ResolutionNotes {
  private(set) var texts: [SourceText.Mark: String] = [:]
  private(set) var runs: [SourceText.Mark: [NotedRun]] = [:]
  /// The results of scalars with arithmetic, as a document would write them.
  private(set) var scalars: [SourceText.Mark: String] = [:]
  private(set) var images: [SourceText.Mark: ImageContent] = [:]
  private(set) var colors: [SourceText.Mark: Color] = [:]
  /// Where the strings have the texts that were looked up.
  private(set) var textOrigins: [SourceText.Mark: SourceLocation] = [:]
  /// The constraints with their texts and the places of their keys.
  private(set) var constraints:
    [(constraint: LayoutConstraint, node: Node, keys: [SourceText.Mark])] = []

  func note(_ text: String, at node: Node) { texts[node.mark] = text }
  func note(_ runs: [NotedRun], at node: Node) { self.runs[node.mark] = runs }
  func note(scalar: String, at node: Node) { scalars[node.mark] = scalar }
  func note(_ image: ImageContent, at node: Node) { images[node.mark] = image }
  func note(_ color: Color, at node: Node) { colors[node.mark] = color }
  func note(_ origin: SourceLocation?, at node: Node) { textOrigins[node.mark] = origin }
  func note(_ constraint: LayoutConstraint, at node: Node, keys: [SourceText.Mark]) {
    constraints.append((constraint, node, keys))
  }
}
