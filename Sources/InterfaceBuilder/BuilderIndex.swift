import Files
import LayoutScene

/// The elements of a document by their ids, and their owners.
struct BuilderIndex {
  let source: SourceText
  let problems: Problems
  var elements: [String: XMLElement] = [:]
  var parents: [ObjectIdentifier: XMLElement] = [:]
  var segues: [XMLElement] = []
  /// The segues by the ids that they lead to.
  var arrivals: [String: [XMLElement]] = [:]

  mutating func add(_ element: XMLElement) {
    if element.name == "segue" {
      segues.append(element)
      arrivals[element.attributes["destination"] ?? "", default: []].append(element)
    }
    if let id = element.attributes["id"], element.name != "device" {
      if id.isEmpty {
        report(.wrongValue(key: "id", expected: "the id of an object", found: id), element)
      } else if let first = elements[id] {
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
  private func checkReferences(of element: XMLElement) {
    for name in Self.references {
      guard let id = element.attributes[name], elements[id] == nil else { continue }
      report(.wrongValue(key: name, expected: "the id of an element", found: id), element)
    }
  }

  // MARK: Values

  /// Reports the wrong attributes of an element and of all in it, which the document has for any size class.
  ///
  /// - Parameter owner: the name of the element around it, whose attributes a variation has.
  func check(_ element: XMLElement, in owner: String = "") {
    let isVariation = element.name == "variation"
    let name = isVariation ? owner : element.name
    checkReferences(of: element)
    checkNumbers(of: element)
    checkWords(of: element, as: name)
    // One with a reference stands for a segue elsewhere, whose metrics a scene takes.
    if name == "segue", element.attributes["destination"] == nil,
      element.attributes["reference"] == nil
    {
      report(.missingKey("destination", owner: "the segue"), element)
    }
    if name == "constraint" {
      requireMultiplier(of: element)
      if !isVariation { requireAttributes(of: element) }
      let relation = element.attributes["relation"] ?? "equal"
      if BuilderConstraints.relations[relation] == nil {
        let names = "equal, lessThanOrEqual or greaterThanOrEqual"
        report(.wrongValue(key: "relation", expected: names, found: relation), element)
      }
    }
    for child in element.children { check(child, in: name) }
  }

  /// Reports wrong words where all words are known.
  private func checkWords(of element: XMLElement, as owner: String) {
    let wrong = element.attributes.compactMap { name, word in
      BuilderWords.expected(name, of: owner, in: word).map { (name, word, $0) }
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
    let numbers = parts.compactMap { BuilderNumber.decimal(String($0)) }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      numbers.count == 1 || numbers[1] != 0
    else {
      let expected = "a number, or two as a ratio such as 16:9"
      return report(.wrongValue(key: "multiplier", expected: expected, found: text), constraint)
    }
    if abs(numbers[0] / (numbers.count == 2 ? numbers[1] : 1)) > NumberLimits.number {
      report(.tooLargeNumber(text, limit: NumberLimits.number), constraint)
    }
  }

  func report(_ fact: Fact, _ element: XMLElement) {
    problems.report(fact, at: element.mark, in: source)
  }
}
