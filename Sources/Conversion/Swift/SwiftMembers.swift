import Foundation
import LayoutScene
import Reuse

/// The names of a class's properties, each given once.
struct SwiftMembers {
  private var taken: Set<String> = Self.reserved

  /// Members of UIView and PlumbKit's View, words of Swift, and functions of the code itself, which properties cannot
  /// have.
  private static let reserved: Set<String> = Set(
    """
    alpha background backgroundColor bounds center constraints description debugDescription frame hash identifier \
    className cornerRadius border gradient shadow layer mask next origin superview subviews tag tintColor traits \
    transform undoManager window look cycle margins hugging compression changes isHidden state \
    \(SwiftStyledText.function) \(SwiftStyledText.paragraphFunction)
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  ).union(keywords)

  private static let keywords: Set<String> = Set(
    """
    as break case catch class continue default defer deinit do else enum extension fallthrough false for func \
    guard if import in init inout internal is let nil operator private protocol public repeat rethrows return \
    self static struct subscript super switch throw throws true try typealias var where while Any Protocol Self Type
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  mutating func property(for id: String) -> String {
    let words = id.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "view"
    var name = first + words.dropFirst().map { $0.capitalizedFirst }.joined()
    if name.first?.isNumber == true { name = "view" + name }
    if taken.contains(name) { name += "View" }
    let free =
      taken.contains(name) ? (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } : name
    taken.insert(free ?? name)
    return free ?? name
  }

  /// The name of a class that is in a file: the file's own, where Swift and UIKit have no other meaning for it.
  static func className(inFile name: String) -> String {
    let isFree =
      Identifier.isLegal(name) && !keywords.contains(name)
      && !SwiftNames.table.contains { $0.plumb == name || $0.uikit == name }
    return isFree ? name : className(name)
  }

  /// `SignInView` for “Sign in”.
  static func className(_ name: String) -> String {
    let plain = (name as NSString).deletingPathExtension.folding(
      options: .diacriticInsensitive, locale: nil)
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.capitalizedFirst }.joined()
    guard let first = joined.first, first.isLetter else { return "Screen\(joined)View" }
    let name = joined.hasSuffix("View") ? joined : joined + "View"
    // A class called as one of UIKit's or PlumbKit's would hide it.
    let isTaken = SwiftNames.table.contains { $0.plumb == name || $0.uikit == name }
    return isTaken ? name.dropLast(4) + "ScreenView" : name
  }
}
