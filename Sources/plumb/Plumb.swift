import ArgumentParser
// Linked to take the place of malloc; nothing of it is called.
import CMimalloc
import Documents
import Glibc

@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Apple's Auto Layout, computed and drawn on Linux.",
    discussion: """
      Reads layout documents (YAML), measures their text, solves their constraints, and draws or \
      lists the result. Data goes to stdout, messages to stderr.

      Exit status: 0 clean; 1 findings (check, or --strict) or differences (test); 2 unsatisfiable or ambiguous \
      layout under --strict; 3 a snapshot missing or written; 4 snapshots of another \
      environment; 64 wrong usage; 65 bad input; 70 a bug in plumb; 74 a file could \
      not be read or written; 130 interrupted.
      """,
    version: "0.1.0",
    subcommands: [
      Render.self, Compare.self, Frames.self, Check.self, Test.self, Accept.self,
      Prune.self, HeadroomCommand.self,
      Explain.self, Merge.self, Fonts.self, Schema.self,
    ])

  /// As ArgumentParser has it, but for a help text that could not be written: stdout is flushed when
  /// the program ends, where nobody would hear of it.
  static func main() {
    holdClosedStreams()
    // A file that may not grow any further is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    atexit { if fflush(nil) != 0 { _exit(Status.inputOutput.rawValue) } }
    if let unknown = unknownCommand(in: Array(CommandLine.arguments.dropFirst())) {
      Console.say(unknown)
      exit(withError: ExitCode(Status.usage.rawValue))
    }
    main(nil)
  }

  /// Puts something in the place of standard streams that are closed, or the next file that is opened
  /// would be taken for one. Reading and writing fail all the same; messages go nowhere.
  private static func holdClosedStreams() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR),
    ] where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free is the stream's.
      _ = open("/dev/null", mode)
    }
  }

  /// What to say of a command that there is not. ArgumentParser would call it an argument too many,
  /// and `help` of it would be the help of plumb.
  static func unknownCommand(in arguments: [String]) -> String? {
    let isHelp = arguments.first == "help"
    guard let name = (isHelp ? arguments.dropFirst() : arguments[...]).first,
      !name.hasPrefix("-")
    else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return nil }
    let advice = Suggestion.nearest(to: name, in: names).map { "; did you mean \($0)?" }
    return "error: there is no command \(name)"
      + (advice ?? "; there are \(names.joined(separator: ", "))")
  }
}
