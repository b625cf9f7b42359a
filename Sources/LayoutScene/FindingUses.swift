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
  /// colours and quoted texts may differ.
  package static func joined(_ groups: [FindingGroup]) -> [FindingUses] {
    groups.enumerated().map { (sentence: UseSentence($1.finding, number: $0), group: $1) }
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
        "  \(uses.count) texts of \(shown.finding.views.joined(separator: " and ")): \(Self.list(texts))"
    }
    let own = shown.places.map(\.cell)
    let views = uses.map { $0.finding.views.joined(separator: " and ") }
    let isTwice = Set(views).count < views.count
    let names = zip(views, uses).map { name, use in
      let cells = use.places.map(\.cell)
      guard cells != own || isTwice, all.count > 1 else { return name }
      return "\(name) (in \(Cell.words(for: cells, of: all)))"
    }
    return "  \(uses.count) uses: \(Self.list(names))"
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The texts that the findings quote, where all are about the same view, such as segments of one control: these are
  /// no uses of a component, and the view's name would tell nothing.
  private var textsOfOneView: [String]? {
    let texts = uses.compactMap { use -> String? in
      let message = use.finding.message
      guard use.finding.views == shown.finding.views, let start = message.firstIndex(of: "“"),
        let end = message[start...].firstIndex(of: "”")
      else { return nil }
      return String(message[start...end])
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
  private var rule, severity: String
  private var origin: SourceLocation?
  private var words: String
  /// Makes a finding without a view, or without a place in a document, differ from all others.
  private var number: Int?

  init(_ finding: Finding, number: Int) {
    rule = finding.rule
    severity = finding.severity.rawValue
    origin = finding.origin
    if finding.origin == nil || finding.views.isEmpty { self.number = number }
    let isCut = finding.missing != nil
    words = isCut ? "\(finding.views.count)" : Self.words(of: finding)
  }

  private static func words(of finding: Finding) -> String {
    let views = finding.views.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    var (out, name) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    var isQuoted = false
    func end() {
      guard !name.isEmpty else { return }
      out += UseSentence.name(String(name), among: views).unicodeScalars
      name.removeAll()
    }
    // Screens have thousands of findings: scalars are looked at much faster than characters.
    for scalar in NumberedSentence(finding.message).skeleton.unicodeScalars {
      if scalar == "”" { isQuoted = false }
      guard !isQuoted else { continue }
      if scalar == "“" { isQuoted = true }
      if isPartOfName(scalar) {
        name.append(scalar)
      } else {
        end()
        out.append(scalar)
      }
    }
    end()
    return String(out)
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "/", "#": return true
    case _ where scalar.isASCII: return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
    }
  }

  /// A colour without its digits; and a name as its way from the first of `views` that it shares
  /// components with, so that the names of uses do not count.
  private static func name(_ name: String, among views: [[Substring]]) -> String {
    if name.hasPrefix("#") { return "#" }
    let first = name.prefix { $0 != "/" }
    guard views.contains(where: { $0.first == first }) else { return name }
    let path = name.split(separator: "/", omittingEmptySubsequences: false)
    let shared = views.map { view in zip(view, path).prefix { $0 == $1 }.count }
    guard let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) else {
      return name
    }
    let up = views[index].count - most
    return "\u{1}\(index)\u{1}\(up)/" + path.dropFirst(most).joined(separator: "/")
  }
}
