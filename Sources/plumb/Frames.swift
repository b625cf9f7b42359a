import ArgumentParser
import Foundation
import LayoutScene

struct Frames: ParsableCommand {
  enum Format: String, Choice {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "List the frames that layout gives every view.",
    discussion: """
      Examples:
        plumb frames sign-in.yaml
        plumb frames sign-in.yaml --locale de --format json
        plumb frames sign-in.yaml --format json --exact -o sign-in.frames.json

      A line of the text form is a view: name, class, x, y, width and height in its superview's \
      coordinates, in points. Several inputs print one after the other; as JSON they make an array.
      """)

  @Argument(help: "Layout documents; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong, help: "The file to write, a folder for one file an input, - for stdout.",
    completion: .file())
  var output: String = "-"

  @Option(help: "For people or for programs.")
  var format: Format = .text

  @Flag(help: "Coordinates as the solver has them, not rounded to device pixels.")
  var exact = false

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var jobOptions: JobOptions

  @Flag(help: "Exit with 2 if a layout is unsatisfiable or ambiguous, with 1 for other findings.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Do not print findings to stderr.")
  var quiet = false

  func run() throws {
    try Console.reporting {
      let destination = Output(output)
      try requirePlace(destination)
      let crew = try Crew(size: jobOptions.jobs(for: files.count))
      let scenes = try Screens.scenes(
        of: files, options: sceneOptions.documentOptions, crew: crew)
      try Screens.requireImages(of: scenes, documents: files)
      try write(scenes, to: destination)
      if !quiet { Findings.report(scenes, of: files) }
      return strict ? Status.worst(scenes.map(\.strictStatus)) : .clean
    }
  }

  private func requirePlace(_ destination: Output) throws(Failure) {
    switch destination {
    case .standardOutput: break
    case .file: try Files.requirePlace(destination, inputs: files)
    case .folder(let folder):
      try Files.requireWritable(folder: folder)
      for name in try Files.names(for: files, ending: ending) {
        try Files.requireUnread((folder as NSString).appendingPathComponent(name), inputs: files)
      }
    }
  }

  private var ending: String { format == .json ? "frames.json" : "frames.txt" }

  private func write(_ scenes: [Scene], to destination: Output) throws(Failure) {
    switch destination {
    case .standardOutput: try Files.writeToStandardOutput(Array(text(of: scenes).utf8))
    case .file(let path): try Files.write(Array(text(of: scenes).utf8), to: path)
    case .folder(let folder):
      let names = try Files.names(for: files, ending: ending)
      for (index, name) in names.enumerated() {
        let path = (folder as NSString).appendingPathComponent(name)
        try Files.write(Array(text(of: scenes[index], file: files[index]).utf8), to: path)
      }
    }
  }

  private func text(of scenes: [Scene]) -> String {
    if scenes.count == 1 { return text(of: scenes[0], file: files[0]) }
    switch format {
    case .json:
      return JSON.array(
        zip(files, scenes).map { Scene.frames(document: $0, scenes: [$1], exact: exact) }
      ).text()
    case .text:
      return zip(files, scenes).map { "\($0)\n\(text(of: $1, file: $0))" }.joined(separator: "\n")
    }
  }

  private func text(of scene: Scene, file: String) -> String {
    switch format {
    case .json: Scene.frames(document: file, scenes: [scene], exact: exact).text()
    case .text: scene.tree(exact: exact)
    }
  }
}
