import CXML

/// Reads an XML file into elements with libxml2. Nothing outside the file is read. A document type
/// with definitions is refused, so that only the five entities of XML exist.
package final class XMLReader {
  private let source: SourceText
  private let bytes: [UInt8]
  /// The most elements that the file may have.
  private let limit: Int
  /// The expected contents of the file, for messages: a property list, “<plist>”.
  private let expected: String

  /// libxml2 compares every prefix with those of all namespaces that are declared around it.
  private static let namespaceLimit = 100

  private var context: xmlParserCtxtPtr?
  private var root: XMLElement?
  private var open: [XMLElement] = []
  /// For each open element the number of namespaces that are declared in it and around it.
  private var inScope: [Int] = []
  private var count = 0
  /// The offset at which the last tag ended.
  private var lastEnd = 0
  /// The first mistake, and its offset in bytes.
  private var fault: (fact: Fact, offset: Int)?

  /// The root element; nil after reporting a mistake.
  package static func read(
    _ source: SourceText, expected: String, limit: Int, _ problems: Problems
  ) -> XMLElement? {
    let reader = XMLReader(source, expected: expected, limit: limit)
    reader.parse()
    if let fault = reader.fault {
      problems.report(fault.fact, at: source.mark(atUTF8: fault.offset), in: source)
      return nil
    }
    return reader.root
  }

  private init(_ source: SourceText, expected: String, limit: Int) {
    self.expected = expected
    self.limit = limit
    self.source = source
    bytes = Array(source.text.utf8)
  }

  // MARK: Parsing

  /// The library has to be initialized before a second thread uses it.
  private static let isReady: Void = xmlInitParser()

  private func parse() {
    Self.isReady
    guard bytes.contains(where: { !Self.isSpace($0) }) else { return refuse(emptyFact, at: 0) }
    if let element = AttributeCount.firstExcess(in: bytes) {
      return refuse(.tooManyAttributes(limit: AttributeCount.limit), at: element)
    }
    bytes.withUnsafeBytes { buffer in
      let start = buffer.bindMemory(to: CChar.self).baseAddress
      guard let context = xmlCreateMemoryParserCtxt(start, Int32(buffer.count)) else { return }
      defer { xmlFreeParserCtxt(context) }
      self.context = context
      defer { self.context = nil }
      // The text has been converted to UTF-8, so the encoding in the file's first line is ignored.
      // Without “NOENT” an “&amp;” in an attribute stays “&#38;”. It fetches and expands nothing, as no
      // document type with definitions is read.
      _ = xmlCtxtUseOptions(
        context,
        Int32(
          XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue))
      context.pointee.sax.pointee = Self.handler
      context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
      xmlParseDocument(context)
    }
    if root == nil || !open.isEmpty { refuse(emptyFact, at: bytes.count) }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.internalSubset = { data, _, _, _ in XMLReader.of(data)?.documentType() }
    handler.startElementNs = { data, name, prefix, _, namespaces, _, count, _, attributes in
      XMLReader.of(data)?.start(name, prefix, Int(namespaces), Int(count), attributes)
    }
    handler.endElementNs = { data, _, _, _ in XMLReader.of(data)?.end() }
    handler.characters = { data, text, count in XMLReader.of(data)?.add(text, Int(count)) }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.reference = { data, _ in XMLReader.of(data)?.refuseEntity() }
    handler.serror = { data, error in
      guard let reader = XMLReader.of(data), let error else { return }
      reader.fail(error.pointee)
    }
    return handler
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Events

  /// The number of bytes that the parser has read.
  private var cursor: Int {
    min(max(context.map { xmlByteConsumed($0) } ?? 0, 0), bytes.count)
  }

  private func documentType() {
    let index = cursor
    if index < bytes.count, bytes[index] == UInt8(ascii: "[") {
      refuse(.syntax(expected: "“>”", found: "“[”"), at: index)
    }
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, _ namespaces: Int,
    _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard fault == nil, let name else { return }
    // The parser is past the attributes now, and these have no “<” in them.
    let start = last(UInt8(ascii: "<"), before: cursor) ?? cursor
    lastEnd = (bytes[cursor...].firstIndex(of: UInt8(ascii: ">")) ?? cursor) + 1
    self.count += 1
    guard open.count < NodeReader.depthLimit else {
      return refuse(.tooDeep(limit: NodeReader.depthLimit), at: start)
    }
    guard self.count <= limit else { return refuse(.tooManyValues(limit: limit), at: start) }
    inScope.append((inScope.last ?? 0) + namespaces)
    guard inScope[open.count] <= Self.namespaceLimit else {
      return refuse(.tooManyNamespaces(limit: Self.namespaceLimit), at: start)
    }
    let element = XMLElement(
      name: Self.qualified(name, prefix), attributes: Self.attributes(count, attributes),
      mark: source.mark(atUTF8: start))
    if let parent = open.last { parent.add(element) } else { root = element }
    open.append(element)
  }

  private func end() {
    guard fault == nil, let element = open.popLast() else { return }
    inScope.removeLast()
    lastEnd = max(lastEnd, cursor)
    if let start = last(UInt8(ascii: "<"), before: cursor), start + 1 < bytes.count,
      bytes[start + 1] == UInt8(ascii: "/")
    {
      element.close(at: source.mark(atUTF8: start))
    }
  }

  private func add(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
    guard fault == nil, let text, let element = open.last else { return }
    let buffer = UnsafeBufferPointer(start: text, count: count)
    var mark: SourceText.Mark?
    if element.firstText == nil, !buffer.allSatisfy(Self.isSpace) {
      let spaces = bytes[min(lastEnd, bytes.count)...].prefix(while: Self.isSpace).count
      mark = source.mark(atUTF8: lastEnd + spaces)
    }
    element.add(String(decoding: buffer, as: UTF8.self), at: mark)
  }

  private static func qualified(
    _ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?
  ) -> String {
    let local = String(cString: name)
    return prefix.map { String(cString: $0) + ":" + local } ?? local
  }

  /// The attributes by name. Each has five pointers: its name, prefix and namespace, and its
  /// value's start and end.
  private static func attributes(
    _ count: Int, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [String: String] {
    guard let list else { return [:] }
    var found: [String: String] = [:]
    for index in 0..<count {
      let entry = list + 5 * index
      guard let name = entry[0], let start = entry[3], let end = entry[4] else { continue }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      found[qualified(name, entry[1])] = String(decoding: value, as: UTF8.self)
    }
    return found
  }

  // MARK: Mistakes

  /// Keeps only the first mistake, since later ones may follow from it.
  private func refuse(_ fact: Fact, at offset: Int) {
    guard fault == nil else { return }
    fault = (fact, min(offset, bytes.count))
    if let context { xmlStopParser(context) }
  }

  private func fail(_ error: xmlError) {
    guard error.level.rawValue >= XML_ERR_ERROR.rawValue,
      error.domain != Int32(XML_FROM_NAMESPACE.rawValue)
    else { return }
    switch xmlParserErrors(UInt32(max(0, error.code))) {
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START: refuse(emptyFact, at: firstByte)
    case XML_ERR_DOCUMENT_END:
      refuse(.syntax(expected: "the end of the file", found: character(at: cursor)), at: cursor)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_SEMICOL_MISSING,
      XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_ENTITY_LOOP:
      refuseEntity()
    case XML_ERR_INVALID_CHAR where cursor > 0 && bytes[cursor - 1] == UInt8(ascii: ";"):
      refuseEntity()
    case XML_ERR_NAME_REQUIRED where cursor > 0 && bytes[cursor - 1] == UInt8(ascii: "&"):
      refuseEntity()
    case XML_ERR_GT_REQUIRED, XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED:
      refuseEndTag(error)
    default: refuse(.malformedXML(Self.words(error)), at: cursor)
    }
  }

  private func refuseEntity() {
    let expected = "an entity such as &amp;"
    guard let start = last(UInt8(ascii: "&"), before: cursor) else {
      return refuse(.syntax(expected: expected, found: character(at: cursor)), at: cursor)
    }
    let name = bytes[start...].prefix(12)
    let end = name.firstIndex(of: UInt8(ascii: ";"))
    let text = end.map { String(decoding: bytes[start...$0], as: UTF8.self) } ?? "&"
    refuse(.syntax(expected: expected, found: "“\(text)”"), at: start)
  }

  /// Reports an end tag that does not belong to the open element, or a missing one.
  private func refuseEndTag(_ error: xmlError) {
    guard let element = open.last else {
      return refuse(.malformedXML(Self.words(error)), at: cursor)
    }
    let expected = "</\(element.name)>"
    let tag = last(UInt8(ascii: "<"), before: cursor)
    if let tag, tag >= lastEnd, tag + 1 < bytes.count, bytes[tag + 1] == UInt8(ascii: "/") {
      return refuse(.syntax(expected: expected, found: "“<”"), at: tag)
    }
    if cursor >= bytes.count, lastEnd > cursor {
      return refuse(.syntax(expected: "“>”", found: "the end of the file"), at: cursor)
    }
    if cursor >= bytes.count {
      return refuse(.syntax(expected: expected, found: "the end of the file"), at: cursor)
    }
    refuse(.malformedXML(Self.words(error)), at: cursor)
  }

  private var emptyFact: Fact {
    .syntax(expected: expected, found: character(at: firstByte))
  }

  private var firstByte: Int { bytes.firstIndex { !Self.isSpace($0) } ?? bytes.count }

  private func character(at offset: Int) -> String {
    let rest = String(decoding: bytes[min(offset, bytes.count)...].prefix(4), as: UTF8.self)
    return rest.unicodeScalars.first.map { "“\($0)”" } ?? "the end of the file"
  }

  /// The parser's own sentence, without line break and full stop.
  private static func words(_ error: xmlError) -> String {
    let text = error.message.map { String(cString: $0) } ?? "this is not well-formed XML"
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return "the XML is malformed: " + line
  }

  private func last(_ byte: UInt8, before end: Int) -> Int? {
    bytes[..<min(end, bytes.count)].lastIndex(of: byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
