import Foundation

/// The names that modules offer, as the compiler lists them in symbol graphs.
package struct PlatformSymbols: Sendable, Equatable {
  package var types: Set<String> = []
  /// Functions and constants outside of types.
  package var globals: Set<String> = []
  /// Members of all types together.
  package var members: Set<String> = []
  /// The methods of protocols that nobody has to implement.
  package var optionalMethods: Set<String> = []
  /// Classes with their superclasses: two names with a space between them.
  private var inheritance: Set<String> = []

  package init() {}

  /// The superclass of each class.
  package var superclasses: [String: String] {
    get {
      let pairs = inheritance.map { $0.split(separator: " ") }.filter { $0.count == 2 }
      return Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { a, b in min(a, b) }
    }
    set { inheritance = Set(newValue.map { "\($0.key) \($0.value)" }) }
  }

  /// Adds what a symbol graph lists.
  /// - Parameter graph: a file that `swift symbolgraph-extract` has written.
  package mutating func add(graph: Data) throws {
    let graph = try JSONDecoder().decode(Graph.self, from: graph)
    var protocols: Set<String> = []
    var defaults: Set<String> = []
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      guard let last = symbol.pathComponents.last else { continue }
      let name = String(last.prefix { $0 != "(" })
      let kind = symbol.kind.identifier.replacingOccurrences(of: "swift.", with: "")
      names[symbol.identifier.precise] = name
      if kind == "protocol" { protocols.insert(symbol.identifier.precise) }
      if Self.kindsOfTypes.contains(kind) { types.insert(name) }
      if symbol.pathComponents.count > 1 { members.insert(name) } else { globals.insert(name) }
    }
    // A requirement has a default where the graph says so.
    for relation in graph.relationships where relation.kind == "defaultImplementationOf" {
      defaults.insert(relation.target)
    }
    for relation in graph.relationships where relation.kind == "inheritsFrom" {
      let fallback = relation.targetFallback?.split(separator: ".").last.map(String.init)
      guard let child = names[relation.source], let parent = names[relation.target] ?? fallback
      else { continue }
      inheritance.insert("\(child) \(parent)")
    }
    for symbol in graph.symbols where symbol.pathComponents.count == 2 {
      guard symbol.kind.identifier == "swift.method", defaults.contains(symbol.identifier.precise),
        let last = symbol.pathComponents.last
      else { continue }
      optionalMethods.insert(String(last.prefix { $0 != "(" }))
    }
  }

  private static let kindsOfTypes: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "associatedtype",
  ]

  private struct Graph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relation]
  }
  private struct Symbol: Decodable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
  }
  private struct Kind: Decodable {
    var identifier: String
  }
  private struct Identifier: Decodable {
    var precise: String
  }
  private struct Relation: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  // MARK: As a text

  /// One name a line, after the letter of its set.
  package var text: String {
    Self.sets.map { letter, path in
      self[keyPath: path].sorted().map { "\(letter) \($0)\n" }.joined()
    }.joined()
  }

  package init(text: String) {
    for line in text.split(separator: "\n") {
      guard let (_, path) = Self.sets.first(where: { line.hasPrefix($0.0 + " ") }) else { continue }
      self[keyPath: path].insert(String(line.dropFirst(2)))
    }
  }

  private static var sets: [(String, WritableKeyPath<PlatformSymbols, Set<String>>)] {
    [
      ("T", \.types), ("G", \.globals), ("M", \.members), ("O", \.optionalMethods),
      ("S", \.inheritance),
    ]
  }

  package mutating func formUnion(_ other: PlatformSymbols) {
    for (_, path) in Self.sets { self[keyPath: path].formUnion(other[keyPath: path]) }
  }
}
