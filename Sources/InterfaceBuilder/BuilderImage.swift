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
    element?.child("imageReference", key: key)
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
      let mode = reference?.attributes["renderingMode"] ?? (picture.isTemplate ? "template" : "")
      return mark.mapping([
        "source": mark.text(picture.path), "darkSource": picture.darkPath.map(mark.text),
        "size": size(picture.size),
        "renderingMode": ["template", "original"].contains(mode) ? mark.word(mode) : nil,
      ])
    }
    return box(resource)
  }

  private func box(_ resource: XMLElement?) -> Node? {
    recordedSize(of: resource).map { mark.mapping([("size", size($0))]) }
  }

  private func recordedSize(of resource: XMLElement?) -> CGSize? {
    guard let width = resource?.number(.width), let height = resource?.number(.height),
      (0...NumberLimits.number).contains(width), (0...NumberLimits.number).contains(height),
      width > 0, height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }

  // MARK: Symbols

  private func symbol(_ name: String, _ configuration: XMLElement?, scale: String?) -> Node {
    let scale = configuration?.attributes["scale"] ?? scale
    let weight = configuration?.attributes["weight"]
    let points = configuration?.number(.pointSize).flatMap(BuilderFont.legal)
    let font = configuration?.first("fontDescription").flatMap(BuilderFont.node)
    return mark.mapping([
      "symbol": mark.text(name),
      "scale": scale.flatMap { ["small", "medium", "large"].contains($0) ? mark.word($0) : nil },
      "weight": weight.flatMap { BuilderFont.weights.contains($0) ? mark.word($0) : nil },
      "pointSize": points.map(mark.number), "font": points == nil ? font : nil,
    ])
  }

  private func size(_ size: CGSize) -> Node {
    mark.word("\(size.width.decimal)x\(size.height.decimal)")
  }
}
