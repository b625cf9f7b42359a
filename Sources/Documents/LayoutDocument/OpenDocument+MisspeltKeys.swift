import Files
import Reuse

/// Names of views that a document does not have because of a mistake that was reported.
extension OpenDocument {
  /// The metrics under keys that were probably meant to be `metrics`.
  func metricsUnderMisspeltKeys(_ problems: [Problem]) -> Set<String> {
    guard !problems.isEmpty || written["metrics"]?.value.scalar != nil else { return [] }
    let lost = (written.mapping ?? []).filter { entry in
      problems.contains { $0.fact.isUnknown(entry.written) && $0.fact.means("metrics") }
    }
    // Without a space behind its colon, a metric is a text: `gap:12`.
    let text = written["metrics"]?.value.scalar?.text ?? ""
    let unread = text.split { $0.isWhitespace || $0 == "," }.compactMap { word in
      word.firstIndex(of: ":").map { String(word[..<$0]) }
    }
    return Set(lost.flatMap { $0.value.mapping ?? [] }.map(\.name) + unread)
  }

  /// The views under keys that were probably meant to be `views`.
  func viewsUnderMisspeltKeys(_ problems: [Problem]) -> Set<String> {
    Self.viewsUnderMisspeltKeys(of: written, problems)
  }

  static func viewsUnderMisspeltKeys(of document: Node, _ problems: [Problem]) -> Set<String> {
    var keys: Set<String> = []
    for case .unknownKey(let key, _, _, _) in problems.map(\.fact).filter({ $0.means("views") }) {
      keys.insert(key)
    }
    // Lists and sections have other names for their views, which mean nothing without the class.
    if problems.contains(where: { $0.fact.means("class") }) {
      keys.formUnion(ViewClass.all.compactMap(CellClasses.content))
    }
    guard !keys.isEmpty else { return [] }
    var (names, stack) = (Set<String>(), [(document, false)])
    while let (node, hasViews) = stack.popLast() {
      for entry in node.mapping ?? [] {
        if hasViews { names.insert(entry.name) }
        stack.append((entry.value, keys.contains(entry.written) || entry.name == "views"))
      }
      stack += (node.sequence ?? []).map { ($0, false) }
    }
    return names
  }

  /// The values in a document that are under keys which the problems call unknown.
  static func values(ofUnknownKeys problems: [Problem], in document: Node) -> [Node] {
    var keys: Set<String> = []
    for case .unknownKey(let key, _, _, _) in problems.map(\.fact) { keys.insert(key) }
    guard !keys.isEmpty else { return [] }
    return document.allEntries.filter { keys.contains($0.written) }.map(\.value)
  }
}

extension Fact {
  /// Whether the mistake is an unknown key of this name.
  fileprivate func isUnknown(_ name: String) -> Bool {
    if case .unknownKey(name, _, _, _) = self { true } else { false }
  }

  /// Whether an unknown key was probably meant to be this one.
  func means(_ name: String) -> Bool {
    guard case .unknownKey(let key, _, let meant, let known) = self else { return false }
    return (meant ?? Suggestion.nearest(to: key, in: known)) == name
  }

  /// What is written as a key of the root view and is probably a view.
  var viewInRoot: String? { if case .keyOfRoot(let name) = self { name } else { nil } }

  /// Whether a view has the name of another one, so that a name may be missing.
  var takesName: Bool {
    switch self {
    case .duplicateIdentifier: true
    // Keys of two views are beside each other where the name of the second is missing.
    case .duplicateKey(let name, _): ["views", "class"].contains(name) || !KeyNames.isKey(name)
    default: false
    }
  }
}
