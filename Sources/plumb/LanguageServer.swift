import ArgumentParser
import LanguageServer

/// `plumb lsp`; the module has the name of the thing.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings while you type, completion, hover, definitions, rename.",
    discussion: """
      Speaks the Language Server Protocol over stdin and stdout, and ends with its editor. Editors start it \
      themselves; docs/editors.md has the lines for VS Code, Neovim, Helix and others.

      Documents are checked as plumb check does, as they are in the editor and not as they are saved. Nothing is \
      written.
      """)

  func run() throws {
    try Console.reporting {
      do {
        let status = try Server().run(version: Version.number)
        if status != 0 { throw ExitCode(status) }
        return .clean
      } catch let failure as ExitCode {
        throw failure
      } catch {
        throw Failure(.inputOutput, "error: \(error)")
      }
    }
  }
}
