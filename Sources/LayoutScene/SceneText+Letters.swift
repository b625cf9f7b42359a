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
