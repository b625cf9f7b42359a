import ArgumentParser
import Glibc

@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Apple's Auto Layout, computed and drawn on Linux.",
    discussion: """
      Reads layout documents (YAML), measures their text, solves their constraints, and draws or \
      lists the result. Data goes to stdout, messages to stderr.

      Exit status: 0 clean; 1 findings (check) or differences; 2 unsatisfiable or ambiguous \
      layout under --strict; 64 wrong usage; 65 bad input; 70 a bug in plumb; 74 a file could \
      not be read or written.
      """,
    version: "0.1.0",
    subcommands: [Render.self, Frames.self, Check.self, Explain.self, Fonts.self, Schema.self])

  /// As ArgumentParser has it, but for a help text that could not be written: stdout is flushed when
  /// the program ends, where nobody would hear of it.
  static func main() {
    atexit { if fflush(nil) != 0 { _exit(Status.inputOutput.rawValue) } }
    main(nil)
  }
}
