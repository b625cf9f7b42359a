import Files
import LayoutScene
import Reuse

/// What the keys and values of a document and of the files that it includes are called, by where they are written:
/// `styles.detail.font`, `variants.wide.metrics.gap`, or `first.title` for a key of the view `first`.
struct WrittenNames {
  /// A value of a view that decides what else the view has or whether it is there.
  struct Decision {
    var kind: ResolvedChoice.Kind
    var name: String
    var value: Node
    var origin: SourceLocation
    /// Whether it is a view's by its place. Views may also be in arguments, where other keys have its name.
    var isOfView: Bool
  }

  private var keys: [SourceLocation: String] = [:]
  private var values: [SourceLocation: String] = [:]
  /// What is written under keys and in lists, by the places of the keys and of the items.
  private var nodes: [SourceLocation: Node] = [:]
  /// The places of the names. Of two that are the same the last one counts, as it does in documents.
  private(set) var places: [String: SourceLocation] = [:]
  private(set) var decisions: [Decision] = []
  private let sources: NodePlaces

  init(of document: OpenDocument) {
    sources = document.places
    for node in document.definitions.dropLast() + [document.written] {
      add(document: node, screen: document.screenName)
    }
  }

  private mutating func add(document node: Node, screen: String?) {
    for entry in node.mapping ?? [] {
      name(entry, entry.name)
      switch entry.name {
      case let key where DefinitionKey(rawValue: key) != nil: add(entry.value, key)
      case "variants": add(entry.value, entry.name)
      case "views": add(views: entry.value)
      case "screens":
        for own in entry.value.mapping ?? [] {
          name(own, "screens.\(own.name)")
          if own.name == screen { add(document: own.value, screen: nil) }
        }
      default: break
      }
    }
  }

  /// The document's own views, whose names have no path.
  private mutating func add(views node: Node) {
    for view in node.mapping ?? [] {
      name(view, view.name)
      for entry in view.value.mapping ?? [] {
        if entry.name == "views" {
          add(views: entry.value)
        } else {
          add(entry, "\(view.name).\(entry.written)")
        }
      }
    }
  }

  private mutating func add(_ node: Node, _ name: String) {
    for entry in node.mapping ?? [] { add(entry, "\(name).\(entry.written)") }
    for (index, element) in (node.sequence ?? []).enumerated() {
      let own = "\(name)[\(index)]"
      keys[sources.location(of: element.mark)] = own
      nodes[sources.location(of: element.mark)] = element
      add(element, own)
    }
  }

  private mutating func add(_ entry: Node.Pair, _ own: String) {
    name(entry, own)
    if let kind = ResolvedChoice.Kind(rawValue: entry.name), kind.isDecision {
      let origin = sources.location(of: entry.key.mark)
      decisions.append(
        Decision(
          kind: kind, name: own, value: entry.value, origin: origin, isOfView: Self.isOfView(own)))
    }
    add(entry.value, own)
  }

  private static func isOfView(_ key: String) -> Bool {
    let path = key.split(separator: ".")
    return path.count == 2
      || path.count == 3 && DefinitionKey(rawValue: String(path[0]))?.definesValues == false
      || path.dropLast(2).last == "views" || path.dropLast().last == "between"
  }

  private mutating func name(_ entry: Node.Pair, _ own: String) {
    let place = sources.location(of: entry.key.mark)
    keys[place] = own
    places[own] = place
    nodes[place] = entry.value
    let value = sources.location(of: entry.value.mark)
    values[value] = own
    if nodes[value] == nil { nodes[value] = entry.value }
  }

  /// The name of the key at a place.
  subscript(origin: SourceLocation) -> String? { keys[origin] }

  /// The name of the value that stands at a place, or of the key before it.
  func value(at origin: SourceLocation) -> String? { keys[origin] ?? values[origin] }

  /// The name of a value. A mapping without braces begins where its first key does, whose name is another.
  func name(of node: Node) -> String? {
    let origin = sources.location(of: node.mark)
    return node.mapping == nil ? value(at: origin) : values[origin] ?? keys[origin]
  }

  /// What is written under the key, or as the item of a list, that stands at a place.
  func node(at origin: SourceLocation) -> Node? { nodes[origin] }

  /// The name of the view that an entry is: those of a repetition have one name, and what is between them another.
  func view(_ entry: Node.Pair) -> String { view(entry.name, at: entry.key.mark) }

  /// The name of a view with a full name, whose key is written at a place.
  func view(_ full: String, at mark: SourceText.Mark) -> String {
    guard let name = keys[sources.location(of: mark)] else { return full }
    let path = full.split(separator: "/").suffix(3)
    let isBetween = path.count == 3 && path.dropFirst().first == "between"
    return isBetween && name.hasSuffix(path[path.startIndex]) ? name + ".between" : name
  }
}
