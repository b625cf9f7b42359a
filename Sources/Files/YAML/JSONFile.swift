import LayoutScene

/// Reads JSON that plumb has printed, such as reports from several machines.
package enum JSONFile {
  /// The largest report that is read, in bytes.
  package static let sizeLimit = 512 << 20
  /// The most values in a report.
  private static let valueLimit = 100_000_000

  /// The bytes of the file at `path`, up to the limit.
  package static func bytes(atPath path: String) throws(DocumentErrors) -> [UInt8] {
    do throws(Fact) {
      return try FileText.bytes(atPath: path, limit: sizeLimit)
    } catch {
      throw DocumentErrors(problems: [Problem(fact: error, file: path)])
    }
  }

  /// The value of a JSON text, with keys in their order.
  ///
  /// - Parameter file: the file's name in the locations of mistakes.
  package static func value(_ bytes: [UInt8], file: String) throws(DocumentErrors) -> JSON {
    let problems = Problems()
    guard let source = FileText.decode(bytes, file: file, limit: sizeLimit, problems),
      let node = JSONReader.read(source, limit: valueLimit, problems)
    else { throw DocumentErrors(problems: problems.sorted) }
    return json(of: node)
  }

  /// The value of a JSON text that is in memory; nil for what is none.
  ///
  /// - Parameter limit: the most values that it may have.
  package static func value(ofText text: String, limit: Int) -> JSON? {
    JSONReader.read(SourceText(file: "", text: text), limit: limit, Problems()).map(json)
  }

  /// The way from a value to one in it.
  package enum Step: Sendable, Hashable {
    case member(String)
    case element(Int)
  }

  /// Where the value stands to which the steps lead in a JSON text, or the nearest around it that is there;
  /// nil for what is no JSON.
  package static func location(
    of steps: [Step], in bytes: [UInt8], file: String
  ) -> SourceLocation? {
    let problems = Problems()
    guard let source = FileText.decode(bytes, file: file, limit: sizeLimit, problems),
      var node = JSONReader.read(source, limit: valueLimit, problems)
    else { return nil }
    for step in steps {
      guard let next = child(step, of: node) else { break }
      node = next
    }
    return source.location(of: node.mark)
  }

  private static func child(_ step: Step, of node: Node) -> Node? {
    switch (step, node.content) {
    case (.member(let key), .mapping): node[key]?.value
    case (.element(let index), .sequence(let nodes)):
      nodes.indices.contains(index) ? nodes[index] : nil
    default: nil
    }
  }

  private static func json(of node: Node) -> JSON {
    switch node.content {
    case .sequence(let nodes): return .array(nodes.map(json))
    case .mapping(let entries):
      return .object(entries.map { .init(key: $0.name, value: json(of: $0.value)) })
    case .scalar(let scalar):
      guard scalar.style == .plain else { return .string(scalar.text) }
      switch scalar.text {
      case "true": return .bool(true)
      case "false": return .bool(false)
      default: return Double(scalar.text).map { .number($0) } ?? .null
      }
    }
  }
}
