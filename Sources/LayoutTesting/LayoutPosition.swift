import Foundation
import LayoutScene

/// The place of a view relative to another one, compared by their frames in points of the screen.
public struct LayoutPosition: Sendable {
  /// An edge or a middle of a frame. Leading and trailing follow the reading direction.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The horizontal middle.
    case centerX
    /// The vertical middle.
    case centerY
  }

  /// The other view; nil for the screen.
  let other: String?
  /// Describes the fault as the end of a sentence; nil where the relation holds.
  ///
  /// - Parameters: the view's frame, the other's, and whether the screen reads from right to left.
  let fault: @Sendable (CGRect, CGRect, Bool) -> String?

  /// The largest difference between equal numbers that rounding errors can cause, points.
  private static let slack = 0.001

  /// The view ends above the other one, with a distance in points within `by`.
  public static func above(
    _ other: String, by distance: some RangeExpression<Double> & Sendable = 0.0...
  ) -> LayoutPosition {
    apart(other, "above", by: distance) { view, other, _ in other.minY - view.maxY }
  }

  /// The view begins below the other one, with a distance in points within `by`.
  public static func below(
    _ other: String, by distance: some RangeExpression<Double> & Sendable = 0.0...
  ) -> LayoutPosition {
    apart(other, "below", by: distance) { view, other, _ in view.minY - other.maxY }
  }

  /// The view ends before the other one in reading direction, with a distance in points within `by`.
  public static func before(
    _ other: String, by distance: some RangeExpression<Double> & Sendable = 0.0...
  ) -> LayoutPosition {
    apart(other, "before", by: distance) { view, other, isRightToLeft in
      isRightToLeft ? view.minX - other.maxX : other.minX - view.maxX
    }
  }

  /// The view begins after the other one in reading direction, with a distance in points within `by`.
  public static func after(
    _ other: String, by distance: some RangeExpression<Double> & Sendable = 0.0...
  ) -> LayoutPosition {
    apart(other, "after", by: distance) { view, other, isRightToLeft in
      isRightToLeft ? other.minX - view.maxX : view.minX - other.maxX
    }
  }

  /// Both views have this edge at the same place.
  public static func aligned(_ edge: Edge, with other: String) -> LayoutPosition {
    LayoutPosition(other: other) { view, other, isRightToLeft in
      let difference = edge.place(in: view, isRightToLeft) - edge.place(in: other, isRightToLeft)
      guard abs(difference) > slack else { return nil }
      let words = "\(String(decimal: abs(difference), places: 3)) points"
      let isVertical = [.top, .bottom, .centerY].contains(edge)
      let side =
        difference > 0 ? (isVertical ? "below" : "right of") : isVertical ? "above" : "left of"
      return "is not aligned with it: its \(edge.rawValue) is \(words) \(side) the other's"
    }
  }

  /// The view lies within the other one, at least `margin` points from each edge; within the screen
  /// where `other` is nil.
  public static func inside(_ other: String? = nil, margin: Double = 0) -> LayoutPosition {
    LayoutPosition(other: other) { view, other, _ in
      let gaps = [
        ("left", view.minX - other.minX), ("top", view.minY - other.minY),
        ("right", other.maxX - view.maxX), ("bottom", other.maxY - view.maxY),
      ]
      let faults = gaps.filter { $0.1 < margin - slack }.map { name, gap in
        let words = String(decimal: abs(gap), places: 3)
        return gap < 0 ? "\(words) points out at the \(name)" : "\(words) points at the \(name)"
      }
      guard !faults.isEmpty else { return nil }
      let asked = margin == 0 ? "" : " by \(String(decimal: margin)) points"
      return "is not inside it\(asked): \(faults.joined(separator: ", "))"
    }
  }

  private static func apart(
    _ other: String, _ word: String, by distance: some RangeExpression<Double> & Sendable,
    _ measure: @escaping @Sendable (CGRect, CGRect, Bool) -> CGFloat
  ) -> LayoutPosition {
    LayoutPosition(other: other) { view, other, isRightToLeft in
      let gap = Double(measure(view, other, isRightToLeft))
      let isNear = [gap, gap - slack, gap + slack].contains { distance.contains($0) }
      guard !isNear else { return nil }
      let words = String(decimal: abs(gap), places: 3)
      return gap < 0
        ? "is not \(word) it: it reaches \(words) points too far"
        : "is \(words) points \(word) it, which is not within \(distance)"
    }
  }
}

extension LayoutPosition.Edge {
  fileprivate func place(in rect: CGRect, _ isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .leading: isRightToLeft ? rect.maxX : rect.minX
    case .trailing: isRightToLeft ? rect.minX : rect.maxX
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    }
  }
}
