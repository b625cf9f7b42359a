/// A finding of a component, or of a repeated view: it is written once in the document, and every use of it on the
/// screen may have the finding.
package struct FindingUses: Sendable, Hashable {
  /// The finding in the use that is shown: where a text is cut off, the one that lacks most; else the first.
  package var shown: FindingGroup
  /// The finding in all uses, in their order. Never empty.
  package var uses: [FindingGroup]

  /// The findings of `groups`, each of those of one place in the document once.
  ///
  /// The uses have the same rule, and say the same about views of the same place in the component. Numbers,
  /// colours and quoted texts may differ. What is said twice of one view, each time of other constraints, is no use:
  /// the constraints hold in different cells.
  package static func joined(_ groups: [FindingGroup]) -> [FindingUses] {
    var told: [UseSentence: [[String]: [[SourceLocation?]]]] = [:]
    return groups.enumerated().map { number, group in
      let finding = group.finding
      var sentence = UseSentence(finding, number: number)
      let places = finding.parts.map(\.origin)
      let before = told[sentence]?[finding.views] ?? []
      let turn = before.firstIndex(of: places) ?? before.count
      if turn == before.count { told[sentence, default: [:]][finding.views] = before + [places] }
      sentence.turn = turn
      return (sentence: sentence, group: group)
    }
    .grouped(by: \.sentence)
    .map { _, same in
      let uses = same.map(\.group)
      return FindingUses(shown: FindingGroup.worst(of: uses) ?? uses[0], uses: uses)
    }
  }

  /// A finding in a single use.
  package init(_ group: FindingGroup) { self.init(shown: group, uses: [group]) }

  /// A finding about a document, in no cell.
  package init(_ finding: Finding) { self.init(FindingGroup(finding: finding, places: [])) }

  private init(shown: FindingGroup, uses: [FindingGroup]) {
    (self.shown, self.uses) = (shown, uses)
  }

  /// The most uses that are named.
  private static let limit = 12

  /// A line such as `  3 uses: first/name, second/name (in de), third/name`; nil for a single use. Uses
  /// that are in other cells than the shown one name theirs.
  ///
  /// - Parameter all: all cells that were inspected.
  package func line(of all: [Cell]) -> String? {
    guard uses.count > 1 else { return nil }
    if let texts = textsOfOneView {
      return
        "  \(uses.count) texts of \(shown.finding.views.joined(separator: " and ")): \(Self.list(texts, of: texts.count))"
    }
    let uses = distinctUses
    guard uses.count > 1 else { return nil }
    let own = shown.places.map(\.cell)
    let views = uses.map { $0.finding.views.joined(separator: " and ") }
    let isTwice = Set(views).count < views.count
    let names = zip(views, uses).prefix(Self.limit).map { name, use in
      let cells = use.places.map(\.cell)
      guard cells != own || isTwice, all.count > 1 else { return name }
      return "\(name) (in \(Cell.words(for: cells, of: all)))"
    }
    return "  \(uses.count) uses: \(Self.list(names, of: uses.count))"
  }

  /// The uses without those of a view that is there already in all of their cells: what else is said of a view there
  /// is no other use.
  private var distinctUses: [FindingGroup] {
    // Thousands of views may be uses, so that these are looked up by their views.
    var told: [[String]: [Set<Cell>]] = [:]
    return uses.filter { use in
      let cells = use.places.map(\.cell)
      let before = told[use.finding.views] ?? []
      if !cells.isEmpty, before.contains(where: { $0.isSuperset(of: cells) }) { return false }
      told[use.finding.views] = before + [Set(cells)]
      return true
    }
  }

  private static func list(_ names: [String], of count: Int) -> String {
    let rest = count - limit
    return names.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The texts that the findings quote, where all are about the same view, such as segments of one control: these are
  /// no uses of a component, and the view's name would tell nothing.
  private var textsOfOneView: [String]? {
    let texts = uses.compactMap { use -> String? in
      use.finding.views == shown.finding.views ? use.finding.sentence.firstQuotation : nil
    }
    return texts.count == uses.count && Set(texts).count == texts.count ? texts : nil
  }
}

extension FindingGroup {
  /// The group with the text that lacks most; nil where the groups are not about texts that are cut off.
  fileprivate static func worst(of groups: [FindingGroup]) -> FindingGroup? {
    func lack(_ group: FindingGroup) -> [Double] {
      let amounts = group.places.compactMap(\.finding.missing?.amounts)
      return [0, 1].map { side in amounts.map { $0[side] }.max() ?? 0 }
    }
    guard groups.allSatisfy({ $0.finding.missing != nil }) else { return nil }
    return groups.reduce(nil) { worst, group in
      guard let worst else { return group }
      return lack(worst).lexicographicallyPrecedes(lack(group)) ? group : worst
    }
  }
}

/// What a finding says about a place in a document, whichever use of it the finding is about.
private struct UseSentence: Hashable {
  private var rule: Rule
  private var severity: Finding.Severity
  private var origin: SourceLocation?
  /// Nil for a text that is cut off.
  private var frame: Sentence.Frame?
  /// Which of several sets of constraints the finding names that are said the same of the same views.
  var turn = 0
  /// Makes a finding without a view, or without a place in a document, differ from all others.
  private var number: Int?

  init(_ finding: Finding, number: Int) {
    (rule, severity, origin) = (finding.rule, finding.severity, finding.origin)
    if origin == nil || finding.views.isEmpty { self.number = number }
    if finding.missing == nil { frame = Sentence.Frame(finding.sentence, views: finding.views) }
  }
}
