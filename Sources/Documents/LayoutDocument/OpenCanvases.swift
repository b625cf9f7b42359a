import AutoLayout
import Files
import Foundation
import InterfaceBuilder
import LayoutScene
import Synchronization

/// A document of Interface Builder on other screens than its own, each read when a cell first asks for it. Size classes
/// decide which of its views and constraints are there.
final class OpenCanvases: Sendable {
  /// What becomes of each root, by the name of its screen.
  let places: [String: BuilderCanvas]
  /// By the traits of the screens; nil for the document's own.
  private let known = Mutex<[BuilderTraits?: OpenDocument]>([:])

  init(_ places: [String: BuilderCanvas]) {
    self.places = places
  }

  fileprivate func document(
    _ traits: BuilderTraits?, _ make: () -> OpenDocument?
  ) -> OpenDocument? {
    if let document = known.withLock({ $0[traits] }) { return document }
    guard let made = make() else { return nil }
    known.withLock { $0[traits] = made }
    return made
  }

  /// Gives back what has been read; it is read again where a cell asks for it.
  func forget() { known.withLock { $0 = [:] } }
}

extension OpenDocument {
  /// The document as the screen of `options` has it; nil where this one has all of that.
  func whole(_ options: DocumentOptions) -> OpenDocument? {
    guard let canvases, options.isElsewhere || isThin else { return nil }
    let traits = options.isElsewhere ? traits(options, canvases) : nil
    return canvases.document(traits) {
      OpenDocument(source, on: traits, isChecked: false, Problems())
    }
  }

  private func traits(_ options: DocumentOptions, _ canvases: OpenCanvases) -> BuilderTraits {
    var header = header
    if let screen = options.screen { header.builderCanvas = canvases.places[screen] }
    let canvas = ResolvedCanvas(header: header, options: options, locale: nil)
    let (width, height) = (canvas.traits.horizontalSizeClass, canvas.traits.verticalSizeClass)
    return BuilderTraits(
      width: width == .regular ? .regular : .compact,
      height: height == .regular ? .regular : .compact, isTablet: canvas.traits.isTablet,
      isWide: canvas.size.width >= 402,
      side: max(0, min(canvas.safeArea.left, canvas.safeArea.right)),
      scale: canvas.traits.displayScale)
  }
}
