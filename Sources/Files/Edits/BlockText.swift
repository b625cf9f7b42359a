/// A block of lines as YAML writes them after `|` or `>`.
struct BlockText {
  /// The sign with what stands behind it in its line.
  private let head: Substring
  private let body: ArraySlice<UInt8>
  private let indent: Int
  private let scalar: Node.Scalar
  /// The bytes of the block, without the line break at its end.
  let length: Int

  /// - Parameter bytes: what begins with the block's sign.
  init?(_ bytes: ArraySlice<UInt8>, _ scalar: Node.Scalar) {
    guard let sign = bytes.first, sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") else {
      return nil
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let head = String(decoding: lines[0], as: UTF8.self)
    self.head = Substring(head)
    self.scalar = scalar
    let isBlank = { (line: ArraySlice<UInt8>) in line.allSatisfy { $0 == 0x20 || $0 == 0x0D } }
    let spaces = { (line: ArraySlice<UInt8>) in line.prefix { $0 == 0x20 }.count }
    guard let first = lines.dropFirst().first(where: { !isBlank($0) }) else { return nil }
    // Spaces that belong to the text stand behind those of the block.
    let own = scalar.text.split(separator: "\n").first?.prefix { $0 == " " }.count ?? 0
    let indent = spaces(first) - own
    guard indent > 0 else { return nil }
    self.indent = indent
    var inside = lines.dropFirst().prefix { isBlank($0) || spaces($0) >= indent }
    // Empty lines at the end belong to the text where they are kept, but for what ends the file.
    let keeps = head.prefix { $0 != " " && $0 != "#" }.contains("+")
    while let last = inside.last, isBlank(last), !keeps || last.endIndex == bytes.endIndex {
      inside.removeLast()
    }
    guard let last = inside.last else { return nil }
    let end = last.last == 0x0D ? last.endIndex - 1 : last.endIndex
    length = end - bytes.startIndex
    body = bytes[lines[0].endIndex..<end].dropFirst()
  }

  /// The ways to write another text as a block: with the lines that there are, and with a line for each of the text's.
  func spellings(of text: String) -> [String] {
    let (head, lineBreak) =
      head.hasSuffix("\r") ? (self.head.dropLast(), "\r\n") : (self.head, "\n")
    let start = chomped(head, text) + lineBreak + String(repeating: " ", count: indent)
    let content = text.hasSuffix("\n") ? text.dropLast() : text[...]
    guard !content.isEmpty else { return [] }
    let join = scalar.style == .folded ? "\n\n" : "\n"
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: join).split(separator: "\n", omittingEmptySubsequences: false)
    let whole = lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? line : String(repeating: " ", count: indent) + line
    }.joined(separator: lineBreak)
    let old = scalar.text.hasSuffix("\n") ? scalar.text.dropLast() : scalar.text[...]
    let kept =
      scalar.style == .folded
      ? FoldedLines.spelling(
        of: String(content), over: String(old), in: body.dropFirst(indent)) : nil
    return [kept, whole].compactMap(\.self).map { start + $0 }
  }

  /// The sign for a text that ends with a line break, with several, or with none.
  private func chomped(_ head: Substring, _ text: String) -> String {
    let signs = head.prefix { $0 != " " && $0 != "\t" && $0 != "#" }
    let isKept = signs.contains("+") && text.hasSuffix("\n")
    let chomping = isKept || text.hasSuffix("\n\n") ? "+" : text.hasSuffix("\n") ? "" : "-"
    return signs.filter { $0 != "+" && $0 != "-" } + chomping + head.dropFirst(signs.count)
  }
}
