import Foundation
import LayoutKernel

/// The views of a laid out window in document order, with facts that a scene needs several times for each.
///
/// Views are referred to by their indexes, which each view keeps.
final class LaidOutTree {
  let engine: LayoutEngine?
  private(set) var views: [View] = []
  /// The index of each view's superview, which is smaller than the view's own; −1 for the root.
  private(set) var parents: [Int] = []
  /// The top left corner of each view's frame in the root's coordinates, points.
  private(set) var origins: [CGPoint] = []
  /// The identifier of each view, or its path if it has none.
  private(set) var identifiers: [String] = []
  /// The names of the views' classes. A screen has few classes.
  private var kinds: [(type: AnyObject.Type, name: String)] = []

  init(_ window: Window) {
    engine = window.engine
    window.rootView.visit(append)
  }

  /// A part of a tree, in a window or not.
  init(_ view: View) {
    engine = view.window?.engine
    view.visit(append)
  }

  private func append(_ view: View) {
    let above = view.superview
    let parent = above.flatMap(index) ?? -1
    view.indexInScene = views.count
    views.append(view)
    parents.append(parent)
    identifiers.append(view.nameInTree)
    guard parent >= 0, let above else { return origins.append(.zero) }
    let (frame, scrolled) = (view.exactFrame, above.boundsOrigin)
    origins.append(
      CGPoint(
        x: origins[parent].x + frame.minX - scrolled.x + above.shownShift(of: view),
        y: origins[parent].y + frame.minY - scrolled.y))
  }

  /// The index of a view; nil if it is not in the tree.
  ///
  /// The view's own number may be that of another tree, as where code makes a picture of a view while it draws one.
  func index(of view: View) -> Int? {
    let own = view.indexInScene
    return own < views.count && views[own] === view ? own : views.firstIndex { $0 === view }
  }

  /// The name of a view in descriptions.
  func name(ofViewAt index: Int) -> ItemName {
    ItemName(kind: kind(of: type(of: views[index].namedObject)), name: identifiers[index])
  }

  /// Whether a view is a descendant of another one.
  func isView(at index: Int, inside other: Int) -> Bool {
    var above = parents[index]
    // An ancestor of a view has a smaller index.
    while above > other { above = parents[above] }
    return above == other
  }

  /// Whether one of two views is the other's superview; nil if they are the same view.
  func nesting(_ first: Int, _ second: Int) -> ConstraintWords.Nesting? {
    if first == second { return nil }
    if parents[first] == second { return .firstInSecond }
    return parents[second] == first ? .secondInFirst : .apart
  }

  private func kind(of type: AnyObject.Type) -> String {
    if let known = kinds.first(where: { $0.type == type }) { return known.name }
    let name = "\(type):"
    kinds.append((type, name))
    return name
  }
}
