import ArgumentParser
import Documents
import Glibc
import LanguageServer
import LayoutScene

@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Apple's Auto Layout, computed and drawn on Linux.",
    discussion: """
      Reads layout documents (YAML), measures their text, solves their constraints, and draws or \
      lists the result. Data goes to stdout, messages to stderr.

      Exit status: \(Status.list).
      """,
    version: Version.text,
    subcommands: [
      Render.self, PreviewCommand.self, Compare.self, Frames.self, Check.self, Test.self,
      Accept.self, Prune.self, HeadroomCommand.self, LanguageServerCommand.self,
      Explain.self, Convert.self, Merge.self, NinjaFile.self, Texts.self, UIKitCommand.self,
      Fonts.self,
      Devices.self, Schema.self,
    ])

  /// Like ArgumentParser's own `main`, but reports a help text that could not be written: stdout is
  /// only flushed when the program ends, where ArgumentParser no longer checks it.
  static func main() {
    MemoryShortage.report()
    Interruption.unblock()
    holdClosedStreams()
    // Without the signal, a file at its size limit is an ordinary error of writing.
    signal(SIGXFSZ, SIG_IGN)
    atexit { if fflush(nil) != 0 { _exit(Status.inputOutput.rawValue) } }
    if let page = page(for: Array(CommandLine.arguments.dropFirst())) {
      exit(withError: printed(page))
    }
    if let unknown = unknownCommand(in: Array(CommandLine.arguments.dropFirst())) {
      Console.say(unknown)
      exit(withError: ExitCode(Status.usage.rawValue))
    }
    do {
      var command = try parseAsRoot(ordered(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch {
      if !(error is ExitCode), exitCode(for: error) == .validationFailure,
        let words = SingleDash.advice(CommandLine.arguments.dropFirst())
      {
        Console.say(words)
        exit(withError: ExitCode(Status.usage.rawValue))
      }
      exit(withError: error)
    }
  }

  /// `uikit help build` as `help uikit build`: ArgumentParser knows `help` before other commands only.
  private static func ordered(_ arguments: [String]) -> [String] {
    let groups = configuration.subcommands.filter { !$0.configuration.subcommands.isEmpty }
    guard arguments.count > 1, arguments[1] == "help",
      groups.contains(where: { $0.configuration.commandName == arguments[0] })
    else { return arguments }
    return ["help", arguments[0]] + arguments.dropFirst(2)
  }

  /// Opens /dev/null for standard streams that are closed. Otherwise the next file that is opened
  /// would take their place. Reading and writing still fail, and messages are lost.
  private static func holdClosedStreams() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR),
    ] where fcntl(stream, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is that of the stream.
      _ = open("/dev/null", mode)
    }
  }

  /// What `plumb help label` prints: the keys of a class of views, or with `label.font` those of a key; with `findings`
  /// all rules, or one by its name. Nil for other arguments; the name of a command wins.
  private static func page(for arguments: [String]) -> String? {
    guard arguments.count == 2, arguments[0] == "help", unknownCommand(in: arguments) != nil else {
      return nil
    }
    let name = arguments[1]
    return name == "findings" ? Rule.page : Rule(rawValue: name)?.page ?? KeyHelp().page(name)
  }

  private static func printed(_ page: String) -> ExitCode? {
    do {
      try Console.reporting {
        try Console.write(page)
        return .clean
      }
      return nil
    } catch {
      return error as? ExitCode
    }
  }

  /// The message about an unknown command. ArgumentParser would call it an unexpected argument, and
  /// its `help` would show that of plumb itself.
  static func unknownCommand(in arguments: [String]) -> String? {
    let isHelp = arguments.first == "help"
    guard let name = (isHelp ? arguments.dropFirst() : arguments[...]).first,
      !name.hasPrefix("-")
    else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return nil }
    let near = Suggestion.nearest(to: name, in: names)
    if isHelp, near == nil,
      let rule = Suggestion.nearest(to: name, in: Rule.allCases.map(\.rawValue))
    {
      return "error: there is no finding \(name); did you mean \(rule)?"
    }
    if isHelp, near == nil, let advice = KeyHelp().advice(name) { return "error: \(advice)" }
    let advice = near.map { "; did you mean \($0)?" }
    return "error: there is no command \(name)"
      + (advice ?? "; there are \(names.joined(separator: ", "))")
  }
}
