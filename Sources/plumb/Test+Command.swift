import Foundation
import LayoutScene

extension Test {
  /// The command that runs the same tests and keeps the differing screens as pending. It has the
  /// documents and options of this run, without those about the report and the shard.
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

  /// The command that starts plumb. The plugin of SwiftPM sets another one in the environment.
  static var program: String {
    ProcessInfo.processInfo.environment["PLUMB_PROGRAM"].map(\.oneLine) ?? "plumb"
  }
}

extension String {
  /// A character in a word that begins with `$'`, where those that act on a terminal are written as bytes.
  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
    guard scalar.isControl else { return String(scalar) }
    return String(scalar).utf8.map { "\\x" + $0.hex(digits: 2) }.joined()
  }

  /// The text as one word for a shell, in quotes whether or not it needs them.
  var quoted: String { shellWord == self ? "'\(self)'" : shellWord }

  /// The text quoted for a shell as one word.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "-_./,:=%+@".unicodeScalars.contains(scalar))
      }
    if isPlain { return self }
    guard unicodeScalars.contains(where: \.isControl) else {
      return "'" + replacing("'", with: "'\\''") + "'"
    }
    return "$'" + unicodeScalars.map(Self.quoted).joined() + "'"
  }
}
