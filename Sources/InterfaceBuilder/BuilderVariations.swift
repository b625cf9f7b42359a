import Files
import LayoutScene

/// What the variations of a document leave out and change for its canvas. A canvas without a device has
/// the size classes “any”: only the variation “default” counts there.
struct BuilderVariations {
  /// The ids of constraints and views that are left out.
  private(set) var excluded: Set<String> = []
  /// Attributes in the place of an element's own, by the element's id.
  private(set) var attributes: [String: [String: String]] = [:]

  init(
    _ document: XMLElement, sizeClasses: BuilderSizeClasses?,
    _ parents: [ObjectIdentifier: XMLElement]
  ) {
    let all = Self.variations(in: document)
    // “default” first: what it leaves out a size class may bring back.
    let ordered =
      all.filter { $0.attributes["key"] == "default" }
      + all.filter { Self.matches($0.attributes["key"] ?? "", sizeClasses) }
    for variation in ordered {
      for change in variation.children.filter({ $0.name == "mask" }).flatMap(\.children) {
        guard let id = change.attributes["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) }
        if change.name == "include" { excluded.remove(id) }
      }
      guard let owner = parents[ObjectIdentifier(variation)]?.attributes["id"] else { continue }
      for (name, value) in variation.attributes where name != "key" {
        attributes[owner, default: [:]][name] = value
      }
    }
  }

  private static func variations(in element: XMLElement) -> [XMLElement] {
    (element.name == "variation" ? [element] : []) + element.children.flatMap(variations)
  }

  /// Whether all traits of a key such as `heightClass=regular-widthClass=compact` are those of the canvas.
  private static func matches(_ key: String, _ sizeClasses: BuilderSizeClasses?) -> Bool {
    guard key != "default", let sizeClasses else { return false }
    return key.split(separator: "-").allSatisfy { trait in
      let parts = trait.split(separator: "=", maxSplits: 1)
      switch parts.first {
      case "widthClass": return parts.last.map(String.init) == sizeClasses.width
      case "heightClass": return parts.last.map(String.init) == sizeClasses.height
      default: return false
      }
    }
  }
}
