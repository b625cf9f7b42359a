/// A line of Visual Format Language as written. Its names are not yet looked up.
///
///     format := ("H:"|"V:")? ("|" conn)? view (conn view)* (conn "|")?
///     view   := "[" name ( "(" pred ("," pred)* ")" )? "]"
///     conn   := "" | "-" | "-" (simple | "(" pred,… ")") "-"
///     pred   := ("=="|"<="|">=")? (number|metric|view) ("@" number|metric)?
///
/// Offsets count Unicode scalars from the start of the format.
package struct VisualFormat: Sendable, Hashable {
  package var axis: LayoutConstraint.Axis = .horizontal
  /// The connection from the superview's near edge, and the bar's offset.
  package var leading: Edge?
  package var elements: [Element] = []
  /// The connection to the superview's far edge, and the bar's offset.
  package var trailing: Edge?

  package struct Edge: Sendable, Hashable {
    package var bar: Int
    package var connection: Connection

    /// The connection to the edge or margin: nothing lies between a margin and the view.
    var spacing: Connection { connection == .standard ? .flush : connection }
  }

  package struct Element: Sendable, Hashable {
    package var view: Name
    /// The predicates about the view's size on the axis.
    package var predicates: [Predicate]
    /// The connection from the view before it; nil for the first view.
    package var connection: Connection?
  }

  package enum Connection: Sendable, Hashable {
    /// No characters between two elements: they touch.
    case flush
    /// A single `-`, which is the standard spacing.
    case standard
    case spaced([Predicate])

    var predicates: [Predicate] {
      if case .spaced(let predicates) = self { predicates } else { [] }
    }
  }

  package struct Predicate: Sendable, Hashable {
    package var relation: LayoutConstraint.Relation
    package var operand: Operand
    /// The priority; nil for required.
    package var priority: Priority?
  }

  package struct Priority: Sendable, Hashable {
    package var operand: Operand
    package var start: Int
  }

  /// The predicates of each pair of parentheses.
  private var predicateLists: [[Predicate]] {
    [leading, trailing].compactMap { $0?.connection.predicates }
      + elements.flatMap { [$0.predicates, $0.connection?.predicates ?? []] }
  }

  /// The most predicates in one pair of parentheses.
  package var mostPredicates: Int { predicateLists.map(\.count).max() ?? 0 }

  /// The names that replace numbers, in their order.
  package var operands: [Name] {
    predicateLists.joined().flatMap { [$0.operand, $0.priority?.operand] }.compactMap {
      if case .name(let name)? = $0 { name } else { nil }
    }
  }

  package enum Operand: Sendable, Hashable {
    case number(Double)
    case name(Name)
  }

  package struct Name: Sendable, Hashable {
    package var text: String
    package var start: Int
    package var end: Int { start + text.unicodeScalars.count }
  }
}
