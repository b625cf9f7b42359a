import LayoutScene
import Reuse

/// Lists what decides which parts of a document are there, and names the values that uses of components and
/// repetitions have.
struct ChoiceLister {
  private let places: NodePlaces
  private let definitions: DefinitionNames
  /// The names of arguments and items, and of values in them, by their places.
  private(set) var names: [SourceLocation: String] = [:]

  init(places: NodePlaces, definitions: DefinitionNames) {
    (self.places, self.definitions) = (places, definitions)
    let items = Set(places.repetitions.flatMap(\.items).map { places.location(of: $0.mark) })
    for place in places.all where !place.scope.isEmpty {
      for (key, node) in place.variables.sorted(by: { $0.key < $1.key }) {
        let origin = places.location(of: node.mark)
        guard !Expansion.counters.contains(key), !items.contains(origin), names[origin] == nil
        else { continue }
        name(node, definitions.definition(at: origin) ?? "\(place.scope).\(key)")
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
    for entry in node.mapping ?? [] {
      names[places.location(of: entry.key.mark)] = "\(name).\(entry.name)"
      self.name(entry.value, "\(name).\(entry.name)")
    }
    for (index, element) in (node.sequence ?? []).enumerated() {
      self.name(element, "\(name)[\(index)]")
    }
  }

  var choices: [ResolvedChoice] {
    let conditions = places.conditions.map { condition in
      let origin = places.location(of: condition.mark)
      return ResolvedChoice(
        kind: .condition, name: condition.name, value: condition.words, holds: condition.holds,
        origin: origin)
    }
    return conditions + arguments + places.repetitions.map(choice)
  }

  private var arguments: [ResolvedChoice] {
    places.deciding.sorted { $0.key < $1.key }.compactMap { view, node in
      let origin = places.location(of: node.mark)
      return names[origin].map { name in
        ResolvedChoice(
          kind: .argument, name: name, value: node.isNull ? "none" : Condition.words(of: node),
          origin: origin, scope: view.split(separator: "/").dropLast().joined(separator: "/"))
      }
    }
  }

  private func choice(_ repetition: NodePlaces.Repetition) -> ResolvedChoice {
    let items = repetition.items.map(\.name)
    let isNumbered = items.allSatisfy { $0.allSatisfy(\.isNumber) }
    let origin = places.location(of: repetition.list.mark)
    return ResolvedChoice(
      kind: .items, name: names[origin] ?? "\(repetition.name).repeat",
      value: isNumbered
        ? ("\(items.count, "item")" as Sentence).description : items.joined(separator: ", "),
      origin: origin, scope: repetition.name)
  }
}

extension Node {
  /// The values in a list or a mapping; none of a scalar.
  fileprivate var elements: [Node] { sequence ?? mapping?.map(\.value) ?? [] }
}
