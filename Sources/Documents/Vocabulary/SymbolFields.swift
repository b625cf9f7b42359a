import AutoLayout
import Files
import Foundation
import LayoutScene
import Symbols

/// An image in the form of a mapping.
struct ImageForm {
  var source: Node?
  /// The path for dark appearance; nil for the same.
  var darkSource: Node?
  var size: CGSize?
  var symbol: Node?
  var configuration = SymbolConfiguration()
  var renderingMode = RenderingMode.automatic
}

/// The keys of symbol images, as in `UIImage.SymbolConfiguration`.
enum SymbolFields {
  static let all: [Field<ImageForm>] = [name] + look + [rendering]

  private static let name = Field<ImageForm>(
    "symbol", kind: .size, or: ["systemName"], .scalarNode, \.symbol
  )
  .with(\.excluded, ["source", "size"])
  .noted("The name of a system symbol.", example: "heart.fill")

  static let symbolKey = name.key

  /// The keys that only symbols have.
  private static let look: [Field<ImageForm>] = [
    Field("scale", kind: .size, .choice("symbol scale"), \.configuration.scale)
      .noted(
        "How large the symbol is beside text: small, medium or large.", default: "medium",
        example: "large"),
    Field("weight", kind: .font, .weight, \.configuration.weight)
      .noted(
        "How heavy the symbol's strokes are, by name or as a number.", default: "regular",
        example: "semibold"),
    Field("font", kind: .font, or: ["textStyle"], .font, \.configuration.font)
      .noted(
        "The font that the symbol goes with: a text style, or a mapping such as {size: 17}. Left out, "
          + "it is body, and in a button the title's.", default: "body", example: "title2"),
    Field("pointSize", kind: .size, .number(0...NumberLimits.fontSize, isAbove: true)) {
      $0.configuration.font = .system(ofSize: $1)
    }
    .noted("The font's size in points, which does not grow with Dynamic Type.", example: 22),
  ]

  /// A key that all images have.
  private static let rendering = Field<ImageForm>(
    "renderingMode", kind: .appearance, .choice("rendering mode", modes)
  ) { $0.renderingMode = $1 }
  .noted(
    "Whether the image is drawn in its own colours: original, or template for all in the tint. Left out, "
      + "symbols are drawn in the tint.", default: "automatic", example: "template")

  private static let modes: [(name: String, value: RenderingMode)] = [
    ("automatic", .automatic), ("original", .alwaysOriginal), ("template", .alwaysTemplate),
    ("alwaysOriginal", .alwaysOriginal), ("alwaysTemplate", .alwaysTemplate),
  ]

  private static let lookNames = Set(look.flatMap(\.names))

  /// False after reporting keys that exclude each other.
  static func isSound(_ form: ImageForm, _ node: Node, _ reader: DocumentReader) -> Bool {
    let entries = node.mapping ?? []
    func entry(_ names: Set<String>) -> Node.Pair? { entries.first { names.contains($0.name) } }
    let own = entry(lookNames)
    if form.symbol == nil {
      guard let own else { return true }
      reader.report(.missingKey("symbol", owner: "“\(own.written)”"), own.key)
      return false
    }
    if let other = entry(Set(symbolKey.rule.excluded)) {
      reader.report(.conflictingKeys("symbol", other.written), other.key)
      return false
    }
    if let font = entry(["font", "textStyle"]), let size = entry(["pointSize"]) {
      reader.report(.conflictingKeys(font.written, size.written), size.key)
      return false
    }
    return true
  }

  static func symbol(
    _ node: Node, _ configuration: SymbolConfiguration, _ reader: DocumentReader
  ) -> ImageContent? {
    guard let name = reader.text(node, "the name of a symbol, such as heart.fill") else {
      return nil
    }
    let isKnown = SymbolName.isKnown(name)
    let searches = !isKnown && reader.problems.maySearch(letters: SymbolName.effort)
    switch SymbolName.verdict(on: name, searches: searches) {
    case .drawn: break
    case .withoutIcon: reader.noteSymbolWithoutIcon(name, at: node)
    case .unknown(let near): reader.noteUnknownSymbol(name, near: near, at: node)
    case .mistake(let suggestion):
      reader.report(.unknownSymbol(name, suggestion: suggestion), node)
      return nil
    }
    return ImageContent(
      systemName: name, withConfiguration: configuration, origin: reader.location(of: node.mark))
  }
}
