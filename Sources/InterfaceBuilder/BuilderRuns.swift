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
    return runs.isEmpty ? nil : Node(content: .sequence(runs), mark: text.mark)
  }

  /// How the lines of the text stand, by its first paragraph.
  func paragraphStyle(_ text: XMLElement) -> Node? {
    guard let style = Self.paragraph(of: text) else { return nil }
    let entries = Self.lengths(of: style)
    return entries.isEmpty ? nil : BuilderNode.mapping(entries, at: style.mark)
  }

  private static func lengths(of style: XMLElement) -> [(String, Node)] {
    lengths.compactMap { name in
      style.number(name).flatMap { length -> (String, Node)? in
        let isLegal = length > 0 && length <= Limits.number
        return isLegal ? (name.rawValue, BuilderNode.number(length, at: style.mark)) : nil
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
      lengths = Self.lengths(of: first).map { ($0.0, BuilderNode.number(0, at: mark)) }
    }
    return BuilderNode.mapping(
      [("alignment", BuilderNode.word(alignment, at: mark))] + lengths, at: mark)
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
    let attributes = fragment.first("attributes")
    let font = attributes?.child(key: "NSFont")
    var entries = [("text", BuilderNode.text(text, at: fragment.mark))]
    var parts: [(String, Node)] = []
    if let size = font?.number(.size), size > 0, size <= Limits.fontSize {
      parts.append(("size", BuilderNode.number(size, at: fragment.mark)))
    }
    if let design = font.flatMap(BuilderFont.design) {
      parts.append(("design", BuilderNode.word(design, at: fragment.mark)))
    }
    if !parts.isEmpty { entries.append(("font", BuilderNode.mapping(parts, at: fragment.mark))) }
    let name = font?.attributes["name"] ?? font?.attributes["metaFont"] ?? ""
    if let weight = Self.weight(ofFontNamed: name) {
      entries.append(("weight", BuilderNode.word(weight, at: fragment.mark)))
    }
    if name.lowercased().contains("italic") {
      entries.append(("italic", BuilderNode.word("true", at: fragment.mark)))
    }
    if let color = attributes?.child(key: "NSColor").flatMap({ BuilderColor(file: file).node($0) })
    {
      entries.append(("color", color))
    }
    for (key, name) in [("NSUnderline", "underline"), ("NSStrikethrough", "strikethrough")]
    where (attributes?.child(key: key)?.number(.value) ?? 0) > 0 {
      entries.append((name, BuilderNode.word("true", at: fragment.mark)))
    }
    for (key, name, most) in Self.distances {
      if let distance = attributes?.child(key: key)?.number(.value) {
        let legal = min(max(distance, -most), most)
        entries.append((name, BuilderNode.number(legal, at: fragment.mark)))
      }
    }
    if let target = attributes?.child(key: "NSLink")?.attributes["string"] {
      entries.append(("link", BuilderNode.text(target, at: fragment.mark)))
    }
    if let style = paragraphStyle(of: fragment, in: first) {
      entries.append(("paragraphStyle", style))
    }
    return BuilderNode.mapping(entries, at: fragment.mark)
  }

  /// The attributes of parts that are distances, with their keys in documents and the largest one there.
  private static let distances: [(String, String, CGFloat)] = [
    ("NSKern", "kern", 100), ("NSBaselineOffset", "baselineOffset", 1000),
  ]

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
