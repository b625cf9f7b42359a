import ArgumentParser
import Documents

/// A long option that is written with one dash, as many other programs have them.
///
/// ArgumentParser takes its letters for short options, and would report the first of them.
enum SingleDash {
  /// What to say of the first such option; nil where there is none.
  static func advice(_ arguments: ArraySlice<String>) -> String? {
    let known = options(of: command(arguments))
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let name = argument.dropFirst().prefix { $0 != "=" }
      guard argument.hasPrefix("-"), !argument.hasPrefix("--"), name.count > 1 else { continue }
      guard
        let meant = known.contains("--\(name)")
          ? "--\(name)" : Suggestion.nearest(to: "--\(name)", in: known)
      else { continue }
      return "error: there is no option -\(name); did you mean \(meant), with two dashes?"
    }
    return nil
  }

  /// The command that arguments begin with, subcommands included.
  private static func command(_ arguments: ArraySlice<String>) -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = Plumb.self
    for name in arguments {
      guard
        let next = command.configuration.subcommands.first(where: {
          $0.configuration.commandName == name
        })
      else { break }
      command = next
    }
    return command
  }

  /// The long options in a command's help, with both dashes.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    let help = Plumb.helpMessage(for: command)
    return help.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") && $0.count > 2 }
      .map(String.init)
  }
}
