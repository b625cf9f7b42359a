extension Cell {
  /// What tells cells apart, by its name in JSON, in the order of paths and filters. This is the one list of traits: file
  /// names, options and pages have theirs from it.
  package enum Trait: String, Sendable, Hashable, CaseIterable {
    case locale, device, textSize, appearance, direction, screen, variant

    /// The traits in the order in which people read them: which screen it is comes first.
    package static let asRead =
      [.screen, .variant] + allCases.filter { !alternatives.contains($0) }

    /// The traits by which a document itself has several screens.
    package static let alternatives: [Trait] = [.screen, .variant]

    /// `text size`.
    package var words: String { rawValue.spacedWords.lowercased() }

    /// `Text size`.
    package var title: String { words.capitalizedFirst }

    /// `Text sizes`: the title of a list of its values.
    package var menuTitle: String {
      self == .appearance || self == .direction ? title : title + "s"
    }

    /// What stands for every value of the trait in a list of its values.
    package var wordsForAll: String {
      switch self {
      case .appearance: "Light and dark"
      case .direction: "Both directions"
      case .locale, .device, .textSize, .screen, .variant: "All \(words)s"
      }
    }
  }

  /// The traits in which `cells` differ. The direction counts only if it does not follow from the
  /// locale.
  package static func differing(_ cells: [Cell]) -> [Trait] {
    zip(Trait.allCases, differences(of: cells)).filter(\.1).map(\.0)
  }
}
