import Foundation
import LayoutScene

/// Alignment rects, margins, safe areas and the readable width: insets that follow from places. They
/// enter constraints as constants and are brought up to date after each solution.
extension LayoutEngine {
  /// How far a view's alignment rect lies inside its frame, asked of the view's own conversion, so
  /// that overriding it is enough.
  func alignmentOffsets(of item: EngineItem) -> EdgeInsets {
    guard let view = item.view else { return .zero }
    let probe =
      item.isPlaced
      ? CGRect(origin: .zero, size: item.frame.size) : CGRect(x: 0, y: 0, width: 100, height: 100)
    let rect = view.alignmentRect(forFrame: probe)
    let offsets = EdgeInsets(
      top: rect.origin.y, left: rect.origin.x,
      // Not `width` and `height`, which make positive numbers of a frame of less than nothing.
      bottom: probe.size.height - rect.origin.y - rect.size.height,
      right: probe.size.width - rect.origin.x - rect.size.width)
    return finite(offsets, of: view, rule: "layout/alignment-rect", "alignment rect")
  }

  /// The frame by the view's own conversion, and the alignment rect itself where that gives none.
  func frame(of view: View, _ rect: CGRect) -> CGRect {
    let frame = view.frame(forAlignmentRect: rect)
    if frame.isFinite { return frame }
    report(Self.fault(of: view, rule: "layout/alignment-rect", "frame for an alignment rect"))
    return rect
  }

  /// Insets without what is no number, which is reported and counts as 0.
  private func finite(
    _ insets: EdgeInsets, of view: View, rule: String, _ name: String
  ) -> EdgeInsets {
    guard !insets.isFinite else { return insets }
    report(Self.fault(of: view, rule: rule, name))
    return insets.combined(with: .zero) { edge, zero in edge.isFinite ? edge : zero }
  }

  private static func fault(of view: View, rule: String, _ name: String) -> Fault {
    Fault(
      rule: rule, view: view.identifier,
      message:
        "The \(name) of \(view.layoutName) \(name.hasSuffix("s") ? "are" : "is") not finite.",
      hint: "Let all four numbers be finite.",
      origin: view.origin, owner: ObjectIdentifier(view))
  }

  /// Finds a view's insets from its place and its superview's insets. Says whether they changed.
  @discardableResult
  func resolveInsets(of item: EngineItem) -> Bool {
    guard let view = item.view else { return false }
    var insets = ResolvedInsets()
    if view === root, window == nil {
      // A part of a tree keeps the insets that its place in the whole gave it.
      insets.givenSafeArea = view.margins.safeArea
      insets.safeArea = view.safeAreaInsets
      insets.margins = view.effectiveMargins
    } else {
      let distances = item.parent.flatMap { self.distances(of: item, in: $0) }
      forgetFaults(of: view, rule: "layout/margins")
      insets.givenSafeArea = safeArea(of: view, item.parent, distances)
      insets.safeArea = finite(
        safeArea(insets.givenSafeArea, overriddenBy: view), of: view, rule: "layout/margins",
        "safe area insets")
      insets.margins = view.margins(
        safeArea: insets.safeArea, above: item.parent?.insets.margins, distances: distances)
      let left = (item.parent?.insets.keyboard ?? 0) - (distances?.bottom ?? 0)
      insets.keyboard = max(
        view === root ? window?.keyboardHeight ?? 0 : left, insets.safeArea.bottom)
    }
    insets.margins = finite(insets.margins, of: view, rule: "layout/margins", "layout margins")
    insets.readable = readable(in: item, insets.margins)
    guard insets != item.insets else { return false }
    let step = insets.distance(to: item.insets)
    guard step > PixelGrid.roundingError else { return false }
    insetStep = max(insetStep, step)
    item.insets = insets
    return true
  }

  /// From the superview's edges to the view's; nil before the first solution.
  private func distances(of item: EngineItem, in parent: EngineItem) -> EdgeInsets? {
    guard item.isPlaced, parent.isPlaced else { return nil }
    return parent.view?.distances(to: item.frame, within: parent.frame.size)
  }

  /// What is left of the superview's safe area inset after the way to this view's edge. Content that
  /// scrolls moves, so that a scroll view passes nothing on.
  private func safeArea(
    of view: View, _ parent: EngineItem?, _ distances: EdgeInsets?
  ) -> EdgeInsets {
    // Outside a window nothing is unsafe.
    guard root.window != nil else { return .zero }
    var insets = EdgeInsets.zero
    if view === root {
      insets = window?.safeArea ?? .zero
    } else if let above = parent?.insets.safeArea, let distances, !(parent?.view is ScrollView) {
      insets = above.combined(with: distances) { $0 > 0 ? max(0, $0 - $1) : 0 }
    }
    return insets.combined(with: view.margins.additionalSafeArea) { $0 + $1 }
  }

  /// The safe area as the view has it, who may have overridden it. What it overrides is that of the last
  /// layout to everybody else, so that this one stands there only while the view is asked.
  private func safeArea(_ safeArea: EdgeInsets, overriddenBy view: View) -> EdgeInsets {
    guard view.window != nil else { return view.safeAreaInsets }
    guard window != nil else { return safeArea }
    let old = view.margins.safeArea
    view.margins.safeArea = safeArea
    defer { view.margins.safeArea = old }
    return view.safeAreaInsets
  }

  /// The margins, and where those leave more than is good to read, equally more at both sides. The
  /// readable width grows with body text.
  private func readable(in item: EngineItem, _ margins: EdgeInsets) -> EdgeInsets {
    guard let view = item.view, view.builtInGuides[.readableContent] != nil, let context,
      item.isPlaced
    else { return margins }
    let body = TextStyle.body
    let ratio =
      body.pointSize(at: view.traits.contentSizeCategory) / body.pointSize(at: .large)
    let room = item.frame.width - margins.left - margins.right
    let excess = max(0, room - (context.metrics.readableWidth * ratio).rounded())
    var insets = margins
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// Where a guide that follows from the place of `view` lies as of the last layout, in points; nil
  /// before the first one.
  func frame(of kind: LayoutGuide.Kind, in view: View) -> CGRect? {
    guard kind.isInset || kind == .keyboard, let item = item(view), item.isPlaced else {
      return nil
    }
    if kind == .keyboard {
      let (size, height) = (item.frame.size, item.insets.keyboard)
      return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    let insets =
      kind == .readableContent
      ? readable(in: item, item.insets.margins) : item.insets.of(kind)
    return CGRect(origin: view.boundsOrigin, size: item.frame.size).inset(by: insets)
  }

  /// Brings the insets of the moved views up to date, and those of the views below where they
  /// changed. Says whether the solver has been given anything.
  func followInsets(of moved: [EngineItem]) -> Bool {
    var queue = moved.filter { $0.view != nil }.sorted { $0.depth < $1.depth }
    var next = 0
    var anyChanged = false
    while next < queue.count {
      let item = queue[next]
      next += 1
      guard !item.holdsInsets, resolveInsets(of: item), let view = item.view else { continue }
      anyChanged = true
      item.lastInsetRound = insetRound
      if insetRound > firstInsetRound + 1, item.insets.isBeyond(Self.reach) {
        insetsDiverge = true
      }
      insetsChanged(of: item)
      queueAsMoved(item)
      queue += view.subviews.compactMap { self.item($0) }
    }
    return anyChanged
  }
}

extension PixelGrid {
  /// The largest difference of two lengths, in points, that is rounding error and no movement. Each
  /// round of a layout brings errors of its own, so that insets that follow them never settle.
  ///
  /// The errors of the solver's values are about 1e-12 on a screen and 1e-10 far down in a scroll view.
  /// A device pixel is a third of a point or more.
  static let roundingError: CGFloat = 1e-8

  /// A length in points, or the whole number of pixels that it differs from by rounding error alone.
  func withoutRoundingError(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale).rounded() / scale
    return abs(pixels - length) <= Self.roundingError ? pixels : length
  }
}

extension CGRect {
  var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}

extension EdgeInsets {
  var isFinite: Bool {
    // A sum of numbers is one, but for numbers that no layout has.
    (top + left + bottom + right).isFinite
  }

  func combined(with other: EdgeInsets, _ edge: (CGFloat, CGFloat) -> CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: edge(top, other.top), left: edge(left, other.left), bottom: edge(bottom, other.bottom),
      right: edge(right, other.right))
  }
}

extension Window {
  /// The least margins of the root view.
  var effectiveSystemMargins: DirectionalEdgeInsets {
    if let systemMinimumLayoutMargins { return systemMinimumLayoutMargins }
    let metrics = context.metrics
    let side =
      traits.horizontalSizeClass == .regular
      ? metrics.regularRootMargin : size.width >= 402 ? metrics.wideRootMargin : metrics.rootMargin
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }
}
