import Foundation
import LayoutScene

// The actions that a swipe over a cell shows. As in UIKit they stand in a row at one side, as high as the
// cell, and the cell's content is shown away by their width, partly out of the cell. UIKit moves the whole cell after
// it is laid out, so no constraint knows of the move, also one between the content and the cell.
extension TableViewCell {
  /// The sides of a cell.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The side at which texts begin.
    case leading
    /// The side at which texts end.
    case trailing
  }

  /// The actions that the state of the cell shows; nil for none.
  private var shownActions: SwipedSide? {
    guard let swipedSide else { return nil }
    let actions = swipedSide == .leading ? leadingSwipeActions : trailingSwipeActions
    return actions.isEmpty ? nil : SwipedSide(side: swipedSide, actions: actions)
  }

  func swipeChanged() {
    guard madeSwipe?.shown != shownActions else { return }
    for button in madeSwipe?.buttons ?? [] { button.removeFromSuperview() }
    madeSwipe = shownActions.map { shown in
      SwipedActions(
        shown: shown,
        buttons: shown.actions.map { action in
          let button = SwipeButton()
          button.action = action
          button.origin = origin
          button.translatesAutoresizingMaskIntoConstraints = false
          addSubview(button)
          return button
        })
    }
    nameSwipe()
    contentChanged(true)
    holdContent()
  }

  func nameSwipe() {
    for (index, button) in (madeSwipe?.buttons ?? []).enumerated() {
      button.identifier = identifier.map { "\($0)/action\(index)" }
    }
  }

  /// The constraints of the buttons: the first action is at the cell's edge, the others follow inwards.
  var swipeConstraints: [LayoutConstraint] {
    guard let madeSwipe else { return [] }
    let isLeading = madeSwipe.shown.side == .leading
    let (outer, inner): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isLeading ? (.leading, .trailing) : (.trailing, .leading)
    var edge: (item: View, attribute: LayoutConstraint.Attribute) = (self, outer)
    return madeSwipe.buttons.flatMap { button -> [LayoutConstraint] in
      defer { edge = (button, inner) }
      return [
        .made(for: .list, button, outer, edge.item, edge.attribute),
        .made(for: .list, button, .top, self, .top),
        .made(for: .list, button, .bottom, self, .bottom),
      ]
    }
  }

  /// How far the content is moved to the right, points; negative to the left.
  var swipeShift: CGFloat {
    guard let madeSwipe, let context = layoutContext else { return 0 }
    let width = madeSwipe.buttons.reduce(CGFloat.zero) {
      $0 + context.grid.roundUp($1.intrinsicContentSize.width)
    }
    return (madeSwipe.shown.side == .leading) == isLeftToRight ? width : -width
  }

  /// A rectangle of the content where a swipe has moved it.
  func swiped(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: swipeShift, dy: 0) }
}

/// The buttons of the actions that a cell shows.
struct SwipedActions {
  var shown: SwipedSide
  var buttons: [SwipeButton]
}
