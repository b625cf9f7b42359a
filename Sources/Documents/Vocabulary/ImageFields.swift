import AutoLayout
import Files
import Foundation
import LayoutScene

/// The keys of image views.
enum ImageFields {
  private static let size = Value<CGSize>.size(NumberLimits.number)

  static let all: [Field<View>] = [
    Field(
      "source", kind: .size, or: ["image"], schema: SharedValues.image.schema,
      rule: SharedValues.image.rule
    ) { node, view, reader in
      guard let image = SharedValues.image.read(node, reader) else { return false }
      guard let view = view as? ImageView else { return true }
      guard image.systemName == nil || view.image == nil else {
        reader.report(.conflictingKeys("size", "symbol"), node)
        return false
      }
      // A size beside the source replaces that of the file; the two keys may be in either order.
      let size = view.image?.size
      view.image = image
      if let size { view.image?.size = size }
      return true
    }
    .noted(
      "The path of a picture, from where the document is, or a symbol.",
      example: ["symbol": "heart.fill"]),
    Field("size", kind: .size, schema: size.schema) {
      node, view, reader in
      guard let size = Self.size.read(node, reader) else { return false }
      guard let view = view as? ImageView else { return true }
      guard view.image?.systemName == nil else {
        reader.report(.conflictingKeys("symbol", "size"), node)
        return false
      }
      view.image = ImageContent(path: view.image?.path, size: size, origin: view.image?.origin)
      return true
    }
    .noted("The size of the image in points, in the place of the file's own.", example: "64x64"),
    .on("contentMode", kind: .appearance, .choice("content mode"), \ImageView.contentMode)
      .noted(
        "How the image fills the view. What reaches out of it is shown unless clipsToBounds is true.",
        default: "scaleToFill", example: "scaleAspectFit"),
  ]
}
