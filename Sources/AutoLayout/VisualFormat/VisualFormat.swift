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

  /// The most predicates in one pair of parentheses.
  package var mostPredicates: Int {
    let edges = [leading, trailing].map { $0?.connection.predicates.count ?? 0 }
    var most = max(edges[0], edges[1])
    for element in elements {
      most = max(most, element.predicates.count, element.connection?.predicates.count ?? 0)
    }
    return most
  }

  /// The names that replace numbers, in their order.
  package var operands: [Name] {
    var names: [Name] = []
    func add(_ predicates: [Predicate]) {
      for predicate in predicates {
        if case .name(let name) = predicate.operand { names.append(name) }
        if case .name(let name) = predicate.priority?.operand { names.append(name) }
      }
    }
    if let leading { add(leading.connection.predicates) }
    if let trailing { add(trailing.connection.predicates) }
    for element in elements {
      add(element.predicates)
      if let connection = element.connection { add(connection.predicates) }
    }
    return names
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
