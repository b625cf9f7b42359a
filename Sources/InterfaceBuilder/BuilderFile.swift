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
  /// The document's root as the traits have it. Its colour `tintColor` is the Global Tint of the File inspector.
  let document: XMLElement
  /// The traits of another screen than the document's own; nil for its canvas.
  let traits: BuilderTraits?
  /// Whether texts that were as wide as their recorded frames may be drawn a little smaller, as letters here are
  /// Inter's.
  private(set) var fitsTexts = false
  /// The version of Interface Builder that saved the document, such as 21507.
  let toolsVersion: Int
  /// The content sizes that classes in the app's code gave Interface Builder, by the object ids of their views. A side
  /// below 0 has none.
  let sizes: [String: CGSize]
  let device: BuilderDevice?
  let isLandscape: Bool
  /// The elements by their object ids.
  let elements: [String: XMLElement]
  /// The owners of elements.
  private let parents: [ObjectIdentifier: XMLElement]
  /// The segues between its scenes.
  let segues: [XMLElement]
  /// The same by the ids of the scenes that they lead to.
  let arrivals: [String: [XMLElement]]
  /// Whether a container view shows another scene.
  let hasEmbedSegues: Bool
  /// The variations for other traits than all.
  let variations: [BuilderVariations.Variation]
  /// The ids of the constraints and views that variations leave out.
  let excluded: Set<String>

  /// The most elements of a document.
  private static let limit = 200_000

  /// Whether a file is an Interface Builder document, by its name.
  package static func isNamed(_ file: String) -> Bool {
    FileEndings.interfaceBuilder.contains(FileEndings.ending(of: file))
  }

  /// Whether a document is one of Interface Builder: by its name, or by its first character where its name says
  /// nothing, as that of standard input.
  package static func isOne(_ source: SourceText) -> Bool {
    if isNamed(source.file) { return true }
    let isLayout = FileEndings.documents.contains(FileEndings.ending(of: source.file))
    return !isLayout && source.text.first { !$0.isWhitespace } == "<"
  }

  /// A document as the nodes of a layout document.
  package struct Contents {
    package var node: Node
    /// The texts by their keys in strings.
    package var texts: [String: String]
    /// The ids of all objects.
    package var ids: Set<String>
    /// The files of assets that were read.
    package var files: Set<String>
    /// What becomes of each root on another device, by the id of its screen.
    package var canvases: [String: BuilderCanvas]
  }

  /// Nil after reporting why the file is no document.
  ///
  /// - Parameters:
  ///   - isTranslated: whether texts are looked up in strings.
  ///   - traits: those of another screen than the document's own.
  package static func read(
    _ source: SourceText, isTranslated: Bool, traits: BuilderTraits? = nil, _ problems: Problems
  ) -> Contents? {
    guard var file = open(source, isTranslated: isTranslated, traits: traits, problems) else {
      return nil
    }
    file.fitsTexts = true
    let scenes = file.scenes
    guard let node = file.node(of: scenes)?.numbered else { return nil }
    return Contents(
      node: node, texts: file.texts.texts, ids: Set(file.elements.keys), files: file.assets.files,
      canvases: file.canvases(of: scenes))
  }

  /// Nil after reporting why the file is no document.
  ///
  /// - Parameter sizeClasses: those whose variations count, where these are not the screen's.
  static func open(
    _ source: SourceText, isTranslated: Bool = false, traits: BuilderTraits? = nil,
    sizeClasses: BuilderTraits? = nil, _ problems: Problems
  ) -> BuilderFile? {
    let expected = "an Interface Builder document, “<document>”"
    guard let root = XMLReader.read(source, expected: expected, limit: limit, problems) else {
      return nil
    }
    let texts = BuilderTexts(isTranslated: isTranslated)
    return BuilderFile(source, root, texts, traits, sizeClasses: sizeClasses ?? traits, problems)
  }

  private init?(
    _ source: SourceText, _ root: XMLElement, _ texts: BuilderTexts, _ traits: BuilderTraits?,
    sizeClasses: BuilderTraits?, _ problems: Problems
  ) {
    let runtime = root.attributes["targetRuntime"] ?? ""
    guard root.name == "document", Self.isRuntime(runtime) else {
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
    self.traits = traits
    toolsVersion = Self.version(of: root)
    sizes = Self.sizes(of: root)
    let device = root.first("device")
    self.device = device?.attributes["id"].flatMap(BuilderDevice.named)
    isLandscape = device?.attributes["orientation"] == "landscape"
    assets = BuilderAssets(
      source, scale: self.device?.scale ?? 2,
      isTablet: (traits?.isTablet ?? self.device?.isTablet) == true)
    let variations = BuilderVariations(
      root, sizeClasses ?? self.device?.traits(isLandscape: isLandscape))
    document = BuilderMissingFrames.placed(BuilderWords.withoutUnknown(variations.document))
    excluded = variations.excluded
    self.variations = variations.ofTraits
    var index = BuilderIndex(source: source, problems: problems)
    index.add(document)
    // Those that do not apply here are variations of the same document.
    index.check(root)
    index.checkContainment()
    (elements, parents) = (index.elements, index.parents)
    (segues, arrivals) = (index.segues, index.arrivals)
    hasEmbedSegues = segues.contains { $0.attributes["kind"] == "embed" }
  }

  /// Whether a document is for iOS; old ones say for which of its devices, such as `iOS.CocoaTouch.iPad`.
  private static func isRuntime(_ name: String) -> Bool {
    name == "iOS.CocoaTouch" || name.hasPrefix("iOS.CocoaTouch.")
  }

  /// Whether the version knew safe areas, which margins and cells follow: since Xcode 9.
  var hasSafeAreas: Bool { toolsVersion >= 13000 }

  /// Whether Xcode 26 saved the document.
  var isOfXcode26: Bool { toolsVersion >= 24000 }

  /// How often the safe area of a device without a home button is taken off a controller's root: twice since Xcode 16.3.
  var timesOfSafeArea: CGFloat { toolsVersion >= 23700 ? 2 : 1 }

  /// How much higher navigation bars are than iOS's since its version 12: 54 points in Xcode 26, and 44 on tablets before
  /// Xcode 10.
  var extraOfNavigationBar: CGFloat {
    let isTablet = device?.isTablet == true
    return isOfXcode26 ? (isTablet ? 4 : 10) : isTablet && toolsVersion < 14300 ? -6 : 0
  }

  /// Whether Xcode 11 or a later version saved the document.
  var isSinceXcode11: Bool { toolsVersion >= 14810 }

  /// Whether margins follow safe areas: before Xcode 11 only where the document uses them.
  var hasMarginsInSafeAreas: Bool {
    isSinceXcode11 || hasSafeAreas && document.isTrue("useSafeAreas")
  }

  /// Whether Xcode 11 saved the document before its version 11.4, in which the margins of cells became those of iOS.
  var isOfXcode11: Bool { (14800..<16000).contains(toolsVersion) }

  /// Whether the margins of a cell that is a document of its own are those of the device: in Xcode 11, and again since
  /// Xcode 16.
  var hasCellMarginsOfDevice: Bool { isOfXcode11 || toolsVersion >= 23000 }

  /// Pixels per point of the canvas. Before Xcode 7 frames were rounded to whole points.
  var scale: CGFloat { device?.scale ?? (toolsVersion < 8000 ? 1 : 2) }

  /// The Dynamic Type size of the canvas. Before Xcode 8 text styles were a size smaller than on a device.
  var textSize: ContentSizeCategory { toolsVersion < 10000 ? .medium : .large }

  /// The version of the document's tools. Some versions of Xcode write 32700 for it, and only that of their part for iOS
  /// says which they are.
  private static func version(of root: XMLElement) -> Int {
    let tools = root.attributes["toolsVersion"].flatMap(number(at:)) ?? 0
    guard tools >= 30000 else { return tools }
    return root.first("dependencies")?.first("plugIn")?.attributes["version"].flatMap(number(at:))
      ?? 22685
  }

  /// The number that a version begins with; nil for none.
  static func number(at version: String) -> Int? {
    Int(version.prefix { $0.isASCII && $0.isNumber })
  }

  private static func sizes(of root: XMLElement) -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for view in root.first("designables")?.children ?? [] {
      guard let id = view.attributes["name"], let size = view.child(key: "intrinsicContentSize"),
        let width = size.number(.width), let height = size.number(.height),
        max(width, height) <= NumberLimits.number
      else { continue }
      sizes[id] = CGSize(width: width, height: height)
    }
    return sizes
  }

  func parent(of element: XMLElement) -> XMLElement? { parents[ObjectIdentifier(element)] }

  /// The nearest element above another one that has a property.
  func owner(of element: XMLElement, where isOwner: (XMLElement) -> Bool) -> XMLElement? {
    var owner = parent(of: element)
    while let candidate = owner, !isOwner(candidate) { owner = parent(of: candidate) }
    return owner
  }

  // MARK: Scenes

  /// One screen, or a screen for each root view under the id of its view controller or its own.
  private func node(of scenes: [BuilderScene]) -> Node? {
    guard let first = scenes.first else {
      problems.report(
        .syntax(expected: "a document with a view", found: "none"), at: document.mark, in: source)
      return nil
    }
    if scenes.count == 1 { return first.node }
    let screens = scenes.map { Node.Pair($0.id, $0.node, at: $0.root.mark) }
    let mark = document.mark
    return Node(
      content: .mapping([Node.Pair("screens", mark.mapping(screens), at: mark)]), mark: mark)
  }

  /// What becomes of each root elsewhere, with what is not read of its scene. What belongs to no scene is the first's.
  private func canvases(of scenes: [BuilderScene]) -> [String: BuilderCanvas] {
    var canvases = Dictionary(scenes.map { ($0.id, $0.place) }) { first, _ in first }
    for (element, unread) in BuilderUnreadSearch(self).found {
      let scene = scenes.first { $0.contains(element) } ?? scenes.first
      if let scene { canvases[scene.id]?.unread.append(unread) }
    }
    return canvases
  }

  var scenes: [BuilderScene] {
    if !controllers.isEmpty {
      let shown = controllers.compactMap { controller in
        root(of: controller).map { (controller, $0) }
      }
      return (shown.isEmpty ? controllers.map { ($0, emptyRoot(of: $0)) } : shown).map {
        BuilderScene(file: self, controller: $0, root: $1)
      }
    }
    return (document.first("objects")?.children ?? []).filter(isView).map {
      BuilderScene(file: self, controller: nil, root: $0)
    }
  }

  /// The controllers of a storyboard.
  private var controllers: [XMLElement] {
    (document.first("scenes")?.children ?? []).flatMap { $0.first("objects")?.children ?? [] }
      .filter { $0.attributes["sceneMemberID"] == "viewController" && $0.attributes["id"] != nil }
  }

  /// Whether no controller of a storyboard has a view, so that each is drawn as an empty screen.
  var hasNoViews: Bool {
    !controllers.isEmpty && controllers.allSatisfy { root(of: $0) == nil }
  }

  /// What stands for the view of a controller without one: a screen with the name of the storyboard that has it.
  private func emptyRoot(of controller: XMLElement) -> XMLElement {
    let id = controller.attributes["id"] ?? ""
    func sides(_ frame: CGRect) -> XMLElement {
      let numbers = [
        "x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height,
      ]
      return controller.made(
        "rect", numbers.mapValues(\.decimal).merging(["key": "frame"]) { $1 })
    }
    let frame = CGRect(origin: .zero, size: screenSize)
    let color = controller.made(
      "color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"])
    let name = [
      controller.attributes["storyboardName"], controller.attributes["referencedIdentifier"],
    ].compactMap(\.self).joined(separator: ": ")
    guard !name.isEmpty else { return controller.made("view", [:], [sides(frame), color]) }
    let mask = controller.made(
      "autoresizingMask", ["widthSizable": "YES", "flexibleMinY": "YES", "flexibleMaxY": "YES"])
    let line = frame.insetBy(dx: 20, dy: frame.height / 2 - 22)
    let label = controller.made(
      "label", ["id": "\(id)/name", "text": name, "textAlignment": "center"],
      [
        sides(line), mask,
        controller.made("color", ["key": "textColor", "systemColor": "secondaryLabelColor"]),
      ])
    return controller.made(
      "view", [:], [sides(frame), color, controller.made("subviews", [:], [label])])
  }

  /// The view of a controller; nil for one without a view of its own.
  func root(of controller: XMLElement) -> XMLElement? {
    controller.children.first { $0.attributes["key"] == "view" && isView($0) }
  }

  /// Whether variations leave a constraint or a view out.
  func isExcluded(_ element: XMLElement) -> Bool {
    element.attributes["id"].map(excluded.contains) ?? false
  }

  /// Views are the elements that have a frame, or whose names are those of views.
  func isView(_ element: XMLElement) -> Bool {
    BuilderClass.named(element.name) != nil || BuilderView.frame(of: element) != nil
  }
}
