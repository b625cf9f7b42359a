import Files
import LayoutScene
import Reuse

/// The possible values of a key: how they are read, and their JSON Schema. Both are in one place so
/// that they cannot contradict each other.
struct Value<T>: Sendable {
  /// Only evaluated when the schema is needed; no document is read with it.
  let makeSchema: @Sendable () -> JSON
  /// Reads a node; nil after reporting a mistake.
  let read: @Sendable (Node, DocumentReader) -> T?
  /// What every key with such a value has.
  private(set) var rule = KeyRules.Rule()

  init(
    schema: @autoclosure @escaping @Sendable () -> JSON,
    read: @escaping @Sendable (Node, DocumentReader) -> T?
  ) {
    makeSchema = schema
    self.read = read
  }

  var schema: JSON { makeSchema() }

  /// The same possible values, read in another way.
  func with<U>(read: @escaping @Sendable (Node, DocumentReader) -> U?) -> Value<U> {
    Value<U>(schema: schema, read: read).with(rule: rule)
  }

  /// The value with its result transformed.
  func map<U>(_ transform: @escaping @Sendable (T) -> U) -> Value<U> {
    with { node, reader in read(node, reader).map(transform) }
  }

  /// The value with a reference to a part of `Definitions` as its schema.
  func referring(to name: String) -> Value<T> {
    Value(schema: Definitions.reference(name), read: read).with(rule: rule)
  }

  /// The value where a single word or number stands for a mapping with these keys.
  func short(for keys: [String]) -> Value { ruled { $0.shortFor = keys } }

  /// The value where a single one is words to read, or what something is called.
  var ofWords: Value { ruled { $0.holdsWords = true } }

  /// The value that is a colour.
  var ofColors: Value { ruled { $0.holdsColor = true } }

  /// The value where a mapping has the keys of all of these rules.
  func holdingKeys(
    of rules: @autoclosure @escaping @Sendable () -> [KeyRules.Rule]
  ) -> Value {
    ruled { $0.keys = { rules().flatMap { $0.keys?() ?? [] } } }
  }

  private func with(rule: KeyRules.Rule) -> Value { ruled { $0 = rule } }

  private func ruled(_ change: (inout KeyRules.Rule) -> Void) -> Value {
    var value = self
    change(&value.rule)
    return value
  }
}

extension Value where T == Double {
  /// A number from `range`, without its lower end if `isAbove`.
  static func number(
    _ range: ClosedRange<Double> = -NumberLimits.number...NumberLimits.number, isAbove: Bool = false
  ) -> Value {
    let expected = numberWords(range, isAbove: isAbove)
    return Value(
      schema: Numbers.schema([
        "type": "number", isAbove ? "exclusiveMinimum" : "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ])
    ) { node, reader in
      guard let value = reader.number(node, expected, limit: NumberLimits.number) else {
        return nil
      }
      guard range.contains(value), !isAbove || value > range.lowerBound else {
        return reader.wrong(expected, Numbers.words(value, node), node)
      }
      return value
    }
  }

  private static func numberWords(_ range: ClosedRange<Double>, isAbove: Bool) -> String {
    if range.lowerBound == -NumberLimits.number {
      return "a number up to \(String(decimal: NumberLimits.number))"
    }
    let lower = String(decimal: range.lowerBound)
    return "a number \(isAbove ? "above" : "from") \(lower) \(isAbove ? "up to" : "to") "
      + String(decimal: range.upperBound)
  }
}

extension Value where T == Int {
  static func count(_ range: ClosedRange<Int>) -> Value {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Value(
      schema: Numbers.schema([
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ])
    ) { node, reader in
      guard let value = reader.number(node, expected, limit: NumberLimits.number) else {
        return nil
      }
      guard value == value.rounded(), let whole = Int(exactly: value), range.contains(whole)
      else { return reader.wrong(expected, Numbers.words(value, node), node) }
      return whole
    }
  }
}

extension Value where T == Bool {
  static var boolean: Value {
    let expected = "true or false"
    return Value(schema: ["type": "boolean"]) { node, reader in
      guard let scalar = reader.plainScalar(node, expected) else { return nil }
      switch scalar.lowercased() {
      case "true": return true
      case "false": return false
      case let word:
        let value: Bool? = word == "1" ? true : word == "0" ? false : TruthWords.values[word]
        let meant =
          value.map { "\($0)" } ?? reader.problems.nearest(to: word, in: ["true", "false"])
        return reader.wrong(expected, scalar, node, meant: meant)
      }
    }
  }
}

extension Value {
  /// A truth value, or one of a few words. `what` names both in messages.
  static func boolean(
    true: T, false: T, or what: String, _ words: [(name: String, value: T)]
  ) -> Value where T: Sendable {
    let boolean = Value<Bool>.boolean
    let names = words.map(\.name)
    let schema: @Sendable () -> JSON = {
      ["anyOf": [boolean.schema, ["enum": .array(names.map { .string($0) })]]]
    }
    return Value(schema: schema()) { node, reader in
      let word = node.scalar?.text ?? ""
      if let found = words.first(where: { $0.name == word }) { return found.value }
      guard node.scalar != nil, TruthWords.values[word.lowercased()] == nil else {
        return boolean.read(node, reader).map { $0 ? `true` : `false` }
      }
      reader.report(.unknownChoice(word, of: what, known: ["true", "false"] + names), node)
      return nil
    }
  }
}

extension Value where T == String {
  /// Text from a scalar of any kind; numbers are kept as they are written.
  static var string: Value {
    Value(schema: ["type": ["string", "number", "boolean"]]) { node, reader in
      reader.text(node, "text")
    }
    .ofWords
  }
}

extension Value where T == Node {
  /// A text that is parsed later.
  static var scalarNode: Value { scalarNode("text") }

  /// - Parameter expected: what is expected, for messages.
  static func scalarNode(_ expected: String) -> Value {
    Value(schema: ["type": "string"]) { node, reader in
      reader.text(node, expected) == nil ? nil : node
    }
    .ofWords
  }
}

extension Value {
  /// One of a few words, which may have a point before it, as Swift writes cases. `what` names
  /// their kind in messages such as “there is no `text style` …”.
  ///
  /// - Parameter aliases: other names, such as UIKit's.
  static func choice(
    _ what: String, _ cases: [(name: String, value: T)], or aliases: [(name: String, value: T)] = []
  ) -> Value where T: Sendable {
    choice(ValueWords(what, cases, or: aliases))
  }

  /// The cases of an enumeration by their raw values.
  static func choice(_ what: String, or aliases: [(name: String, value: T)] = []) -> Value
  where T: RawRepresentable & CaseIterable & Sendable, T.RawValue == String {
    choice(ValueWords(what, or: aliases))
  }

  static func choice(_ named: ValueWords<T>) -> Value where T: Sendable {
    Value(schema: named.words.schema) { node, reader in
      named.words.place(of: node, reader).map { named.values[$0] }
    }
  }

  static func list<Element>(of element: Value<Element>) -> Value where T == [Element] {
    let list = Value(schema: ["type": "array", "items": element.schema]) { node, reader in
      guard let nodes = node.sequence else {
        let expected = "a list in brackets"
        if let text = node.scalar?.text, !node.isNull, text.count <= 60 {
          return reader.wrong(expected, text, node, meant: "[\(node.flowWords)]")
        }
        reader.report(.wrongKind(key: reader.key, expected: expected, found: node.kind), node)
        return nil
      }
      // All elements are read, even after a mistake, so that all mistakes are found.
      let elements = nodes.map { element.read($0, reader) }
      let found = elements.compactMap { $0 }
      return found.count == elements.count ? found : nil
    }
    .holdingKeys(of: [element.rule])
    return element.rule.holdsWords ? list.ofWords : list
  }

  /// One of two kinds of value: `second` for mappings and lists, `first` for everything else.
  ///
  /// - Parameter expected: the expected value in the message about a list; nil where lists are
  ///   allowed.
  static func either(
    _ first: Value, orStructure second: Value, expected: String? = nil
  ) -> Value {
    let value = Value(schema: ["anyOf": [first.schema, second.schema]]) { node, reader in
      if let expected, node.sequence != nil {
        reader.report(.wrongKind(key: reader.key, expected: expected, found: node.kind), node)
        return nil
      }
      return node.scalar == nil ? second.read(node, reader) : first.read(node, reader)
    }
    .holdingKeys(of: [first.rule, second.rule])
    return first.rule.holdsWords ? value.ofWords : value
  }

  /// A mapping with known keys.
  ///
  /// - Parameters:
  ///   - owner: the name of the mapping in messages; nil for the key that holds it.
  ///   - isPart: whether a variant or a style may give only some of the required keys.
  static func fields(
    _ owner: String?, _ initial: @escaping @Sendable () -> T, _ fields: [Field<T>],
    required: [String] = [], isPart: Bool = false
  ) -> Value {
    let fields = Fields(fields)
    return Value(schema: fields.keys.schema(required: isPart ? [] : required)) {
      node, reader -> T? in
      var target = initial()
      let owner = owner ?? reader.key.map { "“\($0)”" } ?? "this"
      let isRight = fields.read(
        of: owner, from: node, into: &target, required: required, reader)
      return isRight ? target : nil
    }
    .ruled { $0.keys = { fields.keys.rules } }
  }
}

extension Numbers {
  /// A number, or an expression with metrics: numbers and names with operators between them. The
  /// schema cannot check whether a name is that of a metric.
  static func schema(_ number: JSON) -> JSON {
    ["anyOf": [number, Definitions.reference("arithmetic")]]
  }

  static let arithmetic: JSON = {
    let operand = "[^-+*/()\\s\"'{}\\[\\]:,;@=<>#]+"
    let pattern = "^[-+(\\s]*\(operand)([)\\s]*[-+*/][-+(\\s]*\(operand))*[)\\s]*$"
    return ["type": "string", "pattern": .string(pattern)]
  }()

  /// The scalar as it is written, with its value if that differs.
  static func words(_ value: Double, _ node: Node) -> String {
    let text = node.scalar?.text ?? ""
    return double(text) == nil ? "\(text) = \(String(decimal: value))" : text
  }
}
