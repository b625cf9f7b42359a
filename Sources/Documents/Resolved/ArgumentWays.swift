import Files
import LayoutScene
import Reuse

/// Through which arguments of components and items of repetitions the value of a variable comes.
struct ArgumentWays {
  let places: NodePlaces
  let written: WrittenNames
  /// The names of arguments and items, and of values in them, by their places.
  let names: [SourceLocation: String]
  /// The names of those that are mappings.
  let mappings: [SourceLocation: String]

  /// The names of all that the variables in a text get their values from, in the order from where they are used to
  /// where they are written. An argument that a use does not give, and a key that an item does not have, are among them.
  ///
  /// - Parameter place: the number of the place at which the variables have their values.
  func names(of text: String, at place: Int) -> [String] {
    var found: [String] = []
    for path in Self.variables(in: text) { follow(path, at: place, &found) }
    return found.distinct
  }

  /// The names for what is written under a key, or as the item of a list, that a mark is of.
  func names(at mark: SourceText.Mark) -> [String] {
    guard mark.place > 0, let text = written.node(at: places.location(of: mark))?.scalar?.text
    else { return [] }
    return names(of: text, at: mark.place)
  }

  /// The names for the argument of a use, or for the item of a repetition.
  func names(ofVariable name: String, at place: Int) -> [String] {
    var found: [String] = []
    follow([name], at: place, &found)
    return found.distinct
  }

  /// What decides whether views are there, by their names.
  var deciding: [String: ResolvedDecision] {
    places.deciding.mapValues { decision(by: $0.variable, at: $0.value.mark) }
  }

  /// What decides whether constraints are there.
  var constraintDecisions: [ResolvedDecision] {
    places.constraintConditions.map { decision(by: $0, at: $0.mark) }
  }

  /// What a variable in a condition decides by, whose value is written at a place.
  private func decision(by variable: Node, at value: SourceText.Mark) -> ResolvedDecision {
    let number = variable.mark.place
    return ResolvedDecision(
      origin: places.location(of: value), scope: places.all[number].scope,
      way: names(of: variable.scalar?.text ?? "", at: number))
  }

  /// - Parameter path: a variable and the keys behind it.
  private func follow(_ path: [String], at number: Int, _ found: inout [String]) {
    guard number > 0, let name = path.first, case let place = places.all[number],
      let value = place.variables[name]
    else { return }
    let outer = place.use?.place ?? 0
    if place.component != nil, let use = place.use {
      let given = place.written[name]
      let (words, rest) = Self.keys(path.dropFirst(), of: given ?? value)
      found.append("\(written.view(place.scope, at: use)).\(name)\(words)")
      for inner in given?.scalar.map({ Self.variables(in: $0.text) }) ?? [] {
        follow(inner + rest, at: outer, &found)
      }
    } else if Expansion.counters.contains(name) {
      return
    } else if outer > 0, places.all[outer].variables[name]?.mark == value.mark {
      return follow(path, at: outer, &found)
    } else if let item = nameOfValue(value) {
      found.append(item + Self.keys(path.dropFirst(), of: value).words)
    }
    // Where it is written, which may be a default.
    let end = path.dropFirst().reduce(value) { $0[$1]?.value ?? $0 }
    if let name = nameOfValue(end) { found.append(name) }
  }

  private func nameOfValue(_ node: Node) -> String? {
    let place = places.location(of: node.mark)
    return node.mapping == nil ? names[place] : mappings[place] ?? names[place]
  }

  /// The keys behind a variable as they follow the name of its value, and those that are not of that value.
  private static func keys(
    _ path: ArraySlice<String>, of node: Node
  ) -> (words: String, rest: [String]) {
    var (words, value) = ("", Node?.some(node))
    for (index, key) in zip(path.indices, path) {
      guard let mapping = value, mapping.mapping != nil else {
        return (words, Array(path[index...]))
      }
      words += ".\(key)"
      value = mapping[key]?.value
    }
    return (words, [])
  }

  /// The variables in a text with the keys behind them: `$item.name` is `["item", "name"]`.
  private static func variables(in text: String) -> [[String]] {
    let all = Array(text.unicodeScalars)
    return Substitution.variables(in: text).map { variable in
      var (path, place) = ([variable.name], variable.end)
      while place < all.count, all[place] == "." {
        let key = all[(place + 1)...].enumerated()
          .prefix { Identifier.isPart($0.element, isFirst: $0.offset == 0) }.map(\.element)
        guard !key.isEmpty else { break }
        path.append(String(String.UnicodeScalarView(key)))
        place += key.count + 1
      }
      return path
    }
  }
}
