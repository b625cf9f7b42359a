/// Reads property lists in XML into the same nodes as YAML, so that what is wrong in them has a place.
/// Nothing outside the file is looked at, and no entities but XML's own five are known.
struct PropertyList {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var count = 0
  private let limit: Int

  /// Nil after reporting why.
  ///
  /// - Parameter limit: how many values there may be.
  static func read(_ source: SourceText, limit: Int, _ problems: Problems) -> Node? {
    var reader = PropertyList(scalars: Array(source.text.unicodeScalars), limit: limit)
    do throws(Fact) {
      return try reader.whole()
    } catch {
      problems.report(error, at: reader.mark, in: source)
      return nil
    }
  }

  private init(scalars: [Unicode.Scalar], limit: Int) {
    self.scalars = scalars
    self.limit = limit
  }

  // MARK: Elements

  private struct Tag {
    var name: String
    /// `<name/>`
    var isEmpty: Bool
    var mark: SourceText.Mark
  }

  private mutating func whole() throws(Fact) -> Node {
    try skipMisc()
    guard starts(with: "<plist") else { throw expected("a property list, “<plist>”") }
    _ = try tag()
    try skipMisc()
    let node = try value(depth: 0)
    try skipMisc()
    try close("plist")
    try skipMisc()
    guard current == nil else { throw expected("the end of the file") }
    return node
  }

  private mutating func value(depth: Int) throws(Fact) -> Node {
    count += 1
    guard depth <= NodeReader.depthLimit else { throw .tooDeep(limit: NodeReader.depthLimit) }
    guard count <= limit else { throw .tooManyValues(limit: limit) }
    let values = "a value such as <string> or <dict>"
    guard !starts(with: "</") else { throw expected(values) }
    let start = (index, line, lineStart)
    let tag = try tag()
    switch tag.name {
    case "dict": return try dictionary(tag, depth: depth)
    case "array": return try array(tag, depth: depth)
    case "string", "integer", "real", "date", "data":
      let style: Node.Style = tag.name == "string" ? .doubleQuoted : .plain
      return Node(content: .scalar(.init(text: try text(of: tag), style: style)), mark: tag.mark)
    case "true", "false":
      _ = try text(of: tag)
      return Node(content: .scalar(.init(text: tag.name, style: .plain)), mark: tag.mark)
    default:
      (index, line, lineStart) = start
      throw .syntax(expected: values, found: "<\(tag.name)>")
    }
  }

  private mutating func dictionary(_ tag: Tag, depth: Int) throws(Fact) -> Node {
    var entries: [Node.Entry] = []
    if !tag.isEmpty {
      try skipMisc()
      while !starts(with: "</") {
        guard starts(with: "<key") else { throw expected("<key> or </dict>") }
        let key = try self.tag()
        let name = try text(of: key)
        try skipMisc()
        let value = try value(depth: depth + 1)
        let node = Node(content: .scalar(.init(text: name, style: .doubleQuoted)), mark: key.mark)
        entries.append(Node.Entry(key: node, name: name, value: value))
        try skipMisc()
      }
      try close("dict")
    }
    return Node(content: .mapping(entries), mark: tag.mark)
  }

  private mutating func array(_ tag: Tag, depth: Int) throws(Fact) -> Node {
    var nodes: [Node] = []
    if !tag.isEmpty {
      try skipMisc()
      while !starts(with: "</") {
        nodes.append(try value(depth: depth + 1))
        try skipMisc()
      }
      try close("array")
    }
    return Node(content: .sequence(nodes), mark: tag.mark)
  }

  // MARK: Markup

  /// `<name …>`; attributes say nothing here.
  private mutating func tag() throws(Fact) -> Tag {
    let mark = mark
    guard current == "<" else { throw expected("“<”") }
    advance()
    var name = String.UnicodeScalarView()
    while let scalar = current, scalar.properties.isAlphabetic {
      name.append(scalar)
      advance()
    }
    guard !name.isEmpty else { throw expected("the name of an element") }
    var last: Unicode.Scalar?
    while let scalar = current, scalar != ">" {
      guard scalar != "<" else { throw expected("“>”") }
      last = scalar
      advance()
    }
    try expect(">")
    return Tag(name: String(name), isEmpty: last == "/", mark: mark)
  }

  private mutating func close(_ name: String) throws(Fact) {
    guard starts(with: "</\(name)") else { throw expected("</\(name)>") }
    advance(by: name.unicodeScalars.count + 2)
    skipSpace()
    try expect(">")
  }

  /// The text up to the end of an element.
  private mutating func text(of tag: Tag) throws(Fact) -> String {
    var text = String.UnicodeScalarView()
    if tag.isEmpty { return "" }
    while let scalar = current, !starts(with: "</") {
      if starts(with: "<!--") {
        try skip("<!--", through: "-->")
      } else if starts(with: "<![CDATA[") {
        let start = index + 9
        try skip("<![CDATA[", through: "]]>")
        text.append(contentsOf: scalars[start..<(index - 3)])
      } else if scalar == "&" {
        text.append(try entity())
      } else if scalar == "<" {
        throw expected("</\(tag.name)>")
      } else {
        text.append(scalar)
        advance()
      }
    }
    try close(tag.name)
    return String(text)
  }

  private mutating func entity() throws(Fact) -> Unicode.Scalar {
    let body = scalars[(index + 1)...].prefix(10)
    guard let end = body.firstIndex(of: ";") else { throw expected("an entity such as &amp;") }
    let name = String(String.UnicodeScalarView(body[..<end]))
    guard let scalar = Self.entities[name] ?? Self.character(name) else {
      throw .syntax(expected: "an entity such as &amp;", found: "“&\(name);”")
    }
    advance(by: end + 1 - index)
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// `#233` or `#xE9`.
  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  /// White space, comments, processing instructions and the document type.
  private mutating func skipMisc() throws(Fact) {
    while true {
      skipSpace()
      if starts(with: "<!--") {
        try skip("<!--", through: "-->")
      } else if starts(with: "<?") {
        try skip("<?", through: "?>")
      } else if starts(with: "<!DOCTYPE") {
        while let scalar = current, scalar != ">" {
          // Definitions of entities would stand in brackets.
          guard scalar != "[" else { throw expected("“>”") }
          advance()
        }
        try expect(">")
      } else {
        return
      }
    }
  }

  private mutating func skip(_ start: String, through end: String) throws(Fact) {
    advance(by: start.unicodeScalars.count)
    while current != nil, !starts(with: end) { advance() }
    guard current != nil else { throw expected("“\(end)”") }
    advance(by: end.unicodeScalars.count)
  }

  // MARK: Characters

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var mark: SourceText.Mark {
    SourceText.Mark(line: line, column: index - lineStart + 1)
  }

  private func starts(with text: String) -> Bool {
    scalars[min(index, scalars.count)...].starts(with: text.unicodeScalars)
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count {
      guard let scalar = current else { return }
      index += 1
      guard SourceText.isBreak(scalar), !(scalar == "\r" && current == "\n") else { continue }
      line += 1
      lineStart = index
    }
  }

  private mutating func skipSpace() {
    while let scalar = current, scalar.properties.isWhitespace { advance() }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Fact) {
    guard current == scalar else { throw expected("“\(scalar)”") }
    advance()
  }

  private func expected(_ what: String) -> Fact {
    .syntax(expected: what, found: current.map { "“\($0)”" } ?? "the end of the file")
  }
}
