import Documents
import Files
import Foundation
import LayoutScene
import Localization

/// The requests about a place in a document.
extension Session {
  func feature(
    _ method: String, _ parameters: JSON, id: JSON, now: Int
  ) throws(RPCError) -> JSON? {
    guard Self.features.contains(method) else { throw .unknownMethod(method) }
    // Of other files nothing is known, and what is said of layout documents would be wrong.
    guard (try file(in: parameters)).isLikeLayout(topKeys) else { return .null }
    switch method {
    case "textDocument/hover": return try hover(parameters, id: id, now: now)
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/definition":
      let place = try place(parameters)
      return stringDefinition(place) ?? fileDefinition(place) ?? definition(place) ?? .null
    case "textDocument/references":
      let place = try place(parameters, inProject: true)
      let all = parameters["context"]?["includeDeclaration"] != false
      return .array(
        place.uses.filter { all || !$0.isDeclaration }.map {
          location($0.range, in: place.index.files[$0.file])
        })
    case "textDocument/documentHighlight":
      let place = try place(parameters)
      return .array(
        place.uses.filter { $0.file == 0 }.map {
          ["range": place.file.text.range($0.range, encoding)]
        })
    case "textDocument/documentSymbol":
      return .array(Outline(file: try file(in: parameters), encoding: encoding).symbols)
    case "textDocument/foldingRange": return .array(Folding(file: try file(in: parameters)).ranges)
    case "textDocument/codeAction":
      let actions = CodeActions(
        file: try file(in: parameters), address: parameters["textDocument"]?["uri"]?.text ?? "",
        encoding: encoding)
      return .array(actions.actions(for: diagnostics(toActOn: parameters, in: actions.file)))
    case "textDocument/prepareRename":
      let rename = try rename(place(parameters))
      return [
        "range": rename.index.files[0].text.range(rename.occurrence.range, encoding),
        "placeholder": .string(rename.symbol.name),
      ]
    default: return try renamed(parameters)
    }
  }

  private static let features = Set(
    [
      "hover", "completion", "definition", "references", "documentHighlight", "documentSymbol",
      "prepareRename", "rename", "codeAction", "foldingRange",
    ].map { "textDocument/\($0)" })

  /// The keys at the top of a layout document.
  private var topKeys: Set<String> {
    let root = Node(content: .mapping([]), mark: .init(line: 1, column: 1))
    return Set(schema.properties(of: schema.allowed(at: NodePath(root: root))).map(\.name))
  }

  /// A place in an open file, with the names in it and in the files that it includes.
  struct Place {
    var file: ParsedFile
    var offset: Int
    var address: String
    /// The names in the file, which is the first, and in others.
    var index: Index

    /// The name that stands there; nil for none.
    var name: Occurrence? { index.occurrence(in: 0, at: offset) }
    /// Every place of the name.
    var uses: [Occurrence] { name.map { index.occurrences(of: $0.symbol) } ?? [] }
  }

  /// The diagnostics that an editor names, or else those that are known where it asks: it may not have all of them.
  private func diagnostics(toActOn parameters: JSON, in file: ParsedFile) -> [JSON] {
    let named = parameters["context"]?["diagnostics"]?.elements ?? []
    guard named.isEmpty, let range = bytes(of: parameters["range"], in: file) else { return named }
    return diagnostics(in: file.path).filter { diagnostic in
      bytes(of: diagnostic["range"], in: file).map {
        $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound
      } == true
    }
  }

  private func bytes(of range: JSON?, in file: ParsedFile) -> ClosedRange<Int>? {
    file.text.offsets(of: range, encoding).flatMap { $0 <= $1 ? $0...$1 : nil }
  }

  private func file(in parameters: JSON) throws(RPCError) -> ParsedFile {
    guard let address = parameters["textDocument"]?["uri"]?.text else {
      throw .invalidParameters("textDocument has a uri")
    }
    guard let file = parsedOpenFile(address) else {
      throw .invalidParameters("\(address) is not open")
    }
    return file
  }

  private func place(_ parameters: JSON, inProject: Bool = false) throws(RPCError) -> Place {
    let file = try file(in: parameters)
    return Place(
      file: file, offset: try offset(parameters, in: file),
      address: parameters["textDocument"]?["uri"]?.text ?? "",
      index: index(with: file, inProject: inProject))
  }

  private func offset(_ parameters: JSON, in file: ParsedFile) throws(RPCError) -> Int {
    guard let position = Position(parameters["position"]) else {
      throw .invalidParameters("a position has a line and a character, from 0")
    }
    return file.text.offset(of: position, encoding)
  }

  // MARK: Names

  /// The names in a file, in what it includes, and in the documents that include it or a part that it includes: the
  /// open ones and, where all uses of a name are wanted, the others of the project.
  func index(with file: ParsedFile, inProject: Bool = false) -> Index {
    var files = [file]
    var includes = [[Int]]()
    add(includesOf: 0, to: &files, &includes)
    let open = openFiles.keys.sorted().compactMap(parsedOpenFile)
    for other in open + (inProject ? neighbours(of: file) : []) {
      guard other.isLayout, !files.contains(where: { $0.path == other.path }) else { continue }
      let count = files.count
      files.append(other)
      add(includesOf: count, to: &files, &includes)
      // A document that has nothing to do with the file only costs time.
      guard includes[count].contains(where: { $0 == 0 || includes[0].contains($0) }) else {
        files.removeLast(files.count - count)
        includes.removeLast(includes.count - count)
        continue
      }
    }
    return Index(files, includes: includes, schema: schema)
  }

  /// The documents of a file's project that include any file.
  private func neighbours(of file: ParsedFile) -> [ParsedFile] {
    guard file.path.hasPrefix("/") else { return [] }
    let home = Project.home(of: (file.path as NSString).deletingLastPathComponent)
    return documents(below: home).compactMap { name in
      let path = home + "/" + name
      guard FileManager.default.contents(atPath: path)?.range(of: Data("include".utf8)) != nil
      else { return nil }
      return self.file(path)
    }
  }

  /// Adds the files that a file includes, directly or through others.
  private func add(
    includesOf number: Int, to files: inout [ParsedFile], _ includes: inout [[Int]]
  ) {
    while includes.count < files.count { includes.append([]) }
    var open = [number]
    var found: [Int] = []
    while let next = open.popLast() {
      for path in includedPaths(of: files[next]) {
        let index: Int
        if let known = files.firstIndex(where: { $0.path == path }) {
          index = known
        } else {
          guard files.count < 100, let file = file(path) else { continue }
          index = files.count
          files.append(file)
          includes.append([])
        }
        guard index != number, !found.contains(index) else { continue }
        found.append(index)
        open.append(index)
      }
    }
    includes[number] = found
  }

  private func includedPaths(of file: ParsedFile) -> [String] {
    guard let entry = file.root?["include"] else { return [] }
    let project = Project(document: file.path)
    return (entry.value.sequence ?? [entry.value]).compactMap { node in
      node.scalar.flatMap { try? project.file($0.text) }.map { UnsavedFiles.key(for: $0.path) }
    }
  }

  /// Where the name at a place is declared; nil for no name.
  private func definition(_ place: Place) -> JSON? {
    place.name.map { name in
      let symbol = place.index.symbols[name.symbol]
      return location(symbol.range, in: place.index.files[symbol.file])
    }
  }

  private func location(_ range: Range<Int>, in file: ParsedFile) -> JSON {
    ["uri": .string(address(of: file.path)), "range": file.text.range(range, encoding)]
  }

  private func rename(_ place: Place) throws(RPCError) -> Rename {
    guard let name = place.name else {
      throw .failed("there is nothing here that has a name of its own")
    }
    return Rename(index: place.index, occurrence: name, unsaved: unsaved)
  }

  private func renamed(_ parameters: JSON) throws(RPCError) -> JSON {
    let place = try place(parameters, inProject: true)
    guard let name = parameters["newName"]?.text else {
      throw .invalidParameters("a rename has a newName")
    }
    let changes = try rename(place).edits(to: name).grouped(by: \.file).map {
      file, edits -> JSON.Member in
      let file = place.index.files[file]
      return .init(
        key: address(of: file.path),
        value: .array(
          edits.map {
            ["range": file.text.range($0.range, encoding), "newText": .string(name)]
          }))
    }
    return ["changes": .object(changes)]
  }

  // MARK: Hover

  /// The answer waits for the check where the screen has changed since the last one.
  private func hover(_ parameters: JSON, id: JSON, now: Int) throws(RPCError) -> JSON? {
    let place = try place(parameters)
    if isChecked(place.file), place.name != nil,
      due[place.address] != nil || running[place.address] != nil,
      waiting.count < Self.waitingLimit
    {
      if due[place.address] != nil { due[place.address] = now }
      waiting.append(
        Waiting(
          id: id, method: "textDocument/hover", parameters: parameters, address: place.address))
      return nil
    }
    guard let (text, range) = stringText(at: place) ?? text(at: place) else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(text)],
      "range": place.file.text.range(range, encoding),
    ]
  }

  private func text(at place: Place) -> (text: String, range: Range<Int>)? {
    Hover(
      file: place.file, index: place.index, schema: schema(of: place.file),
      scenes: outcomes[place.address]?.scenes ?? []
    ).text(at: place.offset)
  }

  /// The texts whose key stands at a place; nil for no key.
  private func stringText(at place: Place) -> (text: String, range: Range<Int>)? {
    guard let (key, node) = stringKey(at: place), let strings = strings(of: place.index) else {
      return nil
    }
    return (Hover.text(of: key, in: strings), place.file.range(of: node))
  }

  // MARK: Completion

  private func completion(_ parameters: JSON) throws(RPCError) -> JSON {
    let file = try file(in: parameters)
    let offset = try offset(parameters, in: file)
    guard let probe = Probe(file.text, at: offset, path: file.path) else {
      return ["isIncomplete": false, "items": []]
    }
    let index = index(with: probe.file)
    let strings = probe.path.lastEntry?.name == "key" ? strings(of: index) : nil
    let completion = Completion(
      probe: probe, index: index, schema: schema(of: file),
      stringKeys: strings.map(Completion.items) ?? [])
    let (items, isCut) = completion.items
    let range = file.text.range(probe.typed, encoding)
    return [
      "isIncomplete": .bool(isCut),
      "items": .array(
        items.enumerated().map { number, item in Self.json(of: item, number, range) }),
    ]
  }

  private static func json(of item: Completion.Item, _ number: Int, _ range: JSON) -> JSON {
    let place = String(number)
    return JSON(present: [
      "label": .string(item.label), "kind": .number(item.kind.rawValue),
      "detail": item.detail.map { .string($0) },
      "documentation": item.documentation.map { ["kind": "markdown", "value": .string($0)] },
      "sortText": .string(String(repeating: "0", count: max(0, 5 - place.count)) + place),
      "filterText": .string(item.label),
      "textEdit": ["range": range, "newText": .string(item.text ?? item.label)],
    ])
  }

  // MARK: Strings

  /// The strings that a document names; those of a document that includes it where it names none.
  private func strings(of index: Index) -> StringTable? {
    index.files.lazy.compactMap { self.strings(of: $0) }.first
  }

  private func strings(of file: ParsedFile) -> StringTable? {
    guard let node = file.root?["strings"]?.value, let path = node.scalar?.text,
      let place = try? Project(document: file.path).file(path)
    else { return nil }
    return UnsavedFiles.$texts.withValue(unsaved) {
      StringTable.load(
        place.path, sourceLanguage: file.root?["locale"]?.value.scalar?.text, at: node.mark,
        in: file.whole, Problems())
    }
  }

  /// The key of a text that stands at a place; nil for none.
  private func stringKey(at place: Place) -> (key: String, Node)? {
    guard let path = place.file.path(at: place.offset), !path.isOnKey,
      path.lastEntry?.name == "key", let key = path.node.scalar?.text, !key.contains("$")
    else { return nil }
    return (key, path.node)
  }

  /// Where the text is written whose key stands at a place; nil for no key.
  private func stringDefinition(_ place: Place) -> JSON? {
    guard let (key, _) = stringKey(at: place),
      let origin = strings(of: place.index)?.sourceText(for: key)?.origin
    else { return nil }
    return [
      "uri": .string(address(of: origin.file)),
      "range": diagnostics.range(of: origin, in: origin.file),
    ]
  }

  // MARK: Files

  /// The file whose path stands at a place; in a test plan the documents that a pattern means. Nil for no path.
  private func fileDefinition(_ place: Place) -> JSON? {
    guard let path = place.file.path(at: place.offset), place.file.path.hasPrefix("/") else {
      return nil
    }
    let start: JSON = ["line": 0, "character": 0]
    let location = { (path: String) -> JSON in
      ["uri": .string(self.address(of: path)), "range": ["start": start, "end": start]]
    }
    if place.file.isPlan {
      guard path.isOnKey, path.steps.count == 2, path.steps.first?.name == "documents",
        let pattern = path.lastEntry?.written
      else { return nil }
      return .array(documents(matching: pattern, beside: place.file.path).map(location))
    }
    guard !path.isOnKey, let text = path.node.scalar?.text,
      PathCompletion.kind(at: path, schema.allowed(at: path)) != nil,
      case let project = Project(document: place.file.path), let file = try? project.file(text)
    else { return nil }
    if RegularFile.exists(file.path) { return location(UnsavedFiles.key(for: file.path)) }
    // A folder of strings stands for the files of all languages in it.
    guard path.lastEntry?.name == "strings" else { return nil }
    let files = StringTable.files(at: file.path, of: project)
    let found = files.sorted { $0.key < $1.key }.flatMap(\.value)
    return found.isEmpty ? nil : .array(found.map { location(UnsavedFiles.key(for: $0)) })
  }

  /// The documents below a plan's folder that a pattern of it means.
  private func documents(matching pattern: String, beside plan: String) -> [String] {
    let folder = (plan as NSString).deletingLastPathComponent
    let glob = GlobPattern(pattern)
    return documents(below: folder).filter { glob.matches($0) }.map { folder + "/" + $0 }
  }

  /// The most files of a folder that are looked at.
  private static let folderLimit = 10_000

  /// The paths in a folder of what may be documents, in the order of their names.
  private func documents(below folder: String) -> [String] {
    var found: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    var count = 0
    while let name = files?.nextObject() as? String, count < Self.folderLimit {
      count += 1
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        files?.skipDescendants()
        continue
      }
      let isDocument = FileEndings.documents.contains(FileEndings.ending(of: name))
      if isDocument, !name.hasSuffix(TestPlan.fileName) { found.append(name) }
    }
    return found.sorted()
  }
}
