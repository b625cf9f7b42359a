import Foundation

/// How an image fills a view of another size: UIKit's `UIView.ContentMode`.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
  /// Stretched to the size of the view.
  case scaleToFill
  /// As large as possible with the whole image in the view.
  case scaleAspectFit
  /// As small as possible without leaving any of the view uncovered.
  case scaleAspectFill
  /// As `scaleToFill`.
  case redraw
  /// In its own size in the middle.
  case center
  /// In its own size in the middle of the top edge.
  case top
  /// In its own size in the middle of the bottom edge.
  case bottom
  /// In its own size in the middle of the left edge.
  case left
  /// In its own size in the middle of the right edge.
  case right
  /// In its own size in the top left corner.
  case topLeft
  /// In its own size in the top right corner.
  case topRight
  /// In its own size in the bottom left corner.
  case bottomLeft
  /// In its own size in the bottom right corner.
  case bottomRight

  /// The frame in which an image of `size` points is drawn in these bounds. It may extend beyond them.
  public func rect(ofImage size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let shares = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, by: min(shares.0, shares.1), in: bounds)
    case .scaleAspectFill: return placed(size, by: max(shares.0, shares.1), in: bounds)
    default: return placed(size, by: 1, in: bounds)
    }
  }

  private func placed(_ size: CGSize, by scale: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let (x, y) = shares
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }

  /// The shares of the free width and height that are before the image, 0 … 1.
  private var shares: (CGFloat, CGFloat) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}

/// Whether an image is drawn in its own colours: UIKit's `UIImage.RenderingMode`.
public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
  /// Symbols in the tint, other images in their own colours.
  case automatic
  /// In its own colours; for a symbol, in the colour of text.
  case alwaysOriginal
  /// In the tint, wherever it is opaque.
  case alwaysTemplate
}
