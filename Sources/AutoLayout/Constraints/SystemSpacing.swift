import Foundation

/// The distance that the system puts between two anchors, as a constraint asks for it.
struct SystemSpacing {
  static let standard: CGFloat = 8

  /// Where a constraint got the spacing from; the value is its name in descriptions.
  enum Source: String {
    case visualFormat = "NSSpace"
    case anchors = "NSLayoutAnchorConstraintSpace"
  }

  let source: Source
  let multiplier: CGFloat

  init(_ source: Source, multiplier: CGFloat = 1) {
    self.source = source
    self.multiplier = multiplier
  }

  /// 8 points; to or from a baseline the line height that makes two lines of text look as one
  /// paragraph: what the upper font has below its baseline and the lower one above its own, up
  /// to a pixel. (UIKit's formula is lower line height + lower descender − upper descender, with
  /// descenders that are negative; here they are distances.) Without fonts at both ends it is 8
  /// again.
  static func between(
    _ upper: any LayoutItem, _ upperAttribute: LayoutConstraint.Attribute,
    _ lower: any LayoutItem, _ lowerAttribute: LayoutConstraint.Attribute
  ) -> CGFloat {
    guard upperAttribute.isBaseline || lowerAttribute.isBaseline,
      let upper = upper as? View, let lower = lower as? View,
      let context = lower.layoutContext ?? upper.layoutContext,
      let upperFont = upper.baselineFont, let lowerFont = lower.baselineFont
    else { return standard }
    let above = context.measurer.metrics(of: upperFont.resolved(for: upper.traits))
    let below = context.measurer.metrics(of: lowerFont.resolved(for: lower.traits))
    return context.grid.roundUp(below.lineHeight - below.descender + above.descender)
  }
}

extension LayoutConstraint {
  /// Brings the constant in line with the fonts at both ends, which may have come, or have become
  /// others, since the constraint was made. Whoever asks for system spacing puts the lower item
  /// first.
  func resolveSystemSpacing() {
    guard let systemSpacing, firstAttribute.isBaseline || secondAttribute.isBaseline,
      let firstItem, let secondItem
    else { return }
    storedConstant =
      systemSpacing.multiplier
      * SystemSpacing.between(secondItem, secondAttribute, firstItem, firstAttribute)
  }
}
