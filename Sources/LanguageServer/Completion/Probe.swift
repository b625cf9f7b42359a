import Files

/// A document with a word at the place where somebody types, so that the place is found again among its values however
/// unfinished the line is.
struct Probe {
  /// The file with the word in it.
  let file: ParsedFile
  /// The way to the word: it ends at the key that is the word, or at the value that has it.
  let path: NodePath
  /// The text without the word.
  private let text: EditedText
  /// The bytes of what has been typed of the word, in the text without the probe; a completion replaces them.
  let typed: Range<Int>
  /// What has been typed of the word before the place.
  let prefix: String
  /// The text of the value before the word, such as an equation that is not finished.
  let before: String

  /// Whether the word stands in quotes, as keys of JSON do.
  var isQuoted: Bool {
    typed.lowerBound > 0
      && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text.bytes[typed.lowerBound - 1])
  }

  /// The word. No name of a document has such letters.
  private static let word = "\u{E000}plumb\u{E001}"

  /// Nil where no value can stand at an offset, as in a comment.
  init?(_ text: EditedText, at offset: Int, path: String) {
    self.text = text
    let line = text.line(text.position(of: offset, .utf8).line)
    let bytes = text.bytes
    typed = text.name(at: offset)
    prefix = String(decoding: bytes[typed.lowerBound..<offset], as: UTF8.self)
    let head = String(decoding: bytes[line.lowerBound..<typed.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[typed.upperBound..<line.upperBound], as: UTF8.self)
    let closers = OpenBrackets(head).closers
    // A word that stands alone begins a key, or is an element of a list.
    let isAlone = head.allSatisfy { $0 == " " || $0 == "-" }
    let forms = [
      isAlone ? head + Self.word + ":" + tail : nil, head + Self.word + tail,
      head + Self.word + tail + closers, head + Self.word + closers,
      head + Self.word + ":" + closers,
    ].compactMap { $0 }
    var found: (ParsedFile, NodePath, String)?
    for (number, form) in forms.enumerated() {
      var probed = bytes
      probed.replaceSubrange(line, with: form.utf8)
      let file = ParsedFile(path: path, text: EditedText(bytes: probed))
      // Of a broken file only the last form is taken that keeps the word.
      guard let way = Self.way(in: file) else { continue }
      if file.isWhole || number == forms.count - 1 || found == nil {
        found = (file, way.path, way.before)
      }
      if file.isWhole { break }
    }
    guard let found else { return nil }
    (file, self.path, before) = found
  }

  private static func way(in file: ParsedFile) -> (path: NodePath, before: String)? {
    guard let root = file.root else { return nil }
    var stack = [NodePath(root: root)]
    while var path = stack.popLast() {
      switch path.node.content {
      case .scalar(let scalar):
        guard let range = scalar.text.range(of: word) else { continue }
        return (path, String(scalar.text[..<range.lowerBound]))
      case .sequence(let nodes):
        stack += nodes.enumerated().map { path.adding(.element($0, $1)) }
      case .mapping(let entries):
        if let entry = entries.first(where: { $0.written.contains(word) }) {
          path.steps.append(.member(entry))
          path.isOnKey = true
          let before = entry.written.range(of: word).map { entry.written[..<$0.lowerBound] }
          return (path, String(before ?? ""))
        }
        stack += entries.map { path.adding(.member($0)) }
      }
    }
    return nil
  }
}

/// The brackets and quotes that a line has opened and not closed.
struct OpenBrackets {
  /// What closes them, the innermost first.
  private(set) var closers = ""

  init(_ line: String) {
    var open: [Character] = []
    var quote: Character?
    var before: Character = " "
    for character in line {
      if let current = quote {
        if character == current { quote = nil }
      } else if character == "\"" || character == "'" {
        // A quote in the middle of a word is an apostrophe.
        if " [{,:-".contains(before) { quote = character }
      } else if character == "{" {
        open.append("}")
      } else if character == "[" {
        open.append("]")
      } else if character == open.last {
        open.removeLast()
      }
      before = character
    }
    closers = (quote.map { String($0) } ?? "") + String(open.reversed())
  }
}
