import ArgumentParser
import Documents

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of layout documents, or of test plans.",
    discussion: """
      Editors use it to complete and check documents. Example:
        plumb schema -o layout-document.schema.json
        plumb schema --of test-plan -o plumb.schema.json
      """)

  enum Subject: String, Choice {
    case document
    case testPlan = "test-plan"
  }

  @Option(help: "A layout document, or the plumb.yaml of plumb test.")
  var of: Subject = .document

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  @OptionGroup var outside: OutsideOptions

  func run() throws {
    try Console.reporting {
      let schema = of == .document ? LayoutDocument.schema : TestPlan.schema
      let text = Array(schema.text().utf8)
      let destination = Output(output)
      try outside.requirePlace(destination, inputs: [])
      try destination.write(text)
      return .clean
    }
  }
}
