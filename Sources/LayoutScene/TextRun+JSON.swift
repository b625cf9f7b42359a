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
    func points(_ value: CGFloat?) -> JSON? {
      value.flatMap { $0 == 0 ? nil : JSON(points: $0) }
    }
    return JSON(present: [
      "text": .string(text), "family": font?.family.map(JSON.string), "size": points(font?.size),
      "weight": font.map { .number(Double($0.weight.value)) },
      "italic": font?.isItalic == true ? true : nil, "kern": points(kern),
      "baselineOffset": points(baselineOffset), "color": color.map { .string($0.hexWithAlpha) },
      "underline": isUnderlined ? true : nil, "strikethrough": isStruckThrough ? true : nil,
      "link": link.map(JSON.string),
    ])
  }
}
