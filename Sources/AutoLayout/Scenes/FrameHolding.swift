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
  private var axes: [ObjectIdentifier: Set<SceneConstraint.Axis>] = [:]

  /// - Parameter isTight: whether an inequality holds with nothing to spare.
  init(_ root: View, isTight: (LayoutConstraint) -> Bool) {
    let scrollers = Self.scrollers(below: root)
    guard !scrollers.isEmpty else { return }
    var ties: [LayoutConstraint.Axis: Ties] = [:]
    root.visit { holder in
      for constraint in holder.heldConstraints.all where constraint.isRequiredPlace {
        let isEquation = constraint.relation == .equal
        guard isEquation || isTight(constraint) else { continue }
        ties[constraint.firstAttribute.axis, default: Ties()].add(constraint, scrollers)
      }
    }
    for (axis, sceneAxis) in [
      (LayoutConstraint.Axis.horizontal, SceneConstraint.Axis.horizontal), (.vertical, .vertical),
    ] {
      for view in ties[axis]?.held() ?? [] { axes[view, default: []].insert(sceneAxis) }
    }
  }

  func axes(of view: View) -> Set<SceneConstraint.Axis> { axes[ObjectIdentifier(view)] ?? [] }

  /// The innermost scroll view of each view that is in one.
  private static func scrollers(below root: View) -> [ObjectIdentifier: ScrollView] {
    var scrollers: [ObjectIdentifier: ScrollView] = [:]
    root.visit { view in
      guard view !== root, let above = view.superview else { return }
      scrollers[ObjectIdentifier(view)] =
        above as? ScrollView ?? scrollers[ObjectIdentifier(above)]
    }
    return scrollers
  }
}

/// The equations between places on one axis.
private struct Ties {
  private var neighbours: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  private var frameHeld: [ObjectIdentifier] = []
  private var contentHeld: Set<ObjectIdentifier> = []

  mutating func add(_ constraint: LayoutConstraint, _ scrollers: [ObjectIdentifier: ScrollView]) {
    guard let first = constraint.firstItem, let second = constraint.secondItem else { return }
    // An inequality holds only the item on its larger side, and only by the frame.
    if constraint.relation != .lessThanOrEqual {
      tie(
        first, to: second, constraint.secondAttribute, scrollers,
        isEquation: constraint.relation == .equal)
    }
    if constraint.relation != .greaterThanOrEqual {
      tie(
        second, to: first, constraint.firstAttribute, scrollers,
        isEquation: constraint.relation == .equal)
    }
  }

  /// Records what holds `item`, if the item is in a scroll view.
  private mutating func tie(
    _ item: any LayoutItem, to other: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    _ scrollers: [ObjectIdentifier: ScrollView], isEquation: Bool
  ) {
    guard let view = item.layoutView, let anchor = other.layoutView, view !== anchor,
      let scroller = scrollers[ObjectIdentifier(view)]
    else { return }
    let name = ObjectIdentifier(view)
    if anchor === scroller {
      if isFrame(other, attribute) {
        frameHeld.append(name)
      } else if isEquation {
        contentHeld.insert(name)
      }
    } else if let around = scrollers[ObjectIdentifier(anchor)],
      around === scroller || around.isDescendant(of: scroller)
    {
      if isEquation { neighbours[name, default: []].append(ObjectIdentifier(anchor)) }
    } else {
      frameHeld.append(name)
    }
  }

  /// For a descendant, a scroll view's edges are those of its content, and its centre is that of
  /// its frame.
  private func isFrame(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> Bool {
    if let guide = item as? LayoutGuide {
      return guide.kind == .scrollFrame || guide.kind == .safeArea
    }
    switch attribute {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return true
    default: return false
    }
  }

  /// The views that the frame holds and the content does not, in no particular order.
  func held() -> [ObjectIdentifier] {
    var seen: Set<ObjectIdentifier> = []
    var held: [ObjectIdentifier] = []
    for start in frameHeld where seen.insert(start).inserted {
      var group = [start]
      var next = 0
      while next < group.count {
        for neighbour in neighbours[group[next]] ?? [] where seen.insert(neighbour).inserted {
          group.append(neighbour)
        }
        next += 1
      }
      if !group.contains(where: contentHeld.contains) { held += group }
    }
    return held
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
