import Files
import Foundation
import LayoutScene

/// The contents of `plumb.yaml`: the cells in which documents beside it are laid out as tests, and
/// how screens are compared with their snapshots.
package struct TestPlan: Sendable {
  /// The options that apply to all documents or to some of them.
  package struct Options: Sendable {
    package var cells = CellChoices()
    /// The names of overlays that are drawn over a screen; empty for none.
    package var show: [String]?
    /// Where these are written: only the program knows which there are.
    package var showOrigin: SourceLocation?
    package var style: DrawingStyle?
    package var tolerance: Tolerance?
    package var pixels: PixelChoice?
    package var text: TextForm?
    package var measure: TextMeasure?
    /// Whether screens are made so high that all is seen of what scrolls.
    package var isFullHeight: Bool?
    /// Whether the documents are not tested.
    package var isSkipped: Bool?

    package init() {}

    /// These options, with missing ones taken from `others`.
    package func completed(by others: Options) -> Options {
      var result = self
      result.cells = cells.completed(by: others.cells)
      result.show = show ?? others.show
      result.showOrigin = show == nil ? others.showOrigin : showOrigin
      result.style = style ?? others.style
      result.tolerance = tolerance ?? others.tolerance
      result.pixels = pixels ?? others.pixels
      result.text = text ?? others.text
      result.measure = measure ?? others.measure
      result.isFullHeight = isFullHeight ?? others.isFullHeight
      result.isSkipped = isSkipped ?? others.isSkipped
      return result
    }
  }

  /// Options for the documents whose paths match a pattern.
  package struct DocumentRule: Sendable {
    package var pattern: String
    package var options: Options
    /// The location of the pattern.
    package var origin: SourceLocation
  }

  /// How much a screen may differ from its snapshot; nil where the file does not say it.
  package struct Tolerance: Sendable {
    package var points: Double?
    /// The share of pixels that may differ, from 0 to 1.
    package var pixels: Double?
    /// The difference in colour that does not count: ΔE by CIEDE2000.
    package var color: Double?

    package init() {}
  }

  /// The folder of snapshots, relative to the file; nil for a folder beside each document.
  package var snapshots: String?
  /// The options for all documents.
  package var options = Options()
  /// The rules for documents whose paths, relative to the file, match a pattern; later rules win.
  package var documents: [DocumentRule] = []

  /// The name of the file.
  package static let fileName = Project.planName

  package init() {}

  /// Reads the file at `path`.
  ///
  /// - Throws: every mistake in the file, or the reason why it cannot be read.
  package static func load(
    path: String, allowsOutside: Bool = false
  ) throws(DocumentErrors) -> TestPlan {
    let problems = Problems()
    do throws(Fact) {
      let bytes = try FileText.bytes(ofGiven: path, allowsOutside: allowsOutside)
      if let plan = read(bytes, file: path, problems), problems.isEmpty { return plan }
    } catch {
      throw DocumentErrors(problems: [Problem(fact: error, file: path)])
    }
    throw DocumentErrors(problems: problems.sorted)
  }

  private static func read(_ bytes: [UInt8], file: String, _ problems: Problems) -> TestPlan? {
    guard let source = FileText.decode(bytes, file: file, problems),
      let root = NodeReader.read(source, problems)
    else { return nil }
    let reader = DocumentReader(source: source, options: DocumentOptions(), problems: problems)
    var plan = TestPlan()
    return TestPlanFields.table.read(of: "the plan", from: root, into: &plan, reader)
      ? plan : nil
  }

  /// The JSON Schema (2020-12) of the file, made from the tables that read it.
  package static var schema: JSON {
    let head: [JSON.Member] = [
      .init(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(key: "title", value: "Plumb test plan"),
    ]
    return Definitions.closed(.object(head + TestPlanFields.table.keys.schema().members))
  }
}
