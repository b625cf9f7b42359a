import AutoLayout
import Documents
import Foundation
import LayoutScene
import Work

// The cells that lists of traits make of a document.
extension CellChoices {
  /// The number of cells that the lists make for `document`, known before any cell is made.
  package func count(of document: OpenDocument) -> Int {
    let lists = listing(document)
    let counts = Self.levels.joined().map { $0.given(lists)?.count ?? 1 }
    return counts.reduce(alternatives(of: document).count) { product, count in
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? .max : result
    }
  }

  /// Calls `body` with every combination of the lists, the locales outermost.
  ///
  /// - Parameter isPossible: whether any combination with the same first traits is wanted. It is
  ///   called for each locale, and for each device within it. Its arguments are options with the
  ///   first value of each further list, and the number of traits that the combinations have in
  ///   common.
  package func forEachOptions(
    of document: OpenDocument, isPossible: (DocumentOptions, Int) -> Bool = { _, _ in true },
    _ body: (DocumentOptions) -> Void
  ) {
    let lists = listing(document)
    // What is not chosen leaves the options as they are.
    let levels = Self.levels.map { $0.filter { $0.given(lists) != nil } }
    for alternative in alternatives(of: document) {
      var options = DocumentOptions(
        scale: scale, screen: alternative.screen, variant: alternative.variant)
      options.intrinsic = intrinsic
      lists.add(to: options, levels, level: 0, isPossible, body)
    }
  }

  /// Calls `body` with the options and each combination of what is chosen at this level and at further ones.
  private func add(
    to options: DocumentOptions, _ levels: [[CellChoice]], level: Int,
    _ isPossible: (DocumentOptions, Int) -> Bool, _ body: (DocumentOptions) -> Void
  ) {
    guard level < levels.count else { return body(options) }
    let further = levels.dropFirst(level + 1)
    for options in combinations(of: levels[level], in: options) {
      if !further.isEmpty {
        let first = further.joined().reduce(Optional(options)) { first, choice in
          first.flatMap { choice.spread($0, self).first }
        }
        guard let first, isPossible(first, level + 1) else { continue }
      }
      add(to: options, levels, level: level + 1, isPossible, body)
    }
  }

  /// What is chosen besides the screen: the locale, the device, and the rest.
  private static let levels: [[CellChoice]] = {
    let traits = Cell.Trait.allCases.filter { !Cell.Trait.alternatives.contains($0) }
    let rest = traits.filter { ![.locale, .device].contains($0) }
    return [[.locale], [.device], rest].map { $0.flatMap(CellChoice.all(deciding:)) }
  }()

  /// The same with all of the document's locales named where they are asked for.
  private func listing(_ document: OpenDocument) -> CellChoices {
    guard let locale, locale.hasAll else { return self }
    var lists = self
    lists.locale = .some(locale.values(of: document.locales))
    return lists
  }

  /// The cells that the lists make, each once, those in the source language first.
  package func cells(of document: OpenDocument) -> [(options: DocumentOptions, cell: Cell)] {
    var known: Set<Cell> = []
    var cells: [(options: DocumentOptions, cell: Cell)] = []
    let work = WorkBudget.share(ofCells: count(of: document))
    forEachOptions(of: document) { options in
      let cell = document.cell(options)
      guard known.insert(cell).inserted else { return }
      var options = options
      options.work = work
      cells.append((options, cell))
    }
    let source = document.sourceLocale.description
    return cells.filter { $0.cell.locale == source } + cells.filter { $0.cell.locale != source }
  }

  /// The screens of a document that are asked for, each with its variants; nil stands for a
  /// document without.
  package func alternatives(
    of document: OpenDocument
  ) -> [(screen: String?, variant: String?)] {
    // The only scene of a document of Interface Builder has an id, too.
    let names = document.onlyScene.map { [$0] } ?? document.screens
    let screens: [String?] =
      screen.map { choice in
        choice.values(of: names).filter(names.contains).map { document.screens.isEmpty ? nil : $0 }
      } ?? document.screenChoices
    return screens.flatMap { screen -> [(screen: String?, variant: String?)] in
      let known = document.variants(ofScreen: screen)
      guard let variant else { return [(screen, nil)] }
      return variant.values(of: [Cell.standardName] + known)
        .filter { $0 == Cell.standardName || known.contains($0) }
        .map { (screen, $0 == Cell.standardName ? nil : $0) }
    }
  }
}
