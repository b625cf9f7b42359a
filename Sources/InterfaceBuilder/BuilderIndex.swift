import Files
import LayoutScene

/// The elements of a document by their ids, and their owners.
struct BuilderIndex {
  let source: SourceText
  let problems: Problems
  var elements: [String: XMLElement] = [:]
  var parents: [ObjectIdentifier: XMLElement] = [:]
  var segues: [XMLElement] = []

  mutating func add(_ element: XMLElement) {
    if element.name == "segue" { segues.append(element) }
    check(element)
    if let id = element.attributes["id"], element.name != "device" {
      if let first = elements[id] {
        problems.report(
          .duplicateIdentifier(id, firstLine: first.mark.line), at: element.mark, in: source)
      } else {
        elements[id] = element
      }
    }
    for child in element.children {
      parents[ObjectIdentifier(child)] = element
      add(child)
    }
  }

  private static let references = [
    "destination", "reference", "initialViewController", "selectedItem", "textLabel",
    "detailTextLabel", "tableViewCell", "collectionViewCell",
  ]

  /// Reports references to ids that no element has.
  func checkReferences(in element: XMLElement) {
    for name in Self.references {
      guard let id = element.attributes[name], elements[id] == nil else { continue }
      report(.wrongValue(key: name, expected: "the id of an element", found: id), element)
    }
    for child in element.children { checkReferences(in: child) }
  }

  // MARK: Values

  private func check(_ element: XMLElement) {
    checkNumbers(of: element)
    checkWords(of: element)
    switch element.name {
    case "constraint":
      requireMultiplier(of: element)
      requireAttributes(of: element)
      let relation = element.attributes["relation"] ?? "equal"
      if BuilderConstraints.relations[relation] == nil {
        let names = "equal, lessThanOrEqual or greaterThanOrEqual"
        report(.wrongValue(key: "relation", expected: names, found: relation), element)
      }
    default: break
    }
  }

  /// Reports wrong words where all words are known.
  private func checkWords(of element: XMLElement) {
    let wrong = element.attributes.compactMap { name, word in
      BuilderWords.expected(name, of: element.name, in: word).map { (name, word, $0) }
    }
    for (name, word, expected) in wrong.sorted(by: { $0.0 < $1.0 }) {
      report(.wrongValue(key: name, expected: expected, found: word), element)
    }
  }

  private func requireAttributes(of constraint: XMLElement) {
    let isPair = constraint.attributes["secondItem"] != nil
    for name in ["firstAttribute"] + (isPair ? ["secondAttribute"] : [])
    where constraint.attributes[name] == nil {
      report(.missingKey(name, owner: "the constraint"), constraint)
    }
  }

  private func requireMultiplier(of constraint: XMLElement) {
    guard let text = constraint.attributes["multiplier"] else { return }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      numbers.count == 1 || numbers[1] != 0
    else {
      let expected = "a number, or two as a ratio such as 16:9"
      return report(.wrongValue(key: "multiplier", expected: expected, found: text), constraint)
    }
  }

  func report(_ fact: Fact, _ element: XMLElement) {
    problems.report(fact, at: element.mark, in: source)
  }
}
