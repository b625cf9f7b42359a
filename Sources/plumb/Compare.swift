import ArgumentParser
import Comparison
import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

struct Compare: ParsableCommand {
  enum Format: String, Choice, FileFormat {
    case png, svg, pdf, html, json, markdown

    /// Whether one file may hold several documents.
    var holdsSeveral: Bool { self == .html || self == .json || self == .markdown }

    /// Whether `plumb merge` can join reports of several machines.
    var isMergeable: Bool { self == .html || self == .json }
  }

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show a screen in all its languages, devices and sizes side by side.",
    discussion: """
      Examples:
        plumb compare profile.yaml --locale en,de,ar,ja,vi -o sheet.png
        plumb compare profile.yaml --locale all --device iphone-se,ipad -o sheet.html
        plumb compare profile.yaml --text-size large,accessibility3 -o sheet.svg
        plumb compare Screens/*.yaml --format markdown -o comment.md
        plumb compare Screens/*.yaml --format png -o Sheets/

      Every combination of the lists is a cell; without --locale, there is one for each language \
      of the document's strings. A cell is compared with the same screen in the \
      source language, at the same device, text size and appearance: marked are views that have \
      another size or another place in their superview. A cell with the other reading direction is \
      compared with the mirror image. Findings have numbers, which are explained below the picture.

      A sheet (PNG, SVG, PDF) shows one document; a page (HTML), JSON and Markdown hold several. The \
      page needs no network: open it in a browser to lay cells over each other, to find a view in all \
      of them, and to filter; ? lists its keys. Findings also go to stderr and do not fail the command \
      unless --strict is given.
      """)

  @Argument(help: "Layout documents, and folders of them; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: """
      The file to write; an ending of .png, .svg, .pdf, .html, .json or .md says which kind. A folder gets \
      one file an input, - is stdout.
      """, completion: .file(extensions: Format.allCases.map(\.ending)))
  var output: String = "-"

  @Option(
    help: """
      What to write. (default: what the output's name ends in; png in a folder, markdown on stdout)
      """)
  var format: Format?

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @Option(
    help: """
      Pixels per point of the sheet, 1 to 8. (default: 2, or 1 for a very large sheet)
      """,
    completion: .list(["1", "2", "3"]), transform: Compare.sheetScale)
  var sheetScale: CGFloat?

  @Option(help: ShownOverlays.styleHelp)
  var style: DrawingOptions.Style = .wireframe

  @Option(
    help: "What to draw over each cell; see plumb help render. (default: none)",
    completion: .custom { _, _, word in ShownOverlays.completions(of: word) },
    transform: ShownOverlays.init(list:))
  var show: ShownOverlays = .none

  @Option(
    help: """
      What is drawn besides each screen: none, or device for camera housing, status bar and home indicator of the \
      device that it is on.
      """)
  var frame: PictureFrame = .none

  @Flag(help: SceneOptions.fullHeightHelp)
  var fullHeight = false

  @OptionGroup var jobOptions: JobOptions

  @OptionGroup var findingOptions: FindingOptions

  mutating func run() throws {
    try Console.reporting {
      let documents = try DocumentList.documents(
        files, sceneOptions.outside, takesStandardInput: true)
      if format?.holdsSeveral != true { output = Output.argument(output, of: files) }
      files = documents.map(\.path)
      let targets = try targets(of: documents)
      if cellOptions.shard != nil, !targets.format.isMergeable {
        throw Failure(
          .usage,
          "error: only HTML and JSON can be joined again, and this is a \(targets.format); choose cells "
            + "with --filter instead")
      }
      let pool = try WorkerPool(jobOptions)
      var scenes = sceneOptions
      // All languages are compared, unless some are chosen.
      scenes.locale = scenes.locale ?? .all
      let batch = try Batch(
        documents: documents, scenes: scenes, cells: cellOptions, pool: pool, sourceFirst: true)
      try batch.requireUnread(targets.paths)
      return try Interruption.observed {
        var results = CellResults(batch)
        let isWhole = try compare(batch, to: targets, pool, into: &results)
        results.report(isQuiet: findingOptions.quiet)
        return isWhole ? results.status(isStrict: findingOptions.strict) : Interruption.status
      }
    }
  }

  private static func sheetScale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), SheetOptions.scales.contains(scale) else {
      throw ValidationError("a sheet's scale is a number from 1 to 8")
    }
    return scale
  }
}
