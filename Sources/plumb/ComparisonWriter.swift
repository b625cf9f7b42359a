import CellLayout
import Comparison
import Drawing
import Foundation
import LayoutScene
import Reports
import Typesetting

/// Writes comparisons, one after the other.
struct ComparisonWriter: ~Copyable {
  /// The comparison of one document.
  struct Document {
    var comparison: ScreenComparison
    /// The document's index among the inputs.
    var input: Int
    /// The numbers of its cells among all cells, in the order of the cells.
    var numbers: [Int]
    /// The cells' pictures and their sizes in points; empty unless a page is written.
    var pictures: [(bytes: [UInt8], size: CGSize)]
  }

  let targets: Compare.Targets
  let options: SheetOptions
  let frame: PictureFrame
  let batch: Batch
  let shard: Shard?
  let typesetter: Typesetter
  /// The documents that are waiting to be written into one file.
  private(set) var held: [Document] = []
  /// The page for all documents.
  private(set) var page: ResultFile?
  /// What the page's cells have in common.
  private(set) var parts = SharedParts()
  /// The page's lines that are not written yet.
  private(set) var lines: PackedLines?
  /// Lines about missing cells that come before the page's first cell.
  private(set) var heldGaps: [UInt8] = []

  mutating func write(_ document: Document) throws(Failure) {
    switch (targets.format, targets.isOneFile) {
    case (.html, true): try addToPage(document)
    case (.html, false):
      let numbers = batch.inputs[document.input].numbers
      let cells = pageCells(of: document, first: numbers.lowerBound, count: numbers.count)
      let facts = RunFacts(documents: [batch.inputs[document.input].path])
      try write(ComparisonPage.html(cells, facts: facts), to: targets.paths[document.input])
    case (.json, true), (.markdown, true): held.append(document)
    default: try write(try bytes([document]), to: targets.paths[document.input])
    }
  }

  /// Leaves out a document with a cell that cannot be laid out. A page notes its cells as missing,
  /// so that a merge does not take them for forgotten.
  mutating func leaveOut(input: Int) throws(Failure) {
    let numbers = batch.inputs[input].numbers
    guard targets.format == .html, targets.isOneFile, !numbers.isEmpty else { return }
    heldGaps += ComparisonPage.kind.block(of: PageGap(cells: numbers, count: batch.total))
    if page != nil { try openPage() }
  }

  /// - Parameter problems: what could not be compared, which a page tells.
  mutating func finish(_ problems: [RunProblem]) throws(Failure) {
    // A shard without cells is written, too: the merge needs every shard. So is a page of nothing but problems,
    // as what stands in its place may be an older one.
    if shard != nil || !problems.isEmpty, targets.format == .html, targets.isOneFile {
      try openPage()
    }
    if page != nil {
      let facts = RunFacts(documents: batch.inputs.map(\.path))
      let last = ComparisonPage.kind.blocks(of: problems, facts: facts, shared: parts)
      try add(last)
      try page?.append(lines?.finish() ?? [])
      try page?.append(ComparisonPage.kind.closing)
      try page?.finish()
    }
    let isPart = shard != nil && targets.format == .json
    guard !held.isEmpty || isPart, let path = targets.paths.first else { return }
    try write(try bytes(held), to: path)
  }

  private func write(_ bytes: [UInt8], to path: String?) throws(Failure) {
    guard let path else { return try Files.writeToStandardOutput(bytes) }
    try Files.write(bytes, toMade: path)
  }

  private func bytes(_ documents: [Document]) throws(Failure) -> [UInt8] {
    switch targets.format {
    case .json:
      let reports = CellReports(batch: batch, shard: shard)
      return Array(
        reports.json(of: documents.map { ($0.comparison.json, $0.numbers) }).text().utf8)
    case .markdown:
      return Array(Markdown.text(documents.map(\.comparison), words: .named).utf8)
    case .png, .svg, .pdf, .html:
      guard let document = documents.first,
        let format = PictureFormat(rawValue: targets.format.rawValue)
      else { return [] }
      return try sheet(of: document.comparison, as: format)
    }
  }

  private func sheet(
    of comparison: ScreenComparison, as format: PictureFormat
  ) throws(Failure) -> [UInt8] {
    let sheet = Sheet(comparison, words: .named, frame: frame)
    let renderer = SheetRenderer(typesetter: typesetter)
    do throws(DrawingError) {
      return try renderer.bytes(sheet, as: format, options)
    } catch {
      throw Failure(error, document: comparison.document)
    }
  }

  // MARK: Pages

  /// Adds a document's cells to the page one by one, since their pictures are large.
  private mutating func addToPage(_ document: Document) throws(Failure) {
    try openPage()
    for cell in pageCells(of: document, first: 0, count: batch.total) {
      try add(ComparisonPage.blocks(of: cell, sharing: &parts))
    }
  }

  /// Opens the page if it is not open, and writes the lines that were held back.
  private mutating func openPage() throws(Failure) {
    if page == nil {
      page = try ResultFile(targets.paths.first.flatMap { $0 }.map { .file($0) } ?? .standardOutput)
      try page?.append(ComparisonPage.kind.opening)
      lines = PackedLines(items: batch.total)
    }
    try add(heldGaps)
    heldGaps = []
  }

  /// Adds whole lines to the page.
  private mutating func add(_ bytes: [UInt8]) throws(Failure) {
    guard let ready = lines?.append(bytes), !ready.isEmpty else { return }
    try page?.append(ready)
  }

  private func pageCells(of document: Document, first: Int, count: Int) -> [PageCell] {
    let comparison = document.comparison
    return comparison.cells.indices.map { index in
      let place = PagePlace(index: document.numbers[index] - first, count: count)
      return PageCell(
        at: place, of: comparison, comparison.cells[index],
        picture: .svg(document.pictures[index].bytes), size: document.pictures[index].size)
    }
  }
}
