import CYAML

/// The events of a file in YAML: libyaml's, as values.
struct YAMLEvents: ~Copyable {
  /// What libyaml finds next.
  struct Event {
    var kind: Kind
    var mark: SourceText.Mark
    /// Behind the last character of what the event is about.
    var end: SourceText.Mark
    /// Whether a list or a mapping that begins is written in brackets.
    var isInBrackets = false
    /// The name after `&`; nil without one.
    var anchor: String?
    /// What stands for the tag after `!`; nil without one.
    var tag: String?
  }

  enum Kind: Equatable {
    case scalar(Node.Scalar)
    case alias(String)
    case sequence, mapping
    /// The end of the list or mapping that was begun last.
    case end
    case document, endOfDocument
    case endOfStream
  }

  /// Why libyaml cannot read on.
  enum Failure: Error {
    case complaint(UnquotedText.Complaint)
    /// The bytes are no text, or memory is missing.
    case unreadable(String)
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The index of the file among those of the document.
  private let place: Int
  /// The beginning and the end of the last value, if it is a text in quotes over several lines.
  private var lastQuoted: UnquotedText.Complaint.Quoted?

  /// - Parameter text: has to stay where it is while events are read.
  init(_ text: UnsafeBufferPointer<UInt8>, place: Int) throws(Failure) {
    parser = .allocate(capacity: 1)
    self.place = place
    guard yaml_parser_initialize(parser) == 1 else { throw .unreadable("memory is missing") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    // After a failed initialization the parser is all zeros, and there is nothing to delete in it.
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Calls `body` with each event of a file, as far as it can be read.
  ///
  /// - Returns: why libyaml cannot read on; nil at the end of the file.
  static func forEach(
    in source: SourceText, place: Int = 0, _ body: (Event) -> Void
  ) -> Failure? {
    var text = source.text
    return text.withUTF8 { bytes in
      do throws(Failure) {
        var events = try YAMLEvents(bytes, place: place)
        while case let event = try events.next(), event.kind != .endOfStream { body(event) }
        return nil
      } catch {
        return error
      }
    }
  }

  /// The next event. Where a stream begins is none.
  mutating func next() throws(Failure) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
      defer { yaml_event_delete(&event) }
      if event.type != YAML_STREAM_START_EVENT { return value(of: event) }
    }
  }

  private mutating func value(of event: yaml_event_t) -> Event {
    var result = Event(
      kind: .end, mark: mark(event.start_mark), end: mark(event.end_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      result.kind = .scalar(
        .init(text: String(decoding: bytes, as: UTF8.self), style: Node.Style(scalar.style)))
      (result.anchor, result.tag) = (Self.text(scalar.anchor), Self.text(scalar.tag))
      let isQuoted =
        scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
        || scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
      lastQuoted =
        isQuoted && result.end.line > result.mark.line ? (result.mark, result.end) : nil
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      result.kind = .sequence
      result.isInBrackets = sequence.style == YAML_FLOW_SEQUENCE_STYLE
      (result.anchor, result.tag) = (Self.text(sequence.anchor), Self.text(sequence.tag))
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      result.kind = .mapping
      result.isInBrackets = mapping.style == YAML_FLOW_MAPPING_STYLE
      (result.anchor, result.tag) = (Self.text(mapping.anchor), Self.text(mapping.tag))
    case YAML_ALIAS_EVENT: result.kind = .alias(Self.text(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: result.kind = .document
    case YAML_DOCUMENT_END_EVENT: result.kind = .endOfDocument
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: result.kind = .end
    default: result.kind = .endOfStream
    }
    return result
  }

  private var failure: Failure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "memory is missing"
    guard parser.pointee.error == YAML_SCANNER_ERROR || parser.pointee.error == YAML_PARSER_ERROR
    else { return .unreadable(problem) }
    let context = parser.pointee.context.map { String(cString: $0) }
    return .complaint(
      .init(
        problem: problem, context: context ?? "", place: mark(parser.pointee.problem_mark),
        start: context.map { _ in mark(parser.pointee.context_mark) }, quoted: lastQuoted))
  }

  private func mark(_ mark: yaml_mark_t) -> SourceText.Mark {
    SourceText.Mark(line: mark.line + 1, column: mark.column + 1, place: place)
  }

  private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}

extension Node.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
