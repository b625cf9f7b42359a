import ArgumentParser
import Documents
import LayoutScene
import Work

/// The options that choose among the cells of a command.
struct CellOptions: ParsableArguments {
  @Option(
    help: """
      Only the cells that a pattern matches: locale/device/text size/appearance/direction/screen/variant, \
      with * and ?, such as 'de*/iphone-se/*'; may be given several times. \
      (default: all)
      """,
    transform: CellOptions.filter)
  var filter: [CellFilter] = []

  @Option(
    help: """
      One part of the cells, such as 2/4 for the second machine of four; see plumb merge. (default: \
      all)
      """,
    transform: CellOptions.shard)
  var shard: Shard?

  private static func filter(_ text: String) throws -> CellFilter {
    guard let filter = CellFilter(text) else {
      throw ValidationError(
        "a filter is up to seven patterns with slashes between them, such as 'de*/iphone-se/*'")
    }
    return filter
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError("a shard is a number and how many there are, such as 2/4")
    }
    return shard
  }
}

/// A cell of a document that a command works on.
struct CellJob: Sendable {
  /// The document's index among the inputs.
  var input: Int
  /// The cell's number among all cells that the lists make for all inputs; the same in every shard.
  var number: Int
  var options: DocumentOptions
  var cell: Cell

  /// A budget with all the work that the cell may take.
  var work: WorkBudget { WorkBudget(whole: options.work ?? WorkBudget.document) }
}

extension SceneOptions {
  /// The number of cells that the lists make for `document`, known before any cell is made.
  func count(of document: OpenDocument) -> Int {
    let counts = [
      locale.map { $0 == .all ? document.locales.count : $0.listed.count },
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
  func forEachOptions(
    of document: OpenDocument, isPossible: (DocumentOptions, Int) -> Bool = { _, _ in true },
    _ body: (DocumentOptions) -> Void
  ) {
    func values<Value>(_ choices: Choices<Value>?, all: [Value] = []) -> [Value?] {
      guard let choices else { return [nil] }
      return choices == .all ? all : choices.listed
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
      for locale in values(locale, all: locale == .all ? document.locales : []) {
        guard isPossible(options(locale, firstScreen, firstLook), 1) else { continue }
        for screen in screens where isPossible(options(locale, screen, firstLook), 2) {
          for look in looks { body(options(locale, screen, look)) }
        }
      }
    }
  }

  /// The screens of a document that are asked for, each with its variants; nil stands for a
  /// document without.
  func alternatives(of document: OpenDocument) -> [(screen: String?, variant: String?)] {
    let known: [String?] = document.screens.isEmpty ? [nil] : document.screens
    let screens: [String?] =
      switch screen {
      case nil, .some(.all): known
      case .some(.some(let listed)): listed.filter(known.contains)
      }
    return screens.flatMap { screen -> [(screen: String?, variant: String?)] in
      let known = document.variants(ofScreen: screen)
      switch variant {
      case nil: return [(screen, nil)]
      case .some(.all): return [(screen, nil)] + known.map { (screen, $0) }
      case .some(.some(let listed)):
        return listed.filter { $0 == Cell.standardName || known.contains($0) }.map {
          (screen, $0 == Cell.standardName ? nil : $0)
        }
      }
    }
  }

  private typealias Screen = (device: Device?, orientation: Orientation?)
  private typealias Look = (
    textSize: ContentSizeCategory?, appearance: Appearance?, direction: LayoutDirection?
  )
}
