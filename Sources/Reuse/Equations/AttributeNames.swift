import LayoutKernel

/// The attributes by their names in equations.
package enum AttributeNames {
  package typealias Named = (name: String, attribute: LayoutAttribute)

  /// UIKit's names of attributes, with `baseline` in addition.
  package static let own: [Named] =
    LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.name, $0) }
    + [("baseline", .lastBaseline)]

  /// The names in `own`, and UIKit's names of anchors, such as `leadingAnchor`. Margins have no
  /// anchor names: in UIKit they are edges of guides.
  package static let all: [Named] =
    own
    + own.filter { !$0.attribute.isMargin && $0.name != "baseline" }
    .map { ($0.name + "Anchor", $0.attribute) }

  /// A sentence about an attribute, for editors.
  package static func note(on attribute: LayoutAttribute) -> String {
    let (rect, inside) = ("of the alignment rect", "of the view without its layout margins")
    return switch attribute {
    case .notAnAttribute: ""
    case .left, .right, .top, .bottom: "The \(attribute.name) edge \(rect)."
    case .leading: "The edge \(rect) where reading begins: left in English, right in Arabic."
    case .trailing: "The edge \(rect) where reading ends: right in English, left in Arabic."
    case .width, .height: "The \(attribute.name) \(rect), in points."
    case .centerX: "The horizontal centre \(rect)."
    case .centerY: "The vertical centre \(rect)."
    case .lastBaseline:
      "The baseline of the last line of text; the bottom edge of a view without text."
    case .firstBaseline:
      "The baseline of the first line of text; the top edge of a view without text."
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin:
      "The \(attribute.name.dropLast("Margin".count)) edge \(inside)."
    case .leadingMargin: "The edge \(inside) where reading begins."
    case .trailingMargin: "The edge \(inside) where reading ends."
    case .centerXWithinMargins: "The horizontal centre \(inside)."
    case .centerYWithinMargins: "The vertical centre \(inside)."
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all)

  /// The attribute of a name, which may begin with a capital letter; nil for other words.
  package static func attribute(_ name: String) -> LayoutAttribute? {
    byName[name] ?? byName[name.prefix(1).lowercased() + name.dropFirst()]
  }
}
