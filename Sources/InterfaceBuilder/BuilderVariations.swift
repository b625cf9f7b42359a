import Files

/// A document as size classes have it: what its variations leave out and change.
struct BuilderVariations {
  /// The document with the attributes and values of the variations that apply.
  private(set) var document: XMLElement
  /// The ids of constraints and views that are left out.
  private(set) var excluded: Set<String> = []

  /// A variation for other traits than all.
  struct Variation {
    /// The traits, such as `heightClass=compact`.
    var key: String
    /// The object id of the element that it changes.
    var owner: String?
    var mark: SourceText.Mark
  }

  private(set) var ofTraits: [Variation] = []

  private let traits: BuilderTraits?

  /// - Parameter traits: nil for a canvas without a device, whose size classes are “any”: only the variation
  ///   “default” counts there.
  init(_ document: XMLElement, _ traits: BuilderTraits?) {
    (self.document, self.traits) = (document, traits)
    let found = Self.variations(in: document)
    guard !found.isEmpty else { return }
    for change in applying(found).flatMap(\.children) where change.name == "mask" {
      for entry in change.children {
        guard let id = entry.attributes["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) }
        if entry.name == "include" { excluded.remove(id) }
      }
    }
    self.document = changed(document)
    list(in: document, of: nil)
  }

  /// - Parameter owner: the id of the nearest element around this one; a font or a colour has none of its own.
  private mutating func list(in element: XMLElement, of owner: String?) {
    let owner = element.attributes["id"] ?? owner
    for child in element.children {
      if child.name == "variation", let key = child.attributes["key"], key != "default" {
        ofTraits.append(Variation(key: key, owner: owner, mark: child.mark))
      }
      list(in: child, of: owner)
    }
  }

  private static func variations(in element: XMLElement) -> [XMLElement] {
    (element.name == "variation" ? [element] : []) + element.children.flatMap(variations)
  }

  // MARK: Which apply

  /// The variations that apply, “default” first and those for one trait before those for two, as the later ones win.
  private func applying(_ variations: [XMLElement]) -> [XMLElement] {
    let ranked = variations.enumerated().compactMap { index, variation in
      rank(variation.attributes["key"] ?? "").map { (rank: $0, index: index, variation) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.2)
  }

  /// The number of traits in a key such as `heightClass=regular-widthClass=compact`; nil for a key that does not apply.
  private func rank(_ key: String) -> Int? {
    if key == "default" { return 0 }
    guard let traits else { return nil }
    let parts = key.split(separator: "-").map(String.init)
    return !parts.isEmpty && parts.allSatisfy(traits.holds) ? parts.count : nil
  }

  // MARK: What they change

  private func changed(_ element: XMLElement) -> XMLElement {
    var attributes = element.attributes
    var pieces = element.pieces.compactMap { piece -> XMLElement.Piece? in
      guard case .element(let child) = piece else { return piece }
      return child.name == "variation" ? nil : .element(changed(child))
    }
    for variation in applying(element.children.filter { $0.name == "variation" }) {
      attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      for value in variation.children where value.name != "mask" {
        pieces = Self.replacing(value, in: pieces)
      }
    }
    return element.with(attributes: attributes, pieces: pieces)
  }

  /// Puts a value, such as a font or a colour, in the place of the one with the same key.
  private static func replacing(
    _ value: XMLElement, in pieces: [XMLElement.Piece]
  ) -> [XMLElement.Piece] {
    var pieces = pieces
    let index = pieces.firstIndex {
      guard case .element(let child) = $0, let key = value.attributes["key"] else { return false }
      return child.attributes["key"] == key
    }
    if let index { pieces[index] = .element(value) } else { pieces.append(.element(value)) }
    return pieces
  }
}
