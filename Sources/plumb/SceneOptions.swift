import ArgumentParser
import CellLayout
import Documents
import Foundation
import LayoutScene

/// The options about the screen that every command with layouts has. Options with lists of values
/// make a cell for each combination.
struct SceneOptions: ParsableArguments {
  @Option(
    help: .of(.locale),
    transform: SceneOptions.reading(CellChoices.locales))
  var locale: Choices<LocaleTag>?

  @Option(
    name: [.customLong("screen"), .customLong("scene")],
    help: .of(.screen),
    transform: SceneOptions.list(of: "screen"))
  var screen: Choices<String>?

  @Option(
    help: .of(.variant),
    transform: SceneOptions.list(of: "variant"))
  var variant: Choices<String>?

  @Option(
    help: .of(.device),
    completion: .list(Device.allNames),
    transform: SceneOptions.reading(CellChoices.devices))
  var device: Choices<Device>?

  @Option(
    help: .of(.orientation),
    completion: .list(Orientation.allCases.map(\.rawValue)),
    transform: SceneOptions.words(TraitWords.orientation))
  var orientation: Choices<Orientation>?

  @Option(
    help: .of(.size),
    transform: SceneOptions.reading(CellChoices.size))
  var size: CGSize?

  @Option(
    help: .of(.scale),
    completion: .list(["1", "2", "3", "4"]), transform: SceneOptions.reading(CellChoices.scale))
  var scale: CGFloat?

  @Option(
    help: .of(.textSize),
    completion: .list(ContentSizeCategory.allCases.map(\.rawValue) + ["all"]),
    transform: SceneOptions.words(TraitWords.textSize))
  var textSize: Choices<ContentSizeCategory>?

  @Option(
    help: .of(.direction),
    completion: .list(LayoutDirection.allCases.map(\.rawValue)),
    transform: SceneOptions.words(TraitWords.direction))
  var direction: Choices<LayoutDirection>?

  @Option(
    help: .of(.appearance),
    completion: .list(Appearance.allCases.map(\.rawValue)),
    transform: SceneOptions.words(TraitWords.appearance))
  var appearance: Choices<Appearance>?

  @Option(
    help: .of(.pseudo))
  var pseudo: PseudoStyle?

  @Option(
    help: """
      Where labels, buttons, controls and images have their intrinsic sizes from: measured here, or \
      recorded, as Interface Builder documents have the sizes that Apple's engine measured.
      """)
  var intrinsic: IntrinsicSource = .measured

  @OptionGroup var outside: OutsideOptions
  /// The help of `--full-height`, which commands with pictures have.
  static let fullHeightHelp = ArgumentHelp.of(.fullHeight)

  func validate() throws {
    guard size != nil, let device, device.isSeveral else { return }
    throw ValidationError(
      "--size takes the place of the devices' own sizes; give one device with it, or none")
  }

  /// Whether any option has several values, so that a document may have several cells.
  var hasLists: Bool { choices.firstList != nil }

  /// Whether any option is given.
  var isGiven: Bool { choices.isGiven }

  /// For each trait of a cell whether an option asks for it, in the order of `Cell.words`.
  var asked: [Bool] { Cell.Trait.allCases.map(choices.traits.contains) }

  /// Options that make more cells than these: no options at all, none but all languages, and these
  /// in all languages, screens and variants.
  var wider: [SceneOptions] {
    var (none, whole) = (self, self)
    none.choices = CellChoices()
    none.intrinsic = intrinsic
    var everywhere = none
    everywhere.locale = .all
    (whole.locale, whole.screen, whole.variant) = (.all, nil, .all)
    return [none, everywhere, whole]
  }

  /// The options of a command that lays out only one cell.
  func single(for command: String) throws(Failure) -> DocumentOptions {
    if let list = choices.firstList {
      throw Failure(
        .usage, "error: plumb \(command) takes one value for \(list.option), not a list")
    }
    var options = choices.combinations().first ?? DocumentOptions()
    if options.variant == Cell.standardName { options.variant = nil }
    options.intrinsic = intrinsic
    return options
  }
}

extension SceneOptions {
  /// The lists of traits that the options have.
  var choices: CellChoices {
    get {
      var choices = CellChoices()
      (choices.locale, choices.device, choices.orientation) = (locale, device, orientation)
      (choices.size, choices.scale, choices.textSize) = (size, scale, textSize)
      (choices.direction, choices.appearance, choices.pseudo) = (direction, appearance, pseudo)
      (choices.screen, choices.variant, choices.intrinsic) = (screen, variant, intrinsic)
      return choices
    }
    set {
      (locale, device, orientation) = (newValue.locale, newValue.device, newValue.orientation)
      (size, scale, textSize) = (newValue.size, newValue.scale, newValue.textSize)
      (direction, appearance) = (newValue.direction, newValue.appearance)
      (pseudo, intrinsic) = (newValue.pseudo, newValue.intrinsic)
      (screen, variant) = (newValue.screen, newValue.variant)
    }
  }

  /// What reads an option as `read` does, and says its mistake as one of the command line.
  static func reading<Value>(
    _ read: @escaping @Sendable (String) throws(ChoiceError) -> Value
  ) -> @Sendable (String) throws -> Value {
    { text in
      do throws(ChoiceError) {
        return try read(text)
      } catch {
        throw ValidationError(error.message)
      }
    }
  }

  /// What reads `a,b,c`, each value once, or `all`.
  static func list(of what: String) -> @Sendable (String) throws -> Choices<String> {
    reading { text throws(ChoiceError) in try CellChoices.names(text, of: what) }
  }

  /// What reads a list of an enumeration's words.
  static func words<Value: Hashable>(
    _ named: ValueWords<Value>
  ) -> @Sendable (String) throws -> Choices<Value> {
    reading { text throws(ChoiceError) in try CellChoices.words(text, named) }
  }
}

extension PseudoStyle: Choice {
  public init?(argument: String) {
    guard let style = TraitWords.pseudo.value(of: argument) else { return nil }
    self = style
  }
}

extension IntrinsicSource: ExpressibleByArgument {}

extension ArgumentHelp {
  /// What an option says of itself, where a key of the plan says the same.
  static func of(_ note: OptionNote) -> ArgumentHelp { ArgumentHelp(note.words(in: .commandLine)) }
}
