import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization

/// Something that a caller chooses for cells: a list of values in `CellChoices`, of which each cell has one in its
/// `DocumentOptions`, or a single value for all cells.
///
/// This is the one table of what can be chosen. The keys of `plumb.yaml`, the addresses of live pages, the combinations
/// that lists make, file names and messages are made from it.
package struct CellChoice: Sendable {
  /// What is chosen, where something is.
  package struct Given {
    /// Whether every possible value is chosen, which may depend on the document.
    package var hasAll = false
    /// The number of values that are named.
    package var count = 1
    /// These values as words of a file's name.
    package var words: () -> [String]

    package var isSeveral: Bool { hasAll || count != 1 }
  }

  /// Its key in `plumb.yaml`, and its word in the address of a page.
  package let name: String
  /// The trait that it decides; nil for one that tells no cells apart.
  package let trait: Cell.Trait?
  /// The key of a document's screen that it takes the place of; nil where it chooses the screen.
  package let key: String?
  let field: Field<CellChoices>
  /// What is chosen; nil where the document decides.
  package let given: @Sendable (CellChoices) -> Given?
  /// Reads it as the address of a page has it.
  package let read: @Sendable (String, inout CellChoices) throws(ChoiceError) -> Void
  /// The value in the options of a cell, as the command line has it; nil where the document decides.
  package let word: @Sendable (DocumentOptions) -> String?
  /// Takes the choice from other lists where there is none.
  let complete: @Sendable (inout CellChoices, CellChoices) -> Void
  /// Options with each of the named values.
  package let spread: @Sendable (DocumentOptions, CellChoices) -> [DocumentOptions]

  /// A list of values, as `text` writes each.
  ///
  /// - Parameter all: what `all` stands for in `plumb.yaml`; nil where only a document knows.
  private init<T>(
    _ name: String, of trait: Cell.Trait, for key: String?, _ note: OptionNote,
    list: WritableKeyPath<CellChoices, Choices<T>?> & Sendable,
    _ option: WritableKeyPath<DocumentOptions, T?> & Sendable, _ value: Value<T>, all: [T]? = nil,
    text: @escaping @Sendable (T) -> String,
    read: @escaping @Sendable (String) throws(ChoiceError) -> Choices<T>
  ) {
    (self.name, self.trait, self.key) = (name, trait, key)
    field = Field(name, kind: nil, .choices(of: value, all: all), list).noted(note)
    given = { choices in
      choices[keyPath: list].map { list in
        Given(hasAll: list.hasAll, count: list.listed.count) { list.listed.map(text) }
      }
    }
    self.read = { word, choices throws(ChoiceError) in choices[keyPath: list] = try read(word) }
    word = { $0[keyPath: option].map(text) }
    complete = { $0[keyPath: list] = $0[keyPath: list] ?? $1[keyPath: list] }
    spread = { options, choices in
      choices[keyPath: list]?.listed.map {
        var options = options
        options[keyPath: option] = $0
        return options
      } ?? [options]
    }
  }

  /// The words of an enumeration.
  private init<T>(
    _ name: String, of trait: Cell.Trait, for key: String, _ note: OptionNote,
    list: WritableKeyPath<CellChoices, Choices<T>?> & Sendable,
    _ option: WritableKeyPath<DocumentOptions, T?> & Sendable, _ named: ValueWords<T>
  ) where T: CaseIterable & RawRepresentable & Hashable & Sendable, T.RawValue == String {
    self.init(
      name, of: trait, for: key, note, list: list, option, .choice(named), all: Array(T.allCases),
      text: \.rawValue
    ) { text throws(ChoiceError) in try CellChoices.words(text, named) }
  }

  /// A value for all cells.
  private init<T: Sendable>(
    _ name: String, of trait: Cell.Trait?, for key: String, _ note: OptionNote,
    single choice: WritableKeyPath<CellChoices, T?> & Sendable,
    _ option: WritableKeyPath<DocumentOptions, T?> & Sendable, _ value: Value<T>,
    text: @escaping @Sendable (T) -> String,
    read: @escaping @Sendable (String) throws(ChoiceError) -> T
  ) {
    (self.name, self.trait, self.key) = (name, trait, key)
    field = Field(name, kind: nil, value, choice).noted(note)
    given = { choices in choices[keyPath: choice].map { value in Given { [text(value)] } } }
    self.read = { word, choices throws(ChoiceError) in choices[keyPath: choice] = try read(word) }
    word = { $0[keyPath: option].map(text) }
    complete = { $0[keyPath: choice] = $0[keyPath: choice] ?? $1[keyPath: choice] }
    spread = { options, choices in
      var options = options
      options[keyPath: option] = choices[keyPath: choice] ?? options[keyPath: option]
      return [options]
    }
  }
}

extension CellChoice {
  /// What the choice of a device's orientation is called where the device's name does not tell it.
  package static let orientation = "orientation"

  /// All choices, in the order of the keys of `plumb.yaml`.
  package static let all: [CellChoice] = [
    CellChoice(
      "locale", of: .locale, for: "locale", .locale, list: \.locale, \.locale, .locale,
      text: \.description,
      read: CellChoices.locales),
    CellChoice(
      "device", of: .device, for: "canvas", .device, list: \.device, \.device, .device,
      all: Device.all,
      text: \.name, read: CellChoices.devices),
    CellChoice(
      orientation, of: .device, for: "canvas", .orientation, list: \.orientation, \.orientation,
      TraitWords.orientation),
    CellChoice(
      "size", of: .device, for: "canvas", .size, single: \.size, \.size,
      .size(ChoiceRanges.side.upperBound, from: ChoiceRanges.side.lowerBound),
      text: Scene.name(ofSize:), read: CellChoices.size),
    CellChoice(
      "scale", of: nil, for: "canvas", .scale, single: \.scale, \.scale,
      .points(ChoiceRanges.scale),
      text: { String(decimal: $0) }, read: CellChoices.scale),
    CellChoice(
      "textSize", of: .textSize, for: "textSize", .textSize, list: \.textSize, \.textSize,
      TraitWords.textSize),
    CellChoice(
      "direction", of: .direction, for: "direction", .direction, list: \.direction, \.direction,
      TraitWords.direction),
    CellChoice(
      "appearance", of: .appearance, for: "appearance", .appearance, list: \.appearance,
      \.appearance,
      TraitWords.appearance),
    CellChoice(
      "pseudo", of: .locale, for: "locale", .pseudo, single: \.pseudo, \.pseudo,
      .choice(TraitWords.pseudo), text: \.rawValue, read: CellChoices.pseudo),
    CellChoice(
      "screen", of: .screen, for: nil, .screen, list: \.screen, \.screen, .string, text: \.self,
      read: { text throws(ChoiceError) in try CellChoices.names(text, of: "screen") }),
    CellChoice(
      "variant", of: .variant, for: nil, .variant, list: \.variant, \.variant, .string,
      text: \.self,
      read: { text throws(ChoiceError) in try CellChoices.names(text, of: "variant") }),
  ]

  /// The choices that decide a trait, in the order in which names tell them: which way a device is held comes behind
  /// what it is and how large.
  package static func all(deciding trait: Cell.Trait) -> [CellChoice] {
    let own = all.filter { $0.trait == trait }
    return own.filter { $0.name != orientation } + own.filter { $0.name == orientation }
  }

  /// The choices in the order of the traits, and then those that decide none.
  package static let byTrait =
    Cell.Trait.allCases.flatMap(all(deciding:)) + all.filter { $0.trait == nil }

  /// The option of the command line: `--text-size`.
  package var option: String { "--" + optionName }

  /// Its words in names of files and options: `text-size`.
  package var optionName: String { name.spacedWords.lowercased().replacing(" ", with: "-") }
}

extension DocumentOptions {
  /// Whether these options, and not the document, decide what a key of its screen says.
  package func choose(_ key: String) -> Bool {
    CellChoice.all.contains { $0.key == key && $0.word(self) != nil }
  }

  /// What these options choose of a cell in place of the document: names in `Cell.names`, and `orientation`.
  package var chosenTraits: [String] {
    let chosen = CellChoice.byTrait.filter { $0.key != nil && $0.word(self) != nil }
    return chosen.compactMap { choice in
      choice.name == CellChoice.orientation ? choice.name : choice.trait?.rawValue
    }.distinct
  }
}
