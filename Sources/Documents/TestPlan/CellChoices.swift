import AutoLayout
import Foundation
import LayoutScene
import Localization

/// Lists of traits. Every combination of their values is a cell; nil stands for a document's own.
package struct CellChoices: Sendable, Hashable {
  package var locale: Choices<LocaleTag>?
  package var device: Choices<Device>?
  package var orientation: Choices<Orientation>?
  /// The size of the screen in points instead of the device's.
  package var size: CGSize?
  package var scale: CGFloat?
  package var textSize: Choices<ContentSizeCategory>?
  package var direction: Choices<LayoutDirection>?
  package var appearance: Choices<Appearance>?
  package var pseudo: PseudoStyle?
  package var screen: Choices<String>?
  package var variant: Choices<String>?
  package var intrinsic = IntrinsicSource.measured

  package init() {}

  /// These lists, with missing ones taken from `others`.
  package func completed(by others: CellChoices) -> CellChoices {
    var result = self
    for choice in CellChoice.all { choice.complete(&result, others) }
    return result
  }

  /// Options with every combination of what is named for these choices, the first of them outermost.
  package func combinations(
    of choices: [CellChoice] = CellChoice.byTrait, in options: DocumentOptions = DocumentOptions()
  ) -> [DocumentOptions] {
    choices.reduce([options]) { all, choice in all.flatMap { choice.spread($0, self) } }
  }

  /// The first of the choices that has several values; nil where none has.
  package var firstList: CellChoice? {
    CellChoice.all.first { $0.given(self)?.isSeveral == true }
  }

  /// Whether anything is chosen.
  package var isGiven: Bool { CellChoice.all.contains { $0.given(self) != nil } }

  /// The traits that are not left to the document.
  package var traits: Set<Cell.Trait> {
    Set(CellChoice.all.filter { $0.given(self) != nil }.compactMap(\.trait))
  }
}

/// The values of one trait that cells are made for.
package struct Choices<Value: Hashable & Sendable>: Sendable, Hashable {
  /// Whether every possible value is among them, which may depend on the document.
  package private(set) var hasAll: Bool
  /// The values that are named; with `hasAll` those besides it.
  package private(set) var listed: [Value]

  package static var all: Choices { .all(and: []) }

  /// Every possible value, and these.
  package static func all(and listed: [Value]) -> Choices { Choices(hasAll: true, listed: listed) }

  package static func some(_ listed: [Value]) -> Choices { Choices(hasAll: false, listed: listed) }

  /// The values, where `all` are possible.
  package func values(of all: [Value]) -> [Value] { hasAll ? (all + listed).distinct : listed }

  package var isSeveral: Bool { hasAll || listed.count != 1 }
}
