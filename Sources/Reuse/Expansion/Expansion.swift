import Files
import LayoutScene

/// Expands a document: reads the files that it includes, and replaces each use of a component, a
/// style or a repeated view by what it stands for. A document without any of these stays as it is.
///
/// Each node keeps the place where it is written, and the number of its place (`NodePlaces`) tells
/// where it is used. The full name of a view in a component is its path: `wifi/name`.
package final class Expansion {
  let problems: Problems
  package var places: NodePlaces
  let rules: KeyRules
  /// The keys that views of any class have. They are allowed where a component is used, besides
  /// arguments.
  let viewKeys: Set<String>
  /// Whether a name is that of a class of views.
  let isClass: (String) -> Bool
  /// Names of priorities, which stand for numbers as metrics do.
  let priorityNames: Set<String>
  /// The key and value that are meant where the name of a look stands for that of a style.
  let lookKey: (String) -> String?
  /// Replaces aliases of keys in a file by the keys' own names.
  let canonical: (Node) -> Node
  var components: [String: Component] = [:]
  var componentNames: [String] = []
  var styles: [String: Node.Pair] = [:]
  var styleNames: [String] = []
  /// The metrics that are numbers; `repeat` may use them.
  private(set) var metrics: [String: Double] = [:]
  private var metricNames: Set<String> = []
  /// The files that the document includes, directly or through others, sorted.
  package private(set) var files: [String] = []
  /// The contents of these files, and the document itself.
  package private(set) var definitions: [Node] = []
  /// The components that are being expanded, outermost first.
  var open: [String] = []
  /// Changes of views by their full names, which may change arguments of uses that repetition or a component makes.
  private(set) var changes: [String: [Node]] = [:]
  /// The parameters of these uses that were changed.
  var changedArguments: [String: Set<String>] = [:]
  /// The values that were expanded.
  package private(set) var count = 0
  private var byteCount = 0
  /// Whether any view or constraint is only there in some cells.
  package var hasConditions = false
  /// The views around what is being expanded.
  private var viewDepth = 0
  /// Whether a limit was reached, so that nothing more is expanded.
  package private(set) var isExhausted = false
  /// Whether a file that is included could not be read.
  private var lacksFile = false
  /// Whether the styles of the view that was expanded last have an unknown name.
  var lacksStyle = false

  /// The name of the root view.
  package static let rootName = Identifier.root
  /// The most views inside each other. Without components no document has more, because the nesting
  /// of its lists and mappings is limited; layout and drawing call themselves for each level.
  package static let viewDepthLimit = NodeReader.depthLimit / 2

  /// The most values in an expanded document; a view counts as at least four.
  static let sizeLimit = 100_000
  /// The most values in all screens and variants of a document together, which are all expanded once.
  package static let variantLimit = 1_000_000
  /// The most bytes of texts and full names in what was expanded. What is drawn, and stored beside
  /// snapshots, is some ten times as large at most.
  static let byteLimit = 4 << 20
  /// The most components inside each other.
  static let depthLimit = 32
  /// The most items that one view is repeated for.
  package static let repeatLimit = 10_000

  package init(
    _ source: SourceText, _ problems: Problems, _ rules: KeyRules, viewKeys: Set<String>,
    isClass: @escaping (String) -> Bool, priorityNames: Set<String>,
    lookKey: @escaping (String) -> String?,
    canonical: @escaping (Node) -> Node
  ) {
    self.problems = problems
    self.rules = rules
    self.viewKeys = viewKeys
    self.isClass = isClass
    self.priorityNames = priorityNames
    self.lookKey = lookKey
    self.canonical = canonical
    places = NodePlaces(source)
  }

  /// The keys that expansion replaces: `topKeys` at the top of a document, `useKeys` in views and
  /// constraints.
  static let topKeys =
    ["include"] + DefinitionKey.allCases.filter { !$0.definesValues }.map(\.rawValue)
  static let useKeys = Set(UseKey.allCases.map(\.rawValue))

  /// Whether a document has anything to expand.
  package static func isNeeded(_ root: Node, _ rules: KeyRules) -> Bool {
    guard let entries = root.mapping else { return false }
    return entries.contains { entry in
      topKeys.contains(entry.name)
        || entry.name == "root" && entry.value["style"] != nil
        || entry.name == "views" && hasUses(views: entry.value, rules)
        || entry.name == "constraints" && hasUses(constraints: entry.value)
    }
  }

  private static func hasUses(views: Node, _ rules: KeyRules) -> Bool {
    (views.mapping ?? []).contains { hasUses(view: $0.value, rules) }
  }

  private static func hasUses(view: Node, _ rules: KeyRules) -> Bool {
    (view.mapping ?? []).contains { entry in
      useKeys.contains(entry.name)
        || rules.holdingViews.contains(entry.name) && hasUses(view: entry.value, rules)
        || entry.name == "views" && hasUses(views: entry.value, rules)
        || entry.name == "constraints" && hasUses(constraints: entry.value)
    }
  }

  private static func hasUses(constraints: Node) -> Bool {
    (constraints.sequence ?? []).contains { $0["repeat"] != nil || $0["when"] != nil }
  }

  // MARK: Steps

  /// The expanded document, once its definitions and those of the files that it includes are known.
  ///
  /// - Parameter variation: changes to the document. They are finished after expansion.
  package func document(_ root: Node, _ variation: Variation? = nil) -> Node {
    let pending = variation?.pendingViews ?? []
    changes = Dictionary(grouping: pending, by: \.name).mapValues { $0.map(\.value) }
    let written = written(root)
    guard var variation, !lacksFile else { return written }
    return variation.finish(
      written, { keys(of: withoutArguments($0), Scope(place: 0)) },
      includedMetrics: Set(
        definitions.dropLast().flatMap { $0.definitions(.metrics) }.map(\.name)),
      nearest: { problems.nearest(to: $0, in: $1) })
  }

  private func written(_ root: Node) -> Node {
    guard let entries = root.mapping else { return root }
    var included = Includes(self)
    included.read(root)
    files = included.files
    lacksFile = included.lacksFile
    let roots = included.definitions + [root]
    definitions = roots
    let metrics = roots.flatMap { $0.definitions(.metrics) }
    metricNames = Set(metrics.map(\.name))
    self.metrics = numbers(of: metrics)
    define(roots)
    let scope = Scope(place: 0)
    var result: [Node.Pair] = included.values(besides: root)
    for entry in entries where !Self.topKeys.contains(entry.name) {
      switch entry.name {
      // Names that the views use may be in the file that cannot be read.
      case "views" where lacksFile, "constraints" where lacksFile, "root" where lacksFile: break
      case "views": result.append(entry.with(value: views(entry.value, scope)))
      case "constraints": result.append(entry.with(value: constraints(entry.value, scope)))
      case "root": result.append(entry.with(value: styled(entry.value, scope)))
      default: result.append(included.merged(entry))
      }
    }
    // After a limit was reached the views are removed: an incomplete part of them helps nobody and
    // is large.
    if isExhausted { result.removeAll { $0.name == "views" || $0.name == "constraints" } }
    return Node(content: .mapping(result), mark: root.mark)
  }

  /// Collects the components and styles of all files. Of two with the same name the later one
  /// counts, and the document's own come last.
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

  /// Whether a name is a metric's or a priority's. Wrong metrics are reported where they are read.
  func isNumber(_ name: String) -> Bool {
    metricNames.contains(name) || priorityNames.contains(name)
  }

  private func definitions(_ key: String, in root: Node) -> [Node.Pair] {
    guard let entry = root[key], !entry.value.isNull else { return [] }
    return entry.value.entries(of: key, expected: "a mapping of names") { report($0, $1) } ?? []
  }

  // MARK: Copies

  /// The place that nodes are copied to, with the names and variables that they have there.
  struct Scope {
    /// The number of the place; 0 for the document itself, whose nodes stay as they are.
    var place: Int
    /// The prefix of full names; empty for names of the document itself.
    var name = ""
    /// The variables; nil where `$` has no meaning.
    var variables: [String: Node]?
    /// Names of the variables that have to be numbers.
    var numbers: Set<String> = []
    /// Names of the variables that have to be texts.
    var texts: Set<String> = []
    /// Names of the variables that are items of repetitions.
    var items: Set<String> = []

    /// The full name of the view or guide that is called `name` in this scope.
    func full(_ name: String) -> String { self.name.isEmpty ? name : "\(self.name)/\(name)" }
  }

  /// A copy of the node in a scope, with variables replaced by their values.
  ///
  /// - Parameter isEquation: whether number variables stay as names, because equations look them
  ///   up.
  func copy(_ node: Node, _ scope: Scope, isEquation: Bool = false) -> Node {
    guard let variables = scope.variables else { return node }
    let substitution = Substitution(
      variables: variables, numbers: isEquation ? scope.numbers : [],
      items: isEquation ? [] : scope.items, isEquation: isEquation)
    return copy(node, scope.place, substitution, depth: 0)
  }

  private func copy(
    _ node: Node, _ place: Int, _ substitution: Substitution, depth: Int
  ) -> Node {
    guard charge(node) else { return node }
    var node = node
    node.mark.place = place
    switch node.content {
    case .scalar:
      let note = { (parts: [NodePlaces.TemplatePart]) in
        if substitution.isEquation { self.places.templates[node.mark] = parts }
      }
      let value = substitution.value(node, note: note, report: { self.report($0, $1) })
      _ = charge(node, value.scalar == nil ? value.size : 0, bytes: value.byteCount)
      // Functions that call themselves walk through values in values.
      check(depth + value.height, NodeReader.depthLimit, node) { .tooDeep(limit: $0) }
      return value
    case .sequence(let nodes):
      node.content = .sequence(nodes.map { copy($0, place, substitution, depth: depth + 1) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { entry in
          let key = copy(entry.key, place, substitution, depth: depth + 1)
          return Node.Pair(
            key: key, name: key.scalar?.text ?? entry.name,
            value: copy(entry.value, place, substitution, depth: depth + 1))
        })
    }
    return node
  }

  /// A copy of the key in a scope.
  func key(_ key: Node, _ scope: Scope) -> Node {
    var key = key
    if scope.place > 0 { key.mark.place = scope.place }
    return key
  }

  /// Adds to the number of values in the expanded document, and to the bytes of their texts and
  /// names. False above a limit, which is reported once.
  func charge(_ node: Node, _ number: Int = 1, bytes: Int = 0) -> Bool {
    count += number
    byteCount += bytes
    check(count, Self.sizeLimit, node) { .tooManyExpanded(limit: $0) }
    check(byteCount, Self.byteLimit, node) { .tooMuchExpanded(limit: $0) }
    return !isExhausted
  }

  private func check(_ amount: Int, _ limit: Int, _ node: Node, _ fact: (Int) -> Fact) {
    guard amount > limit, !isExhausted else { return }
    isExhausted = true
    report(fact(limit), node)
  }

  /// Whether views may have views of their own here; if so, calls `body` for these.
  func inside<T>(_ node: Node, _ body: () -> T) -> T? {
    let limit = Self.viewDepthLimit
    viewDepth += 1
    defer { viewDepth -= 1 }
    check(viewDepth, limit, node) { .viewsTooDeep(limit: $0) }
    return isExhausted ? nil : body()
  }

  // MARK: Reporting

  /// - Parameter declaration: where the parameter or component that the node contradicts is
  ///   declared.
  func report(_ fact: Fact, _ node: Node, declaration: Node? = nil) {
    problems.report(
      fact, at: node.mark, in: places[node.mark].source, uses: places.uses(of: node.mark),
      declaration: declaration.map { places.location(of: $0.mark) })
  }
}
