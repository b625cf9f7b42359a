import Foundation

extension SceneText {
  /// Where the letters are, in the view's coordinates, points: as wide as the widest line and as high
  /// as all lines.
  package var letters: CGRect {
    let width = measurement.size.width
    let alignment: TextAlignment =
      switch attributes.alignment {
      case .natural, .justified: measurement.direction == .leftToRight ? .left : .right
      default: attributes.alignment
      }
    let x =
      switch alignment {
      case .right: rect.maxX - width
      case .center: rect.midX - width / 2
      default: rect.minX
      }
    return CGRect(x: x, y: rect.minY, width: width, height: measurement.size.height)
  }
}

/// Letters that stand beside each other on a line of a text and are of the same run.
public struct TextStretch: Sendable, Hashable {
  /// The ends of the stretch in the view's coordinates, points.
  public var left, right: CGFloat
  /// Half way up the letters, in the view's coordinates, points.
  public var middle: CGFloat
  /// The place of their run among those of the text; nil for letters between runs.
  public var run: Int?

  /// Letters between `left` and `right` on the line with this baseline.
  public init(left: CGFloat, right: CGFloat, baseline: CGFloat, fontSize: CGFloat, run: Int? = nil)
  {
    (self.left, self.right, self.run) = (left, right, run)
    // Half of what small letters and capitals are high on average, in most fonts.
    middle = baseline - fontSize * 0.38
  }
}

extension SceneText {
  /// Where the letters are without setting the text: every line as wide as the widest. Empty for a text
  /// with runs, of which nobody knows where they are.
  public var estimatedStretches: [TextStretch] {
    guard attributes.runs.isEmpty else { return [] }
    let letters = letters
    return measurement.baselines.map {
      TextStretch(
        left: letters.minX, right: letters.maxX, baseline: rect.minY + $0,
        fontSize: attributes.font.size)
    }
  }
}
