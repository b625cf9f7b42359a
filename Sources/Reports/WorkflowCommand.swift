import LayoutScene

/// A command in the output of a step of GitHub Actions that annotates a place in a file: `::warning
/// file=…,line=…,col=…,title=…::message`.
package struct WorkflowCommand: Sendable, Hashable {
  /// How the annotation is shown.
  package enum Kind: String, Sendable {
    case error, warning, notice
  }

  /// How the annotation is shown.
  package var kind: Kind
  /// The file that is annotated, relative to the repository.
  package var file: String
  /// The place in the file; nil for the whole file.
  package var origin: SourceLocation?
  /// The annotation's heading.
  package var title: String
  /// The annotation's text, which may have several lines.
  package var message: String

  /// An annotation of a place or of a whole file.
  package init(
    _ kind: Kind, file: String, origin: SourceLocation? = nil, title: String, message: String
  ) {
    self.kind = kind
    self.file = origin?.file ?? file
    self.origin = origin
    self.title = title
    self.message = message
  }

  /// The command without the line feed at its end. Characters that would end a field are escaped, and
  /// so are those that act on a terminal, which shows the command in a log.
  package var text: String {
    // GitHub finds the line of a pull request by the path as the repository has it.
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    var fields = [("file", String(path))]
    if let origin {
      fields += [("line", String(origin.line)), ("col", String(origin.column))]
    }
    fields.append(("title", title))
    let list = fields.map { "\($0)=\(Self.escaped($1, also: [":", ","]))" }.joined(separator: ",")
    return "::\(kind.rawValue) \(list)::\(Self.escaped(message, also: []))"
  }

  private static func escaped(_ text: String, also more: [Character]) -> String {
    text.shown.map { character in
      guard character == "%" || character.isNewline || more.contains(character) else {
        return String(character)
      }
      return character.utf8.map { "%" + $0.hex(digits: 2, uppercase: true) }.joined()
    }.joined()
  }
}

extension [WorkflowCommand] {
  /// The most annotations of each kind. GitHub shows ten errors, warnings and notices of a step each and
  /// drops the others (actions/toolkit, docs/problem-matchers.md).
  private static let mostOfAKind = 10

  /// The annotations that GitHub shows. Of a kind with more, the last one that is shown has the number of those that
  /// are left out.
  package func limited(title: String) -> [WorkflowCommand] {
    var seen: [WorkflowCommand.Kind: Int] = [:]
    let counts = reduce(into: [WorkflowCommand.Kind: Int]()) { $0[$1.kind, default: 0] += 1 }
    return compactMap { command in
      let (count, number) = (counts[command.kind, default: 0], seen[command.kind, default: 0] + 1)
      seen[command.kind] = number
      guard count > Self.mostOfAKind, number >= Self.mostOfAKind else { return command }
      guard number == Self.mostOfAKind else { return nil }
      return WorkflowCommand(
        command.kind, file: command.file, title: title,
        message: "\(count - number + 1) more are in the report; GitHub shows ten per step at most.")
    }
  }
}
