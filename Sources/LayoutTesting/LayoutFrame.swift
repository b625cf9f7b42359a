import Documents
import Foundation
import LayoutScene
import Testing

/// The frame of a view, for `#expect`. It can be compared with a `CGRect`, and describes itself in
/// a failure.
///
/// A view that does not exist has a frame that equals nothing. The failure then says so, and
/// suggests a view with a similar name.
public struct LayoutFrame: Sendable, Hashable, CustomStringConvertible, CustomTestStringConvertible
{
  /// The view's identifier, as it was asked for.
  public let view: String
  /// The frame in points of the superview; nil where there is no such view.
  public let rect: CGRect?
  /// The identifier of the superview; nil for the root and for a missing view.
  public let superview: String?
  let guess: String?

  /// Whether the frames are equal to within 0.001 points, which is far less than a device pixel.
  public static func == (frame: LayoutFrame, rect: CGRect) -> Bool {
    guard let own = frame.rect else { return false }
    return zip(own.numbers, rect.numbers).allSatisfy { abs($0 - $1) < 0.001 }
  }

  /// Whether the frames are equal, with the arguments in the other order.
  public static func == (rect: CGRect, frame: LayoutFrame) -> Bool { frame == rect }
  /// Whether the frames differ, or the view does not exist.
  public static func != (frame: LayoutFrame, rect: CGRect) -> Bool { !(frame == rect) }
  /// Whether the frames differ, with the arguments in the other order.
  public static func != (rect: CGRect, frame: LayoutFrame) -> Bool { !(frame == rect) }

  /// The description, such as `title: x 16, y 24, width 248, height 34, in card`.
  public var description: String {
    guard let rect else {
      return "there is no view “\(view)”" + (guess.map { "; did you mean “\($0)”?" } ?? "")
    }
    let place = superview.map { ", in \($0)" } ?? ""
    return "\(view): \(rect.words)\(place)"
  }

  public var testDescription: String { description }
}

extension Layout {
  /// The frame of the first view with this identifier.
  public func frame(of view: String) -> LayoutFrame {
    let ids = scene.views.map(\.id)
    guard let index = ids.firstIndex(of: view) else {
      return LayoutFrame(
        view: view, rect: nil, superview: nil, guess: Suggestion.nearest(to: view, in: ids))
    }
    let found = scene.views[index]
    return LayoutFrame(
      view: view, rect: found.frame, superview: found.parent.map { ids[$0] }, guess: nil)
  }

  /// The frame of the first view with this identifier in points of the screen; nil where there is none.
  public func frameOnScreen(of view: String) -> CGRect? {
    guard let index = scene.views.firstIndex(where: { $0.id == view }) else { return nil }
    return CGRect(
      origin: scene.absoluteOrigins()[index], size: scene.views[index].frame.size)
  }
}

extension CGRect {
  /// `x 16, y 24, width 248, height 34`
  var words: String {
    zip(["x", "y", "width", "height"], numbers)
      .map { "\($0) \(String(decimal: $1, places: 3))" }.joined(separator: ", ")
  }
}
