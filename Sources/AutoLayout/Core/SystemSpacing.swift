import Foundation

/// The system's distance between two anchors, as a constraint asks for it. That is between views: a hyphen at the
/// edge of a superview in Visual Format is the margin (`VisualFormat+Constraints`).
struct SystemSpacing {
  static let standard: CGFloat = 8

  /// The source of a constraint's spacing; the value is its name in descriptions.
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

  /// The spacing in points: 8, unless one of the attributes is a baseline and both views have a
  /// font. Then it is the distance of two baselines in one paragraph, rounded up to a pixel: what
  /// the upper font has below its baseline plus what the lower font has above its own. (UIKit's
  /// formula is lower line height + lower descender − upper descender, with negative descenders;
  /// here descenders are distances.)
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
  /// Updates the constant to the fonts at both ends, which may have changed since the constraint
  /// was made. In a constraint with system spacing the first item is the lower one.
  func resolveSystemSpacing() {
    guard let systemSpacing, firstAttribute.isBaseline || secondAttribute.isBaseline,
      let firstItem, let secondItem
    else { return }
    storedConstant =
      systemSpacing.multiplier
      * SystemSpacing.between(secondItem, secondAttribute, firstItem, firstAttribute)
  }
}
