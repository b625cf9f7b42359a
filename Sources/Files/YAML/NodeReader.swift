import LayoutScene

/// Reads a file in YAML into nodes. While they are composed of libyaml's events, the depth and the
/// values that aliases stand for are counted, and duplicate keys and tags are found.
package struct NodeReader: ~Copyable {
  /// The most levels of nested lists and mappings, with aliases replaced by their values.
  package static let depthLimit = 256
  /// The most values, with aliases replaced by their values.
  static let sizeLimit = 200_000

  private let source: SourceText
  private let problems: Problems
  private var events: YAMLEvents
  private var count = 0
  private var anchors: [String: Anchored] = [:]

  /// A node with a name, which aliases stand for.
  private struct Anchored {
    var node: Node
    var size: Int
    /// The levels of lists and mappings in it, with itself.
    var height: Int
  }

  /// A node, with the levels of lists and mappings in it.
  private typealias Composed = (node: Node, height: Int)

  /// Why nothing more is read.
  private enum Stop: Error {
    case events(YAMLEvents.Failure)
    case fact(Fact, SourceText.Mark)
  }

  /// The nodes of a file that is JSON by its name, or else YAML; nil after reporting a mistake.
  package static func readFile(
    _ source: SourceText, place: Int = 0, _ problems: Problems
  ) -> Node? {
    source.file.lowercased().hasSuffix(".json")
      ? JSONReader.read(source, place: place, problems) : read(source, place: place, problems)
  }

  /// The nodes of a file in YAML; nil after reporting a mistake.
  ///
  /// - Parameter place: the index of the file among those of the document.
  package static func read(_ source: SourceText, place: Int = 0, _ problems: Problems) -> Node? {
    var text = source.text
    return text.withUTF8 { bytes in
      do throws(Stop) {
        var reader = try NodeReader(source, bytes, place, problems)
        let root = try reader.document()
        if root.scalar?.style == .plain, let (fact, place) = ForeignText.fact(of: source) {
          problems.report(fact, at: place, in: source)
          return nil
        }
        return root
      } catch {
        report(error, in: source, problems)
        return nil
      }
    }
  }

  private init(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ problems: Problems
  ) throws(Stop) {
    self.source = source
    self.problems = problems
    do { events = try YAMLEvents(bytes, place: place) } catch { throw .events(error) }
  }

  // MARK: Composing

  private mutating func next() throws(Stop) -> YAMLEvents.Event {
    do { return try events.next() } catch { throw .events(error) }
  }

  /// The only document of the file.
  private mutating func document() throws(Stop) -> Node {
    let start = SourceText.Mark(line: 1, column: 1)
    guard try next().kind == .document else { throw .fact(.emptyDocument, start) }
    let root = try node(try next(), depth: 0).node
    _ = try next()
    let rest = try next()
    guard rest.kind == .endOfStream else {
      throw .fact(
        .malformed(
          "a second document begins here, and a file has one",
          advice: "write it into a file of its own, or remove the line with “---”"), rest.mark)
    }
    return root
  }

  private mutating func node(_ event: YAMLEvents.Event, depth: Int) throws(Stop) -> Composed {
    let before = count
    try charge(1, at: event.mark)
    let composed: Composed
    switch event.kind {
    case .alias(let name): return try alias(name, at: event.mark, depth: depth)
    case .scalar(let scalar):
      reportUnread(scalar, event)
      composed = (Node(content: .scalar(scalar), mark: event.mark), 0)
    case .sequence: composed = try sequence(event, depth: depth)
    default: composed = try mapping(event, depth: depth)
    }
    if let anchor = event.anchor {
      anchors[anchor] = Anchored(
        node: composed.node, size: count - before, height: composed.height)
    }
    return composed
  }

  private mutating func charge(_ values: Int, at mark: SourceText.Mark) throws(Stop) {
    count += values
    guard count <= Self.sizeLimit else { throw .fact(.tooManyValues(limit: Self.sizeLimit), mark) }
  }

  /// What an alias stands for. It counts as often as it is used.
  private mutating func alias(
    _ name: String, at mark: SourceText.Mark, depth: Int
  ) throws(Stop) -> Composed {
    guard let anchored = anchors[name] else { throw .fact(unknownAlias(name, at: mark), mark) }
    try charge(anchored.size - 1, at: mark)
    try checkDepth(depth + anchored.height, at: mark)
    return (anchored.node, anchored.height)
  }

  /// That an alias stands for nothing. Where nothing has an anchor it is probably a text.
  private func unknownAlias(_ name: String, at mark: SourceText.Mark) -> Fact {
    let near = Suggestion.nearest(to: name, in: anchors.keys.sorted())
    guard near != nil || source.text.contains("&\(name)") else {
      let line = YAMLLine(source.line(mark.line))
      return .needsQuotes(line.value(from: mark.column - 1), .alias)
    }
    return .malformed(
      "there is no anchor “&\(Fact.shortened(name))” before this alias",
      advice: near.map { "did you mean “*\($0)”?" } ?? "write the value with the anchor first")
  }

  /// - Parameter depth: the number of lists and mappings, with those around them.
  private func checkDepth(_ depth: Int, at mark: SourceText.Mark) throws(Stop) {
    guard depth <= Self.depthLimit else { throw .fact(.tooDeep(limit: Self.depthLimit), mark) }
  }

  private mutating func sequence(
    _ start: YAMLEvents.Event, depth: Int
  ) throws(Stop) -> Composed {
    try open(start, depth: depth)
    var (nodes, height): ([Node], Int) = ([], 0)
    while case let event = try next(), event.kind != .end {
      let element = try node(event, depth: depth + 1)
      if let (items, fact) = ContinuedItem(source).items(of: element.node) {
        // The lines below it may have the same mistake, which is said once.
        problems.report(fact, at: items[1].mark, in: source)
        nodes += items
      } else {
        nodes.append(element.node)
      }
      height = max(height, element.height)
    }
    nodes = CutTexts(problems, source).joined(nodes)
    return (Node(content: .sequence(nodes), mark: start.mark), height + 1)
  }

  private mutating func mapping(_ start: YAMLEvents.Event, depth: Int) throws(Stop) -> Composed {
    try open(start, depth: depth)
    var (entries, height): ([Node.Pair], Int) = ([], 0)
    while case let event = try next(), event.kind != .end {
      var key = try node(event, depth: depth + 1)
      // A key that is an alias stands where the alias does.
      key.node.mark = event.mark
      let value = try node(try next(), depth: depth + 1)
      height = max(height, key.height, value.height)
      guard let name = key.node.scalar?.text else {
        problems.report(.keyNotText, at: event.mark, in: source)
        continue
      }
      var entry = Node.Pair(key: key.node, name: name, value: value.node)
      if let (items, fact) = ContinuedItem(source).list(of: entry) {
        problems.report(fact, at: entry.value.mark, in: source)
        entry.value.content = .sequence(items)
      }
      if let key = UnsplitKey(entry) {
        entries.append(try split(key))
      } else {
        entries.append(entry)
      }
    }
    entries = unique(CutTexts(problems, source).joined(entries))
    if entries.contains(where: Self.isMerge) { entries = merged(entries) }
    return (Node(content: .mapping(entries), mark: start.mark), height + 1)
  }

  /// The entry that is meant by one without a space behind its colon. Without a colon nothing more is read, as what
  /// follows is cut in the wrong places.
  private func split(_ key: UnsplitKey) throws(Stop) -> Node.Pair {
    guard let entry = key.entry else { throw .fact(key.fact, key.mark) }
    problems.report(key.fact, at: key.mark, in: source)
    return entry
  }

  /// The first entry with each name; others are reported. Their value counts where the first has none.
  private func unique(_ entries: [Node.Pair]) -> [Node.Pair] {
    var (places, kept): ([String: Int], [Node.Pair]) = ([:], [])
    for entry in entries {
      guard let place = places[entry.name] else {
        places[entry.name] = kept.count
        kept.append(entry)
        continue
      }
      let first = kept[place]
      problems.report(
        .duplicateKey(entry.name, firstLine: first.key.mark.line), at: entry.key.mark, in: source)
      if first.value.isNull { kept[place] = entry }
    }
    return kept
  }

  /// Begins a list or a mapping.
  private func open(_ start: YAMLEvents.Event, depth: Int) throws(Stop) {
    try checkDepth(depth + 1, at: start.mark)
    if let tag = start.tag { problems.report(.tagged(tag), at: start.mark, in: source) }
  }

  /// Reports a text with a tag, and a text that begins with `&` where nothing follows.
  private func reportUnread(_ scalar: Node.Scalar, _ event: YAMLEvents.Event) {
    guard event.tag != nil || event.anchor != nil else { return }
    if scalar.style == .plain {
      guard let fact = UnquotedText.fact(of: scalar.text, at: event.mark, in: source) else {
        return
      }
      problems.report(fact, at: event.mark, in: source)
    } else if let tag = event.tag, tag != Self.textTag {
      problems.report(.tagged(tag), at: event.mark, in: source)
    }
  }

  /// What `!!str` stands for: the tag of a text, which a text in quotes may have.
  private static let textTag = "tag:yaml.org,2002:str"

  // MARK: Merge keys

  private static func isMerge(_ entry: Node.Pair) -> Bool {
    entry.name == "<<" && entry.key.scalar?.style == .plain
  }

  /// The entries, with the keys of the mappings under `<<` in its place. The mapping's own keys
  /// win, and of several mappings the first one with the key.
  private func merged(_ entries: [Node.Pair]) -> [Node.Pair] {
    var names = Set(entries.map(\.name))
    return entries.flatMap { entry in
      guard Self.isMerge(entry) else { return [entry] }
      return (entry.value.sequence ?? [entry.value]).flatMap { node in
        guard let brought = node.mapping else {
          let expected = "a mapping, such as “*name” for one with an anchor"
          problems.report(
            .wrongKind(key: "<<", expected: expected, found: node.kind), at: node.mark, in: source)
          return [Node.Pair]()
        }
        return brought.filter { names.insert($0.name).inserted }
      }
    }
  }

  // MARK: Reporting

  private static func report(_ stop: Stop, in source: SourceText, _ problems: Problems) {
    switch stop {
    case .fact(let fact, let mark): problems.report(fact, at: mark, in: source)
    case .events(.unreadable(let problem)):
      problems.report(.malformed(problem), file: source.file)
    case .events(.complaint(let complaint)):
      if let (fact, place) = ForeignText.fact(of: source)
        ?? ForeignText.constraint(at: complaint.place, in: source)
        ?? UnquotedText.fact(of: complaint, in: source)
        ?? MissingSpace.fact(of: complaint, in: source)
        ?? Indentation.fact(of: complaint, in: source)
      {
        problems.report(fact, at: place, in: source)
      } else {
        problems.report(.malformed(sentence(complaint)), at: complaint.place, in: source)
      }
    }
  }

  /// A sentence such as `while parsing a flow mapping that starts at line 3: did not find expected
  /// ',' or '}'`.
  private static func sentence(_ complaint: UnquotedText.Complaint) -> String {
    guard let start = complaint.start, !complaint.context.isEmpty else { return complaint.problem }
    return "\(complaint.context) that starts at line \(start.line): \(complaint.problem)"
  }
}
