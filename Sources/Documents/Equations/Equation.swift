import AutoLayout

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
struct Equation: Hashable, Sendable {
  var first: Anchor
  var relation: LayoutConstraint.Relation
  var right: ArithmeticExpression
  /// The height of a size, of which `right` is the width: `icon.size = 36x5`.
  var height: ArithmeticExpression?
  var priority: ArithmeticExpression?
  /// The offset at which the right side starts.
  var rightSide: Int

  struct Anchor: Hashable, Sendable {
    var item: Name
    var guide: Name?
    var attribute: Name
  }

  struct Name: Hashable, Sendable {
    var text: String
    var start: Int
  }

  struct Number: Hashable, Sendable {
    var value: Double
    var text: String
    var start: Int
  }

  /// The first mistake in a text that is no equation, with its offset.
  struct SyntaxError: Error, Hashable {
    var fact: Fact
    var offset: Int
  }
}

/// Arithmetic as it is written, not evaluated.
indirect enum ArithmeticExpression: Hashable, Sendable {
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
  var start: Int {
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
