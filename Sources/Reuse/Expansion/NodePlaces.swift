import Files
import LayoutScene

/// The files in which the nodes of a document are written, and the uses of components that nodes
/// belong to. A node's mark has the number of its place.
package struct NodePlaces: Sendable {
  package struct Place: Sendable {
    package var source: SourceText
    /// The path from the document's folder to that of the file, with a slash at the end; empty for
    /// none.
    package var base = ""
    /// The full name of the view in which short names are looked up; empty for the document itself.
    package var scope = ""
    /// Where the component or the repeated view is used.
    package var use: SourceText.Mark?
    /// The values of variables at this place.
    package var variables: [String: Node] = [:]
    /// The component that is used here, and its arguments as they are written at the use, without defaults.
    package var component: String?
    package var written: [String: Node] = [:]
  }

  package private(set) var all: [Place]
  /// The full names of views that are left out by their `when`, with its words.
  package var leftOut: [String: String] = [:]
  /// Constraints that are left out by their `when`.
  package var constraintsLeftOut: [ConstraintLeftOut] = []
  /// What decides whether views are there, by the views' full names: arguments at a use of a component, or values in
  /// an item of a repetition.
  package var deciding: [String: Decision] = [:]
  /// The variables in conditions of constraints.
  package var constraintConditions: [Node] = []
  /// The conditions about the cell, once the cell is known.
  package var conditions: [CellCondition] = []
  /// The repeated views.
  package var repetitions: [Repetition] = []
  /// For constraints with variables in their text what these stood for.
  package var templates: [SourceText.Mark: [TemplatePart]] = [:]
  /// The full names of views of which a part is missing because of a mistake.
  package var broken: Set<String> = []
  /// The names of views that cannot be made because of a mistake, also as they are written in a component.
  package var lost: Set<String> = []
  /// The full names of views whose class an unknown style may have.
  package var unclassed: Set<String> = []

  /// A part of a text with variables: what is written around them, or the value of one with its place.
  package enum TemplatePart: Sendable {
    case text(String)
    case value(String, SourceText.Mark, written: String)
  }

  /// A view, constraint or variant that is only there in some cells.
  package struct CellCondition: Sendable {
    /// What has the condition: `card.when`, or a constraint's identifier or text.
    package var name: String
    /// As it is written: `width: regular`.
    package var words: String
    package var mark: SourceText.Mark
    package var holds: Bool
  }

  /// The variable in the condition of a view, at the place in which it has its value.
  package struct Decision: Sendable {
    package var variable: Node
    package var value: Node
  }

  /// A view that is repeated for the items of a list.
  package struct Repetition: Sendable {
    /// What the names of all its views begin with, without the slash.
    package var name: String
    package var list: Node
    package var items: [(name: String, mark: SourceText.Mark)]
  }

  /// A constraint that is left out by its `when`.
  package struct ConstraintLeftOut: Sendable {
    /// As it is written.
    package var text: String
    package var identifier: String?
    package var mark: SourceText.Mark
    package var condition: String

    init?(_ constraint: Node, at mark: SourceText.Mark, identifier: (String) -> String = { $0 }) {
      let written = (constraint["is"] ?? constraint["visual"])?.value
      guard let text = written?.scalar?.text else { return nil }
      self.text = text
      self.identifier = (constraint["id"] ?? constraint["identifier"])?.value.scalar
        .map { identifier($0.text) }
      (self.mark, condition) = (mark, Condition.words(of: constraint.condition))
    }
  }

  /// Notes that a view is not there, with all that is inside it.
  mutating func leaveOut(_ name: String, _ inner: [String], when condition: Node) {
    for name in [name] + inner { leftOut[name] = Condition.words(of: condition) }
  }

  package init(_ source: SourceText) { all = [Place(source: source)] }

  /// Adds a place and returns its number.
  mutating func add(_ place: Place) -> Int {
    all.append(place)
    return all.count - 1
  }

  mutating func note(_ component: String, _ written: [String: Node], at place: Int) {
    (all[place].component, all[place].written) = (component, written)
  }

  package subscript(mark: SourceText.Mark) -> Place { all[mark.place] }

  /// Whether all nodes are the document's own.
  package var isPlain: Bool { all.count == 1 }

  package func location(of mark: SourceText.Mark) -> SourceLocation {
    all[mark.place].source.location(of: mark)
  }

  /// The uses of the component in which `mark` is written, the innermost first.
  package func uses(of mark: SourceText.Mark) -> [SourceLocation] {
    guard mark.place > 0 else { return [] }
    var (uses, use): ([SourceLocation], SourceText.Mark?) = ([], self[mark].use)
    while let place = use {
      // A repeated view that is also a component counts as one use.
      let location = location(of: place)
      if uses.last != location { uses.append(location) }
      use = self[place].use
    }
    return uses
  }

  /// Whether `a` comes before `b` in document order; the nodes of a component count where it is
  /// used.
  package func isBefore(_ a: SourceText.Mark, _ b: SourceText.Mark) -> Bool {
    if a.place == b.place { return a < b }
    return way(to: a).lexicographicallyPrecedes(way(to: b))
  }

  /// The marks of the uses around `mark`, the outermost first, and then `mark` itself.
  private func way(to mark: SourceText.Mark) -> [SourceText.Mark] {
    var (way, next): ([SourceText.Mark], SourceText.Mark?) = ([mark], self[mark].use)
    while let use = next {
      way.append(use)
      next = self[use].use
    }
    return way.reversed()
  }

  // MARK: Names

  /// The full name of the view or guide that `name` stands for at `mark`, from the innermost scope
  /// outwards; nil where none is known. In a component `self` is the view that uses it, and
  /// `self/title` a view in it.
  package func name(
    _ name: String, at mark: SourceText.Mark, isKnown: (String) -> Bool
  ) -> String? {
    for scope in self[mark].scope.enclosingPaths {
      let full = scope + "/" + name
      if isKnown(full) { return full }
      if name == "self", isKnown(String(scope)) { return String(scope) }
      if name.hasPrefix("self/"), isKnown(String(scope) + name.dropFirst(4)) {
        return String(scope) + name.dropFirst(4)
      }
    }
    return isKnown(name) ? name : nil
  }

  /// The short form of a full name, as it is written at `mark`.
  package func short(_ name: String, at mark: SourceText.Mark) -> String {
    let scope = self[mark].scope
    guard !scope.isEmpty, name.hasPrefix(scope + "/") else { return name }
    return String(name.dropFirst(scope.count + 1))
  }
}
