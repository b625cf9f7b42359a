import Files
import Foundation
import LayoutScene

/// Images of Interface Builder as images of documents.
struct BuilderImage {
  let file: BuilderFile
  let mark: SourceText.Mark

  /// The name of an element's image, which stands in an attribute, or in an element where more is said of it.
  static func name(in element: XMLElement?, _ key: String = "image") -> String? {
    element?.attributes[key] ?? reference(in: element, key)?.attributes["image"]
  }

  private static func reference(in element: XMLElement?, _ key: String) -> XMLElement? {
    element?.children.first { $0.name == "imageReference" && $0.attributes["key"] == key }
  }

  /// An element's image as a system symbol, as a picture of the project, or as a box of the size that the document has
  /// for it.
  ///
  /// - Parameter configuration: how a symbol is to look.
  func node(
    of element: XMLElement?, _ key: String = "image", _ configuration: XMLElement? = nil
  ) -> Node? {
    guard let name = Self.name(in: element, key) else { return nil }
    let reference = Self.reference(in: element, key)
    let resource = file.document.first("resources")?.children.first {
      $0.name == "image" && $0.attributes["name"] == name
    }
    let isSymbol = [resource, reference, element].contains { $0?.attributes["catalog"] == "system" }
    if isSymbol {
      return symbol(name, configuration, scale: reference?.attributes["symbolScale"])
    }
    if let picture = file.assets.picture(name, recorded: recordedSize(of: resource)) {
      var entries = [("source", text(picture.path)), ("size", size(picture.size))]
      if let dark = picture.darkPath { entries.insert(("darkSource", text(dark)), at: 1) }
      let mode = reference?.attributes["renderingMode"] ?? (picture.isTemplate ? "template" : "")
      if ["template", "original"].contains(mode) { entries.append(("renderingMode", word(mode))) }
      return BuilderNode.mapping(entries, at: mark)
    }
    return box(resource)
  }

  private func box(_ resource: XMLElement?) -> Node? {
    recordedSize(of: resource).map { BuilderNode.mapping([("size", size($0))], at: mark) }
  }

  private func recordedSize(of resource: XMLElement?) -> CGSize? {
    guard let width = resource?.number(.width), let height = resource?.number(.height),
      (0...Limits.number).contains(width), (0...Limits.number).contains(height), width > 0,
      height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }

  // MARK: Symbols

  private func symbol(_ name: String, _ configuration: XMLElement?, scale: String?) -> Node {
    var entries = [("symbol", text(name))]
    let scales: Set = ["small", "medium", "large"]
    if let scale = configuration?.attributes["scale"] ?? scale, scales.contains(scale) {
      entries.append(("scale", word(scale)))
    }
    if let weight = configuration?.attributes["weight"], BuilderFont.weights.contains(weight) {
      entries.append(("weight", word(weight)))
    }
    if let points = configuration?.number(.pointSize), points > 0, points <= Limits.fontSize {
      entries.append(("pointSize", BuilderNode.number(points, at: mark)))
    } else if let font = configuration?.first("fontDescription").flatMap(BuilderFont.node) {
      entries.append(("font", font))
    }
    return BuilderNode.mapping(entries, at: mark)
  }

  private func size(_ size: CGSize) -> Node { word("\(size.width.decimal)x\(size.height.decimal)") }
  private func word(_ word: String) -> Node { BuilderNode.word(word, at: mark) }
  private func text(_ text: String) -> Node { BuilderNode.text(text, at: mark) }
}
