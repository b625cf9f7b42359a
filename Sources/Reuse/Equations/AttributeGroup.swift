import LayoutKernel

/// A name that stands for several attributes in an equation.
package enum AttributeGroup: String, CaseIterable {
  case center, edges, size

  /// Nil for the name of a single attribute. The first letter may be a capital.
  package init?(_ name: Equation.Name) {
    // Each equation is tried in every cell, and most have another attribute.
    guard (4...6).contains(name.text.utf8.count) else { return nil }
    self.init(rawValue: name.text.prefix(1).lowercased() + name.text.dropFirst())
  }

  /// One attribute of the group. `isFar` marks bottom and trailing edges: there a distance inwards
  /// makes the coordinate smaller, so the constant changes its sign.
  package struct Part {
    package var attribute: LayoutAttribute
    package var isFar = false
  }

  /// A sentence about the group, for editors.
  package var note: String {
    switch self {
    case .center: "`centerX` and `centerY`."
    case .edges:
      "`top`, `leading`, `bottom` and `trailing`. A constant is a distance inwards from each."
    case .size: "`width` and `height`, such as `size = 100x50`."
    }
  }

  package var parts: [Part] {
    switch self {
    case .center: [Part(attribute: .centerX), Part(attribute: .centerY)]
    case .size: [Part(attribute: .width), Part(attribute: .height)]
    case .edges:
      [
        Part(attribute: .top), Part(attribute: .leading), Part(attribute: .bottom, isFar: true),
        Part(attribute: .trailing, isFar: true),
      ]
    }
  }
}
