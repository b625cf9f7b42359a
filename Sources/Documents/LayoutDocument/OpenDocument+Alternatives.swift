import AutoLayout
import Files
import LayoutScene
import Reuse
import Synchronization

extension OpenDocument {
  /// The names of the document's screens; empty where it is a single screen.
  public var screens: [String] { alternatives?.screenNames ?? [] }

  /// The screens that options can ask for: nil alone for a document that is a single one.
  package var screenChoices: [String?] { screens.isEmpty ? [nil] : screens }

  /// The names of a screen's variants that can be chosen instead of the screen as it is.
  ///
  /// - Parameter screen: nil for a document that is a single screen.
  public func variants(ofScreen screen: String?) -> [String] {
    alternatives?.variantNames(of: screen) ?? []
  }

  /// Whether the document is that of one screen in one variant, for all cells.
  var isChosen: Bool { alternatives == nil && canvases == nil }

  /// The document in one screen and variant, with the variants that apply by themselves.
  ///
  /// - Parameter known: whether conditions hold, by their names, where that is not for the cell to say.
  func choosing(
    _ options: DocumentOptions, replacing known: [String: Bool] = [:]
  ) -> OpenDocument {
    (whole(options) ?? self).onItsScreen.choosingScreen(options, known)
  }

  private func choosingScreen(
    _ options: DocumentOptions, _ known: [String: Bool]
  ) -> OpenDocument {
    guard let alternatives else { return self }
    let screen = options.screen ?? alternatives.screenNames.first
    let plain = choosing(screen: screen, variant: options.variant, automatic: [])
    let automatic = alternatives.automatic(of: screen)
    guard !automatic.isEmpty else { return plain }
    let canvas = ResolvedCanvas(
      header: plain.header, options: options, locale: plain.locale(options))
    let conditions = automatic.map { variant in
      variant.condition(known[variant.name] ?? variant.condition.holds(in: canvas.conditions))
    }
    let numbers = automatic.indices.filter { conditions[$0].holds }
    var chosen =
      numbers.isEmpty
      ? plain : choosing(screen: screen, variant: options.variant, automatic: numbers)
    chosen.places.conditions = conditions
    return chosen
  }

  private func choosing(screen: String?, variant: String?, automatic: [Int]) -> OpenDocument {
    let choice = OpenForms.Choice(screen: screen, variant: variant, automatic: automatic)
    return forms.form(choice) { made(choice) }
  }

  private func made(_ choice: OpenForms.Choice) -> OpenDocument {
    guard let alternatives else { return self }
    let problems = Problems(commonProblems)
    requireKnown(choice, problems)
    let variation = alternatives.variation(
      screen: choice.screen, variant: choice.variant, automatic: choice.automatic
    ) { [source] fact, node in
      problems.report(fact, at: node.mark, in: source)
    }
    return with(variation, choice, problems)
  }

  /// Reports an unknown screen or variant, which a caller of the library may ask for.
  private func requireKnown(_ choice: OpenForms.Choice, _ problems: Problems) {
    func require(_ name: String?, _ what: String, _ known: [String]) {
      guard let name, !known.contains(name) else { return }
      problems.report(.unknownChoice(name, of: what, known: known), file: file)
    }
    require(choice.screen, "screen", screens)
    require(choice.variant, "variant", variants(ofScreen: choice.screen))
  }

  /// The cells of all screens and variants with these options.
  package func alternativeCells(_ options: DocumentOptions) -> [Cell] {
    screenChoices.flatMap { screen in
      ([nil] + variants(ofScreen: screen)).map { variant in
        var options = options
        (options.screen, options.variant) = (screen, variant)
        return cell(options)
      }
    }
  }

  /// Gives back what was made for cells, once all of them are done.
  package func forgetForms() {
    forms.forget()
    canvases?.forget()
  }

  /// The mistakes in what other cells of the document have, or none of those that are asked for: the variants of a
  /// screen, and all scenes of a document of Interface Builder. Nothing of such a document is written while one of its
  /// scenes is wrong, as Xcode builds none of them then.
  func problemsElsewhere(
    _ options: DocumentOptions, _ measurer: any TextMeasuring
  ) -> [Problem] {
    guard let alternatives, !forms.areGivenUp else { return [] }
    guard !alternatives.areScreensWhole else {
      return (whole(options) ?? self).problemsOfScenes(options, measurer)
    }
    let screen = options.screen ?? alternatives.screenNames.first
    return forms.problems(ofScreen: screen) {
      let choices: [OpenForms.Choice] =
        variants(ofScreen: screen).map { .init(screen: screen, variant: $0) }
        + alternatives.automatic(of: screen).indices.map { .init(screen: screen, automatic: [$0]) }
      var effort = 0
      return choices.flatMap { problems(in: $0, options, measurer, &effort) }
    }
  }

  private func problemsOfScenes(
    _ options: DocumentOptions, _ measurer: any TextMeasuring
  ) -> [Problem] {
    forms.problems(ofScreen: nil) {
      var effort = 0
      return screens.flatMap { screen in
        var options = options
        options.screen = screen
        return problems(in: OpenForms.Choice(screen: screen), options, measurer, &effort)
      }
    }
  }

  /// The most letters of known names that are compared with wrong ones in the forms of a document.
  private static let mostEffort = 4_000_000

  /// The mistakes in a form of the document, which are found when its views and constraints are made.
  ///
  /// - Parameter effort: how many letters of known names were compared with wrong ones in the forms before.
  private func problems(
    in choice: OpenForms.Choice, _ options: DocumentOptions, _ measurer: any TextMeasuring,
    _ effort: inout Int
  ) -> [Problem] {
    guard effort < Self.mostEffort else { return [] }
    let form = forms.form(choice) { made(choice) }.inCell(options)
    let problems = Problems(form.problems)
    let reader = DocumentReader(form, options: options, problems: problems)
    _ = reader.screen(from: form.root, measurer: measurer)
    effort += problems.effort
    return problems.sorted
  }

  /// Expands every variant, so that a mistake in any of them is found, whichever is chosen.
  func checked(_ problems: Problems) {
    guard let alternatives else { return }
    var (size, effort) = (0, 0)
    for screen in screenChoices {
      var choices: [OpenForms.Choice] = [.init(screen: screen)]
      choices += variants(ofScreen: screen).map { .init(screen: screen, variant: $0) }
      choices += alternatives.automatic(of: screen).indices.map {
        .init(screen: screen, automatic: [$0])
      }
      for choice in choices {
        // Large storyboards have many scenes, of which each is made again when its cells are.
        let form = alternatives.areScreensWhole ? made(choice) : forms.form(choice) { made(choice) }
        problems.add(form.problems)
        // After many mistakes with names in many forms, those in the others are left for later.
        effort += form.effort
        guard effort < Self.mostEffort else { return forms.giveUp() }
        // What reaches a limit in one form does so in the others.
        guard let own = form.size else { return forms.giveUp() }
        size += own
        guard size <= Expansion.variantLimit else {
          forms.giveUp()
          let limit = Expansion.variantLimit
          return problems.report(.tooManyInVariants(limit: limit), at: root.mark, in: source)
        }
      }
    }
  }
}

/// The chosen forms of a document: each is made once and shared by all tasks.
final class OpenForms: Sendable {
  struct Choice: Hashable, Sendable {
    var screen: String?
    var variant: String?
    /// Indices of the variants that apply by themselves.
    var automatic: [Int] = []
  }

  private let known = Mutex<[Choice: OpenDocument]>([:])
  private let isOver = Mutex(false)
  /// The mistakes in the variants of each screen; those in all scenes of a document of Interface Builder have no name.
  private let problems = Mutex<[String?: [Problem]]>([:])

  /// The forms that have been made, in no order.
  var made: [OpenDocument] { known.withLock { Array($0.values) } }

  /// Whether the forms are too large together, or have too many mistakes, to look through all of them.
  var areGivenUp: Bool { isOver.withLock { $0 } }

  /// Gives back what has been made. From now on a form is made only for a cell that has it.
  func giveUp() {
    isOver.withLock { $0 = true }
    forget()
  }

  /// Gives back what has been made; it is made again where a cell asks for it.
  func forget() { known.withLock { $0 = [:] } }

  func problems(ofScreen screen: String?, _ find: () -> [Problem]) -> [Problem] {
    if let known = problems.withLock({ $0[screen] }) { return known }
    let found = find()
    problems.withLock { $0[screen] = found }
    return found
  }

  func form(_ choice: Choice, _ make: () -> OpenDocument) -> OpenDocument {
    if let form = known.withLock({ $0[choice] }) { return form }
    // Made without the lock: two tasks may make the same form, which is better than one waiting for
    // another.
    let made = make()
    known.withLock { $0[choice] = made }
    return made
  }
}

extension ResolvedCanvas {
  /// The traits that the conditions of variants test.
  var conditions: Condition.Traits {
    let word = { (size: UserInterfaceSizeClass) in size == .regular ? "regular" : "compact" }
    return Condition.Traits(
      width: word(traits.horizontalSizeClass), height: word(traits.verticalSizeClass),
      orientation: Orientation(of: size).rawValue,
      textSize: traits.contentSizeCategory, direction: traits.layoutDirection)
  }
}
