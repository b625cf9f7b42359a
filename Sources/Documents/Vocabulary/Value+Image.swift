import AutoLayout
import Files
import Foundation
import LayoutScene

extension Value where T == ImageContent {
  /// A picture's path, `{source, size}` with one or both of them, or `{symbol, scale, …}`.
  static var image: Value { anyImage.referring(to: "image") }

  static var anyImage: Value {
    let path = Value(schema: ["type": "string"]) { $1.picture($0) }.ofWords
    let form = Value<ImageForm>.fields(
      "an image", { ImageForm() },
      [
        Field("source", kind: .size, .scalarNode, \.source)
          .noted("The path of a PNG, JPEG, PDF or SVG.", example: "logo@2x.png"),
        Field("darkSource", kind: .size, .scalarNode, \.darkSource)
          .noted(
            "The path of the picture for dark appearance, in the place of the other.",
            example: "logo-dark@2x.png"),
        Field("size", kind: .size, .size(NumberLimits.number), \.size)
          .noted("The size in points, in the place of the file's own.", example: "20x20"),
      ] + SymbolFields.all)
    let structure = form.with { node, reader -> ImageContent? in
      guard let form = form.read(node, reader), SymbolFields.isSound(form, node, reader) else {
        return nil
      }
      var image: ImageContent?
      if let symbol = form.symbol {
        image = SymbolFields.symbol(symbol, form.configuration, reader)
      } else if let source = form.source {
        if form.darkSource != nil { reader.hasAdaptiveColors = true }
        let isDark = (reader.options.appearance ?? reader.header.appearance) == .dark
        image = reader.picture(isDark ? form.darkSource ?? source : source, size: form.size)
        if let size = form.size { image?.size = size }
      } else if let size = form.size {
        image = ImageContent(size: size)
      } else {
        let symbol = SymbolFields.symbolKey
        reader.report(
          .missingOneKey(of: [symbol.name] + symbol.rule.excluded, owner: "an image"), node)
      }
      image?.renderingMode = form.renderingMode
      return image
    }
    let image = Value.either(
      path, orStructure: structure,
      expected: "the path of a picture, or a mapping such as {size: 20x20} or {symbol: heart.fill}")
    return image.with { node, reader in
      guard let image = image.read(node, reader) else { return nil }
      if image.systemName == nil { reader.notes?.images[node.mark] = image }
      return image
    }
    .short(for: ["source"])
  }

  /// An image whose size is already known, in a resolved document.
  fileprivate static func known(_ node: Node) -> ImageContent? {
    guard let scalar = node.scalar, case .image(let width, let height) = scalar.style else {
      return nil
    }
    return ImageContent(
      path: scalar.text.isEmpty ? nil : scalar.text, size: CGSize(width: width, height: height))
  }
}

extension DocumentReader {
  /// The picture at a path; nil after reporting what is wrong with it.
  ///
  /// - Parameter size: the size that the document gives it.
  fileprivate func picture(_ node: Node, size: CGSize? = nil) -> ImageContent? {
    if let known = Value<ImageContent>.known(node) { return known }
    guard let text = text(node, "the path of a picture") else { return nil }
    do throws(Fact) {
      var image = try ImageHeader.read(try image(text, in: node), known: size)
      image.origin = location(of: node.mark)
      return image
    } catch {
      report(error, node)
      return nil
    }
  }

  /// The path of an image that is written at a node.
  fileprivate func image(_ path: String, in node: Node) throws(Fact) -> String {
    do throws(Fact.Escape) {
      return try file(path, in: node).path
    } catch {
      throw .image(path: path, .escape(error))
    }
  }
}
