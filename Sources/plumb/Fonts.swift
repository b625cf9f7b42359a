import ArgumentParser
import Foundation
import Typesetting

struct Fonts: ParsableCommand {
  enum Format: String, Choice {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts that each script is set in, and the versions of the libraries.",
    discussion: """
      Examples:
        plumb fonts
        plumb fonts --format json > fonts.json

      Two machines that print the same JSON draw the same pictures: it has the hash of every font \
      file and the version of every library that text goes through.
      """)

  @Option(help: "For people or for programs.")
  var format: Format = .text

  func run() throws {
    try Console.reporting {
      let report = FontReport(try Worker().typesetter)
      let text = format == .json ? report.json.text() : report.text
      try Files.writeToStandardOutput(Array(text.utf8))
      return .clean
    }
  }
}
