import AutoLayout
import Foundation
import LayoutScene

/// A document that is read and not yet laid out: what all of its cells share. It is a value without
/// views, so that many tasks can make their cells of it at the same time.
public struct OpenDocument: Sendable {
  /// The document's path as it was given.
  public let file: String
  let source: SourceText
  /// Its screens and their variants; nil for a document that is one screen, and for a chosen one.
  private(set) var alternatives: Alternatives?
  /// The chosen ones, made when they are first asked for.
  private(set) var forms = OpenForms()
  private(set) var screenName: String?
  private(set) var variantName: String?
  /// Written out: with components, styles and repetition replaced by what they stand for.
  private(set) var root: Node
  private(set) var places: NodePlaces
  /// The files that the document includes, sorted.
  package private(set) var includedFiles: [String]
  private(set) var header: ScreenHeader
  var metrics: [String: Double]
  private(set) var colors: [String: AdaptiveColor]
  /// The equations and the lines of Visual Format that are right, by their text: every cell makes
  /// constraints of them.
  private(set) var equations: [String: Equation]
  private(set) var visualFormats: [String: VisualFormat]
  let strings: StringTable?
  /// Whether looking for texts is in vain because the strings themselves are broken.
  let hasBrokenStrings: Bool
  /// What is wrong with the header and with the strings, which every cell has in common.
  private(set) var problems: [Problem]
  /// Those of them that are in the file as a whole and in the strings, whatever is chosen.
  let commonProblems: [Problem]

  /// Nil after reporting why nothing of the document can be read.
  init?(bytes: [UInt8], file: String, _ problems: Problems) {
    guard let source = FileText.decode(bytes, file: file, problems) else { return nil }
    let isJSON = file.lowercased().hasSuffix(".json")
    let written = isJSON ? JSONReader.read(source, problems) : NodeReader.read(source, problems)
    guard let written = written.map(KeyNames.canonical) else { return nil }
    let parsed = problems.sorted
    let report = { (fact: Fact, node: Node) in
      problems.report(fact, at: node.mark, in: source)
    }
    alternatives = Alternatives(written, report)
    screenName = alternatives?.screenNames.first
    let choice = alternatives?.variation(
      screen: screenName, variant: nil, automatic: [], report)
    let (root, places, files) = Self.expanded(written, choice, source, problems)
    let reader = DocumentReader(
      source: source, places: places, options: DocumentOptions(), problems: problems)
    guard reader.readShared(root) else { return nil }
    let known = problems.count
    reader.readStrings()
    commonProblems = parsed + problems.sorted(from: known)
    self.file = file
    self.source = source
    self.root = root
    self.places = places
    includedFiles = files
    header = reader.header
    metrics = reader.metrics
    colors = reader.colors
    (equations, visualFormats) = Self.constraints(of: root)
    strings = reader.strings
    hasBrokenStrings = reader.hasBrokenStrings
    self.problems = problems.sorted
    guard alternatives != nil else { return }
    checked(problems)
    self.problems = problems.sorted
  }

  /// The same document with another variation of it.
  func with(
    _ variation: Variation, _ choice: OpenForms.Choice, _ problems: Problems
  ) -> OpenDocument {
    var form = self
    form.alternatives = nil
    form.forms = OpenForms()
    (form.screenName, form.variantName) = (choice.screen, choice.variant)
    (form.root, form.places, form.includedFiles) = Self.expanded(
      variation.root, variation, source, problems)
    let reader = DocumentReader(
      source: source, places: form.places, options: DocumentOptions(), problems: problems)
    _ = reader.readShared(form.root)
    (form.header, form.metrics, form.colors) = (reader.header, reader.metrics, reader.colors)
    (form.equations, form.visualFormats) = Self.constraints(of: form.root)
    form.problems = problems.sorted
    return form
  }

  private static func expanded(
    _ root: Node, _ variation: Variation?, _ source: SourceText, _ problems: Problems
  ) -> (Node, NodePlaces, files: [String]) {
    let root = variation?.root ?? root
    guard variation != nil || Expansion.isNeeded(root) else {
      return (root, NodePlaces(source), [])
    }
    let expansion = Expansion(
      source, problems, viewKeys: Set(ViewClass.anyFields.flatMap(\.names)),
      priorityNames: Set(Priorities.all.map(\.name)), canonical: KeyNames.canonical)
    // What a view is, and with it what its keys are called, may come from a style or a component.
    let expanded = KeyNames.canonical(expansion.document(root, variation))
    return (expanded, expansion.places, expansion.files)
  }

  private static func constraints(
    of root: Node
  ) -> (equations: [String: Equation], visualFormats: [String: VisualFormat]) {
    let constraints = Set(constraints(in: root))
    let visual = constraints.filter(DocumentReader.isVisual)
    return (
      parsed(constraints.subtracting(visual)) { try? EquationParser.parse($0) },
      parsed(visual) { try? VisualFormat($0, takesExpressions: true) }
    )
  }

  private static func parsed<Value>(
    _ texts: Set<String>, _ parse: (String) -> Value?
  ) -> [String: Value] {
    Dictionary(texts.compactMap { text in parse(text).map { (text, $0) } }) { $1 }
  }

  /// What stands under every `constraints` of the document, as it is written.
  private static func constraints(in root: Node) -> [String] {
    var texts: [String] = []
    var stack = [root]
    while let node = stack.popLast() {
      for entry in node.mapping ?? [] where entry.value.scalar == nil {
        guard entry.name == "constraints" else {
          stack.append(entry.value)
          continue
        }
        texts += (entry.value.sequence ?? []).compactMap { written in
          ((written["is"] ?? written["visual"])?.value ?? written).scalar?.text
        }
      }
    }
    return texts
  }

  /// Reads the document at `path`; what it refers to is looked for beside it. Mistakes that leave
  /// something to lay out are reported by every cell.
  ///
  /// - Throws: that the document cannot be read, or every mistake where nothing of it is left.
  public static func open(path: String) throws(DocumentErrors) -> OpenDocument {
    let problems = Problems()
    do throws(Fact) {
      let bytes = try FileText.bytes(atPath: path)
      if let document = OpenDocument(bytes: bytes, file: path, problems) { return document }
    } catch {
      throw DocumentErrors(problems: [Problem(fact: error, file: path)])
    }
    throw DocumentErrors(problems: problems.sorted)
  }
}

extension OpenDocument {
  /// Reads a document that is in memory.
  ///
  /// - Parameter file: the name for locations; files that the document refers to are looked for beside
  ///   it, and it is JSON where it ends in `.json`.
  /// - Throws: every mistake where nothing of the document is left.
  package static func open(bytes: [UInt8], file: String) throws(DocumentErrors) -> OpenDocument {
    let problems = Problems()
    guard let document = OpenDocument(bytes: bytes, file: file, problems) else {
      throw DocumentErrors(problems: problems.sorted)
    }
    return document
  }
}

extension OpenDocument {
  /// What a person calls the screen.
  public var name: String? { header.name }

  /// The language that the texts are written in first: that of the strings, or else the document's own.
  public var sourceLocale: LocaleTag {
    strings?.source ?? header.locale?.base ?? .english
  }

  /// Every locale of the strings, the source language first and the others sorted; the document's own
  /// where there are no strings.
  public var locales: [LocaleTag] { strings?.locales ?? [sourceLocale] }

  /// The locale that texts are taken from under `options`, a pseudolocale where they ask for one.
  func locale(_ options: DocumentOptions) -> LocaleTag? {
    let locale = options.locale ?? header.locale ?? strings?.source
    return options.pseudo.map { (locale ?? .english).pseudo($0) } ?? locale
  }

  /// The traits that the document is laid out under with `options`.
  public func cell(_ options: DocumentOptions) -> Cell {
    guard alternatives == nil else { return choosing(options).cell(options) }
    var cell = ResolvedCanvas(header: header, options: options, locale: locale(options)).cell
    (cell.screen, cell.variant) = (screenName, variantName)
    return cell
  }

  /// The options for the same screen in its source language, at the default text size and in
  /// that language's direction: what translations are compared with.
  public func referenceOptions(for options: DocumentOptions) -> DocumentOptions {
    var options = options
    options.locale = sourceLocale
    options.textSize = .large
    options.direction = nil
    options.pseudo = nil
    return options
  }

  /// The document as a tree of views in a window.
  ///
  /// - Throws: every mistake that the document has.
  public func screen(
    options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) throws(DocumentErrors) -> LoadedScreen {
    let (problems, screen) = inspect(options: options, measurer: measurer)
    guard let screen, problems.isEmpty else { throw DocumentErrors(problems: problems) }
    return screen
  }

  /// Every mistake of the document, and the screen that is left when what is wrong is left out; nil
  /// where nothing is left.
  public func inspect(
    options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) -> (problems: [Problem], screen: LoadedScreen?) {
    guard alternatives == nil else {
      let (own, screen) = choosing(options).inspect(options: options, measurer: measurer)
      // A mistake in another variant is one of the file, too.
      let all = Problems(problems)
      all.add(own)
      return (all.sorted, screen)
    }
    let problems = Problems(problems)
    let reader = DocumentReader(self, options: options, problems: problems)
    reader.reportStrings()
    var screen = reader.screen(from: root, measurer: measurer)
    screen?.screen = screenName
    screen?.variant = variantName
    return (problems.sorted, screen)
  }
}
