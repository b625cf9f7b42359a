import Foundation

extension SceneText {
  /// The rectangle of the letters in the view's coordinates, points. It has the width of the widest
  /// line and the height of all lines.
  package var letters: CGRect {
    // Paragraphs that are aligned otherwise may reach to both sides.
    let isAligned = attributes.paragraphs.allSatisfy { $0.alignment == attributes.alignment }
    let width = isAligned ? measurement.size.width : rect.width
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

/// Adjacent letters on a line of a text that belong to the same run.
public struct TextStretch: Sendable, Hashable {
  /// The ends of the stretch in the view's coordinates, points.
  public var left, right: CGFloat
  /// The y of the letters' vertical middle, in the view's coordinates, points.
  public var middle: CGFloat
  /// The index of their run in the text; nil for letters outside of runs.
  public var run: Int?

  /// Letters between `left` and `right` on the line with this baseline.
  public init(left: CGFloat, right: CGFloat, baseline: CGFloat, fontSize: CGFloat, run: Int? = nil)
  {
    (self.left, self.right, self.run) = (left, right, run)
    // Half of the average height of small letters and capitals in most fonts.
    middle = baseline - fontSize * 0.38
  }
}

extension SceneText {
  /// An estimate of the places of the letters without setting the text: every line is as wide as
  /// the widest. Empty for a text with runs, whose places are not known.
  public var estimatedStretches: [TextStretch] {
    guard attributes.runs.isEmpty, attributes.paragraphs.isEmpty else { return [] }
    let letters = letters
    return measurement.baselines.map {
      TextStretch(
        left: letters.minX, right: letters.maxX, baseline: rect.minY + $0,
        fontSize: attributes.font.size)
    }
  }
}
