import Foundation
import LayoutScene

/// Insets that follow from places: margins, safe areas and the readable width. They are constants in
/// constraints and are updated after each solution.
package final class Insets {
  private let items: Items
  private let constraints: InstalledConstraints
  private let system: ConstraintSystem
  private let places: Places
  /// Counts the rounds of all layouts.
  @exclusivity(unchecked) private(set) var round = 0
  /// The first round of the present attempt to settle.
  @exclusivity(unchecked) private(set) var firstRound = 0
  /// The largest change in a round, in points.
  @exclusivity(unchecked) private(set) var step: CGFloat = 0
  /// Whether insets have become so large that they cannot settle.
  @exclusivity(unchecked) private(set) var diverge = false

  /// Insets beyond this many points count as diverging.
  private static let reach: CGFloat = 1e6

  init(_ system: ConstraintSystem, _ constraints: InstalledConstraints, _ places: Places) {
    self.system = system
    self.constraints = constraints
    self.places = places
    items = system.items
  }

  func beginAttempt() {
    diverge = false
    firstRound = round + 1
  }

  func beginRound() {
    round += 1
    step = 0
  }

  /// Updates the insets of the moved views, of those with a keyboard guide, and of the subviews of each
  /// view whose insets changed. Returns whether any changed.
  @discardableResult
  func follow(_ moved: [Item]) -> Bool {
    var queue = moved.filter(\.isView) + items.keyboardOwners
    queue.sort { $0.depth < $1.depth }
    var next = 0
    var anyChanged = false
    while next < queue.count {
      let item = queue[next]
      next += 1
      guard !item.holdsInsets, resolve(item) else { continue }
      anyChanged = true
      item.lastInsetRound = round
      if round > firstRound + 1, item.insets.isBeyond(Self.reach) { diverge = true }
      changed(item)
      places.queue(item)
      queue += item.subviews
    }
    return anyChanged
  }

  /// Brings the constraints on a view's margins and guides in line with its insets.
  func changed(_ item: Item) {
    updateKeyboard(of: item)
    constraints.insetsChanged(of: item)
  }

  /// Resets items to the insets that they have before they have a place.
  func startOver(_ restarted: [Item]) {
    for item in restarted {
      item.isPlaced = false
      resolve(item)
      changed(item)
      places.queue(item)
      for subview in item.subviews { places.queue(subview) }
    }
  }

  // MARK: One view's insets

  /// Computes a view's insets from its place and its superview's insets. Returns whether they
  /// changed.
  @discardableResult
  func resolve(_ item: Item) -> Bool {
    guard item.isView else { return false }
    let environment = items.environment
    var insets = ResolvedInsets()
    // A fitting finds the size of a window whose safe area is known.
    if item === items.root, environment.windowSize == nil, environment.safeArea == .zero {
      insets = items.rootInsets ?? item.record.keptInsets
    } else {
      let distances = item.parent.flatMap { self.distances(of: item, in: $0) }
      items.faults.forget(item, [.margins, .safeArea])
      insets.givenSafeArea = safeArea(of: item, distances)
      // A part of a window's tree that is laid out by itself does not ask views, whose overrides
      // read the insets of the window's layout.
      let isPart = environment.hasSafeAreas && environment.windowSize == nil
      let safeArea = isPart ? insets.givenSafeArea : ownSafeArea(of: item, insets.givenSafeArea)
      insets.safeArea = items.finite(safeArea, of: item, .safeArea)
      let rule = item.record.margins
      insets.margins = rule.margins(
        safeArea: insets.safeArea, above: item.parent?.insets.margins, distances: distances)
      if item.keyboard != nil { insets.keyboard = keyboardReach(in: item, insets.safeArea) }
    }
    insets.margins = items.finite(insets.margins, of: item, .margins)
    insets.readable = readable(in: item, insets.margins)
    guard insets != item.insets else { return false }
    let step = insets.distance(to: item.insets)
    guard step > RoundingError.inset else { return false }
    self.step = max(self.step, step)
    item.insets = insets
    return true
  }

  /// How far the keyboard, or else the safe area, reaches into a view from the bottom, points. It follows
  /// from the places of all views above, and is computed for the few views with a keyboard guide only.
  private func keyboardReach(in item: Item, _ safeArea: EdgeInsets) -> CGFloat {
    let environment = items.environment
    guard item !== items.root, let parent = item.parent else {
      return environment.windowSize == nil ? 0 : max(environment.keyboardHeight, safeArea.bottom)
    }
    let distance = distances(of: item, in: parent)?.bottom ?? 0
    return max(keyboardReach(in: parent, parent.insets.safeArea) - distance, safeArea.bottom)
  }

  /// The distances from the superview's edges to the view's, points; nil before the first solution.
  private func distances(of item: Item, in parent: Item) -> EdgeInsets? {
    guard item.isPlaced, parent.isPlaced else { return nil }
    let origin = parent.record.boundsOrigin
    return items.environment.grid.distances(
      to: item.frame.offsetBy(dx: -origin.x, dy: -origin.y), within: parent.frame.size)
  }

  /// The superview's safe area inset less the distance of this view's edge, and at least 0. A
  /// scroll view passes it on only along the axes that `passesSafeArea` names.
  private func safeArea(of item: Item, _ distances: EdgeInsets?) -> EdgeInsets {
    guard items.environment.hasSafeAreas else { return .zero }
    var insets = EdgeInsets.zero
    if item === items.root {
      insets = items.environment.safeArea
    } else if let parent = item.parent, let distances {
      var above = parent.insets.safeArea
      if above != .zero, parent.record.scrollsContent {
        if !parent.record.passesHorizontally { (above.left, above.right) = (0, 0) }
        if !parent.record.passesVertically { (above.top, above.bottom) = (0, 0) }
      }
      insets = above.combined(with: distances) { $0 > 0 ? max(0, $0 - $1) : 0 }
    }
    return insets.combined(with: item.record.addedSafeArea) { $0 + $1 }
  }

  /// The safe area that a view has where its place gives it `given`: an override may say another.
  private func ownSafeArea(of item: Item, _ given: EdgeInsets) -> EdgeInsets {
    item.code?.safeArea(from: given) ?? item.record.ownSafeArea ?? given
  }

  /// The margins, increased equally at both sides if they leave more than the readable width.
  private func readable(in item: Item, _ margins: EdgeInsets) -> EdgeInsets {
    guard let width = item.record.readableWidth, item.isPlaced else { return margins }
    let excess = max(0, item.frame.width - margins.left - margins.right - width)
    var insets = margins
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// The frame of a built-in guide that follows from the place of its owner, in points, as of the
  /// last layout; nil before the first one.
  package func frame(of kind: GuideKind, in item: Item) -> CGRect? {
    guard kind.isInset || kind == .keyboard, item.isPlaced, item.isView else {
      return nil
    }
    if kind == .keyboard {
      let (size, height) = (item.frame.size, keyboardReach(in: item, item.insets.safeArea))
      return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    let insets =
      kind == .readableContent ? readable(in: item, item.insets.margins) : item.insets.of(kind)
    return CGRect(origin: item.record.boundsOrigin, size: item.frame.size).inset(by: insets)
  }

  // MARK: The keyboard's guide

  /// The keyboard guide is as wide as its owner, at its bottom, and as high as the keyboard or else
  /// the bottom safe area.
  func addKeyboardConstraints(_ item: Item) {
    guard let owner = item.parent else { return }
    owner.insets.keyboard = keyboardReach(in: owner, owner.insets.safeArea)
    for form in keyboardForms(item, owner) {
      item.fixed.append(system.add(.system(.keyboard), form, .equal))
    }
  }

  /// What is 0 for the keyboard guide of a view, which lies in the view's frame: its rows' forms.
  private func keyboardForms(_ item: Item, _ owner: Item) -> [LinearForm] {
    let offsets = items.alignmentOffsets(of: owner)
    var bottom = LinearForm(item.y) + LinearForm(item.height) - LinearForm(owner.height)
    bottom.constant -= offsets.bottom
    var width = LinearForm(item.width) - LinearForm(owner.width)
    width.constant -= offsets.left + offsets.right
    let height = LinearForm(item.height) - owner.insets.keyboard
    return [height, item.near(along: .horizontal) - -offsets.left, width, bottom]
  }

  /// Brings a view's keyboard guide in line with the view's insets and alignment rect.
  private func updateKeyboard(of owner: Item) {
    guard let item = owner.keyboard else { return }
    let rows = item.fixed.filter { $0.kind == .keyboard }
    for (row, form) in zip(rows, keyboardForms(item, owner)) { system.change(row, to: form) }
  }
}

extension PixelGrid {
  /// The distances from the edges of a superview of this size to those of a frame in it, points,
  /// without rounding errors.
  package func distances(to frame: CGRect, within size: CGSize) -> EdgeInsets {
    EdgeInsets(
      top: withoutRoundingError(frame.minY), left: withoutRoundingError(frame.minX),
      bottom: withoutRoundingError(size.height - frame.minY - frame.height),
      right: withoutRoundingError(size.width - frame.minX - frame.width))
  }
}

extension ProblemItem {
  /// The insets of the root of a stored problem without a window.
  fileprivate var keptInsets: ResolvedInsets {
    var insets = ResolvedInsets()
    insets.safeArea = ownSafeArea ?? .zero
    insets.margins = margins.own
    return insets
  }
}

extension ResolvedInsets {
  fileprivate func isBeyond(_ reach: CGFloat) -> Bool { distance(to: ResolvedInsets()) > reach }

  /// The largest difference of any two edges.
  fileprivate func distance(to other: ResolvedInsets) -> CGFloat {
    let pairs = [
      (safeArea, other.safeArea), (givenSafeArea, other.givenSafeArea), (margins, other.margins),
      (readable, other.readable),
    ]
    return pairs.reduce(abs(keyboard - other.keyboard)) { largest, pair in
      let gap = pair.0.combined(with: pair.1) { abs($0 - $1) }
      return max(largest, gap.top, gap.left, gap.bottom, gap.right)
    }
  }
}
