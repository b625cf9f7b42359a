import Files
import LayoutScene

/// What a person who reads an Interface Builder document goes by: its scenes as nodes of layout documents, and
/// the names and classes that its elements have.
package struct BuilderOutline {
  package struct Scene {
    /// The object id of the view controller, or of the root view.
    package var id: String
    /// The name of the screen's root view outside of equations.
    package var root: String
    package var title: String?
    package var storyboardIdentifier: String?
    /// The view controller's or view's class in the app's code.
    package var customClass: String?
    /// The scene as the document's own canvas has it.
    package var node: Node
    /// What changes for other traits.
    package var variations: [Variation]
    /// The scene in each pair of size classes; empty where nothing changes.
    package var alternatives: [Alternative] = []
    /// What code has words for and the node has not.
    package var unwritten: [BuilderUnwritten] = []
  }

  /// A scene as size classes have it, `compact` or `regular`.
  package struct Alternative {
    package var width, height: String
    package var node: Node
  }

  package struct Variation {
    /// The traits, such as `heightClass=compact`.
    package var key: String
    package var origin: SourceLocation
  }

  /// What names an element besides its object id.
  package struct Element {
    /// The element's name, such as `imageView`.
    package var kind: String
    package var outlet: String?
    package var userLabel: String?
    package var accessibilityIdentifier: String?
    package var reuseIdentifier: String?
    package var customClass: String?
    package var image: String?
  }

  package private(set) var scenes: [Scene] = []
  /// By the names that the nodes have for the elements.
  package private(set) var elements: [String: Element] = [:]

  /// Nil after reporting why the file is no document.
  package static func read(_ source: SourceText, _ problems: Problems) -> BuilderOutline? {
    guard let file = BuilderFile.open(source, problems) else { return nil }
    var outline = BuilderOutline(file)
    guard outline.scenes.contains(where: { !$0.variations.isEmpty }) else { return outline }
    let classes: [BuilderTraits.SizeClass] = [.compact, .regular]
    for (width, height) in classes.flatMap({ width in classes.map { (width, $0) } }) {
      let traits = BuilderTraits(
        width: width, height: height, isTablet: file.device?.isTablet ?? false, isWide: false)
      // Its mistakes have been reported.
      guard let other = BuilderFile.open(source, sizeClasses: traits, Problems()) else { continue }
      for (index, scene) in zip(outline.scenes.indices, other.scenes)
      where !outline.scenes[index].variations.isEmpty {
        outline.scenes[index].alternatives.append(
          Alternative(width: width.rawValue, height: height.rawValue, node: scene.node))
        outline.add(other.document, other)
      }
    }
    return outline
  }

  private init(_ file: BuilderFile) {
    scenes = file.scenes.map { scene in
      let owner = scene.controller ?? scene.root
      return Scene(
        id: scene.id, root: scene.rootName,
        title: owner.attributes["title"] ?? owner.attributes["userLabel"],
        storyboardIdentifier: owner.attributes["storyboardIdentifier"],
        customClass: owner.attributes["customClass"], node: scene.node,
        variations: file.variations.filter { variation in
          variation.owner.flatMap { file.elements[$0] }.map(scene.contains) ?? false
        }.map {
          Variation(
            key: $0.key,
            origin: SourceLocation(
              file: file.source.file, line: $0.mark.line, column: $0.mark.column))
        }, unwritten: scene.unwritten)
    }
    add(file.document, file)
    addOutlets(file.document)
  }

  private mutating func add(_ element: XMLElement, _ file: BuilderFile) {
    if element.attributes["id"] != nil || element.attributes["key"] == "contentView" {
      elements[BuilderView.name(of: element, file)] = Element(element)
    }
    for child in element.children { add(child, file) }
  }

  /// Outlets that say nothing about what a view is for.
  private static let roles: Set<String> = [
    "view", "delegate", "dataSource", "inputView", "inputAccessoryView", "searchDisplayController",
  ]

  private mutating func addOutlets(_ element: XMLElement) {
    if element.name == "outlet", let property = element.attributes["property"],
      let id = element.attributes["destination"], !Self.roles.contains(property),
      elements[id]?.outlet == nil
    {
      elements[id]?.outlet = property
    }
    for child in element.children { addOutlets(child) }
  }
}

extension BuilderOutline.Element {
  fileprivate init(_ element: XMLElement) {
    let attributes = element.attributes
    let image = [
      element, element.child(key: "configuration"), element.children.first { $0.name == "state" },
    ].lazy.compactMap { BuilderImage.name(in: $0) }.first
    self.init(
      kind: element.name, userLabel: attributes["userLabel"],
      accessibilityIdentifier: element.first("accessibility")?.attributes["identifier"],
      reuseIdentifier: attributes["reuseIdentifier"], customClass: attributes["customClass"],
      image: image)
  }
}
