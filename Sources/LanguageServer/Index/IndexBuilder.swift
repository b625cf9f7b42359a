import Documents
import Files
import LayoutScene
import Reuse

/// Walks through files as they are written, and collects the names in them. All declarations are known before the
/// first name is looked up, since the order of a document is free.
struct IndexBuilder {
  let files: [ParsedFile]
  let includes: [[Int]]
  let schema: DocumentSchema
  var symbols: [Symbol] = []
  var scopes: [NameScope] = []
  var occurrences: [Occurrence] = []
  var regions: [Index.Region] = []
  /// The scope of each file's own names.
  private(set) var fileScopes: [Int] = []
  /// Screens, whose views constraints of the document may name.
  private(set) var screenScopes: [Int: [Int]] = [:]
  /// What variants and screens define of metrics, colours and so on, once it is known what all files define.
  private var redefined: [(inout IndexBuilder) -> Void] = []
  /// Names that are looked up when all declarations are known.
  private var pending: [(inout IndexBuilder) -> Void] = []
  /// The declared symbols of the kinds that have no scopes, by file, kind and name.
  private(set) var declared: [DeclaredName: Int] = [:]

  struct DeclaredName: Hashable {
    var file: Int
    var kind: Symbol.Kind
    var name: String
  }

  struct Place {
    var file: Int
    var scope: Int
  }

  static let viewKeys = LayoutDocument.names(of: ["views"])
  static let guideKeys = LayoutDocument.names(of: ["guides"])
  static let spacingKeys = LayoutDocument.names(of: ["spacingAfter"])
  static let partKeys = LayoutDocument.names(of: LayoutDocument.keysHoldingViews)
  static let itemViewKeys = LayoutDocument.keysNamingViews

  init(files: [ParsedFile], includes: [[Int]], schema: DocumentSchema) {
    (self.files, self.includes, self.schema) = (files, includes, schema)
  }

  mutating func build() {
    for index in files.indices { fileScopes.append(addScope(NameScope(file: index))) }
    for index in files.indices {
      if let root = files[index].root {
        document(root, Place(file: index, scope: fileScopes[index]))
      }
    }
    for resolve in redefined + pending { resolve(&self) }
    joinRedefined()
  }

  /// A metric, colour, style or component that a file defines again is that of the file that it includes: it counts
  /// there, too.
  private mutating func joinRedefined() {
    var first = Array(symbols.indices)
    for (declaration, symbol) in declared.sorted(by: { $0.value < $1.value })
    where DefinitionKey.allCases.contains(where: { Symbol.Kind($0) == declaration.kind }) {
      for file in includes[declaration.file] {
        let included = DeclaredName(file: file, kind: declaration.kind, name: declaration.name)
        guard let other = declared[included] else { continue }
        let (old, new) = (first[symbol], first[other])
        for index in first.indices where first[index] == old { first[index] = new }
      }
    }
    occurrences = occurrences.map { occurrence in
      var occurrence = occurrence
      occurrence.symbol = first[occurrence.symbol]
      return occurrence
    }
  }

  private mutating func addScope(_ scope: NameScope) -> Int {
    scopes.append(scope)
    return scopes.count - 1
  }

  // MARK: Documents

  private mutating func document(_ root: Node, _ place: Place) {
    let entries = root.mapping ?? []
    let path = NodePath(root: root)
    definitions(among: entries, path, place)
    for entry in entries where entry.name != "screens" && entry.name != "variants" {
      content(entry, path, place)
    }
    for entry in entries where entry.name == "screens" {
      for screen in entry.value.mapping ?? [] {
        self.screen(
          screen, path.adding(.member(entry)).adding(.member(screen)), place)
      }
    }
    for entry in entries where entry.name == "variants" {
      variants(entry, path.adding(.member(entry)), place)
    }
  }

  /// An entry of a document, of a screen or of a variant.
  private mutating func content(_ entry: Node.Pair, _ path: NodePath, _ place: Place) {
    let inner = path.adding(.member(entry))
    switch entry.name {
    case let key where DefinitionKey(rawValue: key) != nil: break
    case let key where Self.viewKeys.contains(key): views(entry.value, inner, place)
    case let key where Self.guideKeys.contains(key): guides(entry.value, place)
    case "constraints": constraints(entry.value, place)
    case "root", "view": keys(entry.value, inner, place)
    case let key where ScreenBars.keys.contains(key): keys(entry.value, inner, place)
    default: value(entry.value, inner, place)
    }
  }

  private mutating func screen(_ screen: Node.Pair, _ path: NodePath, _ outer: Place) {
    let scope = addScope(NameScope(parent: outer.scope, file: outer.file))
    screenScopes[outer.file, default: []].append(scope)
    let place = Place(file: outer.file, scope: scope)
    changes(screen.value, path, place)
    for entry in screen.value.mapping ?? [] where entry.name == "variants" {
      variants(entry, path.adding(.member(entry)), place)
    }
  }

  private mutating func variants(_ entry: Node.Pair, _ path: NodePath, _ place: Place) {
    for variant in entry.value.mapping ?? [] {
      changes(variant.value, path.adding(.member(variant)), place)
    }
  }

  /// What a screen or a variant changes: its views are those of the document, as far as these are there.
  private mutating func changes(_ node: Node, _ path: NodePath, _ place: Place) {
    let entries = node.mapping ?? []
    definitions(among: entries, path, place)
    for entry in entries where entry.name != "variants" && entry.name != "when" {
      content(entry, path, place)
    }
  }

  private mutating func definitions(
    among entries: [Node.Pair], _ path: NodePath, _ place: Place
  ) {
    for key in DefinitionKey.allCases {
      for entry in entries where entry.name == key.rawValue {
        definitions(entry, Symbol.Kind(key), path.adding(.member(entry)), place)
      }
    }
  }

  private mutating func definitions(
    _ entry: Node.Pair, _ kind: Symbol.Kind, _ path: NodePath, _ place: Place
  ) {
    for item in entry.value.mapping ?? [] {
      let inner = path.adding(.member(item))
      // A metric or a style that a variant changes is declared in the document, or in a file that it includes.
      if path.steps.count > 1 {
        redefined.append { builder in
          if !builder.resolveSymbol(item.key, kind, place) { builder.declare(item, kind, place) }
        }
      } else {
        declare(item, kind, place)
      }
      switch kind {
      case .component: component(item, inner, place)
      case .style: keys(item.value, inner, place)
      default: value(item.value, inner, place)
      }
    }
  }

  @discardableResult
  private mutating func declare(_ entry: Node.Pair, _ kind: Symbol.Kind, _ place: Place) -> Int {
    let file = files[place.file]
    let index = symbols.count
    symbols.append(
      Symbol(
        kind: kind, name: entry.name, file: place.file, range: file.nameRange(of: entry.key),
        whole: file.range(of: entry)))
    occurrences.append(
      Occurrence(
        symbol: index, file: place.file, range: file.nameRange(of: entry.key), isDeclaration: true))
    if ![.view, .guide, .parameter].contains(kind) {
      declared[DeclaredName(file: place.file, kind: kind, name: entry.name)] = index
    }
    return index
  }

  private mutating func component(_ entry: Node.Pair, _ path: NodePath, _ place: Place) {
    let own = declared[DeclaredName(file: place.file, kind: .component, name: entry.name)]
    let scope = addScope(NameScope(parent: fileScopes[place.file], file: place.file, own: own))
    if let own { symbols[own].inner = scope }
    let inner = Place(file: place.file, scope: scope)
    for parameter in Self.parameters(of: entry.value) {
      let symbol = declare(parameter, .parameter, place)
      symbols[symbol].component = entry.name
      let standard =
        parameter.value.mapping == nil ? parameter.value : parameter.value["default"]?.value
      let kind = parameter.value["type"]?.value.scalar.flatMap { Component.Kind(rawValue: $0.text) }
      symbols[symbol].holdsNumber = (kind ?? standard.map(Component.Kind.init(of:))) == .number
      if symbols[symbol].holdsNumber, let standard {
        pending.append { $0.resolveNumber(standard, place) }
      }
      scopes[scope].parameters.append((parameter.name, symbol))
    }
    pending.append { $0.resolveVariables(entry.value, inner) }
    keys(entry.value, path, inner)
  }

  /// A component's parameters in their order: keys with defaults, or a list of names.
  private static func parameters(of component: Node) -> [Node.Pair] {
    let parameters = component["parameters"]?.value
    return parameters?.mapping
      ?? (parameters?.sequence ?? []).compactMap { node in
        node.scalar.map { Node.Pair(key: node, name: $0.text, value: node) }
      }
  }

  // MARK: Views

  private mutating func views(_ node: Node, _ path: NodePath, _ place: Place) {
    for (number, view) in (node.sequence ?? []).enumerated() {
      keys(view, path.adding(.element(number, view)), place)
    }
    for entry in node.mapping ?? [] { view(entry, path.adding(.member(entry)), place) }
  }

  /// A view, or the change of one where its name is known.
  private mutating func view(_ entry: Node.Pair, _ path: NodePath, _ place: Place) {
    let isChange =
      path.steps.first?.name == "screens" || path.steps.first?.name == "variants"
    // Under `variants`, the name of the variant and `views` there are only views that are there already.
    let isInVariant = path.steps.dropLast(3).last?.name == "variants"
    if entry.name.contains("/") || isInVariant
      || isChange && lookUp(entry.name, in: place.scope) != nil
    {
      pending.append { $0.resolveView(entry.key, place) }
      pending.append { $0.resolveChanges(entry.value.mapping ?? [], of: entry.key, place) }
      keys(entry.value, path, place)
      return
    }
    let index = declare(entry, .view, place)
    symbols[index].className = entry.value["class"]?.value.scalar?.text
    symbols[index].component = entry.value["component"]?.value.scalar?.text
    if scopes[place.scope].names[entry.name] == nil {
      scopes[place.scope].names[entry.name] = index
      scopes[place.scope].order.append(entry.name)
    }
    var inner = place
    if entry.value["repeat"] != nil {
      inner.scope = addScope(NameScope(parent: place.scope, file: place.file, own: index))
      symbols[index].isRepeated = true
      symbols[index].inner = inner.scope
    }
    keys(entry.value, path, inner, of: index)
  }

  /// The keys of a view, of a style or of the root.
  private mutating func keys(
    _ node: Node, _ path: NodePath, _ place: Place, of owner: Int? = nil
  ) {
    let isUse = node["component"] != nil
    if let component = node["component"]?.value {
      pending.append { $0.resolveArguments(node.mapping ?? [], of: component, place) }
    }
    regions.append(
      .init(file: place.file, range: files[place.file].range(of: node), scope: place.scope))
    for entry in node.mapping ?? [] {
      let inner = path.adding(.member(entry))
      switch entry.name {
      case let key where Self.viewKeys.contains(key): views(entry.value, inner, place)
      case let key where Self.guideKeys.contains(key): guides(entry.value, place)
      case "constraints": constraints(entry.value, place)
      case "component": pending.append { $0.resolveSymbol(entry.value, .component, place) }
      case "style":
        for style in entry.value.sequence ?? [entry.value] {
          pending.append { $0.resolveSymbol(style, .style, place) }
        }
      case "between":
        let scope = addScope(NameScope(parent: place.scope, file: place.file))
        if let owner { symbols[owner].between = scope }
        keys(entry.value, inner, Place(file: place.file, scope: scope))
      case let key where Self.partKeys.contains(key) && entry.value.mapping != nil:
        keys(entry.value, inner, place)
      case let key where Self.spacingKeys.contains(key):
        for view in entry.value.mapping ?? [] {
          pending.append { $0.resolveView(view.key, place) }
          value(view.value, inner.adding(.member(view)), place)
        }
      case let key where isUse && !schema.viewKeys.contains(key) && Self.areViews(entry.value):
        views(entry.value, inner, place)
      default: value(entry.value, inner, place)
      }
    }
  }

  /// Whether an argument of a component is a mapping of views: all of its values are mappings, or nothing.
  private static func areViews(_ node: Node) -> Bool {
    guard let entries = node.mapping, !entries.isEmpty else { return false }
    return entries.allSatisfy { $0.value.mapping != nil || $0.value.isNull }
      && entries.contains { $0.value.mapping != nil }
  }

  private mutating func guides(_ node: Node, _ place: Place) {
    for entry in node.mapping ?? [] {
      guard scopes[place.scope].names[entry.name] == nil else { continue }
      scopes[place.scope].names[entry.name] = declare(entry, .guide, place)
      scopes[place.scope].order.append(entry.name)
    }
  }

  // MARK: Constraints and values

  private mutating func constraints(_ node: Node, _ place: Place) {
    let range = files[place.file].range(of: node)
    regions.append(.init(file: place.file, range: range, scope: place.scope))
    for element in node.sequence ?? [] { constraint(element, place) }
    for entry in node.mapping ?? [] {
      pending.append { $0.resolveSymbol(entry.key, .constraint, place) }
      constraint(entry.value, place)
    }
  }

  private mutating func constraint(_ node: Node, _ place: Place) {
    guard let entries = node.mapping else {
      pending.append { $0.resolveNames(node, item: nil, place) }
      return
    }
    let item = node["repeat"]?.value.sequence?.first?.scalar?.text
    for entry in entries {
      switch entry.name {
      case "is", "visual", "constant", "priority":
        pending.append { $0.resolveNames(entry.value, item: item, place) }
      case "id", "identifier":
        if let text = entry.value.scalar?.text {
          let known = declared[
            DeclaredName(file: place.file, kind: .constraint, name: text)]
          if known == nil {
            declare(
              Node.Pair(key: entry.value, name: text, value: entry.value), .constraint, place)
          } else {
            pending.append { $0.resolveSymbol(entry.value, .constraint, place) }
          }
        }
      case "repeat":
        // The items may be names that `$item` brings into the equation.
        for item in entry.value.sequence ?? [] { pending.append { $0.resolveView(item, place) } }
      // Without quotes YAML reads `a.top = b.top (priority: 900)` as a mapping.
      case let key where key.lowercased().hasSuffix("(priority"):
        pending.append { $0.resolveNames(entry.key, item: nil, place) }
      default: break
      }
    }
  }

  /// Any other value: a colour, a number, or a mapping or list of these.
  private mutating func value(_ node: Node, _ path: NodePath, _ place: Place) {
    switch node.content {
    case .scalar(let scalar):
      guard !scalar.text.isEmpty, scalar.text.utf8.count < 256 else { return }
      if let name = path.steps.last?.name, Self.itemViewKeys.contains(name), path.steps.count > 1 {
        pending.append { $0.resolveView(node, place) }
      } else {
        pending.append { $0.resolveValue(node, path, place) }
      }
    case .sequence(let nodes):
      for (number, element) in nodes.enumerated() {
        value(element, path.adding(.element(number, element)), place)
      }
    case .mapping(let entries):
      for entry in entries { value(entry.value, path.adding(.member(entry)), place) }
    }
  }
}
