import LayoutScene
import Yams

/// Reads a file into nodes. Yams does the parsing. In addition, the values that aliases stand for
/// are counted, all duplicate keys are found, and the depth is limited.
struct NodeReader {
  /// The most levels of nested lists and mappings, with aliases replaced by their values.
  static let depthLimit = 256
  /// The most values, with aliases replaced by their values.
  static let sizeLimit = 200_000
  /// The most duplicate keys that are looked for, and the most bytes that are read for that: each
  /// key takes another pass over the file.
  private static let duplicateLimit = 20
  private static let duplicateEffort = 2 << 20

  private let source: SourceText
  private let problems: Problems
  /// The index of the file among those of the document.
  private let place: Int
  private var count = 0
  /// Whether the file has any `!` or `&`, so that scalars have to be checked for these.
  private let hasSigns: Bool
  /// The keys that occur more than once in a mapping, by the mark of the first occurrence.
  private var disguised: [SourceText.Mark: String] = [:]

  /// The nodes of the file; nil after reporting a mistake.
  static func read(_ source: SourceText, place: Int = 0, _ problems: Problems) -> Node? {
    guard AliasGuard.passes(source, problems) else { return nil }
    var reader = NodeReader(source: source, problems: problems, place: place)
    guard let root = reader.compose() else { return nil }
    return reader.convert(root, depth: 0)
  }

  private init(source: SourceText, problems: Problems, place: Int) {
    self.source = source
    self.problems = problems
    self.place = place
    hasSigns = source.text.hasByte { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "&") }
  }

  // MARK: Composing

  /// Parses the file. Yams stops at a mapping with duplicate keys and gives the first place of one
  /// of them. That key is then replaced by another text of the same length, so that no place
  /// changes, and the file is parsed again. The conversion restores such keys and reports their
  /// duplicates.
  private mutating func compose() -> Yams.Node? {
    var text = source.text
    while true {
      do {
        guard let root = try Yams.compose(yaml: text, .basic) else {
          problems.report(.emptyDocument, at: SourceLocation(file: source.file, line: 1, column: 1))
          return nil
        }
        return root
      } catch YamlError.duplicatedKeysInMapping(let names, let context) {
        guard let name = names.first, disguised.count < Self.duplicateLimit,
          disguised.count * text.utf8.count < Self.duplicateEffort,
          let changed = disguise(name, at: context.mark, in: text)
        else {
          let mark = SourceText.Mark(line: context.mark.line, column: context.mark.column)
          problems.report(
            .duplicateKey(names.first ?? "", firstLine: nil), at: mark, in: source)
          return nil
        }
        text = changed
      } catch {
        report(error)
        return nil
      }
    }
  }

  private mutating func disguise(_ name: String, at mark: Yams.Mark, in text: String) -> String? {
    let own = SourceText.Mark(line: mark.line, column: mark.column, place: place)
    guard disguised[own] == nil, let first = name.unicodeScalars.first else { return nil }
    var scalars = text.unicodeScalars
    let line = SourceText(file: source.file, text: text).lineStart(mark.line)
    guard let line,
      var index = scalars.index(line, offsetBy: mark.column - 1, limitedBy: scalars.endIndex),
      index < scalars.endIndex
    else { return nil }
    if scalars[index] == "\"" || scalars[index] == "'" { scalars.formIndex(after: &index) }
    guard index < scalars.endIndex, scalars[index] == first,
      let stranger = Unicode.Scalar(0xE000 + UInt32(disguised.count))
    else { return nil }
    scalars.replaceSubrange(index...index, with: CollectionOfOne(stranger))
    disguised[own] = name
    return String(scalars)
  }

  private func report(_ error: any Error) {
    guard let error = error as? YamlError else {
      return problems.report(.malformed("\(error)"), file: source.file)
    }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let place = SourceText.Mark(line: mark.line, column: mark.column)
      let complaint = UnquotedText.Complaint(
        problem: problem, context: context?.text ?? "", place: place,
        start: context.map { .init(line: $0.mark.line, column: $0.mark.column) })
      if let (fact, place) = UnquotedText.fact(of: complaint, in: source) {
        return problems.report(fact, at: place, in: source)
      }
      let fact = fact(problem, context)
      // The parser has another limit, and it gives the place where it began to count.
      let level = fact == .tooDeep(limit: Self.depthLimit) ? Self.depthLimit + 1 : nil
      problems.report(
        fact, at: level.flatMap { Nesting.start(ofLevel: $0, in: source) } ?? place, in: source)
    case .reader(let problem, _, _, _): problems.report(.malformed(problem), file: source.file)
    default: problems.report(.malformed("\(error)"), file: source.file)
    }
  }

  private func fact(_ problem: String, _ context: YamlError.Context?) -> Fact {
    if problem.hasPrefix("Maximum nesting level") { return .tooDeep(limit: Self.depthLimit) }
    return .malformed(Self.sentence(problem, context))
  }

  /// A sentence such as `while parsing a flow mapping that starts at line 3: did not find expected
  /// ',' or '}'`.
  private static func sentence(_ problem: String, _ context: YamlError.Context?) -> String {
    guard let context, !context.text.isEmpty else { return problem }
    return "\(context.text) that starts at line \(context.mark.line): \(problem)"
  }

  // MARK: Converting

  private mutating func convert(_ node: Yams.Node, depth: Int) -> Node? {
    let mark = SourceText.Mark(
      line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, place: place)
    count += 1
    guard depth < Self.depthLimit || depth == Self.depthLimit && node.scalar != nil else {
      problems.report(.tooDeep(limit: Self.depthLimit), at: mark, in: source)
      return nil
    }
    guard count <= Self.sizeLimit else {
      problems.report(.tooManyValues(limit: Self.sizeLimit), at: mark, in: source)
      return nil
    }
    switch node {
    case .scalar(let scalar):
      reportUnread(scalar, at: mark)
      return Node(
        content: .scalar(.init(text: scalar.string, style: Node.Style(scalar.style))), mark: mark)
    case .sequence(let sequence):
      var nodes: [Node] = []
      for element in sequence {
        guard let converted = convert(element, depth: depth + 1) else { return nil }
        nodes.append(converted)
      }
      return Node(content: .sequence(nodes), mark: mark)
    case .mapping(let mapping):
      guard let entries = entries(of: mapping, depth: depth) else { return nil }
      return Node(content: .mapping(entries), mark: mark)
    case .alias:
      problems.report(.malformed("an alias without an anchor"), at: mark, in: source)
      return nil
    }
  }

  /// Reports a text that begins with `!`, or with `&` where nothing follows.
  private func reportUnread(_ scalar: Yams.Node.Scalar, at mark: SourceText.Mark) {
    guard hasSigns, scalar.style == .plain || scalar.style == .any,
      let fact = UnquotedText.fact(of: scalar.string, at: mark, in: source)
    else { return }
    problems.report(fact, at: mark, in: source)
  }

  private mutating func entries(of mapping: Yams.Node.Mapping, depth: Int) -> [Node.Pair]? {
    var entries: [Node.Pair] = []
    var firstLines: [String: Int] = [:]
    for (key, value) in mapping {
      guard var converted = convert(key, depth: depth + 1),
        let valueNode = convert(value, depth: depth + 1)
      else { return nil }
      guard let scalar = converted.scalar else {
        problems.report(.keyNotText, at: converted.mark, in: source)
        continue
      }
      let name = disguised[converted.mark] ?? scalar.text
      converted.content = .scalar(.init(text: name, style: scalar.style))
      if let line = firstLines[name] {
        problems.report(.duplicateKey(name, firstLine: line), at: converted.mark, in: source)
        continue
      }
      firstLines[name] = converted.mark.line
      entries.append(Node.Pair(key: converted, name: name, value: valueNode))
    }
    return Self.isMerge(entries) ? merged(entries) : entries
  }

  // MARK: Merge keys

  private static func isMerge(_ entries: [Node.Pair]) -> Bool { entries.contains(where: isMerge) }

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
}

extension Node.Style {
  fileprivate init(_ style: Yams.Node.Scalar.Style) {
    switch style {
    case .any, .plain: self = .plain
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal: self = .literal
    case .folded: self = .folded
    }
  }
}
