import Foundation
import LayoutScene

extension Headroom {
  /// The headroom of a cell as a table for people; ends with a line feed.
  package var text: String {
    var lines = [
      "smallest width     \(Self.number(smallestWidth)) of \(Self.number(size.width)) points"
        + (widthTolerance > 0 ? " (or up to \(Self.number(widthTolerance)) less)" : "")
        + (brokenBelow.first.map { "; below, \(Self.words($0, brokenBelow.count))" } ?? ""),
      "largest text size  \(largestTextSize.rawValue)"
        + (brokenAbove.first.map { "; above, \(Self.words($0, brokenAbove.count))" } ?? ""),
    ]
    if !brokenAlready.isEmpty {
      let listed = brokenAlready.prefix(Self.mostListed).map(\.words).joined(separator: ", ")
      let more = brokenAlready.count - Self.mostListed
      lines.append("broken already     " + listed + (more > 0 ? " and \(more) more" : ""))
    }
    if isStopped {
      lines.append("stopped            at the work limit; what was not measured has –")
    }
    guard !texts.isEmpty else { return lines.map { $0 + "\n" }.joined() }
    let rows = [["view", "more text", "width left", "height left", "can grow", "text"]]
    lines += [""] + Self.table(rows + texts.map(\.cells))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The most breakages that a line lists.
  private static let mostListed = 12

  /// The first of several breakages, and how many more there are.
  package static func words(_ breakage: Breakage, _ count: Int) -> String {
    breakage.words + (count > 1 ? " (and \(count - 1) more)" : "")
  }

  /// A table with columns two spaces apart, numbers aligned right, and no spaces at the ends of
  /// lines.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].count)
        let isName = column == 0 || column == row.count - 1
        return isName ? row[column] + (column == 0 ? gap : "") : gap + row[column]
      }.joined(separator: "  ")
    }
  }

  /// With at most one decimal, none for whole points, and a true minus sign (U+2212).
  package static func number(_ value: CGFloat) -> String {
    String(decimal: value, places: 1).replacing("-", with: "−")
  }
}

extension TextRoom {
  fileprivate var cells: [String] {
    let shown = String(text.map { $0.isNewline ? " " : $0 })
    let excerpt = (shown.count > 40 ? String(shown.prefix(39)) + "…" : shown).oneLine
    return [
      view, percent, widthLeft.map(Headroom.number) ?? "–", heightLeft.map(Headroom.number) ?? "–",
      growth.map { (isGrowthOpen ? "> " : "") + Headroom.number($0) } ?? "–", "“\(excerpt)”",
    ]
  }

  /// Whole percent, rounded down: `34 %`. `> 200 %` where the screen sets no bound to the growth,
  /// and `> 999 %` for everything above. `–` where it was not measured.
  package var percent: String {
    guard let moreText else { return "–" }
    let whole = Int((min(max(moreText, -1), 9.99) * 100 + 1e-9).rounded(.down))
    return (isGrowthOpen || moreText > 9.99 ? "> " : "") + "\(whole < 0 ? "−" : "")\(abs(whole)) %"
  }
}
