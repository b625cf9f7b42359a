/// The `#if` blocks of a source.
package struct Conditions: Sendable {
  package struct Branch: Sendable {
    /// The tokens of the condition; empty for `#else`.
    package var condition: Range<Int>
    package var body: Range<Int>
  }

  /// One chain from `#if` to `#endif`.
  package typealias Chain = [Branch]

  package private(set) var chains: [Chain] = []

  package init(_ source: SourceText) {
    var open: [Chain] = []
    for index in source.tokens.indices where source.isKind(index, .pound) {
      switch source.text(index) {
      case "#if": open.append([Self.branch(at: index, in: source)])
      case "#elseif", "#else":
        guard !open.isEmpty else { continue }
        Self.close(&open[open.count - 1], at: index)
        open[open.count - 1].append(Self.branch(at: index, in: source))
      case "#endif":
        guard var chain = open.popLast() else { continue }
        Self.close(&chain, at: index)
        chains.append(chain)
      default: break
      }
    }
  }

  private static func branch(at index: Int, in source: SourceText) -> Branch {
    var end = index + 1
    if source.has(index, "#else") { return Branch(condition: end..<end, body: end..<end) }
    // A condition ends with its line, unless an operator or a bracket is open.
    var depth = 0
    while end < source.tokens.count {
      let joins = source.has(end, "||") || source.has(end, "&&")
      let isJoined = source.has(end - 1, "||") || source.has(end - 1, "&&")
      if source.tokens[end].startsLine, depth == 0, !joins, !isJoined { break }
      if source.has(end, "(") { depth += 1 }
      if source.has(end, ")") { depth -= 1 }
      end += 1
    }
    return Branch(condition: index + 1..<end, body: end..<end)
  }

  private static func close(_ chain: inout Chain, at index: Int) {
    let start = chain[chain.count - 1].body.lowerBound
    chain[chain.count - 1].body = start..<max(start, index)
  }
}

/// Which conditions hold for sources that are built with Plumb's UIKit.
package struct ConditionValues: Sendable {
  /// The modules that Swift has on Linux.
  package static let linuxModules = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Glibc", "XCTest", "Testing", "Observation", "Synchronization",
  ]

  /// The modules that there are.
  package var modules: Set<String>
  /// The flags that `-D` gives.
  package var flags: Set<String>

  package init(
    modules: Set<String> = Set(linuxModules + ["UIKit", "os", "OSLog", "Combine"]),
    flags: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]
  ) {
    self.modules = modules
    self.flags = flags
  }

  /// Whether the condition of these tokens holds; `os(iOS)` does.
  package func holds(_ tokens: Range<Int>, in source: SourceText) -> Bool {
    var position = tokens.lowerBound
    return either(&position, tokens.upperBound, source)
  }

  private func either(_ position: inout Int, _ end: Int, _ source: SourceText) -> Bool {
    var value = both(&position, end, source)
    while position < end, source.has(position, "||") {
      position += 1
      let other = both(&position, end, source)
      value = value || other
    }
    return value
  }

  private func both(_ position: inout Int, _ end: Int, _ source: SourceText) -> Bool {
    var value = one(&position, end, source)
    while position < end, source.text(position).hasPrefix("&&") {
      // `&&!` is one token.
      let isNot = source.text(position).hasSuffix("!")
      position += 1
      let other = one(&position, end, source)
      value = value && (isNot ? !other : other)
    }
    return value
  }

  private func one(_ position: inout Int, _ end: Int, _ source: SourceText) -> Bool {
    guard position < end else { return false }
    if source.has(position, "!") {
      position += 1
      return !one(&position, end, source)
    }
    if source.has(position, "(") {
      let close = source.closing(position)
      position += 1
      let value = either(&position, min(close, end), source)
      position = close + 1
      return value
    }
    let word = source.text(position)
    position += 1
    guard position < end, source.has(position, "(") else {
      return word == "true" || flags.contains(word)
    }
    let close = source.closing(position)
    let arguments = (position + 1..<max(position + 1, close)).map { source.text($0) }
    position = close + 1
    return platform(word, arguments)
  }

  private func platform(_ word: String, _ arguments: [String]) -> Bool {
    let first = arguments.first ?? ""
    switch word {
    case "os": return first == "iOS" || first == "Linux"
    case "canImport": return modules.contains(first)
    case "swift", "compiler": return first.hasPrefix(">")
    case "hasFeature", "hasAttribute": return true
    case "arch": return first == "x86_64"
    default: return false
    }
  }
}
