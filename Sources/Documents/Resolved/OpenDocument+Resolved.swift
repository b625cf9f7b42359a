import AutoLayout
import Foundation
import LayoutScene

/// Values that replace those of a document and its options when it is resolved; nil keeps them.
package struct Replacement: Sendable, Hashable {
  /// A BCP 47 tag, also of a pseudolocale.
  package var locale: String?
  /// Whether string catalogs choose the texts for a tablet.
  package var isTablet: Bool?
  /// Numbers by the names of the document's metrics and arguments.
  package var metrics: [String: Double]
  /// The appearance for which colours are looked up; nil for that of the cell.
  package var appearance: Appearance?
  /// The direction of the screen; nil for that of the locale, the document or the options.
  package var direction: LayoutDirection?

  package init(locale: String? = nil, isTablet: Bool? = nil, metrics: [String: Double] = [:]) {
    self.locale = locale
    self.isTablet = isTablet
    self.metrics = metrics
  }
}

extension OpenDocument {
  /// The document resolved for one cell; nil where it has mistakes. Nothing is measured.
  package func resolved(
    options: DocumentOptions, replacing replacement: Replacement = Replacement(),
    measurer: any TextMeasuring
  ) -> ResolvedDocument? {
    guard alternatives == nil else {
      return choosing(options).resolved(
        options: options, replacing: replacement, measurer: measurer)
    }
    var document = self
    let problems = Problems(self.problems)
    if !replacement.metrics.isEmpty {
      document.metrics = metrics(replacing: replacement.metrics, problems)
    }
    var options = options
    options.direction = replacement.direction ?? options.direction
    var wanted = options
    wanted.appearance = replacement.appearance ?? options.appearance
    let reader = DocumentReader(document, options: wanted, problems: problems)
    let notes = ResolutionNotes()
    reader.notes = notes
    reader.replacedArguments = replacement.metrics
    if let locale = replacement.locale.flatMap({ LocaleTag($0) }) { reader.locale = locale }
    if let isTablet = replacement.isTablet { reader.deviceKind = isTablet ? "ipad" : "iphone" }
    reader.reportStrings()
    guard let screen = reader.screen(from: root, measurer: measurer), problems.isEmpty else {
      return nil
    }
    let canvas = ResolvedCanvas(header: header, options: options, locale: reader.locale)
    // Keeps the window alive while the items of constraints are read.
    return withExtendedLifetime(screen) {
      ResolvedDocument(
        file: file, origins: screenOrigins, canvas: values(of: canvas, options),
        metrics: metrics(document.metrics) + arguments(replacing: replacement.metrics),
        views: ViewLister(places: places, notes: notes).views(of: root),
        constraints: notes.constraints.compactMap { constraint, node in
          ResolvedConstraint(constraint, node, in: places)
        })
    }
  }

  private var screenOrigins: [String: SourceLocation] {
    ResolvedDocument.screenKeys.reduce(into: [:]) { $0[$1] = origin(of: $1) }
  }

  private func values(
    of canvas: ResolvedCanvas, _ options: DocumentOptions
  ) -> ResolvedCanvasValues {
    let margins = options.device == nil ? root["canvas"]?.value["margins"]?.value : nil
    let written = margins.map { node in
      let reader = DocumentReader(self, options: options, problems: Problems())
      let notes = ResolutionNotes()
      reader.notes = notes
      _ = Value<WrittenInsets>.insets(directional: true).read(node, reader)
      return node.json(notes)
    }
    return ResolvedCanvasValues(
      device: canvas.deviceName, size: canvas.size,
      designSize: header.canvas.size ?? (header.canvas.device ?? .standard).size,
      scale: canvas.traits.displayScale, safeArea: canvas.safeArea, margins: written,
      locale: canvas.traits.locale, textSize: canvas.traits.contentSizeCategory,
      appearance: canvas.traits.appearance, direction: canvas.traits.layoutDirection,
      keyboardHeight: canvas.keyboardHeight,
      system: canvas.metrics == .iOS17 ? nil : canvas.metrics.name)
  }

  /// The metrics after some of them were replaced, of those that are plain numbers.
  private func metrics(
    replacing numbers: [String: Double], _ problems: Problems
  ) -> [String: Double] {
    let reader = DocumentReader(
      source: source, places: places, options: DocumentOptions(), problems: problems)
    reader.readMetrics(root, replacing: numbers)
    return reader.metrics
  }

  /// The metrics that are plain numbers. Those with arithmetic follow from them and are left out.
  private func metrics(_ values: [String: Double]) -> [ResolvedMetric] {
    (root["metrics"]?.value.mapping ?? []).compactMap { entry in
      guard Numbers.double(entry.value.scalar?.text ?? "") != nil else { return nil }
      return values[entry.name].map { value in
        ResolvedMetric(
          name: entry.name, value: value, origin: places.location(of: entry.key.mark))
      }
    }
  }

  /// The arguments of components that are plain numbers.
  private func arguments(replacing numbers: [String: Double]) -> [ResolvedMetric] {
    var known: Set<String> = []
    return places.all.flatMap { place -> [ResolvedMetric] in
      place.variables.keys.sorted().compactMap { key in
        let name = "\(place.scope)/\(key)"
        guard !Expansion.counters.contains(key), let node = place.variables[key],
          let value = Numbers.double(node.scalar?.text ?? ""), node.scalar?.style == .plain,
          known.insert(name).inserted
        else { return nil }
        return ResolvedMetric(
          name: name, value: numbers[name] ?? value, origin: places.location(of: node.mark))
      }
    }
  }

  /// A path in the document, relative to the program's working directory.
  package func path(of written: String) -> String {
    DocumentReader(self, options: DocumentOptions(), problems: Problems())
      .resolved(written, in: root)
  }

  /// The location of a key of the document, such as `locale`, or of a key inside it, such as
  /// `canvas.device`. Where the inner key is missing it is the location of the outer one; nil where
  /// both are.
  package func origin(of key: String) -> SourceLocation? {
    let names = key.split(separator: ".").map(String.init)
    guard let outer = names.first.flatMap({ root[$0] }) else { return nil }
    let inner = names.count > 1 ? outer.value[names[1]] : nil
    return places.location(of: (inner ?? outer).key.mark)
  }
}

/// Lists the views of a document with their keys as they are written.
private struct ViewLister {
  let places: NodePlaces
  let notes: ResolutionNotes
  var views: [ResolvedView] = []

  /// In a document the root's own keys are under `root`, its guides and views at the top level.
  func views(of document: Node) -> [ResolvedView] {
    var lister = self
    let root = document["root"]
    let name = DocumentReader.rootName
    var properties = root.map { lister.properties(of: $0.value) } ?? []
    if let guides = document["guides"], let guide = lister.property(guides) {
      properties.append(guide)
    }
    lister.views.append(
      ResolvedView(
        id: name, className: className(of: root?.value), parent: nil,
        origin: places.location(of: root?.key.mark ?? document.mark), properties: properties))
    lister.add(document["views"]?.value, under: name)
    return lister.views
  }

  private mutating func add(_ node: Node?, under parent: String) {
    for entry in node?.mapping ?? [] {
      views.append(
        ResolvedView(
          id: entry.name, className: className(of: entry.value), parent: parent,
          origin: places.location(of: entry.key.mark),
          properties: properties(of: entry.value)))
      add(entry.value["views"]?.value, under: entry.name)
    }
  }

  private func className(of node: Node?) -> String {
    node?["class"]?.value.scalar.flatMap { ViewClass.named($0.text)?.name } ?? ViewClass.view.name
  }

  private func properties(of node: Node) -> [ResolvedProperty] {
    (node.mapping ?? []).compactMap(property)
  }

  /// Nil for a key that does not affect layout and pictures, or that is listed elsewhere.
  private func property(_ entry: Node.Pair) -> ResolvedProperty? {
    if ["class", "constraints", "allow"].contains(entry.name) { return nil }
    let hasViews = entry.name == "views"
    return ResolvedProperty(
      name: entry.name,
      // The items of a bar have texts, which are looked up.
      written: hasViews
        ? .null : entry.value.json(notes, withTexts: Self.itemKeys.contains(entry.name)),
      shown: hasViews ? .asWritten : shown(entry),
      origin: places.location(of: place(of: entry)),
      parts: hasViews ? [] : parts(of: entry.value, []))
  }

  private func parts(
    of node: Node, _ path: [ResolvedProperty.Step]
  ) -> [ResolvedProperty.Part] {
    func part(_ step: ResolvedProperty.Step, _ mark: SourceText.Mark, _ value: Node)
      -> [ResolvedProperty.Part]
    {
      let way = path + [step]
      return [.init(path: way, origin: places.location(of: mark))] + parts(of: value, way)
    }
    switch node.content {
    case .scalar: return []
    case .sequence(let nodes):
      return nodes.enumerated().flatMap { part(.index($0), $1.mark, $1) }
    case .mapping(let entries):
      return entries.flatMap { part(.key($0.name), place(of: $0), $0.value) }
    }
  }

  private static let itemKeys: Set = ["leftItems", "rightItems", "items", "search", "actions"]

  /// The place of an entry; for an argument of a component it is where the component is used.
  private func place(of entry: Node.Pair) -> SourceText.Mark {
    entry.value.mark.place == entry.key.mark.place ? entry.key.mark : entry.value.mark
  }

  private func shown(_ entry: Node.Pair) -> ResolvedProperty.Shown {
    switch entry.name {
    case "text", "title", "message", "placeholder", "prompt", "backTitle", "subtitle",
      "secondaryText",
      "header",
      "footer":
      if let runs = notes.runs[entry.value.mark] {
        return .runs(
          runs.map { ResolvedRun(keys: $0.keys, origin: places.location(of: $0.mark)) })
      }
      return notes.texts[entry.value.mark].map { .text($0) } ?? .asWritten
    case "segments":
      let texts = (entry.value.sequence ?? []).map { notes.texts[$0.mark] ?? "" }
      return .texts(texts)
    case "source", "image":
      // The path as it is written. The path that was read depends on the program's working
      // directory.
      let source = entry.value["source"]?.value ?? entry.value
      let path = source.scalar.map { places[source.mark].base + $0.text }
      return notes.images[entry.value.mark].map { .image(path: path, size: $0.size) }
        ?? .asWritten
    default: return .asWritten
    }
  }
}
