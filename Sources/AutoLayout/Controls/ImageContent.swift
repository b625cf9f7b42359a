import Foundation
import LayoutScene
import Symbols

/// An image: its size and the file that it comes from, or a system symbol.
public struct ImageContent: Sendable, Hashable {
  /// The PNG's path; nil where only the size is known, and for a symbol.
  public var path: String?
  /// The size in points. For a symbol it is the size at the default text size; a view that shows
  /// the symbol computes the size from the symbol's configuration and the view's traits.
  public var size: CGSize
  /// The name of a system symbol, such as `heart.fill`; nil for other images.
  public let systemName: String?
  /// The size and weight of a symbol.
  public let symbolConfiguration: SymbolConfiguration

  /// Whether the image is drawn in its own colours; symbols are drawn in the tint by default.
  public var renderingMode = RenderingMode.automatic
  /// The colour of a template in the place of the view's tint; nil, the default, for the tint.
  public var tint: Color?
  /// Whether the image is turned around its vertical middle where the interface reads from right to left.
  package var isMirroredFromRightToLeft = false
  /// What code drew in the place of a file, in an image of `size` points.
  package var drawings: [SceneDrawing] = []

  /// The place in a document where the path is written; nil for an image made in code.
  public var origin: SourceLocation?

  /// An image of `size` points, from the PNG at `path` if there is one. The file is not read here.
  public init(path: String? = nil, size: CGSize, origin: SourceLocation? = nil) {
    self.path = path
    self.size = size
    self.origin = origin
    systemName = nil
    symbolConfiguration = SymbolConfiguration()
  }

  /// A system symbol. An unknown name gives a symbol with the size of a circle.
  public init(
    systemName: String, withConfiguration configuration: SymbolConfiguration = .init(),
    origin: SourceLocation? = nil
  ) {
    self.systemName = systemName
    self.origin = origin
    symbolConfiguration = configuration
    size = .zero
    size = Self.measures(of: systemName, configuration, font: nil, Traits()).size
  }

  /// The measures of the symbol in a view of these traits; nil for other images.
  ///
  /// - Parameter font: the font that replaces a missing one of the configuration; nil for body text.
  func symbolMeasures(font: FontDescriptor?, _ traits: Traits) -> SymbolMeasures? {
    systemName.map { Self.measures(of: $0, symbolConfiguration, font: font, traits) }
  }

  /// The size in a view of these traits, points.
  func size(font: FontDescriptor?, _ traits: @autoclosure () -> Traits) -> CGSize {
    systemName == nil ? size : symbolMeasures(font: font, traits())?.size ?? size
  }

  /// The image drawn in `rect`, for the scene.
  func sceneImage(in rect: CGRect, of view: View, font: FontDescriptor? = nil) -> SceneImage {
    var image = SceneImage(path: path, rect: rect, origin: origin)
    // As in UIKit, an image's own colour counts where the view's tint does not.
    let hasOwnTint =
      renderingMode == .alwaysOriginal || renderingMode == .automatic && systemName == nil
    image.color = hasOwnTint ? tint : nil
    image.isTemplate = renderingMode == .alwaysTemplate || image.color != nil
    image.drawings = drawings
    if !drawings.isEmpty { image.drawingSize = size }
    image.isMirrored =
      isMirroredFromRightToLeft && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let systemName else { return image }
    image.isTemplate = renderingMode != .alwaysOriginal || image.color != nil
    let resolved = symbolConfiguration.resolved(font: font, view.traits)
    image.symbol = SceneSymbol(
      name: systemName, pointSize: resolved.pointSize * resolved.scale.factor,
      weight: resolved.weight, direction: view.effectiveUserInterfaceLayoutDirection)
    return image
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> ImageContent {
    var other = self
    other.renderingMode = mode
    return other
  }

  /// The same image in a colour.
  package func tinted(_ color: Color) -> ImageContent {
    var other = self
    other.tint = color
    return other
  }

  private static func measures(
    of name: String, _ configuration: SymbolConfiguration, font: FontDescriptor?, _ traits: Traits
  ) -> SymbolMeasures {
    let resolved = configuration.resolved(font: font, traits)
    return SymbolMeasures(
      name: name, pointSize: resolved.pointSize, weight: resolved.weight, scale: resolved.scale,
      grid: PixelGrid(scale: traits.displayScale))
  }
}

extension SymbolConfiguration {
  fileprivate func resolved(
    font surrounding: FontDescriptor?, _ traits: Traits
  ) -> (pointSize: CGFloat, weight: FontWeight, scale: SymbolScale) {
    let font = (font ?? surrounding ?? .style(.body)).resolved(for: traits)
    return (font.size, weight ?? font.weight, scale ?? .medium)
  }
}
