import Foundation
import LayoutScene

/// `layout/not-mirrored`: a view in a right-to-left scene that constraints hold by left or right
/// edges, so that it is at its place of the left-to-right layout instead of at the mirrored place.
///
/// Views that a semantic content attribute keeps from left to right, such as the buttons of a
/// player, are exempt, and so are views held by one, such as the time at the left of its slider.
enum Mirroring {
  static func findings(on screen: Screen, leftToRight: () -> Scene?) -> [Finding] {
    guard screen.scene.direction == .rightToLeft else { return [] }
    let held = viewsHeldBySides(on: screen)
    guard !held.isEmpty, let other = leftToRight().map(Screen.init) else { return [] }
    return held.compactMap { index, constraints in
      isUnmirrored(index, on: screen, other)
        ? finding(about: screen.views[index], constraints) : nil
    }
  }

  /// The views in the order of the scene, each with the constraints that hold it by a side.
  private static func viewsHeldBySides(
    on screen: Screen
  ) -> [(index: Int, constraints: [SceneConstraint])] {
    let ties = ties(on: screen)
    var (firsts, seconds): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for (number, tie) in ties.enumerated() {
      firsts[tie.held, default: []].append(number)
      if !screen.isDescendant(tie.held, of: tie.anchor) {
        seconds[tie.anchor, default: []].append(number)
      }
    }
    return screen.views.indices.compactMap { index in
      guard !isExempt(index, on: screen) else { return nil }
      // A constraint between a later sibling and this view is about the sibling's place. It is
      // about this view's place only if another constraint holds the sibling and no other holds
      // this view.
      let numbers =
        firsts[index]
        ?? (seconds[index] ?? []).filter { number in
          (firsts[ties[number].held] ?? []).contains { $0 != number }
        }
      return numbers.isEmpty ? nil : (index, numbers.map { ties[$0].constraint })
    }
  }

  /// A constraint on left or right edges, with the view that it holds and the view that it holds it
  /// by.
  private typealias Tie = (constraint: SceneConstraint, held: Int, anchor: Int)

  /// The second item holds the first one. A superview, though, holds its descendant whichever comes
  /// first.
  private static func ties(on screen: Screen) -> [Tie] {
    screen.scene.constraints.compactMap { constraint in
      guard constraint.usesSides, constraint.isWritten, constraint.isSatisfied else { return nil }
      let indices = constraint.views.compactMap(screen.index)
      guard let first = indices.first, let second = indices.dropFirst().first, first != second,
        !keepsLeftToRight(first, on: screen), !keepsLeftToRight(second, on: screen)
      else { return nil }
      return screen.isDescendant(second, of: first)
        ? (constraint, second, first) : (constraint, first, second)
    }
  }

  static func isExempt(_ index: Int, on screen: Screen) -> Bool {
    !screen.isShown[index] || keepsLeftToRight(index, on: screen)
  }

  private static func keepsLeftToRight(_ index: Int, on screen: Screen) -> Bool {
    screen.views[index].keepsLeftToRight
      || screen.ancestors(of: index).contains { screen.views[$0].keepsLeftToRight }
  }

  /// Whether the left edge is where it is from left to right, although mirroring would move it.
  private static func isUnmirrored(_ index: Int, on screen: Screen, _ other: Screen) -> Bool {
    let view = screen.views[index]
    guard let twin = other.index(of: view.id), let parent = view.parent,
      let twinParent = other.views[twin].parent
    else { return false }
    let before = other.views[twin].alignmentRect
    let mirrored = other.views[twinParent].frame.width - before.maxX
    let left = view.alignmentRect.minX
    // Views at the top level of a scroll view mirror within its content, whose width may differ.
    guard case .scroll = screen.views[parent].control else {
      return abs(left - before.minX) <= tolerance && abs(left - mirrored) > tolerance
    }
    return abs(left - before.minX) <= tolerance
      && abs(left - (other.contentWidth(of: twinParent) - before.maxX)) > tolerance
  }

  private static func finding(about view: SceneView, _ constraints: [SceneConstraint]) -> Finding {
    let names = constraints.map(\.name).joined(separator: " and ")
    return Finding(
      rule: .notMirrored, view: view.id,
      parts: constraints.map { .init($0) },
      message:
        "\(view.id) is \(view.alignmentRect.minX, "point") from the left, the same as in the other "
        + "reading direction, because \(names) \(constraints.count == 1 ? "uses" : "use") left or "
        + "right.",
      hint: "Use leading and trailing in place of left and right.",
      origin: constraints.first?.origin ?? view.origin)
  }
}

extension Screen {
  fileprivate func contentWidth(of index: Int) -> CGFloat {
    guard case .scroll(let size) = views[index].control else { return frames[index].width }
    return size.width
  }
}
