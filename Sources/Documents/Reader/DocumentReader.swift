import AutoLayout
import Foundation
import LayoutScene

/// Reads one document: the header and the strings first, since texts depend on the locale, then the
/// views, and the constraints last, when every view is known. Mistakes are reported and stepped over.
///
/// Here is what is known so far and what every value is read with. Extensions in `Vocabulary` and
/// `LayoutDocument` read views, the header and constraints.
final class DocumentReader {
  let source: SourceText
  /// The files and uses that nodes belong to; of a document without reuse, the document alone.
  let places: NodePlaces
  let options: DocumentOptions
  let problems: Problems

  /// The key whose value is being read, for messages.
  private(set) var key: String?
  var header = ScreenHeader()
  var strings: StringTable?
  /// Whether looking for texts is in vain because the strings themselves are broken.
  var hasBrokenStrings = false
  /// The scene's, a pseudolocale where the options ask for one.
  var locale: LocaleTag?
  /// Where texts in the scene's locale are looked for.
  lazy var searchOrder = strings?.searchOrder(
    for: formattingLocale, document: header.locale?.base)
  /// The kind of device that the screen is on, as string catalogs name it.
  lazy var deviceKind =
    // No language makes a phone a tablet.
    ResolvedCanvas(header: header, options: options, locale: nil).traits.isTablet
    ? "ipad" : "iphone"
  /// Whether it has been said that the strings have no text in the scene's locale.
  var hasNotedLocale = false
  var metrics: [String: Double] = [:]
  /// What `metric(_:at:)` has worked out of the arguments of components, by place.
  var argumentMetrics: [Int: [String: Double]] = [:]
  /// Numbers that stand in the place of arguments, such as `wifi/height`.
  var replacedArguments: [String: Double] = [:]
  /// Whether identifiers are full names, as in a document that has been written out.
  var hasFullNames = false
  /// The metrics as Visual Format takes them.
  lazy var visualMetrics = metrics.mapValues { CGFloat($0) }
  /// The document's own colours by name.
  var colors: [String: AdaptiveColor] = [:]
  /// Whether a colour has been come upon that follows the appearance.
  var hasAdaptiveColors = false
  /// The equations and the lines of Visual Format of the document, by their text.
  var equations: [String: Equation] = [:]
  var visualFormats: [String: VisualFormat] = [:]
  var findings: [Finding] = []
  /// Where each view says which family its font is of.
  var familyOrigins: [String: SourceLocation] = [:]
  /// What the author expects to be found, views before constraints.
  var allowances: [Allowance] = []
  /// Where to write down what is looked up; nil for nowhere.
  var notes: ResolutionNotes?

  /// Views and guides by identifier.
  var items: [String: any LayoutItem] = [:]
  var itemNames: [String] = []
  var firstLines: [String: Int] = [:]
  /// Views that are not what their author meant, about which nothing more is worth saying.
  var brokenViews: Set<String> = []
  /// What constraints with mistakes are about, and views whose own place or size is wrong.
  var unconstrained: [any LayoutItem] = []
  /// The view whose keys are being read, for findings.
  var currentView: String?
  /// What stands under every `constraints`, in the order in which it was come upon.
  private(set) var constraintNodes: [Node] = []
  private var tasks: [() -> Void] = []

  init(
    source: SourceText, places: NodePlaces? = nil, options: DocumentOptions, problems: Problems
  ) {
    self.source = source
    self.places = places ?? NodePlaces(source)
    self.options = options
    self.problems = problems
  }

  /// Does what was put off until every view is there.
  func finishViews() {
    for task in tasks { task() }
  }

  static let rootName = "root"

  // MARK: Collecting

  func collectConstraints(_ node: Node) -> Bool {
    if node.isNull { return true }
    guard let nodes = node.sequence else {
      report(.wrongKind(key: key, expected: "a list of constraints", found: node.kind), node)
      return false
    }
    constraintNodes += nodes
    return true
  }

  /// Puts something off until every view is there and knows its window.
  func afterwards(_ task: @escaping () -> Void) {
    tasks.append(task)
  }

  // MARK: Reporting

  func report(_ fact: Fact, _ node: Node) {
    report(fact, at: node.mark)
  }

  func report(_ fact: Fact, at mark: SourceText.Mark) {
    problems.report(fact, at: mark, in: places[mark].source, uses: places.uses(of: mark))
  }

  func location(of mark: SourceText.Mark) -> SourceLocation { places.location(of: mark) }

  /// The place of a character in a scalar's text.
  func mark(in node: Node, at offset: Int) -> SourceText.Mark {
    ScalarMap(node, in: places[node.mark].source).mark(at: offset)
  }

  /// Reports a value that is of the right kind and yet wrong.
  ///
  /// - Parameter meant: what to write in its place, where that is known.
  func wrong<T>(_ expected: String, _ found: String, _ node: Node, meant: String? = nil) -> T? {
    report(.wrongValue(key: key, expected: expected, found: found, meant: meant), node)
    return nil
  }

  func reading<T>(_ key: String, _ body: () -> T) -> T {
    let outer = self.key
    self.key = key
    defer { self.key = outer }
    return body()
  }

  /// A path that is written at a node, from where the reader of the document stands.
  func resolved(_ path: String, in node: Node) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = source.file.lastIndex(of: "/").map { source.file[...$0] } ?? ""
    return folder + places[node.mark].base + path
  }

  // MARK: Scalars

  /// The text of a scalar that is not quoted, as numbers and booleans are written.
  func plainScalar(_ node: Node, _ expected: String) -> String? {
    guard let scalar = node.scalar, !node.isNull else {
      reportMissing(expected, node)
      return nil
    }
    guard scalar.style == .plain else { return wrong(expected, "\"\(scalar.text)\"", node) }
    return scalar.text
  }

  /// The text of a scalar of any kind. Escapes can bring in characters that no text has.
  func text(_ node: Node, _ expected: String) -> String? {
    guard let scalar = node.scalar, !node.isNull else {
      reportMissing(expected, node)
      return nil
    }
    guard scalar.text.hasByte(Self.mayBeControl),
      let stray = scalar.text.unicodeScalars.enumerated().first(where: {
        Self.isControl($0.element)
      })
    else { return scalar.text }
    report(.controlCharacter(stray.element.value), at: mark(in: node, at: stray.offset))
    return nil
  }

  /// Says that something else stands where a scalar is expected. Where nothing does, it may be a text that
  /// YAML takes for a comment or for no value.
  private func reportMissing(_ expected: String, _ node: Node) {
    let line = YAMLLine(source.line(node.mark.line))
    if node.kind == .nothing, let start = line.startOfComment, start >= node.mark.column - 1,
      line.isValue(start), line.startOfValue(around: start) == start
    {
      let mark = SourceText.Mark(line: node.mark.line, column: start + 1)
      problems.report(.needsQuotes(line.value(from: start), .comment), at: mark, in: source)
    } else if let text = node.scalar?.text, !text.isEmpty {
      report(.needsQuotes(text, .null), node)
    } else {
      report(.wrongKind(key: key, expected: expected, found: node.kind), node)
    }
  }

  /// Whether a control character may begin with the byte.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
