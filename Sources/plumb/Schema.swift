import ArgumentParser
import Documents

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of layout documents.",
    discussion: """
      Editors use it to complete and check documents. Example:
        plumb schema -o layout-document.schema.json
      """)

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  func run() throws {
    try Console.reporting {
      let text = Array(LayoutDocument.schema.text().utf8)
      switch Output(output) {
      case .standardOutput: try Files.writeToStandardOutput(text)
      case .file(let path), .folder(let path): try Files.write(text, to: path)
      }
      return .clean
    }
  }
}
