import Foundation
import LayoutScene

extension TableViewCell {
  /// The line to the next cell, a pixel high, from the start of the text on. At the top and bottom
  /// of a group of the full width, lines over the whole width.
  func separators(in size: CGSize, _ context: LayoutContext) -> [SceneOrnament] {
    guard let group = superview as? CellGroup, group.listStyle != .sidebar,
      let color = separatorColor ?? system("separator")
    else { return [] }
    // Only the ends are looked for, as every cell asks.
    let isFirst = group.arrangedSubviews.first { !$0.isHidden } === self
    let isLast = group.arrangedSubviews.last { !$0.isHidden } === self
    let height = 1 / context.grid.scale
    let start = separatorInset.map { $0 + safeSides.leading } ?? textStart
    func line(_ inset: CGFloat, _ y: CGFloat, end: CGFloat = 0) -> SceneOrnament {
      let inset = min(inset, size.width)
      return SceneOrnament(
        .line,
        rect: CGRect(
          x: isLeftToRight ? inset : min(end, size.width - inset), y: y,
          width: max(0, size.width - inset - end), height: height),
        color: color)
    }
    var lines: [SceneOrnament] = []
    if group.hasOuterLines, isFirst { lines.append(line(0, 0)) }
    if isLast, group.hasOuterLines {
      lines.append(line(0, size.height - height))
    } else if showsSeparator, !isLast || group.endsWithLine {
      lines.append(line(start, size.height - height, end: separatorEnd))
    }
    return lines
  }
}
