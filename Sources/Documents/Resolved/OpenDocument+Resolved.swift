import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization
import Reuse

/// Values that replace those of a document and its options when it is resolved; nil keeps them.
package struct Replacement: Sendable, Hashable {
  /// A BCP 47 tag, also of a pseudolocale.
  package var locale: String?
  /// Whether string catalogs choose the texts for a tablet.
  package var isTablet: Bool?
  /// Device pixels per point, for what is one pixel wide; nil for those of the cell.
  package var scale: Double?
  /// Numbers by the names of the document's metrics and arguments.
  package var metrics: [String: Double]
  /// Colours by the names that the document gives them.
  package var colors: [String: AdaptiveColor] = [:]
  /// Whether conditions about the cell hold, by their names.
  package var conditions: [String: Bool] = [:]
  /// The appearance for which colours are looked up; nil for that of the cell.
  package var appearance: Appearance?
  /// Whether colours are looked up for an elevated level; nil for the level of the document.
  package var isElevated: Bool?
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
    guard isChosen else {
      return choosing(options, replacing: replacement.conditions).resolved(
        options: options, replacing: replacement, measurer: measurer)
    }
    var document = inCell(options, replacing: replacement.conditions)
    let problems = Problems(self.problems)
    if !replacement.metrics.isEmpty {
      document.metrics = metrics(replacing: replacement.metrics, problems)
    }
    document.colors.merge(replacement.colors) { $1 }
    var options = options
    options.direction = replacement.direction ?? options.direction
    var wanted = options
    wanted.appearance = replacement.appearance ?? options.appearance
    wanted.isElevated = replacement.isElevated
    let reader = DocumentReader(document, options: wanted, problems: problems)
    let notes = ResolutionNotes()
    reader.notes = notes
    reader.replacedArguments = replacement.metrics
    if let locale = replacement.locale.flatMap({ LocaleTag($0) }) { reader.locale = locale }
    if let isTablet = replacement.isTablet { reader.deviceKind = isTablet ? "ipad" : "iphone" }
    if let scale = replacement.scale, document.metrics[LayoutDocument.hairline] == nil {
      reader.metrics[LayoutDocument.hairline] = 1 / scale
    }
    reader.reportStrings()
    guard let screen = reader.screen(from: document.root, measurer: measurer), problems.isEmpty
    else {
      return nil
    }
    let canvas = ResolvedCanvas(header: header, options: options, locale: reader.locale)
    // Keeps the window alive while the items of constraints are read.
    return withExtendedLifetime(screen) {
      let names = WrittenNames(of: self)
      let choices = ChoiceLister(places: document.places, written: names)
      let ways = ArgumentWays(
        places: document.places, written: names, names: choices.names, mappings: choices.mappings)
      let views = ViewLister(
        places: places, names: names, arguments: choices.names, ways: ways, notes: notes
      ).views(of: document.root, rootName: header.rootName)
      return ResolvedDocument(
        file: file, origins: screenOrigins, canvas: values(of: canvas, options),
        metrics: metrics(document.metrics, names)
          + arguments(replacing: replacement.metrics, choices.names, ways),
        colors: resolvedColors(document.colors),
        views: views,
        constraints: notes.constraints.compactMap { noted in
          ResolvedConstraint(noted.constraint, noted.node, in: places)?
            .with(noted.keys.map(places.location), names, way: ways.names(at: noted.node.mark))
        },
        absent: document.places.leftOut.keys.sorted(),
        deciding: ways.deciding, constraintDecisions: ways.constraintDecisions,
        choices: choices.choices(among: views), arguments: choices.names, places: names.places)
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
      system: canvas.metrics == .iOS17 ? nil : canvas.metrics.name,
      isElevated: canvas.traits.isElevated)
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

  private func metrics(_ values: [String: Double], _ names: WrittenNames) -> [ResolvedMetric] {
    root.definitions(.metrics).compactMap { entry in
      let text = entry.value.scalar?.text ?? ""
      let origin = places.location(of: entry.key.mark)
      return values[entry.name].map { value in
        ResolvedMetric(
          name: entry.name, value: value, expression: Numbers.double(text) == nil ? text : nil,
          origin: origin, definition: names[origin])
      }
    }
  }

  private func resolvedColors(_ values: [String: AdaptiveColor]) -> [ResolvedColor] {
    root.definitions(.colors).compactMap { entry in
      values[entry.name].map {
        ResolvedColor(
          name: entry.name, value: $0, origin: places.location(of: entry.key.mark))
      }
    }
  }

  /// The arguments of components that are plain numbers.
  private func arguments(
    replacing numbers: [String: Double], _ names: [SourceLocation: String], _ ways: ArgumentWays
  ) -> [ResolvedMetric] {
    var known: Set<String> = []
    return places.all.enumerated().flatMap { number, place -> [ResolvedMetric] in
      place.variables.keys.sorted().compactMap { key in
        let name = "\(place.scope)/\(key)"
        guard !Expansion.counters.contains(key), let node = place.variables[key],
          let text = node.scalar?.text, node.scalar?.style == .plain,
          let value = Numbers.double(text) ?? Arithmetic.number(text, { metrics[$0] }),
          known.insert(name).inserted
        else { return nil }
        let origin = places.location(of: node.mark)
        return ResolvedMetric(
          name: name, value: numbers[name] ?? value,
          expression: Numbers.double(text) == nil ? text : nil, origin: origin,
          definition: names[origin], way: ways.names(ofVariable: key, at: number))
      }
    }
  }

  /// The location of a key of the document, such as `locale`, or of a key inside it, such as
  /// `canvas.device`. Where the inner key is missing it is the location of the outer one; nil where
  /// both are.
  ///
  /// - Parameter options: which screen and variant have the key; nil where they are chosen.
  package func origin(of key: String, _ options: DocumentOptions? = nil) -> SourceLocation? {
    if let options, !isChosen { return choosing(options).origin(of: key) }
    let names = key.split(separator: ".").map(String.init)
    guard let outer = names.first.flatMap({ root[$0] ?? written[$0] }) else { return nil }
    let inner = names.count > 1 ? outer.value[names[1]] : nil
    return places.location(of: (inner ?? outer).key.mark)
  }
}

/// Lists the views of a document with their keys as they are written.
private struct ViewLister {
  let places: NodePlaces
  let names: WrittenNames
  let arguments: [SourceLocation: String]
  let ways: ArgumentWays
  let notes: ResolutionNotes
  var views: [ResolvedView] = []

  /// In a document the root's own keys are under `root`, its guides and views at the top level.
  func views(of document: Node, rootName name: String) -> [ResolvedView] {
    var lister = self
    let root = document["root"]
    var properties = root.map { lister.properties(of: $0.value, name) } ?? []
    if let guides = document["guides"], let guide = lister.property(guides, name) {
      properties.append(guide)
    }
    lister.views.append(
      ResolvedView(
        id: name, className: className(of: root?.value), parent: nil,
        origin: places.location(of: root?.key.mark ?? document.mark), definition: nil,
        properties: properties))
    lister.add(document["views"]?.value, under: name)
    return lister.views
  }

  private mutating func add(_ node: Node?, under parent: String) {
    for entry in node?.mapping ?? [] {
      let name = names.view(entry)
      let place = name.hasSuffix(".between") ? names.places[name] : nil
      views.append(
        ResolvedView(
          id: entry.name, className: className(of: entry.value), parent: parent,
          origin: place ?? places.location(of: entry.key.mark),
          definition: Self.other(name, than: entry.name),
          properties: properties(of: entry.value, entry.name)))
      add(entry.value["views"]?.value, under: entry.name)
    }
  }

  private func className(of node: Node?) -> String {
    node?["class"]?.value.scalar.flatMap { ViewClass.named($0.text)?.name } ?? ViewClass.view.name
  }

  private func properties(of node: Node, _ view: String) -> [ResolvedProperty] {
    // A frame of Interface Builder counts for what autoresizing masks place in it.
    let holdsFrames = node["views"]?.value.mapping?.contains { $0.value["frame"] != nil } == true
    return (node.mapping ?? []).compactMap { entry in
      entry.name == "recorded" && !holdsFrames ? nil : property(entry, view)
    }
  }

  private static func other(_ name: String?, than own: String) -> String? {
    name == own || name?.hasPrefix(own + ".") == true ? nil : name
  }

  /// The name of what is written at a place of a view; nil for what is written at the view itself, unless the key is
  /// written under an alias.
  private func name(at origin: SourceLocation, of view: String, isAlias: Bool) -> String? {
    let name = names.value(at: origin)
    return arguments[origin] ?? (isAlias ? name : Self.other(name, than: view))
  }

  /// Nil for a key that does not affect layout and pictures, or that is listed elsewhere.
  private func property(_ entry: Node.Pair, _ view: String) -> ResolvedProperty? {
    guard !KeyRules.ofKeys.besideProperties.contains(entry.name) else { return nil }
    let hasViews = entry.name == "views"
    let origin = places.location(of: place(of: entry))
    let written = hasViews ? .null : entry.value.json(notes)
    let spelled = hasViews ? .null : entry.value.json(notes, spellsColors: true)
    let isAlias = entry.written != entry.name
    return ResolvedProperty(
      name: entry.name, written: written,
      lookUps: hasViews ? [] : lookUps(in: entry.value, []), origin: origin,
      definition: name(at: origin, of: view, isAlias: isAlias),
      parts: hasViews ? [] : parts(of: entry.value, [], view, isAlias: isAlias),
      way: ways.names(at: entry.key.mark), spelled: spelled == written ? nil : spelled)
  }

  private func parts(
    of node: Node, _ path: [ResolvedProperty.Step], _ view: String, isAlias: Bool
  ) -> [ResolvedProperty.Part] {
    func part(
      _ step: ResolvedProperty.Step, _ mark: SourceText.Mark, at key: SourceText.Mark, _ value: Node
    ) -> [ResolvedProperty.Part] {
      let way = path + [step]
      let origin = places.location(of: mark)
      return [
        .init(
          path: way, origin: origin, definition: name(at: origin, of: view, isAlias: isAlias),
          way: ways.names(at: key))
      ] + parts(of: value, way, view, isAlias: isAlias)
    }
    switch node.content {
    case .scalar: return []
    case .sequence(let nodes):
      return nodes.enumerated().flatMap { part(.index($0), $1.mark, at: $1.mark, $1) }
    case .mapping(let entries):
      return entries.flatMap { part(.key($0.name), place(of: $0), at: $0.key.mark, $0.value) }
    }
  }

  /// The place of an entry; for an argument of a component it is where the component is used.
  private func place(of entry: Node.Pair) -> SourceText.Mark {
    let key = entry.key.mark
    guard entry.value.mark.place != key.place else { return key }
    // A mapping that is merged into that of a style has the style's place.
    let written = names.node(at: places.location(of: key))
    return written?.mapping == nil ? entry.value.mark : key
  }

  /// What the reader has looked up for a node, or for nodes in it.
  private func lookUps(
    in node: Node, _ path: [ResolvedProperty.Step]
  ) -> [ResolvedProperty.LookUp] {
    if let shown = shown(node) {
      let key = node["key"]?.value
      return [.init(path: path, shown, origin: key.flatMap { notes.textOrigins[$0.mark] })]
    }
    // A size beside the source is read again.
    if let image = notes.images[node.mark], let source = node["source"]?.value {
      return [.init(path: path + [.key("source")], shown(image, at: source))]
    }
    switch node.content {
    case .scalar: return []
    case .sequence(let nodes):
      return nodes.enumerated().flatMap { lookUps(in: $1, path + [.index($0)]) }
    case .mapping(let entries):
      return entries.flatMap { lookUps(in: $0.value, path + [.key($0.name)]) }
    }
  }

  private func shown(_ node: Node) -> ResolvedProperty.Shown? {
    if let runs = notes.runs[node.mark] {
      return .runs(
        runs.map { run in
          ResolvedRun(
            keys: run.keys, origin: places.location(of: run.mark),
            textOrigin: run.textMark.flatMap { notes.textOrigins[$0] })
        })
    }
    if let text = notes.texts[node.mark] { return .text(text) }
    return node.scalar == nil ? nil : notes.images[node.mark].map { shown($0, at: node) }
  }

  /// The image with the path as it is written. The path that was read depends on the program's working
  /// directory.
  private func shown(_ image: ImageContent, at source: Node) -> ResolvedProperty.Shown {
    .image(path: source.scalar.map { places[source.mark].base + $0.text }, size: image.size)
  }
}
