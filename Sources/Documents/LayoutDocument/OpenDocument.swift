import AutoLayout
import Files
import Foundation
import InterfaceBuilder
import LayoutScene
import Localization
import Reuse

/// A document that is read but not laid out: the part that all of its cells share. It is a value
/// without views, so that many tasks can make cells from it at the same time.
public struct OpenDocument: Sendable {
  /// The document's path as it was given.
  public let file: String
  let source: SourceText
  let isOfInterfaceBuilder: Bool
  /// The same document on other screens; nil where all screens have the same, as in all but documents of Interface
  /// Builder, and where a screen has been chosen.
  private(set) var canvases: OpenCanvases?
  /// The document's screens and their variants; nil where it is a single screen or one has been
  /// chosen.
  private(set) var alternatives: Alternatives?
  /// What becomes of the roots of Interface Builder on other devices, by the names of their screens; a single one
  /// has its own id.
  private var builderCanvases: [String: BuilderCanvas] = [:]
  /// The chosen screens and variants, each made when it is first asked for.
  private(set) var forms = OpenForms()
  private(set) var screenName: String?
  private(set) var variantName: String?
  /// The expanded document: components, styles and repetition are replaced by what they stand for.
  private(set) var root: Node
  var places: NodePlaces
  /// Whether any view or constraint is only there in some cells.
  private var hasConditions: Bool
  /// How many values were expanded; nil where there were more than a limit allows.
  private(set) var size: Int?
  /// How many letters of known names were compared with wrong ones when the form was made.
  private(set) var effort = 0
  /// The files with components and styles: those that are included, and the document itself.
  private(set) var definitions: [Node]
  /// The document as it is written, with all screens and variants; without entries for Interface Builder, whose
  /// documents have nothing that is written once and used often.
  private(set) var written: Node
  /// The files that the document includes, or that are assets of it, sorted.
  package private(set) var includedFiles: [String]
  /// The translations that lie around a document of Interface Builder.
  private(set) var translations: Set<String>
  private(set) var header: ScreenHeader
  var metrics: [String: Double]
  var colors: [String: AdaptiveColor]
  private(set) var constraints: ReadConstraints
  let strings: StringTable?
  /// Whether the strings themselves are broken, so that missing texts are not reported.
  let hasBrokenStrings: Bool
  /// The mistakes in the header and in the strings, which all cells share.
  private(set) var problems: [Problem]
  /// The mistakes in the file as a whole and in the strings, whichever screen and variant is
  /// chosen.
  let commonProblems: [Problem]

  /// The headers of the screens of a document that is kept without its contents, by their names; that of a single
  /// one has none.
  private(set) var headers: [String: ScreenHeader] = [:]

  /// Nil after reporting why nothing of the document can be read.
  init?(bytes: [UInt8], file: String, allowsOutside: Bool = false, _ problems: Problems) {
    guard var source = FileText.decode(bytes, file: file, problems) else { return nil }
    source.allowsOutside = allowsOutside
    self.init(source, on: nil, problems)
  }

  /// - Parameters:
  ///   - traits: those of another screen than the one of a document of Interface Builder; nil for its own.
  ///   - isChecked: whether all screens and variants are read in search of mistakes.
  init?(
    _ source: SourceText, on traits: BuilderTraits?, isChecked: Bool = true, _ problems: Problems
  ) {
    let file = source.file
    isOfInterfaceBuilder = BuilderFile.isOne(source)
    guard let values = Self.values(of: source, on: traits, problems) else { return nil }
    let written = KeyNames.canonical(values.node)
    let parsed = problems.sorted
    let report = { (fact: Fact, node: Node) in
      problems.report(fact, at: node.mark, in: source)
    }
    alternatives = Alternatives(written, .ofKeys, report)
    alternatives?.areScreensWhole = isOfInterfaceBuilder
    screenName = alternatives?.screenNames.first
    let choice = alternatives?.variation(
      screen: screenName, variant: nil, automatic: [], report)
    let (root, places, files, definitions, hasConditions, size) = Self.expanded(
      written, choice, source, problems)
    let reader = DocumentReader(
      source: source, places: places, options: DocumentOptions(), problems: problems)
    guard reader.readShared(root) else { return nil }
    let known = problems.kept
    reader.readStrings(of: root)
    commonProblems = parsed + problems.sorted(from: known)
    self.file = file
    self.source = source
    self.root = root
    self.places = places
    self.hasConditions = hasConditions
    self.size = size
    self.definitions = definitions
    self.written = isOfInterfaceBuilder ? written.with(entries: []) : written
    includedFiles = Set(files).union(values.assets).sorted()
    translations = values.translations
    if let places = values.places {
      canvases = traits == nil ? OpenCanvases(places) : nil
      self.builderCanvases = places
    }
    header = reader.header
    metrics = reader.metrics
    colors = reader.colors
    constraints = ReadConstraints(of: root)
    strings = reader.strings ?? values.translated
    hasBrokenStrings = reader.hasBrokenStrings
    self.problems = problems.sorted
    header.builderCanvas = builderCanvas
    guard isChecked, alternatives != nil else { return }
    checked(problems)
    self.problems = problems.sorted
  }

  /// What is read of a file before any of its screens.
  private struct Values {
    var node: Node
    var translated: StringTable?
    /// The files of assets, and those of translations, around the document.
    var assets: Set<String> = []
    var translations: Set<String> = []
    /// What becomes of the roots of Interface Builder on other devices.
    var places: [String: BuilderCanvas]?
  }

  /// The file's values: of YAML, of JSON, or of an Interface Builder document, which has the strings and assets that
  /// lie around it.
  private static func values(
    of source: SourceText, on traits: BuilderTraits?, _ problems: Problems
  ) -> Values? {
    guard BuilderFile.isOne(source) else {
      return NodeReader.readFile(source, problems).map { Values(node: $0) }
    }
    let translations = DocumentTranslations(beside: source, problems)
    let isTranslated = translations != nil
    return BuilderFile.read(source, isTranslated: isTranslated, traits: traits, problems).map {
      Values(
        node: $0.node, translated: translations?.table(of: $0.texts, ids: $0.ids),
        assets: $0.files, translations: translations?.files ?? [], places: $0.canvases)
    }
  }

  /// The document with its names, languages and mistakes alone, where it can be read again: one of Interface Builder.
  /// A run over hundreds of storyboards keeps the contents of those whose cells it lays out.
  package var withoutContents: OpenDocument {
    guard canvases != nil else { return self }
    var thin = self
    thin.headers = Dictionary(
      screenChoices.map { screen in
        let form = onItsScreen.choosing(DocumentOptions(screen: screen))
        return (screen ?? "", form.header)
      }
    ) { first, _ in first }
    forgetForms()
    (thin.alternatives, thin.root) = (alternatives?.withoutContents, root.with(entries: []))
    (thin.places, thin.definitions) = (NodePlaces(source), [])
    thin.written = written.with(entries: [])
    (thin.constraints, thin.forms) = (ReadConstraints(), OpenForms())
    return thin
  }

  /// Whether the document is kept without its contents.
  var isThin: Bool { !headers.isEmpty }

  /// The document on the screen that it has, whatever cells ask for.
  var onItsScreen: OpenDocument {
    var document = self
    document.canvases = nil
    return document
  }

  private var builderCanvas: BuilderCanvas? {
    screenName.map { builderCanvases[$0] } ?? builderCanvases.values.first
  }

  /// The same document in the form that `variation` gives it.
  func with(
    _ variation: Variation, _ choice: OpenForms.Choice, _ problems: Problems
  ) -> OpenDocument {
    var form = self
    (form.alternatives, form.canvases, form.headers) = (nil, nil, [:])
    form.forms = OpenForms()
    (form.screenName, form.variantName) = (choice.screen, choice.variant)
    (
      form.root, form.places, form.includedFiles, form.definitions, form.hasConditions, form.size
    ) = Self.expanded(variation.root, variation, source, problems)
    let reader = DocumentReader(
      source: source, places: form.places, options: DocumentOptions(), problems: problems)
    _ = reader.readShared(form.root)
    (form.header, form.metrics, form.colors) = (reader.header, reader.metrics, reader.colors)
    form.header.builderCanvas = form.builderCanvas
    form.constraints = ReadConstraints(of: form.root)
    (form.problems, form.effort) = (problems.sorted, problems.effort)
    return form
  }

  private static func expanded(
    _ root: Node, _ variation: Variation?, _ source: SourceText, _ problems: Problems
  ) -> (
    Node, NodePlaces, files: [String], definitions: [Node], hasConditions: Bool, size: Int?
  ) {
    let root = variation?.root ?? root
    // The screens of an Interface Builder document are whole, and share their nodes with the document.
    let isWhole = variation == nil || BuilderFile.isOne(source)
    guard !isWhole || Expansion.isNeeded(root, .ofKeys) else {
      return (root, NodePlaces(source), [], [], false, 0)
    }
    let expansion = Expansion(
      source, problems, .ofKeys, viewKeys: Set(ViewClass.anyFields.flatMap(\.names)),
      isClass: { ViewClass.named($0) != nil }, priorityNames: Set(Priorities.all.map(\.name)),
      lookKey: KeyNames.key(ofLook:),
      canonical: KeyNames.canonical)
    // Expansion comes first: a style or component may decide a view's class, and with it the names
    // of its keys.
    let expanded = KeyNames.canonical(expansion.document(root, variation))
    return (
      expanded, expansion.places, expansion.files, expansion.definitions, expansion.hasConditions,
      expansion.isExhausted ? nil : expansion.count
    )
  }

  /// The document in the screen and variant of `options`, without the views and constraints that are not there under
  /// them.
  ///
  /// - Parameter known: as for `choosing`.
  func inCell(
    _ options: DocumentOptions, replacing known: [String: Bool] = [:]
  ) -> OpenDocument {
    var document = isChosen ? self : choosing(options, replacing: known)
    guard document.hasConditions else { return document }
    let canvas = ResolvedCanvas(
      header: document.header, options: options, locale: document.locale(options))
    document.root = Condition.applied(
      to: document.root, canvas.conditions, .ofKeys, in: &document.places, replacing: known)
    return document
  }
}
