import Files
import Foundation
import LayoutScene

/// An Interface Builder document, read into the nodes of a layout document, so that every command reads
/// both alike. Each node has the place of its element.
///
/// What the elements and attributes mean is not published by Apple; it was worked out from public
/// documents and the frames that they record.
package struct BuilderFile {
  let source: SourceText
  let problems: Problems
  let texts: BuilderTexts
  let assets: BuilderAssets
  let document: XMLElement
  /// The version of Interface Builder that saved the document, such as 21507.
  let toolsVersion: Int
  let device: BuilderDevice?
  let isLandscape: Bool
  /// The elements by their object ids.
  let elements: [String: XMLElement]
  /// The owners of elements.
  private let parents: [ObjectIdentifier: XMLElement]
  /// The segues between its scenes.
  let segues: [XMLElement]
  /// What the variations of the document's own size classes leave out and change.
  let variations: BuilderVariations

  /// The most elements of a document.
  private static let limit = 200_000

  /// Whether a file is an Interface Builder document, by its name.
  package static func isNamed(_ file: String) -> Bool {
    let name = file.lowercased()
    return name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }

  /// The document as the nodes of a layout document; nil after reporting why it is none.
  ///
  /// - Parameter isTranslated: whether texts are looked up in strings.
  /// - Returns: the nodes, the texts by their keys in strings, and the files of assets that were read.
  package static func read(
    _ source: SourceText, isTranslated: Bool, _ problems: Problems
  ) -> (node: Node, texts: [String: String], files: Set<String>)? {
    guard let file = open(source, isTranslated: isTranslated, problems), let node = file.node else {
      return nil
    }
    return (node, file.texts.texts, file.assets.files)
  }

  /// Nil after reporting why the file is no document.
  static func open(
    _ source: SourceText, isTranslated: Bool = false, _ problems: Problems
  ) -> BuilderFile? {
    let expected = "an Interface Builder document, “<document>”"
    return XMLReader.read(source, expected: expected, limit: limit, problems)
      .flatMap { BuilderFile(source, $0, BuilderTexts(isTranslated: isTranslated), problems) }
  }

  private init?(
    _ source: SourceText, _ root: XMLElement, _ texts: BuilderTexts, _ problems: Problems
  ) {
    let runtime = root.attributes["targetRuntime"] ?? ""
    guard root.name == "document", runtime.contains("CocoaTouch") || runtime == "iOS" else {
      let found =
        root.name == "document"
        ? runtime.isEmpty ? "a document without a targetRuntime" : "one for \(runtime)"
        : "<\(root.name)>"
      problems.report(
        .syntax(expected: "an Interface Builder document for iOS", found: found), at: root.mark,
        in: source)
      return nil
    }
    self.source = source
    self.problems = problems
    self.texts = texts
    document = root
    toolsVersion =
      root.attributes["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    let device = root.first("device")
    self.device = device?.attributes["id"].flatMap(BuilderDevice.named)
    isLandscape = device?.attributes["orientation"] == "landscape"
    assets = BuilderAssets(source, scale: self.device?.scale ?? 2)
    var index = BuilderIndex(source: source, problems: problems)
    index.add(root)
    (elements, parents, segues) = (index.elements, index.parents, index.segues)
    variations = BuilderVariations(
      root, sizeClasses: self.device?.sizeClasses(isLandscape: isLandscape), parents)
  }

  /// Whether the version knew safe areas, which margins and cells follow: since Xcode 9.
  var hasSafeAreas: Bool { toolsVersion >= 13000 }

  /// Whether Xcode 26 saved the document. Versions above 30000 are those that a document has which no released
  /// version of Xcode saved.
  var isOfXcode26: Bool { (24000..<30000).contains(toolsVersion) }

  /// Whether margins follow safe areas: before Xcode 11 only where the document uses them.
  var hasMarginsInSafeAreas: Bool {
    toolsVersion >= 14810 || hasSafeAreas && document.isTrue("useSafeAreas")
  }

  /// Whether Xcode 11 saved the document before its version 11.4, in which the margins of cells became those of iOS.
  var isOfXcode11: Bool { (14800..<16000).contains(toolsVersion) }

  /// Pixels per point of the canvas. Before Xcode 7 frames were rounded to whole points.
  var scale: CGFloat { device?.scale ?? (toolsVersion < 8000 ? 1 : 2) }

  /// The Dynamic Type size of the canvas. Before Xcode 8 text styles were a size smaller than on a device.
  var textSize: ContentSizeCategory { toolsVersion < 10000 ? .medium : .large }

  func parent(of element: XMLElement) -> XMLElement? { parents[ObjectIdentifier(element)] }

  /// The nearest element above another one that has a property.
  func owner(of element: XMLElement, where isOwner: (XMLElement) -> Bool) -> XMLElement? {
    var owner = parent(of: element)
    while let candidate = owner, !isOwner(candidate) { owner = parent(of: candidate) }
    return owner
  }

  // MARK: Scenes

  /// One screen, or a screen for each root view under the id of its view controller or its own.
  private var node: Node? {
    let scenes = scenes
    guard let first = scenes.first else {
      problems.report(
        .syntax(expected: "a document with a view", found: "none"), at: document.mark, in: source)
      return nil
    }
    if scenes.count == 1 { return first.node }
    let screens = scenes.map { Node.Pair($0.id, $0.node, at: $0.root.mark) }
    let mark = document.mark
    return Node(
      content: .mapping([
        Node.Pair("screens", Node(content: .mapping(screens), mark: mark), at: mark)
      ]), mark: mark)
  }

  var scenes: [BuilderScene] {
    if let scenes = document.first("scenes") {
      return scenes.children.flatMap { scene in
        (scene.first("objects")?.children ?? []).compactMap { controller in
          let root = controller.children.first { $0.attributes["key"] == "view" && isView($0) }
          return root.map { BuilderScene(file: self, controller: controller, root: $0) }
        }
      }
    }
    return (document.first("objects")?.children ?? []).filter(isView).map {
      BuilderScene(file: self, controller: nil, root: $0)
    }
  }

  /// Views are the elements that have a frame, or whose names are those of views.
  func isView(_ element: XMLElement) -> Bool {
    BuilderClass.named(element.name) != nil || BuilderView.frame(of: element) != nil
  }
}
