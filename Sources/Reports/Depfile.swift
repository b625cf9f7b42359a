import LayoutScene

/// A dependency file in Make's format: a list of targets with their source files. Make reads it
/// with `include`, Ninja with `depfile`.
package struct Depfile: Sendable, Hashable {
  /// The source files of one target. Paths are written as given.
  package struct Rule: Sendable, Hashable {
    /// The path of the file that is made.
    package var target: String
    /// The paths of its source files, sorted and without duplicates.
    package var sources: [String]

    /// A rule for one target.
    package init(target: String, sources: [String]) {
      self.target = target
      self.sources = Set(sources).sorted()
    }
  }

  /// A path with a line break, which the format cannot contain.
  package struct LineBreak: Error, Hashable, CustomStringConvertible {
    package var path: String

    package var description: String {
      "a dependency file cannot have the path “\(path.oneLine)”, which has a line break"
    }
  }

  /// The rules, in the order of the file.
  package private(set) var rules: [Rule] = []

  /// A file without rules.
  package init() {}

  /// Adds source files to the rule of a target.
  package mutating func add(_ sources: [String], to target: String) {
    guard let index = rules.firstIndex(where: { $0.target == target }) else {
      rules.append(Rule(target: target, sources: sources))
      return
    }
    rules[index] = Rule(target: target, sources: rules[index].sources + sources)
  }

  /// The file's text: one rule for each target, with one source per line.
  package func text() throws(LineBreak) -> String {
    var text = ""
    for rule in rules {
      text += try Self.escaped(rule.target) + ":"
      for source in rule.sources { text += " \\\n  " + (try Self.escaped(source)) }
      text += "\n"
    }
    return text
  }

  /// Escapes a path as GCC and Clang do and Make and Ninja read it: with a backslash before a
  /// space, a tab, `#` and `:`, with double backslashes right before these, and with `$$` for `$`.
  static func escaped(_ path: String) throws(LineBreak) -> String {
    var out = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\n", "\r": throw LineBreak(path: path)
      case " ", "\t", "#", ":": out += String(repeating: "\\", count: backslashes + 1)
      case "$": out += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      out.unicodeScalars.append(scalar)
    }
    return out
  }
}
