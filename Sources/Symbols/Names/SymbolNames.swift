import CResources

/// The official names of system symbols, whether or not there is an icon for them here.
package enum SymbolNames {
  /// The names of one release of SF Symbols; `otherNames` finds older and newer ones.
  package static let all: Set<String> = {
    var reader = NameReader(String(cString: plumb_symbolNames()))
    reader.read(after: "")
    return reader.names
  }()

  /// All words in the names, with the number of names that contain them.
  package static let words: [String: Int] = all.reduce(into: [:]) { words, name in
    for word in name.split(separator: ".") { words[String(word), default: 0] += 1 }
  }

  /// Whether UIKit has a symbol with this name.
  package static func contains(_ name: String) -> Bool {
    if all.contains(name) { return true }
    let others = otherNames(of: name)
    if others.contains(where: all.contains) { return true }
    return (others + [name]).contains { hasMoved($0) && sameWords(as: $0) != nil }
  }

  /// The name with the same words in another order; the first in alphabetical order if there are
  /// several.
  package static func sameWords(as name: String) -> String? { byWords[inOrder(name)] }

  /// Whether a name has a word that a release has moved within names, as in `bag.badge.plus.fill`
  /// and `bag.fill.badge.plus`.
  private static func hasMoved(_ name: String) -> Bool {
    name.split(separator: ".").contains { ["badge", "inset", "trianglehead"].contains($0) }
  }

  private static func inOrder(_ name: String) -> String {
    name.split(separator: ".").sorted().joined(separator: ".")
  }

  private static let byWords: [String: String] = Dictionary(
    all.map { (inOrder($0), $0) }, uniquingKeysWith: min)

  // MARK: Names of other releases

  /// The other names of a symbol: for each rename in the table, in its order, the name with this
  /// rename applied or reversed.
  static func otherNames(of name: String) -> [String] {
    let words = name.split(separator: ".")
    let rules = Set(words).flatMap { renames[$0] ?? [] }.sorted { $0.number < $1.number }
    // Which names say `filled` is known; a name that says so and is none of them never was one.
    let isKnown = all.contains(name)
    return rules.compactMap { rule in
      rule.old == ["filled"] && !isKnown ? nil : rule.applied(to: words)
    }
  }

  private struct Rename {
    var number: Int
    var old: [Substring]
    var new: [Substring]

    /// The name with `new` in place of `old`; nil if `old` does not occur.
    func applied(to words: [Substring]) -> String? {
      var result: [Substring] = []
      var index = 0
      while index < words.count {
        let isHere = words[index...].starts(with: old)
        result += isHere ? new : [words[index]]
        index += isHere ? old.count : 1
      }
      return result == words ? nil : result.joined(separator: ".")
    }
  }

  /// The renames in both directions, by their first old word.
  private static let renames: [Substring: [Rename]] = {
    var renames: [Substring: [Rename]] = [:]
    let lines = String(cString: plumb_symbolRenames()).split(separator: "\n")
    for (number, line) in lines.enumerated() where !line.hasPrefix("#") {
      let names = line.split(separator: " ").map { $0.split(separator: ".") }
      guard names.count == 2 else { continue }
      for (old, new) in [(names[0], names[1]), (names[1], names[0])] {
        renames[old[0], default: []].append(Rename(number: number, old: old, new: new))
      }
    }
    return renames
  }()
}

/// Reads the list of names, whose format `names.txt` describes.
private struct NameReader {
  private let text: [Substring.UTF8View.Element]
  private var index = 0
  private(set) var names: Set<String> = []

  init(_ file: String) {
    let lines = file.split(separator: "\n")
    text = Array(lines.filter { !$0.hasPrefix("#") }.joined(separator: " ").utf8)
  }

  /// Reads names up to a closing bracket or the end.
  mutating func read(after prefix: String) {
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: " "): index += 1
      case UInt8(ascii: ")"):
        index += 1
        return
      default: readName(after: prefix)
      }
    }
  }

  private mutating func readName(after prefix: String) {
    let ends: [UInt8] = Array(" ()".utf8)
    let token = text[index...].prefix { !ends.contains($0) }
    index = token.endIndex
    let parts = String(decoding: token, as: UTF8.self).split(separator: "/")
    let isPart = token.last == UInt8(ascii: ":")
    let name = prefix + (parts.first.map { isPart ? $0.dropLast() : $0 } ?? "")
    if !isPart { names.insert(name) }
    for suffix in (parts.dropFirst().first ?? "").flatMap(Self.suffixes) {
      names.insert(name + suffix)
    }
    guard index < text.count, text[index] == UInt8(ascii: "(") else { return }
    index += 1
    read(after: name + ".")
  }

  private static func suffixes(_ code: Character) -> [String] {
    switch code {
    case "f": [".fill"]
    case "c": [".circle", ".circle.fill"]
    case "q": [".square", ".square.fill"]
    case "s": [".slash"]
    case "S": [".slash", ".slash.fill"]
    default: []
    }
  }
}
