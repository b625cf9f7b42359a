import CellLayout
import Comparison
import Documents
import Drawing
import LayoutScene

extension Sheet {
  /// The contact sheet of a comparison. `Drawing` does not know comparisons, and `Comparison` does
  /// not know sheets, so this initializer is here.
  init(_ comparison: ScreenComparison, words: CellWords, frame: PictureFrame = .none) {
    let list = CellList(comparison, words: words)
    let (findings, count) = comparison.numberedFindings(limit: Self.mostNotes)
    let notes = findings.map { Note($0, list) }
    self.init(
      title: comparison.title, subtitle: comparison.subtitle(words),
      panels: comparison.cells.map { cell in
        Panel(
          scene: cell.scene, labels: Labels(cell.scene.cell, words),
          caption: cell.summary(hasReference: comparison.reference != nil),
          marks: cell.changes.compactMap { Mark($0, in: cell.scene) },
          frame: frame == .device
            ? (Device.named(cell.scene.device) ?? Device.of(screen: cell.scene.size))?.frame : nil)
      },
      notes: notes
        + (count > notes.count ? [Note(more: count - notes.count)] : []))
  }

  /// The most findings that are explained: a sheet has to stay a picture.
  private static let mostNotes = 300
}

extension Sheet.Labels {
  fileprivate init(_ cell: Cell, _ words: CellWords) {
    let name = words.name(of: cell.locale)
    self.init(
      locale: name, tag: name == cell.locale ? nil : cell.locale,
      device: words.device(cell.device), textSize: CellWords.textSize(cell.textSize),
      appearance: CellWords.appearance(cell.appearance),
      direction: CellWords.direction(cell.direction),
      screen: cell.screen ?? Cell.standardName, variant: cell.variant ?? Cell.standardName)
  }
}

extension Sheet.Mark {
  /// Nil for a change without a place.
  fileprivate init?(_ change: ViewChange, in scene: Scene) {
    guard let place = change.after ?? change.seenBefore else { return nil }
    let kind: Kind =
      switch (change.before, change.after) {
      case (nil, _): .appeared
      case (_, nil): .vanished
      default: change.difference.isResize ? .resized : .moved
      }
    self.init(
      kind: kind, view: change.view, place: place, label: change.signs(in: scene.direction))
  }
}

extension Sheet.Note {
  /// Stands for findings that are not explained.
  fileprivate init(more count: Int) {
    self.init(
      severity: .note, rule: "",
      statements: [.init("\(count) more findings are not shown here; plumb check tells them.")],
      panels: [], cells: "")
  }

  fileprivate init(_ entry: NumberedFinding, _ list: CellList) {
    self.init(
      severity: entry.finding.severity, rule: entry.finding.rule.rawValue,
      statements: entry.statements(list).map { .init($0.text, hint: $0.hint) },
      view: entry.finding.view,
      panels: entry.cells,
      cells: list.words(for: entry.cells))
  }
}
