import AutoLayout

/// A name that stands for several attributes in an equation.
enum AttributeGroup: String, CaseIterable {
  case center, edges, size

  /// Nil for the name of a single attribute. The first letter may be a capital.
  init?(_ name: Equation.Name) {
    self.init(rawValue: name.text.prefix(1).lowercased() + name.text.dropFirst())
  }

  /// One attribute of the group. `isFar` marks bottom and trailing edges: there a distance inwards
  /// makes the coordinate smaller, so the constant changes its sign.
  struct Part {
    var attribute: LayoutConstraint.Attribute
    var isFar = false
  }

  var parts: [Part] {
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
