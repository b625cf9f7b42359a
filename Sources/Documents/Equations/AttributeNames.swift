import AutoLayout

/// The attributes by the names that equations have for them.
enum AttributeNames {
  typealias Named = (name: String, attribute: LayoutConstraint.Attribute)

  /// UIKit's names of attributes, and `baseline`.
  static let own: [Named] =
    LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.name, $0) }
    + [("baseline", .lastBaseline)]

  /// The same and UIKit's names of anchors, such as `leadingAnchor`. Margins have none; they are edges of
  /// guides.
  static let all: [Named] =
    own
    + own.filter { !$0.attribute.isMargin && $0.name != "baseline" }
    .map { ($0.name + "Anchor", $0.attribute) }
}
