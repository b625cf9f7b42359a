import Foundation
import LayoutScene

/// The signs at a cell's trailing side, and the line below it.
extension TableViewCell {
  /// A sign with its size in points at the text size large, from the edge inwards.
  ///
  /// Interface Builder records content views that end 26.5 points before the edge beside a chevron where the
  /// margin is 16 and 30.5 where it is 20, and 44 beside a tick where it is 20: 10.5 and 24 are the signs' own.
  /// What it recorded before iOS 13 has 34 points between a chevron and that with an i before it, of which the
  /// circle has 22.
  private var signs: [(kind: SceneOrnament.Kind, width: CGFloat, height: CGFloat)] {
    let chevron = (SceneOrnament.Kind.disclosure, CGFloat(10.5), CGFloat(14.5))
    let detail = (SceneOrnament.Kind.detail, CGFloat(22), CGFloat(22))
    guard accessoryView == nil else { return [] }
    switch accessoryType {
    case .none: return []
    case .disclosureIndicator: return [chevron]
    case .checkmark: return [(.checkmark, 24, 24)]
    case .detailButton: return [detail]
    case .detailDisclosureButton: return [chevron, detail]
    }
  }

  /// Between two signs, points.
  private static let signGap: CGFloat = 12

  /// The signs of a cell that has any, without the margin, points. They grow with the text size, as symbols do.
  func signsWidth(_ traits: Traits) -> CGFloat {
    let widths = signs.map { scaled($0.width, traits) }
    return widths.reduce(0, +) + Self.signGap * CGFloat(widths.count - 1)
  }

  private func scaled(_ length: CGFloat, _ traits: Traits) -> CGFloat {
    FontMetrics.default.scaledValue(for: length, compatibleWith: traits)
  }

  func accessoryOrnaments(in size: CGSize, _ context: LayoutContext) -> [SceneOrnament] {
    let traits = traits
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    var end = ownSides.trailing
    return signs.map { sign in
      let (width, height) = (scaled(sign.width, traits), scaled(sign.height, traits))
      let x = isLeftToRight ? size.width - end - width : end
      end += width + Self.signGap
      let color = sign.kind == .disclosure ? system("tertiaryLabel") : tint
      return SceneOrnament(
        sign.kind,
        rect: CGRect(
          x: context.grid.round(x), y: context.grid.round((size.height - height) / 2),
          width: width, height: height), color: color ?? Color(0x000000))
    }
  }

  /// The line to the next cell, a pixel high, from where the text starts; at the ends of a group that reaches
  /// from side to side, lines over the whole width.
  func separators(in size: CGSize, _ context: LayoutContext) -> [SceneOrnament] {
    guard let group = superview as? CellGroup, let color = system("separator") else { return [] }
    let shown = group.visibleArrangedSubviews
    let (isFirst, isLast) = (shown.first === self, shown.last === self)
    let height = 1 / context.grid.scale
    let start = separatorInset ?? textStart
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    func line(_ inset: CGFloat, _ y: CGFloat) -> SceneOrnament {
      let inset = min(inset, size.width)
      return SceneOrnament(
        .line,
        rect: CGRect(
          x: isLeftToRight ? inset : 0, y: y, width: size.width - inset, height: height),
        color: color)
    }
    var lines: [SceneOrnament] = []
    if group.hasOuterLines, isFirst { lines.append(line(0, 0)) }
    if isLast, group.hasOuterLines {
      lines.append(line(0, size.height - height))
    } else if showsSeparator, !isLast || group.endsWithLine {
      lines.append(line(start, size.height - height))
    }
    return lines
  }
}
