import CCmark
import Foundation
import LayoutScene

/// A text in Markdown as runs, as UIKit shows it. Only inline markup counts, as with the option
/// `inlineOnlyPreservingWhitespace` of `AttributedString(markdown:)`.
///
/// Strong and emphasized text, code, strikethrough and links are runs. The markers of blocks, such
/// as headings, lists and quotes, are kept as text, and so are line breaks, spaces and HTML. An
/// image is replaced by its description. Every text is valid Markdown.
package struct MarkdownText: Hashable {
  /// The markup of a run.
  package struct Style: Hashable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruckThrough = false
    /// The target of a link, which may be empty.
    package var link: String?

    package init() {}
  }

  package struct Run: Hashable {
    package var text: String
    package var style: Style
  }

  /// The runs in order; neighbours have different styles.
  package private(set) var runs: [Run] = []
  /// The targets of the links, in order; the empty string for a link without a target.
  private(set) var links: [String] = []
  /// The number of parts of each kind: strong, emphasized, code and struck through.
  private(set) var counts: [Kind: Int] = [:]

  enum Kind: String, CaseIterable {
    case strong, emphasized, code, struckThrough
  }

  /// - Parameter values: the texts that replace markers (`Marker`). They are not read as Markdown.
  package init(_ text: String, values: [String] = []) {
    let guarded = Guarded(text)
    Self.withTree(of: guarded.text) { root in
      read(root, guarded.mark, values)
    }
  }

  package var string: String { runs.map(\.text).joined() }

  // MARK: Reading

  private mutating func read(
    _ root: OpaquePointer, _ mark: Unicode.Scalar?, _ values: [String]
  ) {
    guard let walk = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(walk) }
    var styles = [Style()]
    var parts: [Run] = []
    defer { runs = Self.joined(parts) }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { return }
      let style = styles.last ?? Style()
      if let inner = Self.style(of: node, within: style, without: mark) {
        // The parser enters and exits a node even if it is empty.
        if event == CMARK_EVENT_EXIT {
          if styles.count > 1 { styles.removeLast() }
        } else {
          note(node, inner)
          styles.append(inner)
        }
        continue
      }
      guard event == CMARK_EVENT_ENTER else { continue }
      var own = style
      if cmark_node_get_type(node) == CMARK_NODE_CODE {
        own.isCode = true
        counts[.code, default: 0] += 1
      }
      guard let text = Self.text(of: node) else { continue }
      let filled = Marker.filled(Self.text(text, without: mark), values)
      if !filled.isEmpty { parts.append(Run(text: filled, style: Self.filled(own, values))) }
    }
  }

  private mutating func note(_ node: OpaquePointer, _ style: Style) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_STRONG: counts[.strong, default: 0] += 1
    case CMARK_NODE_EMPH: counts[.emphasized, default: 0] += 1
    case CMARK_NODE_LINK: links.append(style.link ?? "")
    default: counts[.struckThrough, default: 0] += 1
    }
  }

  private static func filled(_ style: Style, _ values: [String]) -> Style {
    var style = style
    style.link = style.link.map { Marker.filled($0, values) }
    return style
  }

  /// Neighbours of one style as one run. A text that grows within an array would be copied for each
  /// part, so that each run is put together once.
  private static func joined(_ parts: [Run]) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < parts.count {
      let style = parts[start].style
      let end = parts[start...].firstIndex { $0.style != style } ?? parts.count
      runs.append(Run(text: parts[start..<end].map(\.text).joined(), style: style))
      start = end
    }
    return runs
  }

  /// The style inside a node that is markup; nil for any other node.
  private static func style(
    of node: OpaquePointer, within style: Style, without mark: Unicode.Scalar?
  ) -> Style? {
    var inner = style
    switch cmark_node_get_type(node) {
    case CMARK_NODE_STRONG: inner.isStrong = true
    case CMARK_NODE_EMPH: inner.isEmphasized = true
    case CMARK_NODE_LINK:
      inner.link = cmark_node_get_url(node).map { text(String(cString: $0), without: mark) } ?? ""
    default:
      guard isStruckThrough(node) else { return nil }
      inner.isStruckThrough = true
    }
    return inner
  }

  /// The type is compared by its name: its number is a variable of the library that all threads
  /// share.
  private static func isStruckThrough(_ node: OpaquePointer) -> Bool {
    cmark_node_get_type_string(node).map { strcmp($0, "strikethrough") == 0 } ?? false
  }

  private static func text(_ text: String, without mark: Unicode.Scalar?) -> String {
    mark.map { mark in String(text.unicodeScalars.filter { $0 != mark }) } ?? text
  }

  /// The text of the node itself; nil for a node without text.
  private static func text(of node: OpaquePointer) -> String? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: "\n"
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
      cmark_node_get_literal(node).map { String(cString: $0) }
    default: nil
    }
  }
}

// MARK: - The library

extension MarkdownText {
  /// The library has one table of its extensions' special characters for all threads.
  private static let lock = NSLock()
  /// Registers the extensions once.
  private static let isReady: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func withTree(of text: String, _ body: (OpaquePointer) -> Void) {
    isReady
    let options = CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
    let root: OpaquePointer? = lock.withLock {
      guard let parser = cmark_parser_new(options) else { return nil }
      defer { cmark_parser_free(parser) }
      if let strikethrough = cmark_find_syntax_extension("strikethrough") {
        cmark_parser_attach_syntax_extension(parser, strikethrough)
      }
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      return cmark_parser_finish(parser)
    }
    guard let root else { return }
    body(root)
    cmark_node_free(root)
  }
}

/// A text prepared so that the parser finds only paragraphs, with every line kept.
///
/// A white space character that is not in the text is put at both ends of every line. It keeps
/// lines from beginning with the marker of a block and from being empty, and keeps spaces at their
/// ends. For the rules of emphasis it counts as a space. It is also put into `<!` and `<?`, for
/// whose ends the parser would search in quadratic time; as HTML they would show the same text.
private struct Guarded {
  let text: String
  /// The character to remove from the parsed text; nil where none was put in.
  let mark: Unicode.Scalar?

  /// White space of Unicode outside ASCII: the Ogham space mark, and spaces of different widths.
  private static let marks: [Unicode.Scalar] =
    ["\u{1680}", "\u{205F}"] + (0x2000...0x200A).compactMap { Unicode.Scalar($0) }

  init(_ text: String) {
    let used = Set(text.unicodeScalars.filter { $0.value >= 0x1680 })
    // A text that has all of these spaces is parsed as it is, and its blocks count as blocks.
    mark = Self.marks.first { !used.contains($0) }
    guard let mark else {
      self.text = text
      return
    }
    var guarded = String.UnicodeScalarView([mark])
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars where scalar.value != 0 {
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\n", last == "\r" { continue }
        // A backslash at the end of a line makes a line break and has to stay there.
        if last != "\\" { guarded.append(mark) }
        // To append both at once copies the whole text, in an optimised build.
        guarded.append("\n")
        guarded.append(mark)
      } else {
        if last == "<", scalar == "!" || scalar == "?" { guarded.append(mark) }
        guarded.append(scalar)
      }
      last = scalar
    }
    if last != "\\" { guarded.append(mark) }
    self.text = String(guarded)
  }
}
