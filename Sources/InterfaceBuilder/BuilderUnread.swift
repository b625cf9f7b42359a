import Files
import LayoutScene

/// Something in a document that may change a picture or a frame, and that is not read.
package struct BuilderUnread: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case value, runtimeAttribute, font, device, set
    /// The slices of a picture.
    case slices
    /// A scene that two container views of one scene show.
    case secondContainer
    /// The views of all controllers, which other storyboards or the app's code have.
    case views
    /// A word that is not known; the known ones are given.
    case word(String, known: [String])
    /// The name of a colour that the document has no value for.
    case color
    /// The name of an image that neither the document nor a catalog has.
    case image
  }

  package var kind: Kind
  /// The name of the attribute or of the part, of the font or of the device, or the file of a set of assets.
  package var name: String
  /// The name of the element that has it.
  package var element: String
  /// The object id of the view that has it; nil for what is no view's, such as an item of a bar.
  package var view: String?
  package var mark: SourceText.Mark

  /// Whether the document may be wrong, and not only more than is read.
  package var isWrong: Bool {
    switch kind {
    case .word, .color, .image: true
    default: false
    }
  }

  /// What one thing is, wherever it stands.
  fileprivate struct Identity: Hashable {
    var kind: Kind
    var name, element: String
  }

  fileprivate var identity: Identity { Identity(kind: kind, name: name, element: element) }
}

/// Looks for what is not read, and keeps of each thing the first.
struct BuilderUnreadSearch {
  let file: BuilderFile
  /// With the elements in which they stand, in the order of the document.
  private(set) var found: [(element: XMLElement, unread: BuilderUnread)] = []
  private var known: Set<BuilderUnread.Identity> = []

  /// The names of the images that the document has the sizes of.
  private let images: Set<String>

  init(_ file: BuilderFile) {
    self.file = file
    images = Set(
      (file.document.first("resources")?.children ?? []).filter { $0.name == "image" }
        .compactMap { $0.attributes["name"] })
    if let device = file.document.first("device"), let id = device.attributes["id"],
      file.device == nil
    {
      add(.device, id, device)
    }
    if file.hasNoViews { add(.views, "", file.document) }
    search(file.document)
    findSecondContainers()
    findUnknownTraits()
  }

  private mutating func search(_ element: XMLElement) {
    if file.isExcluded(element) { return }
    for (name, word, known) in BuilderWords.unknown(in: element) {
      add(.word(word, known: known), name, element)
    }
    lookForImages(of: element)
    let isKnown = BuilderVocabulary.isKnown(element.name)
    if isKnown, !BuilderClass.isMedia(element.name) {
      let unread = element.attributes.filter { name, value in
        !BuilderWords.isUnknown(name) && !BuilderVocabulary.isRead(name, value, of: element.name)
      }
      for name in unread.keys.sorted() { add(.value, name, element) }
    }
    for child in element.children {
      if isKnown, !BuilderVocabulary.isPartRead(child, of: element) {
        add(.value, child.attributes["key"] ?? child.name, element, at: child)
      } else {
        look(at: child, of: element)
        search(child)
      }
    }
  }

  /// The views of a scene have one name each, so that a screen shows it once.
  private mutating func findSecondContainers() {
    var shown: Set<[String]> = []
    for segue in file.segues where segue.attributes["kind"] == "embed" {
      let owner = file.owner(of: segue) { $0.attributes["sceneMemberID"] == "viewController" }
      let destination = segue.attributes["destination"] ?? ""
      guard let view = file.owner(of: segue, where: { file.isView($0) }),
        !shown.insert([owner?.attributes["id"] ?? "", destination]).inserted
      else { continue }
      add(.secondContainer, destination, view, at: segue)
    }
  }

  private mutating func findUnknownTraits() {
    for variation in file.variations {
      let owner = variation.owner.flatMap { file.elements[$0] } ?? file.document
      for (trait, word, known) in BuilderTraits.unknown(in: variation.key) {
        add(
          BuilderUnread(
            kind: known.map { .word(word, known: $0) } ?? .value, name: trait, element: "variation",
            view: file.isView(owner) ? owner.attributes["id"] : nil, mark: variation.mark),
          of: owner)
      }
    }
  }

  /// A reference to an image is part of the element that shows it.
  private mutating func lookForImages(of element: XMLElement) {
    guard Self.showImages.contains(element.name) else { return }
    let owner = element.name == "imageReference" ? file.parent(of: element) ?? element : element
    for key in ["highlightedImage", "image"] {
      guard let name = element.attributes[key], element.attributes["catalog"] != "system",
        owner.attributes["catalog"] != "system", file.assets.broken["\(name).imageset"] == nil,
        !images.contains(name), file.assets.picture(name) == nil,
        file.assets.unreadPicture(name) == nil
      else { continue }
      add(.image, name, owner, at: element)
    }
  }

  /// The elements whose images are read.
  private static let showImages: Set = [
    "barButtonItem", "buttonConfiguration", "imageReference", "imageView", "state", "tabBarItem",
  ]

  private mutating func look(at part: XMLElement, of element: XMLElement) {
    switch part.name {
    case "fontDescription":
      let name = part.attributes["name"]
      // A name that begins with a dot is one of the system's.
      if let name, !name.hasPrefix("."), part.attributes["type"] == nil,
        part.attributes["style"] == nil
      {
        add(.font, name, element, at: part)
      }
    case "font":
      let name = part.attributes["name"]
      if let name, !name.hasPrefix(".") { add(.font, name, element, at: part) }
    case "buttonConfiguration":
      // Only a configuration looks otherwise for a role.
      let role = element.attributes["role"]
      if role == "destructive" || role == "primary" { add(.value, "role", element) }
    case "imageReference", "preferredSymbolConfiguration", "preferredSymbolConfigurationForImage":
      let modes = ["hierarchical", "multicolor", "palette"]
      if let mode = part.attributes["renderingMode"], modes.contains(mode) {
        add(
          BuilderUnread(
            kind: .value, name: "renderingMode", element: part.name,
            view: file.isView(element) ? element.attributes["id"] : nil, mark: part.mark),
          of: element)
      }
    case "integer", "real":
      // A part has a single line or none.
      if let key = part.attributes["key"], ["NSStrikethrough", "NSUnderline"].contains(key),
        let style = part.number(.value), style > 0, style != 1
      {
        add(.value, key, element, at: part)
      }
    case "userDefinedRuntimeAttributes":
      for attribute in part.children {
        guard let path = attribute.attributes["keyPath"], BuilderView.runtimeKeys[path] == nil,
          !path.hasPrefix("accessibility")
        else { continue }
        add(.runtimeAttribute, path, element, at: attribute)
      }
    case "color":
      if let name = part.attributes["name"], let path = file.assets.broken["\(name).colorset"] {
        add(.set, path, element, at: part)
      } else if let name = part.attributes["name"], part.attributes["catalog"] == nil,
        BuilderColor(file: file).node(part) == nil
      {
        add(.color, name, element, at: part)
      }
    case "image":
      if let name = part.attributes["name"], let path = file.assets.broken["\(name).imageset"] {
        add(.set, path, element, at: part)
      }
      if let name = part.attributes["name"], file.assets.sliced.contains(name) {
        add(.slices, name, element, at: part)
      }
    default: break
    }
  }

  private mutating func add(
    _ kind: BuilderUnread.Kind, _ name: String, _ element: XMLElement, at part: XMLElement? = nil
  ) {
    let isNamed = [.font, .set, .color, .image, .slices, .views, .secondContainer].contains(kind)
    add(
      BuilderUnread(
        kind: kind, name: name, element: isNamed ? "" : element.name,
        view: file.isView(element) ? element.attributes["id"] : nil,
        mark: (part ?? element).mark),
      of: element)
  }

  private mutating func add(_ unread: BuilderUnread, of element: XMLElement) {
    if known.insert(unread.identity).inserted { found.append((element, unread)) }
  }
}
