import Foundation
import LayoutScene

/// Where a view that has changed stands in the two pictures of a snapshot.
package struct ViewPlace: Sendable, Hashable {
  /// The view's identifier.
  package var view: String
  /// The view's rectangle in the recorded picture and in the current one, points from the top left corner of
  /// the screen; nil where it is not shown.
  package var before, after: CGRect?

  package init(view: String, before: CGRect?, after: CGRect?) {
    self.view = view
    self.before = before
    self.after = after
  }

  /// The places of all views that a result is about, in the order of the tree: those whose frames
  /// differ, and those that its causes change without moving them, such as a text or a colour.
  package static func places(
    of result: SnapshotResult, before: SceneRecord, after: SceneRecord
  ) -> [ViewPlace] {
    let asked = Set(result.frames.map(\.view) + result.causes.flatMap(\.views))
    let (old, new) = (before.places, after.places)
    let order = after.views.map(\.id) + before.views.map(\.id)
    return order.distinct.filter(asked.contains).compactMap { view in
      let place = ViewPlace(view: view, before: old[view], after: new[view])
      return place.before == nil && place.after == nil ? nil : place
    }
  }

  var json: JSON {
    ["view": .string(view), "before": JSON(frame: before), "after": JSON(frame: after)]
  }
}

extension SceneRecord {
  /// The views that are shown, by identifier, in the screen's coordinates.
  fileprivate var places: [String: CGRect] {
    var places: [String: CGRect] = [:]
    // Where the content of each view begins. A superview comes before its subviews.
    var contents: [String: CGPoint] = [:]
    var hidden: Set<String> = []
    for view in views {
      let base = view.parent.flatMap { contents[$0] } ?? .zero
      let origin = CGPoint(x: base.x + view.frame.minX, y: base.y + view.frame.minY)
      contents[view.id] = CGPoint(
        x: origin.x - view.contentOffset.x, y: origin.y - view.contentOffset.y)
      if view.isHidden || view.parent.map(hidden.contains) == true {
        hidden.insert(view.id)
      } else {
        places[view.id] = CGRect(origin: origin, size: view.frame.size)
      }
    }
    return places
  }
}
