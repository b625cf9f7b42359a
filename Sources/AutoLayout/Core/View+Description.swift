import Foundation
import LayoutScene

extension View: CustomStringConvertible, CustomDebugStringConvertible {
  public var debugDescription: String { description }

  /// The view in UIKit's form. The text follows the frame, and then the properties that differ from
  /// those of a new view.
  var summary: String {
    var facts = ["<\(type(of: namedObject)): \(nameInTree)", "frame = \(frame.brief)"]
    if let text = describedText { facts.append("text = '\(text)'") }
    if clipsToBounds { facts.append("clipsToBounds = YES") }
    if alpha != 1 { facts.append("alpha = \(shortest(alpha))") }
    if isHidden { facts.append("hidden = YES") }
    if tag != 0 { facts.append("tag = \(tag)") }
    return facts.joined(separator: "; ") + ">"
  }
}

extension LayoutGuide: CustomStringConvertible, CustomDebugStringConvertible {
  /// `<LayoutGuide: "gutter", layoutFrame = {{8, 0}, {16, 40}}, owningView = <View: …>>`.
  public var description: String {
    let numbers = layoutFrame.numbers.map { shortest($0) }
    let owner = owningView.map { "\($0)" } ?? "nil"
    return "<\(type(of: self)): \"\(identifier)\", layoutFrame = {{\(numbers[0]), \(numbers[1])}, "
      + "{\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
  }

  public var debugDescription: String { description }
}

extension CGRect {
  /// The rectangle as UIKit writes a frame in a view's description.
  fileprivate var brief: String {
    "(\(shortest(origin.x)) \(shortest(origin.y)); \(shortest(size.width)) \(shortest(size.height)))"
  }
}
