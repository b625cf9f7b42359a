import Foundation
import LayoutScene

/// A view that a cell shows elsewhere, or in another size, than the source language does.
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
  /// In the root's coordinates, points. `before` is mirrored where the reference reads the other way.
  /// Nil where the view is hidden or not there.
  public var before, after: CGRect?
  public var difference: FrameDifference

  /// - Parameter difference: nil for what the two rectangles say in a screen that reads from left to
  ///   right.
  public init(
    view: String, before: CGRect?, after: CGRect?, difference: FrameDifference? = nil
  ) {
    self.view = view
    self.before = before
    self.after = after
    self.difference = difference ?? FrameDifference(from: before, to: after)
  }

  /// What happened to the view: one of appeared and vanished, or one or both of the others.
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

/// How a frame in its superview differs from another, in points. Horizontal places follow the reading
/// direction, so that a screen and its mirror image have the same differences.
public struct FrameDifference: Sendable, Hashable {
  /// How much nearer the leading edge is to the superview's trailing edge; negative for the other way.
  public var trailing: CGFloat = 0
  /// How much further down the top is.
  public var down: CGFloat = 0
  public var width: CGFloat = 0
  public var height: CGFloat = 0

  public static let zero = FrameDifference()
}

extension FrameDifference {
  /// What differs between two rectangles that read from left to right; nothing where one is missing.
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

  /// Sizes first, since moves often follow from them: `12 pt wider, 8 pt down`.
  public var words: String {
    let parts: [(amount: CGFloat, more: String, less: String)] = [
      (width, "wider", "narrower"), (height, "taller", "shorter"),
      (trailing, "towards trailing", "towards leading"), (down, "down", "up"),
    ]
    return parts.filter { $0.amount != 0 }.map { part in
      "\(String(decimal: abs(part.amount), places: 2)) pt \(part.amount > 0 ? part.more : part.less)"
    }.joined(separator: ", ")
  }

  /// What differs on the device's pixels: half a pixel or less is nothing, more is the nearest whole
  /// number of pixels.
  func onPixels(scale: CGFloat) -> FrameDifference {
    func rounded(_ value: CGFloat) -> CGFloat {
      // The solver's last digits are no difference.
      guard value.isFinite, abs(value) * scale > 0.5 + 1e-6 else { return 0 }
      return (value * scale).rounded() / scale
    }
    return FrameDifference(
      trailing: rounded(trailing), down: rounded(down), width: rounded(width),
      height: rounded(height))
  }
}
