import LayoutScene

/// A dependency file in Make's format: each result, and what it is made of. Make reads it with `include`,
/// Ninja by `depfile`.
package struct Depfile: Sendable, Hashable {
  /// What one result is made of. Paths are as they were given.
  package struct Rule: Sendable, Hashable {
    /// The result.
    package var target: String
    /// Sorted, each once.
    package var sources: [String]

    /// A rule for one result.
    package init(target: String, sources: [String]) {
      self.target = target
      self.sources = Set(sources).sorted()
    }
  }

  /// A path that the format cannot have, because it has a line break.
  package struct LineBreak: Error, Hashable, CustomStringConvertible {
    package var path: String

    package var description: String {
      "a dependency file cannot have the path “\(path.oneLine)”, which has a line break"
    }
  }

  /// In the order in which they are written.
  package private(set) var rules: [Rule] = []

  /// A file without rules.
  package init() {}

  /// Adds sources to what a result is made of.
  package mutating func add(_ sources: [String], to target: String) {
    guard let index = rules.firstIndex(where: { $0.target == target }) else {
      rules.append(Rule(target: target, sources: sources))
      return
    }
    rules[index] = Rule(target: target, sources: rules[index].sources + sources)
  }

  /// The file: a rule a result, a source a line.
  package func text() throws(LineBreak) -> String {
    var text = ""
    for rule in rules {
      text += try Self.escaped(rule.target) + ":"
      for source in rule.sources { text += " \\\n  " + (try Self.escaped(source)) }
      text += "\n"
    }
    return text
  }

  /// As GCC and Clang escape paths, and Make and Ninja read them: a backslash before a space, a tab, `#`
  /// and `:`, one more for each backslash that stands before these, and `$` twice.
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
