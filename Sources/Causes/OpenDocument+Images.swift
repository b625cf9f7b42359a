import Checksums
import Documents
import LayoutScene

extension OpenDocument {
  /// The document as resolved in one cell, with a digest of the pixels of each image; nil where the
  /// document has mistakes.
  func resolvedWithImages(
    options: DocumentOptions, replacing replacement: Replacement = Replacement(),
    measurer: any TextMeasuring
  ) -> ResolvedDocument? {
    guard
      var document = resolved(options: options, replacing: replacement, measurer: measurer)
    else { return nil }
    for view in document.views.indices {
      for key in document.views[view].properties.indices {
        let lookUps = document.views[view].properties[key].lookUps
        for index in lookUps.indices {
          guard case .image(let path?, let size, _) = lookUps[index].shown else { continue }
          let file = self.path(of: path)
          let digest = file.flatMap { SHA256.hex(ofFile: $0) }.map { String($0.prefix(16)) }
          document.views[view].properties[key].lookUps[index].shown = .image(
            path: path, size: size, digest: digest)
        }
      }
    }
    return document
  }
}
