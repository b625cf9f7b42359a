import Files

/// A document's screens, and their variants.
package struct Alternatives: Sendable {
  /// Whether a screen is all of a document, to which nothing beside the screens belongs.
  package var areScreensWhole = false
  /// A variant that applies by itself wherever its condition holds; it cannot be chosen.
  package struct Automatic: Sendable {
    package var condition: Condition
    var variant: Node.Pair

    /// The name of its condition.
    package var name: String { "variants.\(variant.name).when" }

    /// The condition, as one of a cell.
    package func condition(_ holds: Bool) -> NodePlaces.CellCondition {
      let when = variant.value["when"]
      return NodePlaces.CellCondition(
        name: name, words: Condition.words(of: variant.value.condition),
        mark: (when?.key ?? variant.key).mark, holds: holds)
    }
  }

  /// What all screens have in common.
  private var root: Node
  private var screens: [Node.Pair]
  private let variants: [Node.Pair]
  private let rules: KeyRules
  private let conditions: [SourceText.Mark: Condition]

  /// The name that stands for the document itself in lists of variants.
  static let standardName = "default"
  /// The most screens of a document, and the most variants of a screen.
  private static let limit = 100

  /// Nil for a document that is one screen without variants.
  package init?(_ document: Node, _ rules: KeyRules, _ report: (Fact, Node) -> Void) {
    guard let entries = document.mapping,
      document["screens"] != nil || document["variants"] != nil
    else { return nil }
    self.rules = rules
    root = document.with(entries: entries.filter { $0.name != "screens" && $0.name != "variants" })
    screens = Self.named("screens", in: document, report)
    variants = Self.named("variants", in: document, report)
    var conditions: [SourceText.Mark: Condition] = [:]
    for owner in [document] + screens.map(\.value) {
      let own = owner.mark == document.mark ? variants : Self.named("variants", in: owner, report)
      for variant in own {
        guard let when = variant.value["when"] else { continue }
        conditions[variant.key.mark] = Condition(when.value, report)
        for key in rules.settled {
          if let entry = variant.value[key] { report(.settledBefore(key), entry.key) }
        }
      }
    }
    self.conditions = conditions
  }

  private static func named(
    _ key: String, in owner: Node, _ report: (Fact, Node) -> Void
  ) -> [Node.Pair] {
    guard let entry = owner[key], !entry.value.isNull,
      let entries = entry.value.entries(of: key, expected: "a mapping of names", report)
    else { return [] }
    let named = entries.filter { item in
      let isLegal = Self.isName(item.name) && item.name != standardName && item.name != "all"
      if !isLegal { report(.illegalName(item.name), item.key) }
      let isMapping =
        item.value.isNull
        || item.value.entries(of: item.name, expected: "a mapping", report) != nil
      return isLegal && isMapping
    }
    if named.count > limit { report(.tooManyAlternatives(key, limit: limit), entry.key) }
    return Array(named.prefix(limit))
  }

  /// Whether a name is legal. Names become parts of file names and of lists on the command line.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && name.first != "-"
      && name.unicodeScalars.allSatisfy {
        $0 == "-" || $0 == "_" || $0.properties.isAlphabetic
          || $0.properties.numericType == .decimal
      }
  }

  // MARK: Names

  /// The screens by their names alone, for a document that is read again where a cell asks for it.
  package var withoutContents: Alternatives {
    var names = self
    names.root = root.with(entries: [])
    names.screens = screens.map { $0.with(value: $0.value.with(entries: [])) }
    return names
  }

  package var screenNames: [String] { screens.map(\.name) }

  /// The variants of a screen that can be chosen.
  package func variantNames(of screen: String?) -> [String] {
    variants(of: screen).filter { conditions[$0.key.mark] == nil }.map(\.name)
  }

  /// The variants of a screen that apply by themselves, in their order.
  package func automatic(of screen: String?) -> [Automatic] {
    variants(of: screen).compactMap { variant in
      conditions[variant.key.mark].map { Automatic(condition: $0, variant: variant) }
    }
  }

  /// The variants of a screen. Its own replace the document's variants of the same names.
  private func variants(of screen: String?) -> [Node.Pair] {
    let own = screens.first { $0.name == screen }?.value["variants"]?.value.mapping ?? []
    let names = Set(own.map(\.name))
    return variants.filter { !names.contains($0.name) } + own
  }

  // MARK: Choosing

  /// The document of one screen in one variant, before it is expanded.
  ///
  /// - Parameters:
  ///   - screen: nil for a document without screens.
  ///   - variant: nil for the screen as it is.
  ///   - automatic: indices into `automatic(of:)`; these variants are applied before the chosen
  ///     one.
  package func variation(
    screen: String?, variant: String?, automatic numbers: [Int],
    _ report: @escaping (Fact, Node) -> Void
  ) -> Variation {
    var variation = Variation(root: root, rules, report)
    if let entry = screens.first(where: { $0.name == screen }) {
      guard !areScreensWhole else { return Variation(root: entry.value, rules, report) }
      variation.apply(entry.value, of: "the screen “\(entry.name)”", addsViews: true)
    }
    let automatic = automatic(of: screen)
    for number in numbers where automatic.indices.contains(number) {
      let entry = automatic[number].variant
      variation.apply(entry.value, of: "the variant “\(entry.name)”")
    }
    if let entry = variants(of: screen).first(where: { $0.name == variant }) {
      variation.apply(entry.value, of: "the variant “\(entry.name)”")
    }
    return variation
  }
}
