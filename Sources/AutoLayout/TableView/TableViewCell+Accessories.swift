import Foundation
import LayoutScene

/// The accessory signs at a cell's trailing side, and the line below the cell.
extension TableViewCell {
  /// The accessory signs with their sizes in points at the text size large, from the trailing edge inwards.
  ///
  /// The sizes follow from what Interface Builder records. The content view ends before the edge by
  /// 26.5 points beside a chevron with a margin of 16, by 30.5 with a margin of 20, and by 44
  /// beside a tick with a margin of 20. So the chevron has 10.5 points and the tick 24. Before iOS
  /// 13 a circled i before the chevron added 34 points: 22 for the circle and 12 for the gap.
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

  /// The distance between two signs, points.
  private static let signGap: CGFloat = 12

  /// The width of the signs of a cell that has any, points, without the margin. It grows with the
  /// text size, as symbols do.
  func signsWidth(_ traits: Traits) -> CGFloat {
    let widths = signs.map { scaled($0.width, traits) }
    return widths.reduce(0, +) + Self.signGap * CGFloat(widths.count - 1)
  }

  private func scaled(_ length: CGFloat, _ traits: Traits) -> CGFloat {
    FontMetrics.default.scaledValue(for: length, compatibleWith: traits)
  }

  func accessoryOrnaments(in size: CGSize, _ context: LayoutContext) -> [SceneOrnament] {
    let traits = traits
    var end = ownSides.trailing
    return signs.map { sign in
      let (width, height) = (scaled(sign.width, traits), scaled(sign.height, traits))
      let x = isLeftToRight ? size.width - end - width : end
      end += width + Self.signGap
      let color = sign.kind == .disclosure ? system("tertiaryLabel") : tint
      return SceneOrnament(
        sign.kind,
        rect: swiped(
          CGRect(
            x: context.grid.round(x), y: context.grid.round((size.height - height) / 2),
            width: width, height: height)), color: color ?? Color(0x000000))
    }
  }
}
