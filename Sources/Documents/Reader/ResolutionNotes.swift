import AutoLayout
import LayoutScene

/// What a reader looks up while it reads a cell, by the places where it is written.
final class ResolutionNotes {
  private(set) var texts: [SourceText.Mark: String] = [:]
  private(set) var runs: [SourceText.Mark: [NotedRun]] = [:]
  /// Scalars with arithmetic, as they would be written without.
  private(set) var scalars: [SourceText.Mark: String] = [:]
  private(set) var images: [SourceText.Mark: ImageContent] = [:]
  private(set) var colors: [SourceText.Mark: Color] = [:]
  private(set) var constraints: [(constraint: LayoutConstraint, node: Node)] = []

  func note(_ text: String, at node: Node) { texts[node.mark] = text }
  func note(_ runs: [NotedRun], at node: Node) { self.runs[node.mark] = runs }
  func note(scalar: String, at node: Node) { scalars[node.mark] = scalar }
  func note(_ image: ImageContent, at node: Node) { images[node.mark] = image }
  func note(_ color: Color, at node: Node) { colors[node.mark] = color }
  func note(_ constraint: LayoutConstraint, at node: Node) {
    constraints.append((constraint, node))
  }
}
