import Foundation
import LayoutScene

/// Insets that follow from places: those of alignment rects, margins, safe areas and the readable
/// width. They are constants in constraints and are updated after each solution.
extension LayoutEngine {
  /// How far a view's alignment rect lies inside its frame, points. It is computed by
  /// `alignmentRect(forFrame:)`, which the view may override.
  func alignmentOffsets(of item: EngineItem) -> EdgeInsets {
    guard let view = item.view else { return .zero }
    let probe =
      item.isPlaced
      ? CGRect(origin: .zero, size: item.frame.size) : CGRect(x: 0, y: 0, width: 100, height: 100)
    let rect = view.alignmentRect(forFrame: probe)
    let offsets = EdgeInsets(
      top: rect.origin.y, left: rect.origin.x,
      // Not `width` and `height`, which are positive for a negative size.
      bottom: probe.size.height - rect.origin.y - rect.size.height,
      right: probe.size.width - rect.origin.x - rect.size.width)
    return finite(offsets, of: view, rule: "layout/alignment-rect", "alignment rect")
  }

  /// The frame by `frame(forAlignmentRect:)`, which the view may override; the alignment rect
  /// itself if that is not finite.
  func frame(of view: View, _ rect: CGRect) -> CGRect {
    let frame = view.frame(forAlignmentRect: rect)
    if frame.isFinite { return frame }
    report(Self.fault(of: view, rule: "layout/alignment-rect", "frame for an alignment rect"))
    return rect
  }

  /// The insets with 0 in place of each edge that is not finite, which is reported.
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

  /// Computes a view's insets from its place and its superview's insets. Returns whether they
  /// changed.
  @discardableResult
  func resolveInsets(of item: EngineItem) -> Bool {
    guard let view = item.view else { return false }
    var insets = ResolvedInsets()
    if view === root, window == nil {
      // The root of a part of a tree keeps the insets that it has in the whole tree.
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

  /// The superview's safe area inset less the distance of this view's edge, and at least 0. A
  /// scroll view passes nothing on, since its content moves.
  private func safeArea(
    of view: View, _ parent: EngineItem?, _ distances: EdgeInsets?
  ) -> EdgeInsets {
    // Outside a window the safe area insets are zero.
    guard root.window != nil else { return .zero }
    var insets = EdgeInsets.zero
    if view === root {
      insets = window?.safeArea ?? .zero
    } else if let above = parent?.insets.safeArea, let distances, !(parent?.view is ScrollView) {
      insets = above.combined(with: distances) { $0 > 0 ? max(0, $0 - $1) : 0 }
    }
    return insets.combined(with: view.margins.additionalSafeArea) { $0 + $1 }
  }

  /// The safe area as an override of the view's `safeAreaInsets` makes it from the present one. The
  /// override reads the stored insets, which are those of the last layout; the present ones are
  /// stored only during the call.
  private func safeArea(_ safeArea: EdgeInsets, overriddenBy view: View) -> EdgeInsets {
    guard view.window != nil else { return view.safeAreaInsets }
    guard window != nil else { return safeArea }
    let old = view.margins.safeArea
    view.margins.safeArea = safeArea
    defer { view.margins.safeArea = old }
    return view.safeAreaInsets
  }

  /// The margins, increased equally at both sides if they leave more than the readable width. That
  /// width grows with the size of body text.
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

  /// The frame of a built-in guide that follows from the place of `view`, in points, as of the last
  /// layout; nil before the first one.
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

  /// Updates the insets of the moved views, and of the subviews of each view whose insets changed.
  /// Returns whether any changed.
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
  /// The largest difference of two lengths, in points, that counts as rounding error. Each round of
  /// a layout has other rounding errors, so insets that followed them would never settle.
  ///
  /// The errors of the solver's values are about 1e-12 on a screen and 1e-10 far down in a scroll
  /// view. A device pixel is a third of a point or more.
  static let roundingError: CGFloat = 1e-8

  /// The length in points, replaced by a whole number of pixels if it differs from it by rounding
  /// error only.
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
    // The sum is finite if all are, except for numbers too large for any layout.
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
