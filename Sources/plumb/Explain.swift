import ArgumentParser
import AutoLayout
import Documents
import Foundation
import LayoutScene

struct Explain: ParsableCommand {
  enum Format: String, Choice {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say which constraints give an attribute its value.",
    discussion: """
      Examples:
        plumb explain sign-in.yaml card.top
        plumb explain sign-in.yaml title.width --locale de --format json
        plumb explain sign-in.yaml root.safeArea.top

      Printed are the constraints that give the value, nearest first, each with its place in the \
      file, and the other constraints on the same view, with the points by which they are free. \
      For an ambiguous value there is also what it is tied with, and what would decide it.
      """)

  @Argument(help: "A layout document.", completion: .layoutDocument)
  var file: String

  @Argument(help: "A view, a dot and an attribute, such as title.width or title.margins.top.")
  var subject: String

  @Option(help: "For people or for programs.")
  var format: Format = .text

  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    try Console.reporting {
      let options = try sceneOptions.single(for: "explain")
      let worker = try Worker()
      let explanation = try Self.explanation(
        of: subject, in: file, options: options, outside: sceneOptions.outside,
        typesetter: worker.typesetter)
      let text = format == .json ? explanation.json.text() : explanation.text.shown
      try Files.writeToStandardOutput(Array(text.utf8))
      return .clean
    }
  }
}
