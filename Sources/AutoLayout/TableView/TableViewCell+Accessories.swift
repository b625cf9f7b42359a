import Foundation
import LayoutScene

/// What stands at a cell's trailing side: its accessory signs, or a view in their place.
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

  // MARK: Views

  /// Sets the largest width of an accessory view: the width that texts on one line leave, and at least half of the
  /// width. In UIKit an accessory gets all the width that it needs, and the text may get none. A control that neither
  /// wraps nor scrolls what it shows has that here too, as far as it leaves the least width to the texts.
  /// Beside the cell's own views it is the width of its content.
  func holdAccessory(_ accessory: View, _ context: LayoutContext) {
    let room = max(0, exactFrame.width - textStart - ownSides.trailing - Self.accessoryGap)
    var limit = max(room / 2, room - (hasTexts ? textParts(room: nil, context).width : 0))
    let natural = accessory.intrinsicContentSize.width
    if accessory is FixedControl || accessory is SegmentedControl {
      limit = max(limit, min(context.grid.roundUp(max(0, natural)), room - Self.leastTextWidth))
    }
    if let accessoryLeastWidth, natural >= 0 {
      limit = min(limit, context.grid.roundUp(natural))
      accessoryLeastWidth.constant = limit
    }
    accessoryWidth?.constant = limit
  }

  /// A limit of the accessory's width with a priority above that of its own compression resistance, and above those of
  /// the cell's own views beside it. The constant follows from the cell's width and the accessory's content; the last one is kept.
  func holdWidth(
    of view: View, _ relation: LayoutConstraint.Relation, _ last: LayoutConstraint?
  ) -> LayoutConstraint {
    let isLeast = relation == .greaterThanOrEqual
    let constant = last?.constant ?? (isLeast ? 0 : View.layoutFittingExpandedSize.width)
    let limit =
      isLeast
      ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)
      : view.widthAnchor.constraint(lessThanOrEqualToConstant: constant)
    limit.priority = hasOwnViews ? 999 : 751
    limit.kind = .list
    contentConstraints.append(limit)
    return limit
  }
}
