import ArgumentParser
import Drawing
import Foundation
import LayoutScene

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a screen as a PNG, SVG or PDF.",
    discussion: """
      Examples:
        plumb render sign-in.yaml -o sign-in.png
        plumb render sign-in.yaml -o sign-in.svg --text live
        plumb render sign-in.yaml -o - --scale 3 --appearance dark > sign-in.png
        plumb render profile.yaml --locale ar --show baselines,names -o profile.pdf
        plumb render Samples/*.yaml -o Pictures/ --format svg

      Findings, such as an ambiguous position, go to stderr and do not fail the command unless \
      --strict is given. Nothing is written when an input is bad.
      """)

  @Argument(help: "Layout documents; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: """
      The picture to write; an ending of .png, .svg or .pdf says which kind. A folder gets one \
      picture an input, - is stdout.
      """, completion: .file(extensions: PictureFormat.allValueStrings))
  var output: String

  @Option(help: "The kind of picture. (default: what the output's name ends in, or png)")
  var format: PictureFormat?

  @OptionGroup var sceneOptions: SceneOptions

  @Option(
    help: """
      What to draw over the screen, separated by commas: alignment (every alignment rect), insets \
      (alignment rects where they differ from the frame), frames, baselines, margins, guides, \
      constraints, names, findings, or none. (default: insets,findings)
      """,
    completion: .custom { _, _, word in Overlays.completions(of: word) },
    transform: Overlays.init(list:))
  var show: Overlays = .standard

  @Option(help: "How an SVG has its text: outlines, the same everywhere, or live <text>.")
  var text: DrawingOptions.SVGText = .outlines

  @OptionGroup var jobOptions: JobOptions

  @Flag(help: "Exit with 2 if a layout is unsatisfiable or ambiguous, with 1 for other findings.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Do not print findings.")
  var quiet = false

  func run() throws {
    try Console.reporting {
      let targets = try targets()
      let crew = try Crew(size: jobOptions.jobs(for: files.count))
      let scenes = try Screens.scenes(
        of: files, options: sceneOptions.documentOptions, crew: crew)
      try draw(scenes, to: targets, crew: crew)
      if !quiet { Findings.report(scenes, of: files) }
      return strict ? Status.worst(scenes.map(\.strictStatus)) : .clean
    }
  }
}
