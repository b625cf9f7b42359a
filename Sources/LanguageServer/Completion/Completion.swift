import Documents
import Files
import LayoutScene
import Reuse
import Symbols

/// What may be written at a place.
struct Completion {
  struct Item: Hashable {
    enum Kind: Double {
      case field = 5
      case variable = 6
      case `class` = 7
      case property = 10
      case value = 12
      case color = 16
      case file = 17
      case reference = 18
      case folder = 19
      case constant = 21
    }

    var label: String
    var kind: Kind
    var detail: String?
    /// Markdown.
    var documentation: String?
    /// What is inserted; the label for nil.
    var text: String?
    /// Where the item stands in the list: lower numbers come first.
    var rank = 0
  }

  let probe: Probe
  let index: Index
  let schema: DocumentSchema
  /// The keys of the document's strings.
  let stringKeys: [Item]

  /// The most items of a list. An editor asks again when more has been typed.
  static let limit = 400

  /// The items that begin as what has been typed does, and whether there are more.
  var items: (items: [Item], isCut: Bool) {
    let typed = probe.prefix.lowercased()
    // Letters of the name in their order are enough, as editors match them: `bgc` for `backgroundColor`.
    let all = candidates.distinct.filter { Self.matches($0.label.lowercased(), typed) }
    let sorted = all.enumerated().sorted { a, b in
      let (first, second) = (rank(a.element, typed), rank(b.element, typed))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
    return (Array(sorted.prefix(Self.limit)), sorted.count > Self.limit)
  }

  private func rank(_ item: Item, _ typed: String) -> Int {
    item.rank * 2 + (item.label.lowercased().hasPrefix(typed) ? 0 : 1)
  }

  private static func matches(_ label: String, _ typed: String) -> Bool {
    var rest = label[...]
    for character in typed {
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  private var candidates: [Item] {
    if probe.before.hasSuffix("$") || probe.before.hasSuffix("${") { return variables }
    guard probe.path.isOnKey else { return values }
    guard probe.isQuoted else { return keys }
    // The quotes end before the colon.
    return keys.map { item in
      var item = item
      item.text = nil
      return item
    }
  }

  // MARK: Keys

  private var keys: [Item] {
    let owner = probe.path.ownerPath
    let name = owner.steps.last?.name
    let present = Set((owner.node.mapping ?? []).map(\.written))
    let allowed = schema.allowed(at: owner)
    let properties = schema.properties(of: allowed).filter { !present.contains($0.name) }
    let own = properties.map { property in
      Item(
        label: property.name, kind: .property,
        documentation: schema.explanation(of: property), text: property.name + ": ",
        rank: schema.ownName(of: property.schema) == nil ? 1 : 2)
    }
    return arguments(of: owner.node, besides: present) + names(ofKeysIn: name, owner, present) + own
      + scalarsBeforeAColon
  }

  /// The names of views where a mapping is by names of views, and of constraints where it is by their ids.
  private func names(
    ofKeysIn name: String?, _ owner: NodePath, _ present: Set<String>
  ) -> [Item] {
    let isChange = owner.steps.contains { $0.name == "variants" || $0.name == "screens" }
    guard let name else { return [] }
    if IndexBuilder.spacingKeys.contains(name) || IndexBuilder.viewKeys.contains(name) && isChange {
      return views.filter { !present.contains($0.label) }.map {
        var item = $0
        item.text = item.label + ": "
        return item
      }
    }
    guard name == "constraints" else { return [] }
    return index.symbols(.constraint).map {
      Item(label: $0.name, kind: .reference, detail: "constraint", text: $0.name + ": ")
    }
  }

  /// The parameters of the component that a view is made of.
  private func arguments(of node: Node, besides present: Set<String>) -> [Item] {
    guard let name = node["component"]?.value.scalar?.text,
      let component = index.symbols(.component).first(where: { $0.name == name })
    else { return [] }
    return parameters(of: component).filter { !present.contains($0) }.map {
      Item(label: $0, kind: .field, detail: "parameter of \(name)", text: $0 + ": ")
    }
  }

  private func parameters(of component: Symbol) -> [String] {
    component.inner.map { index.scopes[$0].parameters.map(\.name) } ?? []
  }

  /// A word alone in a line of a list is no key but an element, such as the first name of an equation.
  private var scalarsBeforeAColon: [Item] {
    let steps = probe.path.steps
    guard steps.count >= 2, case .element = steps[steps.count - 2],
      probe.path.owner?.mapping?.count == 1
    else { return [] }
    return values(at: probe.path.ownerPath)
  }

  // MARK: Values

  private var values: [Item] { values(at: probe.path) }

  private func values(at path: NodePath) -> [Item] {
    let allowed = schema.allowed(at: path)
    let name = path.lastEntry?.name ?? ""
    if isEquation(allowed, name) { return equation }
    let files = PathCompletion.kind(at: path, allowed).map {
      PathCompletion(kind: $0, file: probe.file.path).items(after: probe.before)
    }
    // Within a path there is nothing else.
    if let files, probe.before.contains("/") { return files }
    // In a view without a class, `style` is the name of a style and no look of a class.
    if name == "style", isOfView(of: path) { return list(.style, .reference) }
    let words = schema.words(of: allowed).map { word -> Item in
      let isClass = name == "class"
      let isAlias = isClass && word.hasPrefix("UI")
      let isColor = allowed.names.contains("colorValue")
      return Item(
        label: word, kind: isClass ? .class : isColor ? .color : .value, rank: isAlias ? 2 : 1)
    }
    return (files ?? []) + named(name, allowed) + words
  }

  private func isEquation(_ allowed: DocumentSchema.Allowed, _ name: String) -> Bool {
    allowed.names.contains("equation") || name == "visual" || name == "is"
  }

  /// What the document itself has that may be named here.
  private func named(_ name: String, _ allowed: DocumentSchema.Allowed) -> [Item] {
    var items: [Item] = []
    switch name {
    case "style": items += list(.style, .reference)
    case "component": items += list(.component, .reference)
    case "symbol", "systemName": items += symbolNames
    case "key": items += stringKeys
    case let key where IndexBuilder.itemViewKeys.contains(key): items += views
    default: break
    }
    if allowed.names.contains("color") || allowed.names.contains("colorValue") {
      items += list(.color, .color)
    }
    if allowed.names.contains("arithmetic") { items += list(.metric, .constant) }
    return items
  }

  /// Whether the key `style` on the way is that of a view without a class: a view may have a component.
  private func isOfView(of path: NodePath) -> Bool {
    guard let place = path.steps.lastIndex(where: { $0.name == "style" }) else { return false }
    let owner = NodePath(root: path.root, steps: Array(path.steps[..<place]))
    guard owner.node["class"] == nil else { return false }
    return schema.properties(of: schema.allowed(at: owner)).contains { $0.name == "component" }
  }

  private func list(_ kind: Symbol.Kind, _ item: Item.Kind) -> [Item] {
    index.symbols(kind).map { Item(label: $0.name, kind: item, detail: kind.words) }
  }

  private var symbolNames: [Item] {
    let typed = probe.before + probe.prefix
    let drawn = Set(Symbols.Symbol.allNames)
    // The name has points, of which a word has none: what stands before the last point is already there.
    return SymbolNames.all.union(drawn).filter { $0.hasPrefix(typed) }.sorted().map { name in
      let rest = String(name.dropFirst(probe.before.count))
      let detail = drawn.contains(name) ? "drawn" : "without an icon here"
      return Item(
        label: rest, kind: .value, detail: detail, rank: drawn.contains(name) ? 0 : 1)
    }
  }

  // MARK: Equations

  private var views: [Item] {
    guard let file = index.file(probe.file.path) else { return [] }
    let place = probe.file.range(of: probe.path.node).lowerBound
    return index.names(in: file, at: place).map { name, symbol in
      Item(
        label: name, kind: .variable,
        detail: symbol.component ?? symbol.className ?? symbol.kind.words)
    }
  }

  private var equation: [Item] {
    let before = probe.before
    guard before.hasSuffix(".") else {
      let first: [Item] = [
        Item(label: Expansion.rootName, kind: .variable, detail: "the screen's own view")
      ]
      let isInBrackets = before.hasSuffix("[")
      let tail =
        before.hasSuffix("/")
        ? String(before.reversed().prefix { $0 != " " && $0 != "[" }.reversed()) : ""
      let names = views.filter { $0.label.hasPrefix(tail) }.map { item -> Item in
        var item = item
        item.label = String(item.label.dropFirst(tail.count))
        return item
      }
      let metrics = tail.isEmpty && !isInBrackets ? list(.metric, .constant) : []
      return names + (tail.isEmpty && !isInBrackets ? first : []) + metrics
    }
    let owner = before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let word = String(owner.reversed())
    let isAfterGuide = BuiltInGuide.named(word) != nil
    let attributes = AttributeNames.own.map { $0.name } + AttributeGroup.allCases.map(\.rawValue)
    let anchors = attributes.map {
      Item(label: $0, kind: .field, detail: "attribute", rank: $0.hasSuffix("Margin") ? 2 : 0)
    }
    let guides = isAfterGuide ? [] : BuiltInGuide.allCases.map(\.rawValue)
    return anchors + guides.map { Item(label: $0, kind: .field, detail: "layout guide", rank: 1) }
  }

  // MARK: Variables

  /// The parameters of the component around the place, and the words of repetitions.
  private var variables: [Item] {
    let steps = probe.path.steps
    var names: [String] = []
    if let place = steps.firstIndex(where: { $0.name == "components" }), place + 1 < steps.count,
      let component = index.symbols(.component).first(where: { $0.name == steps[place + 1].name })
    {
      names += parameters(of: component)
    }
    let nodes = [probe.path.root] + steps.map(\.node)
    if nodes.contains(where: { $0["repeat"] != nil }) {
      let item = nodes.compactMap { $0["as"]?.value.scalar?.text }.last ?? "item"
      names += [item] + Expansion.counters.sorted()
    }
    return names.map { Item(label: $0, kind: .variable, detail: "variable") }
  }
}
