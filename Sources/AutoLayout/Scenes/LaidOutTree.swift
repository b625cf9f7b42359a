import Foundation
import LayoutKernel

/// The views of a laid out window in document order, with what a scene asks of each more than once.
///
/// It refers to views by their indexes: looking up an object takes longer than most of what is asked.
final class LaidOutTree {
  let engine: LayoutEngine?
  private(set) var views: [View] = []
  /// By view, the index of its superview, which is smaller than its own; −1 for the root.
  private(set) var parents: [Int] = []
  /// By view, where the top left corner of its frame is in the root's coordinates, points.
  private(set) var origins: [CGPoint] = []
  /// By view, its identifier, or else its path.
  private(set) var identifiers: [String] = []
  private var indexes = ObjectIndexes()
  /// The names of classes, of which a screen has few.
  private var kinds: [(type: View.Type, name: String)] = []

  init(_ window: Window) {
    engine = window.engine
    window.rootView.visit(append)
  }

  private func append(_ view: View) {
    let above = view.superview
    let parent = above.flatMap { indexes[$0] } ?? -1
    indexes.set(views.count, of: view)
    views.append(view)
    parents.append(parent)
    identifiers.append(view.nameInTree)
    guard parent >= 0, let above else { return origins.append(.zero) }
    let (frame, scrolled) = (view.exactFrame, above.boundsOrigin)
    origins.append(
      CGPoint(
        x: origins[parent].x + frame.minX - scrolled.x,
        y: origins[parent].y + frame.minY - scrolled.y))
  }

  /// The index of a view; nil if it is not in the tree.
  func index(of view: View) -> Int? { indexes[view] }

  /// A view's name as descriptions write it.
  func name(ofViewAt index: Int) -> ItemName {
    ItemName(kind: kind(of: type(of: views[index])), name: identifiers[index])
  }

  /// Whether a view is below another one.
  func isView(at index: Int, inside other: Int) -> Bool {
    var above = parents[index]
    // Whoever is above a view has a smaller index.
    while above > other { above = parents[above] }
    return above == other
  }

  /// How two views lie in the tree; nil where they are one.
  func nesting(_ first: Int, _ second: Int) -> ConstraintWords.Nesting? {
    if first == second { return nil }
    if parents[first] == second { return .firstInSecond }
    return parents[second] == first ? .secondInFirst : .apart
  }

  private func kind(of type: View.Type) -> String {
    if let known = kinds.first(where: { $0.type == type }) { return known.name }
    let name = "\(type):"
    kinds.append((type, name))
    return name
  }
}
