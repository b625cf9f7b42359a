import AutoLayout
import Documents
import Foundation
import LayoutScene
import Work

// The cells that lists of traits make of a document.
extension CellChoices {
  /// The number of cells that the lists make for `document`, known before any cell is made.
  package func count(of document: OpenDocument) -> Int {
    let counts = [
      locale?.values(of: document.locales).count,
      device?.listed.count, orientation?.listed.count, textSize?.listed.count,
      appearance?.listed.count,
      direction?.listed.count, alternatives(of: document).count,
    ]
    return counts.compactMap { $0 }.reduce(1) { product, count in
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
    func values<Value>(_ choices: Choices<Value>?, all: [Value] = []) -> [Value?] {
      choices?.values(of: all) ?? [nil]
    }
    let screens: [Screen] = values(device).flatMap { device in
      values(orientation).map { (device: device, orientation: $0) }
    }
    let looks: [Look] = values(textSize).flatMap { textSize in
      values(appearance).flatMap { appearance in
        values(direction).map {
          (textSize: textSize, appearance: appearance, direction: $0)
        }
      }
    }
    guard let firstScreen = screens.first, let firstLook = looks.first else { return }
    for alternative in alternatives(of: document) {
      func options(_ locale: LocaleTag?, _ screen: Screen, _ look: Look) -> DocumentOptions {
        var options = DocumentOptions(
          locale: locale, device: screen.device, orientation: screen.orientation, size: size,
          scale: scale, textSize: look.textSize, direction: look.direction,
          appearance: look.appearance, pseudo: pseudo, screen: alternative.screen,
          variant: alternative.variant)
        options.intrinsic = intrinsic
        return options
      }
      for locale in values(locale, all: locale?.hasAll == true ? document.locales : []) {
        guard isPossible(options(locale, firstScreen, firstLook), 1) else { continue }
        for screen in screens where isPossible(options(locale, screen, firstLook), 2) {
          for look in looks { body(options(locale, screen, look)) }
        }
      }
    }
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

  private typealias Screen = (device: Device?, orientation: Orientation?)
  private typealias Look = (
    textSize: ContentSizeCategory?, appearance: Appearance?, direction: LayoutDirection?
  )
}
