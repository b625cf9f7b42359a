/// A place in a source file. Lines and columns count from 1; columns count characters.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file's path as given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// A place in a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }

  /// The place as members of a JSON object.
  package var members: [JSON.Member] {
    let json: JSON = [
      "file": .string(file), "line": .number(Double(line)), "column": .number(Double(column)),
    ]
    return json.members
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
