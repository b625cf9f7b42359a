import Files
import Foundation
import LayoutScene

/// An attributed text as a list of its parts.
package struct BuilderRuns {
  let file: BuilderFile

  /// Nil for a text without parts.
  func node(_ text: XMLElement) -> Node? {
    let first = Self.paragraph(of: text)
    let runs = text.children.filter { $0.name == "fragment" }.compactMap { run($0, in: first) }
    return runs.isEmpty ? nil : text.mark.sequence(runs)
  }

  /// How the lines of the text stand, by its first paragraph.
  func paragraphStyle(_ text: XMLElement) -> Node? {
    guard let style = Self.paragraph(of: text) else { return nil }
    let entries = Self.lengths(of: style)
    return entries.isEmpty ? nil : style.mark.mapping(entries)
  }

  private static func lengths(of style: XMLElement) -> [(String, Node)] {
    lengths.compactMap { name in
      style.number(name).flatMap { length -> (String, Node)? in
        let isLegal = length > 0 && length <= NumberLimits.number
        return isLegal ? (name.rawValue, style.mark.number(length)) : nil
      }
    }
  }

  /// The style of a paragraph that begins in a part, where it is another one than the text's; nil for the same.
  private func paragraphStyle(of fragment: XMLElement, in first: XMLElement?) -> Node? {
    let style = fragment.first("attributes")?.child(key: "NSParagraphStyle")
    guard style?.attributes != first?.attributes else { return nil }
    let mark = style?.mark ?? fragment.mark
    let written = style?.attributes["alignment"] ?? "natural"
    let alignment = BuilderContent.alignments.contains(written) ? written : "natural"
    var lengths = style.map(Self.lengths) ?? []
    // A part that says none has those of the view, which are those of the first paragraph. TextKit hands nothing on.
    if lengths.isEmpty, let first {
      lengths = Self.lengths(of: first).map { ($0.0, mark.number(0)) }
    }
    return mark.mapping([("alignment", mark.word(alignment))] + lengths)
  }

  /// The alignment of the text's first paragraph; nil for the natural one.
  static func alignment(of text: XMLElement) -> String? {
    let alignment = paragraph(of: text)?.attributes["alignment"]
    return alignment == "natural" ? nil : alignment
  }

  private static func paragraph(of text: XMLElement) -> XMLElement? {
    text.first("fragment")?.first("attributes")?.child(key: "NSParagraphStyle")
  }

  private static let lengths: [BuilderNumber] = [
    .lineSpacing, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .paragraphSpacing,
    .firstLineHeadIndent, .headIndent,
  ]

  private func run(_ fragment: XMLElement, in first: XMLElement?) -> Node? {
    let text = fragment.attributes["content"] ?? fragment.child(key: "content")?.text ?? ""
    guard !text.isEmpty else { return nil }
    let mark = fragment.mark
    let attribute = { (key: String) in fragment.first("attributes")?.child(key: key) }
    let isDrawn = { (line: String) in (attribute(line)?.number(.value) ?? 0) > 0 }
    let distance = { (key: String, most: CGFloat) in
      attribute(key)?.number(.value).map { mark.number(min(max($0, -most), most)) }
    }
    let font = attribute("NSFont")
    let name = font?.attributes["name"] ?? font?.attributes["metaFont"] ?? ""
    let parts: KeyValuePairs<String, Node?> = [
      "size": font?.number(.size).flatMap(BuilderFont.legal).map(mark.number),
      "design": font.flatMap(BuilderFont.design).map(mark.word),
    ]
    return mark.mapping([
      "text": mark.text(text),
      "font": parts.present.isEmpty ? nil : mark.mapping(parts),
      "weight": Self.weight(ofFontNamed: name).map(mark.word),
      "italic": mark.flag(name.lowercased().contains("italic")),
      "color": attribute("NSColor").flatMap { BuilderColor(file: file).node($0) },
      "underline": mark.flag(isDrawn("NSUnderline")),
      "strikethrough": mark.flag(isDrawn("NSStrikethrough")),
      "kern": distance("NSKern", 100), "baselineOffset": distance("NSBaselineOffset", 1000),
      "link": attribute("NSLink")?.attributes["string"].map(mark.text),
      "paragraphStyle": paragraphStyle(of: fragment, in: first),
    ])
  }

  /// The ends of fonts' names in lower case, and the weights that they mean.
  private static let weights = Dictionary(
    uniqueKeysWithValues: FontWeight.named.filter { $0.weight != .regular }
      .map { ($0.name.lowercased(), $0.name) } + [("demibold", "semibold")])

  /// Nil for a regular font.
  package static func weight(ofFontNamed name: String) -> String? {
    let name = name.lowercased()
    let ends = weights.keys.filter { name.contains($0) }
    return ends.max { $0.count < $1.count }.flatMap { weights[$0] }
  }
}
