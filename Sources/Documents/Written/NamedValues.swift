import Files
import LayoutScene
import Reuse

/// The metrics and colours of a document, where they are written, and how often it names each.
struct NamedValues {
  private var written: [String: [WrittenValue]] = [:]
  /// How often each is named, by its place.
  private(set) var places: [ValuePlace: Int] = [:]

  init(_ document: OpenDocument) {
    var entries: [(section: DefinitionKey, entry: Node.Pair)] = []
    for section in DefinitionKey.allCases where section.definesValues {
      for entry in document.root.definitions(section) { entries.append((section, entry)) }
    }
    guard !entries.isEmpty else { return }
    let uses = Self.uses(in: document.root)
    for (section, entry) in entries where written[entry.name] == nil {
      let key = [section.rawValue, entry.name].joined(separator: ".")
      written[entry.name] = Self.scalars(of: entry.value, []).compactMap { node, path in
        WrittenValue(
          node, path: [entry.name] + path, in: document.places,
          definition: ([key] + path).joined(separator: "."), uses: uses[entry.name] ?? 1)
      }
      for value in written[entry.name] ?? [] { places[value.place] = uses[entry.name] }
    }
  }

  /// The values that a text names, such as `gap` in `b.top = a.bottom + gap`, in its order.
  func values(in text: String, at path: [String]) -> [WrittenValue] {
    guard !written.isEmpty else { return [] }
    return Self.names(in: text).distinct.flatMap { name in
      (written[name] ?? []).map { value in
        var value = value
        value.path = path + value.path
        return value
      }
    }
  }

  private static func scalars(of node: Node, _ path: [String]) -> [(node: Node, path: [String])] {
    guard let entries = node.mapping else { return node.scalar == nil ? [] : [(node, path)] }
    return entries.flatMap { scalars(of: $0.value, path + [$0.name]) }
  }

  /// How many values and constraints name each word.
  private static func uses(in root: Node) -> [String: Int] {
    var uses: [String: Int] = [:]
    var stack = (root.mapping ?? []).map { (node: $0.value, key: $0.name) }
    while let (node, key) = stack.popLast() {
      switch node.content {
      case .scalar(let scalar):
        guard !KeyRules.ofKeys.anywhere.holdingWords.contains(key) else { continue }
        for name in names(in: scalar.text).distinct { uses[name, default: 0] += 1 }
      case .sequence(let nodes): stack += nodes.map { ($0, key) }
      case .mapping(let entries):
        // A metric may be called `title`.
        let areNames = DefinitionKey(rawValue: key)?.definesValues == true
        stack += entries.map { ($0.value, areNames ? "" : $0.name) }
      }
    }
    return uses
  }

  /// The words of a text that may be names of values: not those of views, which have an attribute after them or,
  /// in Visual Format, a bracket before them.
  private static func names(in text: String) -> [String] {
    // A long text is one to read.
    guard text.utf8.count <= 1_000 else { return [] }
    var names: [String] = []
    var word = ""
    var before: Character = " "
    var beforeWord: Character = " "
    for letter in text + " " {
      let isPart = letter.isLetter || letter == "_" || !word.isEmpty && letter.isNumber
      if isPart {
        if word.isEmpty { beforeWord = before }
        word.append(letter)
      } else if !word.isEmpty {
        if letter != ".", ![".", "[", "#"].contains(beforeWord), !beforeWord.isNumber {
          names.append(word)
        }
        word = ""
      }
      before = letter
    }
    return names
  }
}
