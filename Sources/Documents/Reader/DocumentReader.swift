import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization
import Reuse

/// Reads one document: first the header and the strings, since texts depend on the locale, then the
/// views, and last the constraints, when every view is known. Mistakes are reported, and reading
/// continues after them.
///
/// This class has the state of reading and reads single values. Extensions in `Vocabulary` and
/// `LayoutDocument` read views, the header and constraints.
final class DocumentReader {
  let source: SourceText
  /// The files and uses that nodes belong to. For a document that was not expanded it is the
  /// document alone.
  let places: NodePlaces
  let options: DocumentOptions
  let problems: Problems

  /// The key whose value is being read, for messages.
  private(set) var key: String?
  var header = ScreenHeader()
  var strings: StringTable?
  /// Whether the strings themselves are broken, so that missing texts are not reported.
  var hasBrokenStrings = false
  /// The scene's locale; a pseudolocale if the options ask for one.
  var locale: LocaleTag?
  /// The languages in which texts for the scene's locale are looked up, in order.
  lazy var searchOrder = strings?.searchOrder(
    for: formattingLocale, document: header.locale?.base)
  /// The kind of the screen's device, as string catalogs name it.
  lazy var deviceKind =
    // The locale does not matter: it does not decide whether the screen is a tablet's.
    ResolvedCanvas(header: header, options: options, locale: nil).traits.isTablet
    ? "ipad" : "iphone"
  /// Whether a finding already says that the strings have no texts in the scene's locale.
  var hasNotedLocale = false
  /// How many texts fell back on those of the language alone, and the finding that says so.
  var regionalFallbacks = (count: 0, finding: 0)
  var metrics: [String: Double] = [:]
  /// The metrics that are not read yet, while metrics are read.
  var laterMetrics: Set<String> = []
  /// The arguments of components that `metric(_:at:)` has evaluated, by place.
  var argumentMetrics: [Int: [String: Double]] = [:]
  /// Numbers that replace arguments of components, by names such as `wifi/height`.
  var replacedArguments: [String: Double] = [:]
  /// Whether identifiers are full names, as in an expanded document.
  var hasFullNames = false
  /// Whether the document is one of Interface Builder.
  var isOfInterfaceBuilder = false
  /// The metrics as Visual Format needs them.
  lazy var visualMetrics = metrics.mapValues { CGFloat($0) }
  /// The document's own colours by name.
  var colors: [String: AdaptiveColor] = [:]
  /// Whether any colour or picture so far depends on the appearance.
  var hasAdaptiveColors = false
  var knownConstraints = ReadConstraints()
  var findings: [Finding] = []
  /// The rules, messages and places of the findings about texts.
  var notedTexts: Set<[String]> = []
  /// For each view the location where its font family is named.
  var familyOrigins: [String: SourceLocation] = [:]
  /// The findings that the document allows: those of views before those of constraints.
  var allowances: [Allowance] = []
  /// The frames that another engine gave views, in the order of the document.
  var recordedFrames: [ViewFrame] = []
  /// Records what is looked up; nil where it is not needed.
  var notes: ResolutionNotes?
  /// Is told what a change of each key that is read would be; nil where nobody asks.
  var noteKind: ((ChangeKind?, Node) -> Void)?

  /// The identifier of the root view, which equations call `root`, too.
  var rootName = Expansion.rootName

  /// Views and guides by identifier.
  var items: [String: any LayoutItem] = [:]
  var itemNames: [String] = []
  var firstLines: [String: Int] = [:]
  /// For the identifiers of constraints the place of the first with it.
  var identifiedConstraints: [String: SourceLocation] = [:]
  /// The constraints that conditions leave out.
  var absentConstraints: [AbsentConstraint] = []
  /// The keys that the strings of the locale alone have; nil until one is looked for.
  var strayKeys: [String]?
  /// Views with mistakes. Further mistakes about them are not reported.
  var brokenViews: Set<String> = []
  /// The texts that were looked up for views, with their places in the strings.
  var translations: [String: [(text: String, origin: SourceLocation)]] = [:]
  /// The items of constraints with mistakes, and views whose own place or size is wrong.
  var unconstrained: [any LayoutItem] = []
  /// Views of which a key is wrong that decides frames. What is true of them may also contradict constraints.
  var misread: [any LayoutItem] = []
  /// Views of which a colour may be wrong.
  var miscolored: [View] = []
  /// The view whose keys are being read, for findings.
  var currentView: String?
  /// The bytes of the texts so far.
  var textBytes = 0
  /// The sizes that records have for views, by their identifiers.
  var recordedSizes: [String: CGSize] = [:]
  /// The views around the one that is being read, with itself.
  var viewDepth = 0
  /// The constraints under every `constraints` key, in the order of reading.
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

  /// Runs the tasks that waited until all views exist.
  func finishViews() {
    for task in tasks { task() }
  }

  // MARK: Collecting

  func collectConstraints(_ node: Node) -> Bool {
    if node.isNull { return true }
    guard let nodes = node.sequence else {
      let isOne = node.scalar?.text.contains { "=|".contains($0) } == true
      report(
        isOne
          ? .malformed(
            "\(key ?? "constraints"): expected a list of constraints, found a text",
            advice: "begin each constraint with “- ”")
          : .wrongKind(key: key, expected: "a list of constraints", found: node.kind), node)
      // What the constraints would have held is ambiguous without them.
      afterwards { [unowned self] in unconstrained += itemsNamed(in: node) }
      return false
    }
    constraintNodes += nodes
    return true
  }

  /// Keeps a task for the time when all views exist and are in their window.
  func afterwards(_ task: @escaping () -> Void) {
    tasks.append(task)
  }

  // MARK: Reporting

  func report(_ fact: Fact, _ node: Node) {
    report(fact, at: node.mark)
  }

  func report(_ fact: Fact, at mark: SourceText.Mark) {
    report(fact, at: mark, declaration: nil)
  }

  /// - Parameter declaration: where what was probably meant is declared.
  func report(_ fact: Fact, at mark: SourceText.Mark, declaration: SourceLocation?) {
    problems.report(
      fact, at: mark, in: places[mark].source, uses: places.uses(of: mark),
      declaration: declaration)
  }

  func location(of mark: SourceText.Mark) -> SourceLocation { places.location(of: mark) }

  /// The mark of a character in a scalar's text. Equations of a document of Interface Builder are not written there,
  /// and have the mark of their element.
  func mark(in node: Node, at offset: Int) -> SourceText.Mark {
    if isOfInterfaceBuilder { return node.mark }
    let parts = (places.templates[node.mark] ?? []).map { part in
      switch part {
      case .text(let text): (text, false)
      case .value(let text, _, _): (text, true)
      }
    }
    return ScalarMap(node, in: places[node.mark].source, parts: parts).mark(at: offset)
  }

  /// Reports a value that is of the right kind but wrong.
  ///
  /// - Parameter meant: the value that was probably meant, if it is known.
  func wrong<T>(_ expected: String, _ found: String, _ node: Node, meant: String? = nil) -> T? {
    let meant = meant ?? decimal(endingWith: node)
    report(.wrongValue(key: key, expected: expected, found: found, meant: meant), node)
    return nil
  }

  /// The number that is meant where a comma stands in it, as in `[0,8]`, which is a list of two; nil where the digits do
  /// not stand right behind such a comma.
  private func decimal(endingWith node: Node) -> String? {
    guard let digits = node.scalar?.text, !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    let line = places[node.mark].source.line(node.mark.line)
    let before = line.prefix(max(0, node.mark.column - 1))
    guard before.last == ",", before.count < 200,
      case let whole = before.dropLast().reversed().prefix(while: \.isASCIIDigit), !whole.isEmpty
    else { return nil }
    return "\(String(whole.reversed())).\(digits), as a comma ends a value in brackets"
  }

  func reading<T>(_ key: String, _ body: () -> T) -> T {
    let outer = self.key
    self.key = key
    defer { self.key = outer }
    return body()
  }

  /// The file whose path is written at a node.
  func file(_ path: String, in node: Node) throws(Fact.Escape) -> Project.File {
    try source.project.file(path, from: places[node.mark].base)
  }

  // MARK: Scalars

  /// The text of a scalar without quotes, as numbers and booleans are written.
  func plainScalar(_ node: Node, _ expected: String) -> String? {
    guard let scalar = node.scalar, !node.isNull else {
      reportMissing(expected, node)
      return nil
    }
    guard scalar.style == .plain else { return wrong(expected, "\"\(scalar.text)\"", node) }
    return scalar.text
  }

  /// The text of a scalar of any style. Escapes may put control characters into it, which are
  /// reported.
  func text(_ node: Node, _ expected: @autoclosure () -> String) -> String? {
    guard let scalar = node.scalar, !node.isNull else {
      reportMissing(expected(), node)
      return nil
    }
    guard let stray = ControlCharacter.first(in: scalar.text) else { return scalar.text }
    report(.controlCharacter(stray.scalar.value), at: mark(in: node, at: stray.offset))
    return nil
  }

  /// Reports another value in the place of a scalar. Where there is no value, the author may have
  /// meant a text that YAML takes for a comment or for null.
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
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
