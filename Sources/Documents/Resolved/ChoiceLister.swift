import Files
import LayoutScene
import Reuse

/// Lists what decides which parts of a document are there, and names the values that uses of components and
/// repetitions have.
struct ChoiceLister {
  private let places: NodePlaces
  private let written: WrittenNames
  /// The names of arguments and items, and of values in them, by their places.
  private(set) var names: [SourceLocation: String] = [:]
  /// The names of those that are mappings: without braces one begins where its first key does.
  private(set) var mappings: [SourceLocation: String] = [:]

  init(places: NodePlaces, written: WrittenNames) {
    (self.places, self.written) = (places, written)
    let items = Set(places.repetitions.flatMap(\.items).map { places.location(of: $0.mark) })
    for place in places.all where !place.scope.isEmpty {
      for (key, node) in place.variables.sorted(by: { $0.key < $1.key }) {
        let origin = places.location(of: node.mark)
        guard !Expansion.counters.contains(key), !items.contains(origin), names[origin] == nil
        else { continue }
        name(node, written.name(of: node) ?? "\(place.scope).\(key)")
      }
    }
    for repetition in places.repetitions {
      for (item, node) in zip(repetition.items, repetition.list.elements)
      where names[places.location(of: node.mark)] == nil {
        name(node, "\(repetition.name)/\(item.name)")
      }
    }
  }

  private mutating func name(_ node: Node, _ name: String) {
    names[places.location(of: node.mark)] = name
    if node.mapping != nil { mappings[places.location(of: node.mark)] = name }
    for entry in node.mapping ?? [] {
      names[places.location(of: entry.key.mark)] = "\(name).\(entry.name)"
      self.name(entry.value, "\(name).\(entry.name)")
    }
    for (index, element) in (node.sequence ?? []).enumerated() {
      self.name(element, "\(name)[\(index)]")
    }
  }

  /// - Parameter views: all views of the document.
  func choices(among views: [ResolvedView]) -> [ResolvedChoice] {
    let conditions = places.conditions.map { condition in
      let origin = places.location(of: condition.mark)
      return ResolvedChoice(
        kind: .condition, name: condition.name, value: condition.words, holds: condition.holds,
        origin: origin)
    }
    return conditions + decisions(among: views) + arguments + places.repetitions.map(choice)
  }

  /// What is written at the views of the document and of the components that it uses. A condition about the cell is
  /// listed above.
  private func decisions(among views: [ResolvedView]) -> [ResolvedChoice] {
    let given = Set(views.compactMap(\.definition))
    let used = Set(places.all.compactMap(\.component))
    return written.decisions.filter { decision in
      let path = decision.name.split(separator: ".")
      let view = path.dropLast().joined(separator: ".")
      return decision.value.mapping == nil && (decision.isOfView || given.contains(view))
        && (path[0] != "components" || used.contains(String(path[1])))
    }.map { choice($0.kind, $0.name, $0.value, $0.origin) }
  }

  private func choice(
    _ kind: ResolvedChoice.Kind, _ name: String, _ node: Node, _ origin: SourceLocation
  ) -> ResolvedChoice {
    // What is longer is compared where it is used.
    let words = node.isNull ? "none" : String(Condition.words(of: node).prefix(200))
    return ResolvedChoice(kind: kind, name: name, value: words, origin: origin)
  }

  /// The arguments of components as they are written at a use, those of items that conditions look at, and defaults.
  private var arguments: [ResolvedChoice] {
    // A list for whose items a view is repeated is listed as that.
    var known = Set(places.repetitions.compactMap { names[places.location(of: $0.list.mark)] })
    let deciding = places.deciding.sorted { $0.key < $1.key }.compactMap { _, decision in
      let origin = places.location(of: decision.value.mark)
      return names[origin].flatMap { name in
        known.insert(name).inserted ? choice(.argument, name, decision.value, origin) : nil
      }
    }
    return deciding
      + places.all.filter { $0.component != nil }.flatMap { place in
        place.variables.sorted { $0.key < $1.key }.compactMap { key, node in
          let node = place.written[key] ?? node
          let origin = places.location(of: node.mark)
          let name = written.value(at: origin) ?? "\(place.scope).\(key)"
          return known.insert(name).inserted ? choice(.argument, name, node, origin) : nil
        }
      }
  }

  private func choice(_ repetition: NodePlaces.Repetition) -> ResolvedChoice {
    let items = repetition.items.map(\.name)
    let isNumbered = items.allSatisfy { $0.allSatisfy(\.isNumber) }
    let origin = places.location(of: repetition.list.mark)
    let name = names[origin] ?? "\(repetition.name).repeat"
    return ResolvedChoice(
      kind: .items, name: name,
      value: isNumbered
        ? ("\(items.count, "item")" as Sentence).description : items.joined(separator: ", "),
      origin: written.places[name] ?? origin, scope: repetition.name)
  }
}
