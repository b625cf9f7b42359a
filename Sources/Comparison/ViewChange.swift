import Foundation
import LayoutScene

/// A view that has another place or size in a cell than in the source language.
public struct ViewChange: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The view has another place in its superview.
    case moved
    case resized
    /// The view is hidden in the source language only.
    case appeared
    /// The view is hidden in this cell only.
    case vanished
  }

  /// The view's identifier.
  public var view: String
  /// The rectangle in the root's coordinates, points; nil where the view is hidden or missing.
  /// `before` is mirrored where the reference reads in the other direction.
  public var before, after: CGRect?
  /// Of a view that vanished, what of `before` is seen in the source language; nil where something clips all of it.
  public internal(set) var seenBefore: CGRect?
  public var difference: FrameDifference

  /// - Parameter difference: by default the difference of the two rectangles in a screen that reads
  ///   from left to right.
  public init(
    view: String, before: CGRect?, after: CGRect?, difference: FrameDifference? = nil
  ) {
    self.view = view
    (self.before, self.after, self.seenBefore) = (before, after, before)
    self.difference = difference ?? FrameDifference(from: before, to: after)
  }

  /// What happened to the view: `appeared`, `vanished`, or one or both of `moved` and `resized`.
  public var kinds: [Kind] {
    switch (before, after) {
    case (nil, _): [.appeared]
    case (_, nil): [.vanished]
    default:
      (difference.isMove ? [.moved] : []) + (difference.isResize ? [.resized] : [])
    }
  }

  /// What happened, in words: `12 pt wider, 20.5 pt taller`.
  public var words: String {
    switch (before, after) {
    case (nil, _): "shown, and hidden in the source language"
    case (_, nil): "hidden"
    default: difference.words
    }
  }
}

/// How a frame differs from another, in the superview's coordinates and in points. Horizontal
/// places follow the reading direction, so that a screen and its mirror image have the same
/// differences.
public struct FrameDifference: Sendable, Hashable {
  /// How much nearer the leading edge is to the superview's trailing edge; negative where it is
  /// farther.
  public var trailing: CGFloat = 0
  /// How much lower the top edge is; negative where it is higher.
  public var down: CGFloat = 0
  public var width: CGFloat = 0
  public var height: CGFloat = 0

  public static let zero = FrameDifference()
}

extension FrameDifference {
  /// The differences of two rectangles that read from left to right; all 0 where one is missing.
  public init(from before: CGRect?, to after: CGRect?) {
    guard let before, let after else {
      self = .zero
      return
    }
    self.init(
      trailing: after.origin.x - before.origin.x, down: after.origin.y - before.origin.y,
      width: after.size.width - before.size.width, height: after.size.height - before.size.height)
  }

  public var isMove: Bool { trailing != 0 || down != 0 }
  public var isResize: Bool { width != 0 || height != 0 }

  /// The differences in words: `12 pt wider, 8 pt down`. Sizes come first, since moves often follow
  /// from them.
  public var words: String {
    let parts: [(amount: CGFloat, more: String, less: String)] = [
      (width, "wider", "narrower"), (height, "taller", "shorter"),
      (trailing, "towards trailing", "towards leading"), (down, "down", "up"),
    ]
    return parts.filter { $0.amount != 0 }.map { part in
      "\(String(decimal: abs(part.amount), places: 2)) pt \(part.amount > 0 ? part.more : part.less)"
    }.joined(separator: ", ")
  }

  /// The differences in whole device pixels: half a pixel or less counts as 0, and more is rounded
  /// to the nearest pixel.
  func onPixels(scale: CGFloat) -> FrameDifference {
    func rounded(_ value: CGFloat) -> CGFloat {
      // The margin keeps the solver's last digits from counting as a difference.
      guard value.isFinite, abs(value) * scale > 0.5 + 1e-6 else { return 0 }
      return (value * scale).rounded() / scale
    }
    return FrameDifference(
      trailing: rounded(trailing), down: rounded(down), width: rounded(width),
      height: rounded(height))
  }
}
