import Documents
import Files
import Foundation
import InterfaceBuilder
import LayoutScene
import Reuse

/// A scene of an Interface Builder document as a layout document.
package struct ConvertedDocument: Sendable {
  /// The object id of the scene.
  package var id: String
  /// A name for the file, without an ending.
  package var fileName: String
  package var text: String
  /// The names of the views by the names that they had, which are object ids.
  package var names: [String: String]
  /// The places of the views in the file, by their names.
  var origins: [String: SourceLocation]
  /// What the document does not have, with the places in the file.
  package var notes: [(origin: SourceLocation, message: String)]
  /// What code in UIKit's names would have besides, with the places in the file.
  package var unwritten: [(origin: SourceLocation, message: String)]

  /// The place of a view in the file; that of the root for what is no view.
  package func origin(of view: String?) -> SourceLocation? {
    view.flatMap { origins[$0] } ?? origins[Expansion.rootName]
  }

  /// Whether a file is one that can be converted, by its name, or by its text where it has none.
  package static func isBuilderFile(_ path: String, _ bytes: [UInt8]) -> Bool {
    BuilderFile.isOne(
      SourceText(file: path, text: String(decoding: bytes.prefix(1000), as: UTF8.self)))
  }

  /// The scenes of a document.
  ///
  /// - Parameters:
  ///   - original: the document that `bytes` are.
  ///   - folder: where the layout documents will be, if not beside it. Their images are named from there.
  ///   - measurer: what scenes are laid out with, to find those whose constraints contradict each other.
  package static func read(
    _ bytes: [UInt8], _ original: OpenDocument, writtenTo folder: String? = nil,
    measurer: any TextMeasuring
  ) throws(DocumentErrors) -> [ConvertedDocument] {
    let contradicts = { (scene: String) in
      var options = DocumentOptions()
      options.screen = original.screens.isEmpty ? nil : scene
      let screen = original.inspect(options: options, measurer: measurer).screen
      return screen?.scene(includesAmbiguity: false).findings
        .contains { $0.rule == .unsatisfiable } ?? false
    }
    let problems = Problems()
    if let source = FileText.decode(bytes, file: original.file, problems) {
      let way = folder.map { Self.way(from: $0, to: original.file) } ?? ""
      let documents = scenes(of: source, way: way, keepsOrder: contradicts, problems)
      if problems.isEmpty { return documents }
    }
    throw DocumentErrors(problems: problems.sorted)
  }

  /// The scenes of a document; empty after reporting why there are none.
  ///
  /// - Parameters:
  ///   - way: what stands before the paths of images.
  ///   - keepsOrder: whether the constraints of the scene with an id keep their order, since they contradict each
  ///     other: which of them yields depends on it.
  package static func scenes(
    of source: SourceText, way: String = "", keepsOrder: (String) -> Bool = { _ in false },
    _ problems: Problems
  ) -> [ConvertedDocument] {
    guard let outline = BuilderOutline.read(source, problems), problems.isEmpty else { return [] }
    if outline.scenes.isEmpty {
      problems.report(
        .syntax(expected: "a document with a view", found: "none"), at: .init(line: 1, column: 1),
        in: source)
    }
    let name = ((source.file as NSString).lastPathComponent as NSString).deletingPathExtension
    // Standard input has no name.
    let file = name == "-" ? "screen" : name
    var taken: Set<String> = []
    return outline.scenes.enumerated().map { index, scene in
      let conversion = SceneConversion(
        scene: scene.withHeadersAsLabels, outline: outline, way: way)
      let title =
        conversion.title
        ?? (outline.scenes.count == 1
          ? file : conversion.firstWords ?? "\(file) \(index + 1)")
      let fileName = self.fileName(outline.scenes.count == 1 ? file : title, scene.id, &taken)
      return ConvertedDocument(
        id: scene.id, fileName: fileName,
        text: conversion.text(
          title: title, file: (source.file as NSString).lastPathComponent,
          keepsOrder: keepsOrder(scene.id)),
        names: conversion.names, origins: conversion.origins(in: source.file),
        notes: conversion.notes, unwritten: conversion.unwritten)
    }
  }

  /// The relative path from a folder to that of a file, with a slash at its end; empty where they are the same.
  private static func way(from folder: String, to file: String) -> String {
    func parts(_ path: String) -> [String] {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
    let (start, end) = (parts(folder), Array(parts(file).dropLast()))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return String(repeating: "../", count: start.count - shared)
      + end.dropFirst(shared).map { $0 + "/" }.joined()
  }

  /// `sign-in` for “Sign In”; the id where another scene has that name.
  private static func fileName(_ title: String, _ id: String, _ taken: inout Set<String>) -> String
  {
    let words = ViewNames.latin(title.spacedWords).folding(
      options: .diacriticInsensitive, locale: nil
    )
    .lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.joined(separator: "-")
    let plain = String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    for candidate in [name, "\(name)-\(plain)", plain]
    where !candidate.isEmpty && candidate.utf8.count <= 100 && taken.insert(candidate).inserted {
      return candidate
    }
    return "scene-\(taken.count)"
  }
}

/// Makes one scene readable.
struct SceneConversion {
  let scene: BuilderOutline.Scene
  let outline: BuilderOutline
  let changes: SizeClassChanges
  let tree: ViewTree
  private let way: String
  let names: [String: String]

  init(scene: BuilderOutline.Scene, outline: BuilderOutline, way: String) {
    (self.scene, self.outline, self.way) = (scene, outline, way)
    changes = SizeClassChanges(scene)
    tree = ViewTree(of: changes.node)
    let chosen = ViewNames.names(in: tree, outline)
    names = chosen.merging([scene.root: Expansion.rootName]) { $1 }
  }

  // MARK: Names

  func origins(in file: String) -> [String: SourceLocation] {
    let places = tree.entries.map { entry in
      let mark = entry.node.mark
      return (
        names[entry.name] ?? entry.name,
        SourceLocation(file: file, line: mark.line, column: mark.column)
      )
    }
    return Dictionary(places) { first, _ in first }
  }

  /// The scene's name for people.
  var title: String? {
    let bar = scene.node["navigationBar"]?.value["title"]?.value.scalar?.text
    return [scene.title, bar, scene.storyboardIdentifier, scene.customClass, tab]
      .compactMap(\.self).first { !$0.isEmpty }.map(Self.role)
  }

  /// The first words that the scene shows, for one of several without a name.
  var firstWords: String? {
    tree.entries.lazy.compactMap { entry -> String? in
      ["text", "title"].lazy.compactMap { entry.node[$0]?.value.scalar?.text.oneLine }
        .first { $0.contains(where: \.isLetter) && ViewNames.identifier($0, isText: true) != nil }
    }.first.map { $0.split(separator: " ").prefix(4).joined(separator: " ") }
  }

  /// The title of the tab that shows the scene.
  private var tab: String? {
    guard let bar = scene.node["tabBar"]?.value, let items = bar["items"]?.value.sequence else {
      return nil
    }
    let selected = Int(bar["selected"]?.value.scalar?.text ?? "0") ?? 0
    guard items.indices.contains(selected) else { return nil }
    let item = items[selected]
    return (item["title"] ?? item["system"])?.value.scalar?.text
  }

  /// A class or identifier without the ending that classes of apps have.
  private static func role(_ name: String) -> String {
    let endings = ["ViewController", "TableViewCell", "Controller", "Cell", "View"]
    let ending = endings.first { name.hasSuffix($0) && name != $0 && !name.contains(" ") }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }

  // MARK: Text

  func text(title: String, file: String, keepsOrder: Bool) -> String {
    var entries = changes.node.mapping ?? []
    let mark = scene.node.mark
    if !entries.contains(where: { $0.name == "name" }) {
      let name = Node(title.spacedWords, style: .doubleQuoted, at: mark)
      entries.insert(Node.Pair("name", name, at: mark), at: 0)
    }
    let constraints = changes.constraints.compactMap { ConvertedConstraint($0.node) }
    let keys = ViewKeys(
      usesMargins: usesMargins(constraints),
      plainHugging: PlainHugging.views(in: tree, constraints), sizesOfMasks: tree.sizesOfMasks)
    entries = entries.compactMap { entry -> Node.Pair? in
      switch entry.name {
      case "canvas": return entry.with(value: CanvasForm.node(entry.value))
      case "root":
        let own = keys.keys(entry.value.mapping ?? [], of: Expansion.rootName)
        let root = renamed(entry.value.with(entries: own), isViews: false, keys)
        return own.isEmpty ? nil : entry.with(value: root)
      case "constraints": return nil
      default: return entry.with(value: renamed(entry.value, isViews: isViews(entry), keys))
      }
    }
    let nodes = constraintNodes(keepsOrder: keepsOrder)
    if !nodes.isEmpty {
      entries.append(
        Node.Pair("constraints", Node(content: .sequence(nodes), mark: mark), at: mark))
    }
    let variants = changes.variants { name, own in
      let kept = renamed(
        Node(content: .mapping(keys.keys(own, of: name)), mark: mark), isViews: false, keys)
      return (names[name] ?? name, kept.mapping ?? [])
    }
    if let variants { entries.append(Node.Pair("variants", variants, at: mark)) }
    let code = scene.customClass.map { " of \($0)" } ?? ""
    return YAMLPrinter.text(
      Node(content: .mapping(entries), mark: mark),
      comments: ["From \(file.oneLine), the scene \(scene.id.oneLine)\(code.oneLine)."]
        + comments(keepsOrder: keepsOrder))
  }

  /// The variations that are not converted.
  var notes: [(origin: SourceLocation, message: String)] {
    let unsaid = changes.unsaid.map { names[$0] ?? $0 }
    return scene.variations.compactMap { variation in
      let what = "the variation for \(variation.key)".oneLine
      if variation.key.contains("userInterfaceIdiom") {
        return (
          variation.origin,
          "\(what) is as on this document's own device: a layout document has size classes, but no idioms"
        )
      }
      guard !unsaid.isEmpty else { return nil }
      return (
        variation.origin,
        "\(what): no single condition says when \(unsaid.joined(separator: ", ")) is there, which is as on the canvas"
      )
    }
  }

  /// What a reader of the layout document ought to know.
  private func comments(keepsOrder: Bool) -> [String] {
    var comments: [String] = []
    if keepsOrder {
      comments.append(
        "Its constraints contradict each other. Which of them yields depends on their order.")
    }
    let tables = tree.entries.filter {
      ["tableView", "collectionView"].contains(outline.elements[$0.name]?.kind)
    }.map { names[$0.name] ?? $0.name }
    if !tables.isEmpty {
      comments.append(
        "\(tables.joined(separator: ", ")): a scroll view, whose cells have the distances and heights of Interface "
          + "Builder's canvas. A list would choose them itself.")
    }
    return comments
  }

  private func isViews(_ entry: Node.Pair) -> Bool {
    ViewTree.viewKeys.contains(entry.name) && entry.value.mapping != nil
  }

  private func renamed(_ node: Node, isViews: Bool, _ keys: ViewKeys) -> Node {
    if let nodes = node.sequence {
      return node.with(nodes: nodes.map { renamed($0, isViews: false, keys) })
    }
    guard let entries = node.mapping else { return node }
    return node.with(
      entries: entries.map { entry in
        guard isViews else {
          if LayoutDocument.keysHoldingColors.contains(entry.name), entry.value.scalar != nil {
            return entry.with(value: Self.shortened(entry.value))
          }
          if ["source", "darkSource"].contains(entry.name), let path = entry.value.scalar,
            !path.text.hasPrefix("/")
          {
            return entry.with(value: Node(way + path.text, style: path.style, at: entry.value.mark))
          }
          if LayoutDocument.keysNamingViews.contains(entry.name), let id = entry.value.scalar?.text,
            let name = names[id]
          {
            return entry.with(value: Node(name, style: .plain, at: entry.value.mark))
          }
          return entry.with(value: renamed(entry.value, isViews: self.isViews(entry), keys))
        }
        let own = keys.keys(entry.value.mapping ?? [], of: entry.name)
        let value = renamed(entry.value.with(entries: own), isViews: false, keys)
        let name = names[entry.name] ?? entry.name
        return Node.Pair(name, value, at: entry.key.mark)
      })
  }

  private static let colorNames = [
    "#ffffffff": "white", "#000000ff": "black", "#00000000": "clear",
  ]

  /// A colour by the name that everybody knows, or without the digits of full opacity.
  private static func shortened(_ node: Node) -> Node {
    if let name = node.scalar.flatMap({ colorNames[$0.text] }) {
      return Node(name, style: .plain, at: node.mark)
    }
    guard let scalar = node.scalar, scalar.text.hasPrefix("#"), scalar.text.utf8.count == 9,
      scalar.text.lowercased().hasSuffix("ff"), scalar.text.dropFirst().allSatisfy(\.isHexDigit)
    else { return node }
    return Node(String(scalar.text.dropLast(2)), style: scalar.style, at: node.mark)
  }
}

extension ViewTree {
  /// The same tree with other names.
  init(of document: Node, _ names: [String: String]) {
    self.init(of: document)
    rename(names)
  }
}
