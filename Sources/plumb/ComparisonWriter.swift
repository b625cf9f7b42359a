import Comparison
import Drawing
import Foundation
import Typesetting

/// Writes comparisons, one after the other.
struct ComparisonWriter {
  let targets: Compare.Targets
  let show: Overlays
  let sheetScale: CGFloat?
  let typesetter: Typesetter
  /// Those that go into one file.
  private var held: [ScreenComparison] = []

  init(targets: Compare.Targets, show: Overlays, sheetScale: CGFloat?, typesetter: Typesetter) {
    self.targets = targets
    self.show = show
    self.sheetScale = sheetScale
    self.typesetter = typesetter
  }

  mutating func write(_ comparison: ScreenComparison, input: Int) throws(Failure) {
    if targets.isOneFile, targets.format.holdsSeveral {
      held.append(comparison)
    } else {
      try write(try bytes([comparison]), to: targets.paths[input])
    }
  }

  func finish() throws(Failure) {
    guard !held.isEmpty, let path = targets.paths.first else { return }
    try write(try bytes(held), to: path)
  }

  private func write(_ bytes: [UInt8], to path: String?) throws(Failure) {
    guard let path else { return try Files.writeToStandardOutput(bytes) }
    try Files.makeFolder(of: path)
    try Files.write(bytes, to: path)
  }

  private func bytes(_ comparisons: [ScreenComparison]) throws(Failure) -> [UInt8] {
    switch targets.format {
    case .json: return Array(ScreenComparison.jsonText(comparisons).utf8)
    case .markdown: return Array(Markdown.text(comparisons, words: .named).utf8)
    case .png, .svg, .pdf:
      guard let comparison = comparisons.first else { return [] }
      return try sheet(of: comparison)
    }
  }

  private func sheet(of comparison: ScreenComparison) throws(Failure) -> [UInt8] {
    let sheet = Sheet(comparison, words: .named)
    let options = SheetOptions(scale: sheetScale, overlays: show)
    let renderer = SheetRenderer(typesetter: typesetter)
    do throws(DrawingError) {
      switch targets.format {
      case .svg: return try renderer.svg(sheet, options)
      case .pdf: return try renderer.pdf(sheet, options)
      default: return try renderer.png(sheet, options)
      }
    } catch {
      throw Failure(error, document: comparison.document)
    }
  }
}
