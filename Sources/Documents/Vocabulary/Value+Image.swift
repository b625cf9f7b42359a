import AutoLayout
import Files
import Foundation
import LayoutScene

extension Value where T == ImageContent {
  /// A PNG's path, `{source, size}` with one or both of them, or `{symbol, scale, …}`.
  static var image: Value { anyImage.referring(to: "image") }

  static var anyImage: Value {
    let path = Value(schema: ["type": "string"]) { node, reader in
      if let known = known(node) { return known }
      guard let text = reader.text(node, "the path of a PNG") else { return nil }
      do throws(Fact) {
        var image = try ImageHeader.read(try reader.image(text, in: node))
        image.origin = reader.location(of: node.mark)
        return image
      } catch {
        reader.report(error, node)
        return nil
      }
    }
    let form = Value<ImageForm>.fields(
      "an image", { ImageForm() },
      [
        Field("source", kind: .size, .scalarNode) { $0.source = $1 }
          .noted("The path of a PNG.", example: "logo@2x.png"),
        Field("size", kind: .size, .size(Limits.number)) { $0.size = $1 }
          .noted("The size in points, in the place of the file's own.", example: "20x20"),
      ] + SymbolFields.all)
    let structure = Value(schema: form.schema) { node, reader in
      guard let form = form.read(node, reader), SymbolFields.isSound(form, node, reader) else {
        return nil
      }
      var image: ImageContent?
      if let symbol = form.symbol {
        image = SymbolFields.symbol(symbol, form.configuration, reader)
      } else if let source = form.source {
        image = path.read(source, reader)
        if let size = form.size { image?.size = size }
      } else if let size = form.size {
        image = ImageContent(size: size)
      } else {
        reader.report(.missingOneKey(of: ["symbol", "source", "size"], owner: "an image"), node)
      }
      image?.renderingMode = form.renderingMode
      return image
    }
    let image = Value.either(
      path, orStructure: structure,
      expected: "the path of a PNG, or a mapping such as {size: 20x20} or {symbol: heart.fill}")
    return Value(schema: image.schema) { node, reader in
      guard let image = image.read(node, reader) else { return nil }
      if image.systemName == nil { reader.notes?.note(image, at: node) }
      return image
    }
  }

  /// An image whose size is already known, in a resolved document.
  private static func known(_ node: Node) -> ImageContent? {
    guard let scalar = node.scalar, case .image(let width, let height) = scalar.style else {
      return nil
    }
    return ImageContent(
      path: scalar.text.isEmpty ? nil : scalar.text, size: CGSize(width: width, height: height))
  }
}

extension DocumentReader {
  /// The path of an image that is written at a node.
  fileprivate func image(_ path: String, in node: Node) throws(Fact) -> String {
    do throws(Fact.Escape) {
      return try file(path, in: node).path
    } catch {
      throw .image(path: path, .escape(error))
    }
  }
}
