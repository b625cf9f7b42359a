import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Typesetting

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw screens as PNG, SVG or PDF.",
    discussion: """
      Examples:
        plumb render sign-in.yaml -o sign-in.png
        plumb render sign-in.yaml -o sign-in.svg --text live
        plumb render sign-in.yaml -o - --scale 3 --appearance dark > sign-in.png
        plumb render sign-in.yaml -o sign-in.png --style plain
        plumb render sign-in.yaml -o sign-in.png --frame device --style plain
        plumb render profile.yaml --locale ar --show baselines,names -o profile.pdf
        plumb render sign-in.yaml --show constraints:card -o sign-in.png
        plumb render profile.yaml --locale all --device iphone-se,ipad -o Pictures/
        plumb render Samples/*.yaml -o Pictures/ --format svg
        plumb render Main.storyboard --scene abc-12-xyz -o scene.png
        plumb render Main.storyboard --sheet -o storyboard.png
        plumb render sign-in.yaml -o sign-in.png --depfile sign-in.png.d

      Lists of locales, devices and so on make a picture for each combination, in a folder that is \
      made where there is none; its name carries what differs: profile.de.iphone-se.png.

      Findings, such as an ambiguous position, go to stderr and do not fail the command unless \
      --strict is given. Nothing is written for an input that is bad; the others are drawn all the \
      same.
      """)

  @Argument(help: "Layout documents, and folders of them; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: """
      The picture to write; an ending of .png, .svg or .pdf says which kind. A folder gets a \
      picture for each cell of each input, - is stdout.
      """, completion: .file(extensions: PictureFormat.allValueStrings))
  var output: String

  @Option(help: "The kind of picture. (default: what the output's name ends in, or png)")
  var format: PictureFormat?

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @Option(help: ShownOverlays.styleHelp)
  var style: DrawingOptions.Style = .wireframe

  @Option(
    help: ShownOverlays.help,
    completion: .custom { _, _, word in ShownOverlays.completions(of: word) },
    transform: ShownOverlays.init(list:))
  var show: ShownOverlays?

  @Option(
    help: """
      What is drawn around a screen: none, or device for the device that it is on, with rounded corners, status \
      bar and home indicator.
      """)
  var frame: PictureFrame = .none

  @Flag(help: SceneOptions.fullHeightHelp)
  var fullHeight = false

  @Option(help: "How an SVG has its text: outlines, the same everywhere, or live <text>.")
  var text: DrawingOptions.SVGText = .outlines

  @Flag(
    help: """
      Draw all scenes of a storyboard in one picture, where Interface Builder's canvas has them, with its \
      segues as arrows.
      """)
  var sheet = false

  @OptionGroup var depfileOptions: DepfileOptions

  @Option(
    help: """
      The folder of plumb texts, for the dependency file: it then names what that folder has of the picture's \
      locale in place of a file of strings with several languages. (default: none)
      """)
  var texts: String?

  @Flag(
    help: """
      Do not write a file again whose bytes would stay the same. It keeps its date, so that what depends on \
      it need not be made again (restat in Ninja).
      """)
  var ifChanged = false

  @OptionGroup var jobOptions: JobOptions

  @OptionGroup var findingOptions: FindingOptions

  mutating func run() throws {
    try Console.reporting {
      let documents = try DocumentList.documents(
        files, sceneOptions.outside, takesStandardInput: true)
      output = Output.argument(output, of: files)
      files = documents.map(\.path)
      try requireFormat()
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(
        documents: documents, scenes: sceneOptions, cells: cellOptions, pool: pool)
      if sheet { return try drawStoryboards(of: batch, pool) }
      let targets = try targets(of: batch)
      try batch.requireUnread(targets.map(\.path) + [depfileOptions.depfile])
      return try Interruption.observed {
        var results = CellResults(batch)
        var depfile = Depfile()
        let isWhole = try draw(batch, to: targets, pool, into: &results, &depfile)
        results.report(isQuiet: findingOptions.quiet)
        if isWhole, !results.hasFailures { try depfileOptions.write(depfile) }
        return isWhole ? results.status(isStrict: findingOptions.strict) : Interruption.status
      }
    }
  }
}
