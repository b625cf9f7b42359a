import Files
import LayoutKernel

/// An equation as written, its names not yet looked up.
///
///     equation   = anchor relation expression [ priority ]
///     anchor     = identifier { "/" identifier } "." [ guide "." ] attribute
///     relation   = "=" | "==" | "<=" | ">=" | "≤" | "≥"
///     size       = number "x" number | "[" expression "," expression "]"
///     expression = sums, differences, products and quotients of anchors, numbers and metrics
///     priority   = "@" expression | "(priority: " expression ")"
///
/// Where the first anchor is a view's `size`, the right side may be a size instead of an
/// expression. The right side has at most one anchor, and nothing is divided by an anchor. Offsets
/// count Unicode scalars from the start of the text.
package struct Equation: Hashable, Sendable {
  package var first: Anchor
  package var relation: LayoutRelation
  package var right: ArithmeticExpression
  /// The height of a size, of which `right` is the width: `icon.size = 36x5`.
  package var height: ArithmeticExpression?
  package var priority: ArithmeticExpression?
  /// The offset at which the right side starts.
  package var rightSide: Int

  package struct Anchor: Hashable, Sendable {
    package var item: Name
    package var guide: Name?
    package var attribute: Name

    package init(
      item: Name, guide: Name? = nil, attribute: Name
    ) {
      self.item = item
      self.guide = guide
      self.attribute = attribute
    }
  }

  package struct Name: Hashable, Sendable {
    package var text: String
    package var start: Int

    package init(
      text: String, start: Int
    ) {
      self.text = text
      self.start = start
    }
  }

  package struct Number: Hashable, Sendable {
    package var value: Double
    var text: String
    var start: Int
  }

  /// The first mistake in a text that is no equation, with its offset.
  package struct SyntaxError: Error, Hashable {
    package var fact: Fact
    package var offset: Int
  }
}

/// Arithmetic as it is written, not evaluated.
package indirect enum ArithmeticExpression: Hashable, Sendable {
  case number(Equation.Number)
  /// A metric, the name of a priority, or a view in an equation of several attributes.
  case name(Equation.Name)
  case anchor(Equation.Anchor)
  case negated(ArithmeticExpression)
  case sum(ArithmeticExpression, ArithmeticExpression)
  case difference(ArithmeticExpression, ArithmeticExpression)
  case product(ArithmeticExpression, ArithmeticExpression)
  case quotient(ArithmeticExpression, ArithmeticExpression)

  /// The names in the expression that are not part of anchors, from left to right.
  var names: [String] {
    switch self {
    case .number, .anchor: []
    case .name(let name): [name.text]
    case .negated(let operand): operand.names
    case .sum(let first, let second), .difference(let first, let second),
      .product(let first, let second), .quotient(let first, let second):
      first.names + second.names
    }
  }

  /// The offset of the expression, without signs and parentheses before it.
  package var start: Int {
    switch self {
    case .number(let number): number.start
    case .name(let name): name.start
    case .anchor(let anchor): anchor.item.start
    case .negated(let operand): operand.start
    case .sum(let first, _), .difference(let first, _), .product(let first, _),
      .quotient(let first, _):
      first.start
    }
  }
}
