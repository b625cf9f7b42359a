import Foundation

extension SceneText {
  /// The runs with their texts and their own attributes, in the frames format; nil for a text
  /// without runs.
  package var runsJSON: JSON? {
    guard !attributes.runs.isEmpty else { return nil }
    let bytes = Array(string.utf8)
    return .array(
      attributes.runs.map { run in
        let range = run.range.clamped(to: 0..<bytes.count)
        return run.json(text: String(decoding: bytes[range], as: UTF8.self))
      })
  }
}

extension TextRun {
  fileprivate func json(text: String) -> JSON {
    var members: [JSON.Member] = [.init(key: "text", value: .string(text))]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(.init(key: key, value: value)) }
    }
    func points(_ value: CGFloat) -> JSON? {
      value == 0 ? nil : .number((value * 10_000).rounded() / 10_000)
    }
    if let font {
      add("family", font.family.map { .string($0) })
      add("size", points(font.size))
      add("weight", .number(Double(font.weight.value)))
      add("italic", font.isItalic ? true : nil)
    }
    add("kern", points(kern))
    add("baselineOffset", points(baselineOffset))
    add("color", color.map { .string($0.hexWithAlpha) })
    add("underline", isUnderlined ? true : nil)
    add("strikethrough", isStruckThrough ? true : nil)
    add("link", link.map { .string($0) })
    return .object(members)
  }
}
