import AutoLayout

/// A name that stands for several attributes in an equation.
enum AttributeGroup: String, CaseIterable {
  case center, edges, size

  /// Nil for the name of one attribute; a capital first letter does not count.
  init?(_ name: Equation.Name) {
    self.init(rawValue: name.text.prefix(1).lowercased() + name.text.dropFirst())
  }

  /// One of its attributes. A distance inwards is negative at the far edges, where the larger place is the
  /// smaller distance.
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
