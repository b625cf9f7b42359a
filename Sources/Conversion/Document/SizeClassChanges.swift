import Documents
import Files
import Foundation
import InterfaceBuilder
import LayoutScene

/// What size classes change in a scene: which views and constraints are there, and the keys of views. The document has
/// the scene of its own canvas; what is only there in some size classes says so under `when`, and what a view has
/// otherwise stands in variants.
struct SizeClassChanges {
  /// Which of the four pairs of size classes something is there in: bit 0 is the canvas's own, bit 1 has the other width,
  /// bit 2 the other height and bit 3 both.
  typealias Presence = UInt8
  private static let everywhere: Presence = 0b1111

  /// The scene with the views of all size classes.
  private(set) var node: Node
  /// The constraints of all size classes, with the conditions under which they are there; none for always.
  private(set) var constraints: [(node: Node, when: [Node])] = []
  /// Views whose presence no condition has: they are as on the canvas.
  private(set) var unsaid: [String] = []

  /// The keys of views in each pair of size classes, by the views' names; the canvas's own first.
  private var views: [[String: [Node.Pair]]] = []
  private var presences: [String: Presence] = [:]
  private let words: [(width: String, height: String)]

  init(_ scene: BuilderOutline.Scene) {
    node = scene.node
    let width = Self.canvasClass(of: scene.node)
    let turned = { (word: String) in word == "regular" ? "compact" : "regular" }
    words = [
      width, (turned(width.0), width.1), (width.0, turned(width.1)),
      (turned(width.0), turned(width.1)),
    ].map { (width: $0.0, height: $0.1) }
    guard !scene.alternatives.isEmpty else {
      constraints = (node["constraints"]?.value.sequence ?? []).map {
        ($0, [$0["when"]?.value].compactMap(\.self))
      }
      return
    }
    let nodes = words.enumerated().map { index, word in
      index == 0
        ? scene.node
        : scene.alternatives.first { $0.width == word.width && $0.height == word.height }?.node
          ?? scene.node
    }
    views = nodes.map(Self.views)
    for (bit, views) in views.enumerated() {
      for name in views.keys { presences[name, default: 0] |= 1 << Presence(bit) }
    }
    node = nodes.dropFirst().reduce(scene.node, Self.merged)
    node = withConditions(node)
    addConstraints(of: nodes)
  }

  /// The size classes that the canvas has in a layout document, which go by its size.
  private static func canvasClass(of scene: Node) -> (String, String) {
    let sides = (scene["canvas"]?.value["size"]?.value.scalar?.text ?? "").split(separator: "x")
      .compactMap { Double($0) }
    guard sides.count == 2 else { return ("compact", "regular") }
    let classes = ResolvedCanvas.sizeClasses(of: CGSize(width: sides[0], height: sides[1]))
    return (
      classes.horizontal == .regular ? "regular" : "compact",
      classes.vertical == .regular ? "regular" : "compact"
    )
  }

  // MARK: Views

  private static func views(of scene: Node) -> [String: [Node.Pair]] {
    var views = Dictionary(
      ViewTree(of: scene).entries.dropFirst().map { ($0.name, $0.node.mapping ?? []) }
    ) { first, _ in first }
    views[rootKey] = scene["root"]?.value.mapping ?? []
    return views
  }

  /// What stands for the root, which is no view with a name in the document.
  static let rootKey = "root"

  /// A node with the views that only another one has, each behind the one that it follows there.
  private static func merged(_ node: Node, _ other: Node) -> Node {
    guard let mine = node["views"]?.value.mapping ?? (other["views"] == nil ? nil : []) else {
      return node
    }
    var views = mine
    var place = 0
    for view in other["views"]?.value.mapping ?? [] {
      if let index = views.firstIndex(where: { $0.name == view.name }) {
        views[index] = views[index].with(value: merged(views[index].value, view.value))
        place = index + 1
      } else {
        views.insert(view, at: place)
        place += 1
      }
    }
    var entries = node.mapping ?? []
    if let index = entries.firstIndex(where: { $0.name == "views" }) {
      entries[index] = entries[index].with(value: entries[index].value.with(entries: views))
    } else if !views.isEmpty {
      entries.append(
        Node.Pair("views", Node(content: .mapping(views), mark: node.mark), at: node.mark))
    }
    return node.with(entries: entries)
  }

  private mutating func withConditions(_ node: Node, in outer: Presence = everywhere) -> Node {
    guard let entries = node.mapping else { return node }
    return node.with(
      entries: entries.map { entry in
        guard entry.name == "views", let views = entry.value.mapping else { return entry }
        let own = views.compactMap { view -> Node.Pair? in
          let presence = presences[view.name] ?? Self.everywhere
          let conditions = conditions(presence, in: outer)
          guard conditions.count <= 1 else {
            unsaid.append(view.name)
            let isOwn = presence & 1 == 1
            presences[view.name] = isOwn ? outer : 0
            return isOwn ? view.with(value: withConditions(view.value, in: outer)) : nil
          }
          let inner = withConditions(view.value, in: presence)
          let when = conditions.map { Node.Pair("when", $0, at: view.key.mark) }
          return view.with(value: inner.with(entries: when + (inner.mapping ?? [])))
        }
        return entry.with(value: entry.value.with(entries: own))
      })
  }

  // MARK: Conditions

  /// The conditions that together say where something is, of which one holds at a time; none where it is wherever
  /// what it is in is.
  private func conditions(_ presence: Presence, in outer: Presence = everywhere) -> [Node] {
    if presence == outer { return [] }
    switch presence {
    case 0b0101: return [condition(width: words[0].width)]
    case 0b1010: return [condition(width: words[1].width)]
    case 0b0011: return [condition(height: words[0].height)]
    case 0b1100: return [condition(height: words[2].height)]
    default: break
    }
    // A column of the table, and what is left of the other one.
    for column: Presence in [0b0101, 0b1010] where presence & column == column {
      return conditions(column) + conditions(presence & ~column)
    }
    return words.enumerated().filter { presence & (1 << Presence($0.offset)) != 0 }
      .map { condition(width: $0.element.width, height: $0.element.height) }
  }

  private func condition(width: String? = nil, height: String? = nil) -> Node {
    let mark = node.mark
    let parts = [("width", width), ("height", height)].compactMap { key, word in
      word.map { Node.Pair(key, Node($0, style: .plain, at: mark), at: mark) }
    }
    return Node(content: .mapping(parts), mark: mark)
  }

  // MARK: Constraints

  private mutating func addConstraints(of nodes: [Node]) {
    var places: [String: Int] = [:]
    var found: [(node: Node, presence: Presence)] = []
    for (bit, node) in nodes.enumerated() {
      for constraint in node["constraints"]?.value.sequence ?? [] {
        let own = (constraint["when"]?.value.mapping).map(Self.text) ?? ""
        let text =
          ["is", "id", "priority"].map { constraint[$0]?.value.scalar?.text ?? "" }
          .joined(separator: "\n") + own
        let place = places[text] ?? found.count
        if place == found.count { found.append((constraint, 0)) }
        places[text] = place
        found[place].presence |= 1 << Presence(bit)
      }
    }
    constraints = found.compactMap { constraint, presence in
      // A constraint goes with its views.
      let converted = ConvertedConstraint(constraint)
      let names = [converted?.first, converted?.second].compactMap { $0?.target.view }
      let outer = names.reduce(Self.everywhere) { $0 & (presences[$1] ?? Self.everywhere) }
      guard presence & outer != 0 else { return nil }
      let conditions = conditions(presence & outer, in: outer)
      guard let own = constraint["when"]?.value else { return (constraint, conditions) }
      return (
        constraint,
        conditions.isEmpty
          ? [own] : conditions.map { mapping((own.mapping ?? []) + ($0.mapping ?? [])) }
      )
    }
  }

  // MARK: Variants

  /// The variants that say what views have in other size classes.
  ///
  /// - Parameter form: the keys of a view as the document has them, and its name there.
  func variants(_ form: (String, [Node.Pair]) -> (name: String, keys: [Node.Pair])) -> Node? {
    guard views.count == 4 else { return nil }
    let changes = (1...3).map { bit -> [Node.Pair] in
      views[bit].keys.sorted().compactMap { name in
        guard
          let own = views[0][name] ?? self.views.dropFirst().lazy.compactMap({ $0[name] }).first,
          let other = views[bit][name], presences[name] != 0
        else { return nil }
        let (shown, keys) = form(name, own)
        let difference = Self.difference(keys, form(name, other).keys, node.mark)
        return difference.isEmpty ? nil : pair(shown, mapping(difference))
      }
    }
    var variants: [Node.Pair] = []
    let add = { (name: String, when: Node, changes: [Node.Pair]) in
      guard !changes.isEmpty else { return }
      let root = changes.filter { $0.name == Self.rootKey }
      let others = changes.filter { $0.name != Self.rootKey }
      variants.append(
        self.pair(
          name,
          self.mapping(
            [self.pair("when", when)] + root
              + (others.isEmpty ? [] : [self.pair("views", self.mapping(others))]))))
    }
    let (width, height) = (words[1].width, words[2].height)
    if Self.text(changes[2]) == Self.text(Self.together(changes[0], changes[1])) {
      add("\(width)Width", condition(width: width), changes[0])
      add("\(height)Height", condition(height: height), changes[1])
    } else {
      for (index, changes) in changes.enumerated() {
        let word = words[index + 1]
        add(
          "\(word.width)Width\(word.height.capitalized)Height",
          condition(width: word.width, height: word.height), changes)
      }
    }
    return variants.isEmpty ? nil : mapping(variants)
  }

  private func pair(_ name: String, _ value: Node) -> Node.Pair {
    Node.Pair(name, value, at: node.mark)
  }

  private func mapping(_ entries: [Node.Pair]) -> Node {
    Node(content: .mapping(entries), mark: node.mark)
  }

  /// Both changes, the second over the first.
  private static func together(_ first: [Node.Pair], _ second: [Node.Pair]) -> [Node.Pair] {
    let both = first.map { entry in
      guard let other = second.first(where: { $0.name == entry.name }) else { return entry }
      guard let mine = entry.value.mapping, let theirs = other.value.mapping else { return other }
      return entry.with(value: entry.value.with(entries: together(mine, theirs)))
    }
    return both + second.filter { entry in !first.contains { $0.name == entry.name } }
  }

  private static func text(_ entries: [Node.Pair]) -> String {
    entries.sorted { $0.name < $1.name }
      .map { entry in
        let value =
          entry.value.mapping.map { "{\(text($0))}" }
          ?? YAMLPrinter.text(
            Node(content: .mapping([entry]), mark: entry.value.mark))
        return "\(entry.name): \(value)"
      }.joined(separator: ", ")
  }

  /// What has to be changed in `own` so that it is `other`. A key that goes away has nothing behind it.
  private static func difference(
    _ own: [Node.Pair], _ other: [Node.Pair], _ mark: SourceText.Mark
  ) -> [Node.Pair] {
    let ignored: Set = ["views", "when", "recorded"]
    let gone = own.filter { entry in
      !ignored.contains(entry.name) && !other.contains { $0.name == entry.name }
    }.map { Node.Pair($0.name, Node("null", style: .plain, at: mark), at: mark) }
    return gone
      + other.compactMap { entry in
        guard !ignored.contains(entry.name) else { return nil }
        guard let mine = own.first(where: { $0.name == entry.name }) else { return entry }
        guard text([mine]) != text([entry]) else { return nil }
        // A style's word is short for a mapping, whose keys a mapping would keep.
        let style = mine.value.scalar != nil && entry.name == "font"
        guard let theirs = entry.value.mapping,
          let keys = mine.value.mapping
            ?? (style ? [Node.Pair("style", mine.value, at: mark)] : nil)
        else { return entry }
        return entry.with(value: entry.value.with(entries: difference(keys, theirs, mark)))
      }
  }
}
