import Foundation
import Glibc
import LayoutScene

/// When the words of a report have colours.
enum ColorChoice: String, Choice {
  case auto, always, never

  /// Whether there are colours: for `auto` on a terminal, unless `NO_COLOR` or `CLICOLOR=0` is set, and where
  /// `CLICOLOR_FORCE` is set and not 0.
  func hasColor(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    isTerminal: Bool = isatty(STDOUT_FILENO) == 1
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
      return isTerminal && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
    }
  }
}

/// A line for a terminal: its first word may have a colour, and what does not fit follows further in. No text acts on
/// the terminal: control characters are shown by their codes.
struct TerminalLine {
  enum Color: Int {
    case bold = 1
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// The most columns of a line.
  static let columns = 100

  /// The word at the start; empty for none.
  private let lead: String
  private let color: Color
  private let text: String

  /// - Parameter lead: the start of the line that has the colour.
  init(_ lead: String, _ color: Color, _ text: String) {
    (self.lead, self.color, self.text) = (lead.shown, color, text.shown)
  }

  init(_ text: String) { self.init("", .bold, text) }

  /// The line, or the lines that it takes, each with a line feed.
  func text(hasColor: Bool) -> String {
    let whole = lead + text
    let indent = whole.prefix { $0 == " " }.count
    var lines = Self.wrapped(whole, indent: indent + 4)
    if hasColor, !lead.isEmpty, lines[0].hasPrefix(lead) {
      lines[0] = "\u{1B}[\(color.rawValue)m\(lead)\u{1B}[0m" + lines[0].dropFirst(lead.count)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The text in lines of at most `columns`, broken at spaces. A word that is longer is broken anywhere.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    var margin = ""
    while margin.count + rest.count > columns {
      let room = rest.prefix(columns - margin.count)
      let start = rest.prefix { $0 == " " }.endIndex
      let space = room[start...].lastIndex(of: " ")
      let end = space ?? room.endIndex
      lines.append(margin + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
      margin = String(repeating: " ", count: min(indent, columns / 2))
    }
    return lines + [margin + rest]
  }
}
