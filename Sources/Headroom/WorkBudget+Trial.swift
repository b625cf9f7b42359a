import LayoutScene
import Work

extension WorkBudget {
  /// What a view and a byte of text take in a trial, in units: the views are laid out, measured and looked at
  /// as values. Pango sets emoji that joiners make of several a thousand times as slowly as letters.
  private static let (view, byte, joiner) = (1_000, 10, 10_000)

  /// Takes the work of a trial from the budget, besides the layout's own and that of the rules.
  func spend(trial scene: Scene) {
    spend(Self.view * scene.views.count)
    for view in scene.views {
      for text in view.texts { spend(measuring: text.string) }
    }
  }

  /// Takes the work of setting a text.
  func spend(measuring text: String) {
    spend(
      Self.byte * text.utf8.count + Self.joiner * text.unicodeScalars.count { $0 == "\u{200D}" })
  }
}
