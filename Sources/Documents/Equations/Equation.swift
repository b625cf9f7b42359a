import AutoLayout

/// An equation as written, its names not yet looked up.
///
///     equation   = anchor relation ( expression | number ) [ priority ]
///     anchor     = identifier "." [ guide "." ] attribute
///     relation   = "=" | "==" | "<=" | ">=" | "≤" | "≥"
///     expression = [ number ("*"|"x"|"×") ] anchor [ ("*"|"/") number ] [ ("+"|"-"|"−") constant ]
///     constant   = number | metric name
///     priority   = "@" (number | name) | "(priority: " number ")"
///
/// Offsets count Unicode scalars from the start of the text.
struct Equation: Hashable, Sendable {
  var first: Anchor
  var relation: LayoutConstraint.Relation
  /// Nil where the right side is a constant.
  var second: Anchor?
  var multiplier: Number?
  /// Nil for 0.
  var constant: Operand?
  var isConstantNegative = false
  var priority: Operand?
  /// Where the right side starts.
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

  enum Operand: Hashable, Sendable {
    case number(Number)
    case name(Name)

    var start: Int {
      switch self {
      case .number(let number): number.start
      case .name(let name): name.start
      }
    }
  }

  /// What is wrong with a text that is no equation, and where.
  struct SyntaxError: Error, Hashable {
    var fact: Fact
    var offset: Int
  }
}
