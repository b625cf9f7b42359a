import LayoutKernel
import LayoutScene

/// Finds the views that keep their place while their scroll view scrolls.
///
/// Required equations between places tie such a view to the scroll view's frame guide, to its
/// centre or to something outside it, directly or through other views. An example is a button that
/// floats over a list. A required inequality that holds with nothing to spare counts too if it
/// keeps the view from moving up or to the leading side, because content moves that way when it
/// scrolls. If one of several views that are tied together is also tied to the content, one of them
/// is stretched while the content scrolls. Which one is not known here, so all of them count as
/// scrolling.
struct FrameHolding {
  /// The axes along which each view keeps its place, by the view's index; empty if no view is in a
  /// scroll view.
  private var axes: [Set<SceneConstraint.Axis>] = []

  init(_ tree: LaidOutTree) {
    let scrollers = Self.scrollers(in: tree)
    guard scrollers.contains(where: { $0 >= 0 }) else { return }
    var ties = (horizontal: Ties(tree, scrollers), vertical: Ties(tree, scrollers))
    for holder in tree.views {
      for constraint in holder.heldConstraints.all where constraint.isRequiredPlace {
        guard constraint.relation == .equal || tree.engine?.isTight(constraint) == true else {
          continue
        }
        if constraint.firstAttribute.axis == .horizontal {
          ties.horizontal.add(constraint)
        } else {
          ties.vertical.add(constraint)
        }
      }
    }
    // Made once, because each separate set would take memory.
    let sets: [Set<SceneConstraint.Axis>] = [
      [], [.horizontal], [.vertical], [.horizontal, .vertical],
    ]
    axes = zip(ties.horizontal.held(), ties.vertical.held()).map {
      sets[($0 ? 1 : 0) + ($1 ? 2 : 0)]
    }
  }

  func axes(of view: Int) -> Set<SceneConstraint.Axis> { axes.isEmpty ? [] : axes[view] }

  /// The index of the innermost scroll view that each view is in; −1 for none.
  private static func scrollers(in tree: LaidOutTree) -> [Int] {
    var scrollers: [Int] = []
    scrollers.reserveCapacity(tree.views.count)
    for parent in tree.parents {
      scrollers.append(
        parent < 0 ? -1 : tree.views[parent] is ScrollView ? parent : scrollers[parent])
    }
    return scrollers
  }
}

/// The equations between places on one axis.
private struct Ties {
  private let tree: LaidOutTree
  private let scrollers: [Int]
  /// The index in `ties` of the last tie of each view to a neighbour; −1 for none.
  private var lastTies: [Int]
  private var ties: [(neighbour: Int, before: Int)] = []
  private var frameHeld: [Int] = []
  private var isContentHeld: [Bool]

  init(_ tree: LaidOutTree, _ scrollers: [Int]) {
    self.tree = tree
    self.scrollers = scrollers
    lastTies = Array(repeating: -1, count: scrollers.count)
    isContentHeld = Array(repeating: false, count: scrollers.count)
  }

  mutating func add(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem, let second = constraint.secondItem,
      let view = first.layoutView.flatMap(tree.index),
      let other = second.layoutView.flatMap(tree.index),
      view != other
    else { return }
    // An inequality holds only the item on its larger side, and only by the frame or an item
    // outside the scroll view.
    let isEquation = constraint.relation == .equal
    if constraint.relation != .lessThanOrEqual {
      tie(
        view, by: (first, constraint.firstAttribute), to: other,
        (second, constraint.secondAttribute), isEquation: isEquation)
    }
    if constraint.relation != .greaterThanOrEqual {
      tie(
        other, by: (second, constraint.secondAttribute), to: view,
        (first, constraint.firstAttribute), isEquation: isEquation)
    }
  }

  private typealias Anchor = (item: any LayoutItem, attribute: LayoutConstraint.Attribute)

  /// Records what a view is tied to, if the view is in a scroll view: the frame, the content or
  /// another view. What the content of a scroll view is tied to says nothing about its place.
  private mutating func tie(
    _ view: Int, by own: Anchor, to anchor: Int, _ other: Anchor, isEquation: Bool
  ) {
    let (scroller, around) = (scrollers[view], scrollers[anchor])
    guard scroller >= 0, around != view || isFrame(own) else { return }
    if anchor == scroller {
      if isFrame(other) {
        frameHeld.append(view)
      } else if isEquation {
        isContentHeld[view] = true
      }
    } else if around == scroller
      || around >= 0 && tree.views[around].isDescendant(of: tree.views[scroller])
    {
      guard isEquation else { return }
      ties.append((anchor, before: lastTies[view]))
      lastTies[view] = ties.count - 1
    } else {
      frameHeld.append(view)
    }
  }

  /// Whether the attribute belongs to a scroll view's frame. For a descendant, the edges of a
  /// scroll view are those of its content, and its centre is that of its frame.
  private func isFrame(_ anchor: Anchor) -> Bool {
    if let guide = anchor.item as? LayoutGuide {
      return guide.kind == .scrollFrame || guide.kind == .safeArea
    }
    return anchor.attribute.part == .middle
  }

  /// Whether the frame holds each view and the content does not, by the view's index.
  func held() -> [Bool] {
    var isHeld = Array(repeating: false, count: scrollers.count)
    var isSeen = isHeld
    for start in frameHeld where !isSeen[start] {
      isSeen[start] = true
      var group = [start]
      var next = 0
      while next < group.count {
        var tie = lastTies[group[next]]
        while tie >= 0 {
          let neighbour = ties[tie].neighbour
          if !isSeen[neighbour] {
            isSeen[neighbour] = true
            group.append(neighbour)
          }
          tie = ties[tie].before
        }
        next += 1
      }
      guard !group.contains(where: { isContentHeld[$0] }) else { continue }
      for view in group { isHeld[view] = true }
    }
    return isHeld
  }
}

extension LayoutConstraint {
  /// Whether the constraint is required and relates two places. An inequality counts only without a
  /// multiplier and without left or right edges.
  fileprivate var isRequiredPlace: Bool {
    guard priority >= .required, secondItem != nil, case .location = firstAttribute.kind else {
      return false
    }
    return relation == .equal || multiplier == 1 && !usesSides
  }
}
