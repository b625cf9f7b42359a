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

  private static let byName = Dictionary(uniqueKeysWithValues: all)

  /// The attribute of a name, which may begin with a capital letter; nil for other words.
  package static func attribute(_ name: String) -> LayoutAttribute? {
    byName[name] ?? byName[name.prefix(1).lowercased() + name.dropFirst()]
  }
}
