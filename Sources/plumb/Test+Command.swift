import Foundation
import LayoutScene

extension Test {
  /// The command of this run as somebody gives it to keep what differs to be accepted: with the same
  /// documents and options, but those that say where its report goes and which part it is of.
  static func commandKeepingChanges(of arguments: [String] = CommandLine.arguments) -> String {
    let valued = ["--record", "--format", "--output", "-o", "--shard", "--depfile", "--jobs"]
    var words: [String] = []
    var isValue = false
    for argument in arguments.dropFirst(2) {
      defer { isValue = !isValue && valued.contains(argument) }
      let isLeftOut =
        isValue || valued.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      if !isLeftOut { words.append(argument) }
    }
    return ([program, "test", "--record", "missing"] + words.map(\.shellWord))
      .joined(separator: " ")
  }

  /// What somebody types to run plumb: the plugin of SwiftPM, which says so, has another command.
  static var program: String {
    ProcessInfo.processInfo.environment["PLUMB_PROGRAM"].map(\.oneLine) ?? "plumb"
  }
}

extension String {
  /// As a shell reads it as one word.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "-_./,:=%+@".unicodeScalars.contains(scalar))
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
