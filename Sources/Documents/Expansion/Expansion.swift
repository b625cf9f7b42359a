import LayoutScene

/// Writes a document out: what it includes is read, and where a component, a style or a repeated view is used
/// stands what it stands for. A document without any of that is left as it is.
///
/// Nodes keep the place where they were written, and know where they are used by the number of their place
/// (`NodePlaces`). The full name of a view in a component is the way to it: `wifi/name`.
final class Expansion {
  let problems: Problems
  var places: NodePlaces
  /// The keys that views of any class have. What a use has besides arguments is among them.
  let viewKeys: Set<String>
  /// What stands for a number besides metrics.
  let priorityNames: Set<String>
  /// Gives the keys of a file their own names.
  let canonical: (Node) -> Node
  var components: [String: Component] = [:]
  var componentNames: [String] = []
  var styles: [String: Node.Pair] = [:]
  var styleNames: [String] = []
  /// Those that are numbers, for how often something is repeated.
  private(set) var metrics: [String: Double] = [:]
  private var metricNames: Set<String> = []
  /// The files that were read besides the document, sorted.
  private(set) var files: [String] = []
  /// Components that are being written out, outermost first.
  var open: [String] = []
  private var count = 0
  /// Whether a limit was reached, so that nothing more is written out.
  private(set) var isExhausted = false

  /// Values in the document that is written out; a view counts as four at least.
  static let sizeLimit = 100_000
  /// Components within each other.
  static let depthLimit = 32
  /// Items that one view is repeated for.
  static let repeatLimit = 10_000

  init(
    _ source: SourceText, _ problems: Problems, viewKeys: Set<String>,
    priorityNames: Set<String>, canonical: @escaping (Node) -> Node
  ) {
    self.problems = problems
    self.viewKeys = viewKeys
    self.priorityNames = priorityNames
    self.canonical = canonical
    places = NodePlaces(source)
  }

  /// The keys that this is about, at the top of a document and in views and constraints.
  static let topKeys = ["include", "components", "styles"]
  static let useKeys: Set<String> = ["component", "style", "repeat", "as", "between", "when"]

  /// Keys of views under which a view may stand.
  static let partKeys: Set<String> = ["leftView", "rightView", "accessory"]

  /// Whether anything has to be written out in a document.
  static func isNeeded(_ root: Node) -> Bool {
    guard let entries = root.mapping else { return false }
    return entries.contains { entry in
      topKeys.contains(entry.name)
        || entry.name == "root" && entry.value["style"] != nil
        || entry.name == "views" && hasUses(views: entry.value)
        || entry.name == "constraints" && hasUses(constraints: entry.value)
    }
  }

  private static func hasUses(views: Node) -> Bool {
    (views.mapping ?? []).contains { view in
      (view.value.mapping ?? []).contains { entry in
        useKeys.contains(entry.name)
          || partKeys.contains(entry.name) && entry.value["style"] != nil
          || entry.name == "views" && hasUses(views: entry.value)
          || entry.name == "constraints" && hasUses(constraints: entry.value)
      }
    }
  }

  private static func hasUses(constraints: Node) -> Bool {
    (constraints.sequence ?? []).contains { $0["repeat"] != nil || $0["when"] != nil }
  }

  // MARK: Steps

  /// The document written out, after its definitions and those of the files that it includes are known.
  ///
  /// - Parameter variation: changes of what the document says, to be finished when it is written out.
  func document(_ root: Node, _ variation: Variation? = nil) -> Node {
    let written = written(root)
    guard var variation else { return written }
    return variation.finish(written) { keys(of: $0, Scope(place: 0)) }
  }

  private func written(_ root: Node) -> Node {
    guard let entries = root.mapping else { return root }
    var included = Includes(self)
    included.read(root)
    files = included.files
    let roots = included.definitions + [root]
    let metrics = roots.flatMap { $0["metrics"]?.value.mapping ?? [] }
    metricNames = Set(metrics.map(\.name))
    self.metrics = numbers(of: metrics)
    define(roots)
    let scope = Scope(place: 0)
    var result: [Node.Pair] = included.values(besides: root)
    for entry in entries where !Self.topKeys.contains(entry.name) {
      switch entry.name {
      case "views": result.append(entry.with(value: views(entry.value, scope)))
      case "constraints": result.append(entry.with(value: constraints(entry.value, scope)))
      case "root": result.append(entry.with(value: styled(entry.value, scope)))
      default: result.append(included.merged(entry))
      }
    }
    // A part of what is meant helps nobody, and is still large.
    if isExhausted { result.removeAll { $0.name == "views" || $0.name == "constraints" } }
    return Node(content: .mapping(result), mark: root.mark)
  }

  /// Notes the components and styles of all files; of two with the same name the later one counts, the
  /// document's own last.
  private func define(_ roots: [Node]) {
    for root in roots {
      for entry in definitions("components", in: root) {
        guard let component = Component(entry, isNumber: isNumber, { report($0, $1) }) else {
          continue
        }
        if components.updateValue(component, forKey: entry.name) == nil {
          componentNames.append(entry.name)
        }
      }
      for entry in definitions("styles", in: root) {
        if styles.updateValue(entry, forKey: entry.name) == nil { styleNames.append(entry.name) }
      }
    }
  }

  /// Whether a name is a metric's or a priority's. What is wrong with a metric is reported where it is read.
  func isNumber(_ name: String) -> Bool {
    metricNames.contains(name) || priorityNames.contains(name)
  }

  private func definitions(_ key: String, in root: Node) -> [Node.Pair] {
    guard let entry = root[key], !entry.value.isNull else { return [] }
    return entry.value.entries(of: key, expected: "a mapping of names") { report($0, $1) } ?? []
  }

  // MARK: Copies

  /// Where nodes are copied to, and what they are called there.
  struct Scope {
    /// The number of the place; 0 for the document itself, whose nodes stay as they are.
    var place: Int
    /// What stands before names; empty for the document's own.
    var name = ""
    /// Nil where `$` has no meaning.
    var variables: [String: Node]?
    /// Those that have to be numbers.
    var numbers: Set<String> = []
    /// Those that are items of repetitions.
    var items: Set<String> = []

    /// The full name of what is called `name` here.
    func full(_ name: String) -> String { self.name.isEmpty ? name : "\(self.name)/\(name)" }
  }

  /// The node as it stands in a scope.
  ///
  /// - Parameter isEquation: whether names of numbers can stay, as they are looked up.
  func copy(_ node: Node, _ scope: Scope, isEquation: Bool = false) -> Node {
    guard let variables = scope.variables else { return node }
    let substitution = Substitution(
      variables: variables, numbers: isEquation ? scope.numbers : [],
      items: isEquation ? [] : scope.items)
    return copy(node, scope.place, substitution)
  }

  private func copy(_ node: Node, _ place: Int, _ substitution: Substitution) -> Node {
    guard charge(node) else { return node }
    var node = node
    node.mark.place = place
    switch node.content {
    case .scalar:
      let value = substitution.value(node) { report($0, $1) }
      if value.scalar == nil { _ = charge(node, value.size) }
      return value
    case .sequence(let nodes):
      node.content = .sequence(nodes.map { copy($0, place, substitution) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { entry in
          let key = copy(entry.key, place, substitution)
          return Node.Pair(
            key: key, name: key.scalar?.text ?? entry.name,
            value: copy(entry.value, place, substitution))
        })
    }
    return node
  }

  /// The key as it stands in a scope.
  func key(_ key: Node, _ scope: Scope) -> Node {
    var key = key
    if scope.place > 0 { key.mark.place = scope.place }
    return key
  }

  /// Counts a value that is written out. False beyond the limit, after reporting it once.
  func charge(_ node: Node, _ number: Int = 1) -> Bool {
    count += number
    if count > Self.sizeLimit, !isExhausted {
      isExhausted = true
      report(.tooManyExpanded(limit: Self.sizeLimit), node)
    }
    return !isExhausted
  }

  // MARK: Reporting

  /// - Parameter declaration: where what is not kept to is declared.
  func report(_ fact: Fact, _ node: Node, declaration: Node? = nil) {
    problems.report(
      fact, at: node.mark, in: places[node.mark].source, uses: places.uses(of: node.mark),
      declaration: declaration.map { places.location(of: $0.mark) })
  }
}
