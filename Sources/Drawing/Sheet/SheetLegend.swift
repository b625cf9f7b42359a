import Foundation
import LayoutScene

/// The legend of a sheet: the meanings of the marks that occur on it.
enum SheetLegend {
  enum Sample: Hashable {
    case mark(Sheet.Mark.Kind)
    case amounts
    case finding(Finding.Severity)
    case frame(Finding.Severity)
  }

  struct Item: Hashable {
    var sample: Sample
    var words: String
  }

  static let sampleHeight = 16.0
  static let lineHeight = 26.0

  static func sampleWidth(of item: Item) -> CGFloat {
    switch item.sample {
    case .mark: 24
    case .amounts: 44
    case .finding(let severity): SheetBadge.box(severity, 1, center: .zero).width
    case .frame: 20
    }
  }

  static func items(of sheet: Sheet, zoom: CGFloat) -> [Item] {
    let marks = sheet.panels.flatMap(\.marks)
    let kinds = Set(marks.map(\.kind))
    var items = Sheet.Mark.Kind.allCases.filter(kinds.contains).map {
      Item(sample: .mark($0), words: words($0))
    }
    if zoom >= SheetMarks.leastZoomOfAmounts, marks.contains(where: { !$0.label.isEmpty }) {
      items.append(
        Item(sample: .amounts, words: "change in points: ↔ width, ↕ height, ← → ↑ ↓ position"))
    }
    let severities = Finding.Severity.worstFirst.filter { severity in
      sheet.notes.contains { $0.severity == severity }
    }
    items += severities.map { Item(sample: .finding($0), words: $0.rawValue) }
    if let worst = severities.first, worst != .note {
      items.append(Item(sample: .frame(worst), words: "cell with findings"))
    }
    return items
  }

  private static func words(_ kind: Sheet.Mark.Kind) -> String {
    switch kind {
    case .resized: "other size than in the source language"
    case .moved: "other position"
    case .appeared: "shown only here"
    case .vanished: "hidden only here"
    }
  }
}
