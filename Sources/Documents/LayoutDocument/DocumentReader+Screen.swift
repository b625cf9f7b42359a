import AutoLayout
import Files
import Foundation
import LayoutScene
import Work

extension DocumentReader {
  /// Reads one cell of a document whose header and strings have been read before.
  convenience init(_ document: OpenDocument, options: DocumentOptions, problems: Problems) {
    self.init(
      source: document.source, places: document.places, options: options, problems: problems)
    header = document.header
    metrics = document.metrics
    colors = document.colors
    knownConstraints = document.constraints
    strings = document.strings
    hasBrokenStrings = document.hasBrokenStrings
    locale = document.locale(options)
    // Object ids are no names that a person would write.
    isOfInterfaceBuilder = document.isOfInterfaceBuilder
    hasFullNames = isOfInterfaceBuilder
    rootName = header.rootName
    addHairline()
    problems.lost = places.lost.union(document.viewsUnderMisspeltKeys(problems.sorted))
    problems.lostMetrics = document.metricsUnderMisspeltKeys(problems.sorted)
    problems.takenNames = problems.sorted.count { $0.fact.takesName }
  }

  /// Adds the metric `hairline`, one pixel in points, unless the document has a metric of that
  /// name.
  private func addHairline() {
    guard metrics[LayoutDocument.hairline] == nil else { return }
    // The locale does not matter: it does not change the size of a pixel.
    let canvas = ResolvedCanvas(header: header, options: options, locale: nil)
    metrics[LayoutDocument.hairline] = 1 / canvas.traits.displayScale
  }

  /// Reads what all cells of a document share, without its strings. False after reporting that the
  /// document is no mapping.
  func readShared(_ document: Node) -> Bool {
    guard document.entries(of: nil, expected: "a mapping", report) != nil else { return false }
    readMetrics(document)
    readHeader(document)
    readColors(document)
    return true
  }

  /// Makes the screen of one cell, after `readShared`.
  func screen(from document: Node, measurer: any TextMeasuring) -> LoadedScreen? {
    let root = readRoot(document)
    problems.lost.formUnion(problems.sorted.compactMap(\.fact.viewInRoot))
    let canvas = ResolvedCanvas(header: header, options: options, locale: locale)
    let window = canvas.window(around: root, measurer: measurer)
    if let work = options.work { window.work = WorkBudget(inAll: work) }
    if options.device == nil, options.size == nil {
      window.sizeOrigin = document["canvas"].map { location(of: $0.key.mark) }
    }
    problems.lost.formUnion(OpenDocument.viewsUnderMisspeltKeys(of: document, problems.sorted))
    finishViews()
    noteAppearance(root)
    noteOrientation(canvas, window)
    noteSystem(document, canvas)
    noteUnread()
    noteStrayTexts()
    addConstraints(
      constraintNodes.sorted { [places] in
        places.isPlain ? $0.mark < $1.mark : places.isBefore($0.mark, $1.mark)
      })
    window.absentConstraints = absentConstraints
    unconstrained += places.broken.compactMap { items[$0] }
    // What is under an unknown key may be placed by it.
    unconstrained += OpenDocument.values(ofUnknownKeys: problems.sorted, in: document)
      .flatMap(itemsNamed)
    // What constraints under a misspelt key would hold is not known, nor where views are on a canvas with a mistake.
    let lacksCanvas =
      document["canvas"] != nil && header.canvas.size == nil && header.canvas.device == nil
    let isLost = { (fact: Fact) in fact.means("constraints") || fact.means("canvas") }
    if problems.sorted.contains(where: { lacksCanvas || isLost($0.fact) }) {
      unconstrained += itemNames.compactMap { items[$0] }
    }
    var screen = LoadedScreen(
      id: header.builderCanvas?.scene ?? rootName, name: header.name, file: source.file,
      window: window, findings: findings,
      unconstrained: unconstrained, familyOrigins: familyOrigins, translations: translations,
      allowances: allowances,
      recordedFrames: recordedFrames, deviceName: canvas.deviceName,
      isFullHeight: options.isFullHeight)
    screen.misread = misread
    screen.miscolored = hasWrongColors(document) ? [root] : miscolored
    screen.isOfInterfaceBuilder = isOfInterfaceBuilder
    return screen
  }

  /// Whether a colour of the document has a mistake, so that it is not known what has it.
  private func hasWrongColors(_ document: Node) -> Bool {
    let colors = document.definitions(.colors)
    let places = Set(colors.map { Self.line(of: location(of: $0.value.mark)) })
    return !colors.isEmpty
      && problems.sorted.contains { problem in
        problem.location.map { places.contains(Self.line(of: $0)) } ?? false
      }
  }

  private static func line(of place: SourceLocation) -> SourceLocation {
    SourceLocation(file: place.file, line: place.line, column: 1)
  }
}
