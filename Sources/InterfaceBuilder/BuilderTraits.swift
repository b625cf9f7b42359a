import Foundation

/// The traits of a screen that choose among the variations of a document.
package struct BuilderTraits: Sendable, Hashable {
  package enum SizeClass: String, Sendable { case compact, regular }

  package var width, height: SizeClass
  package var isTablet: Bool
  /// Whether the margins at the sides of screens and cells are 20 points, not 16.
  package var isWide: Bool
  /// How far the safe area reaches in at both sides of the screen, points.
  package var side: CGFloat
  /// Pixels per point.
  package var scale: CGFloat

  package init(
    width: SizeClass, height: SizeClass, isTablet: Bool, isWide: Bool, side: CGFloat = 0,
    scale: CGFloat = 2
  ) {
    (self.width, self.height) = (width, height)
    (self.isTablet, self.isWide) = (isTablet, isWide)
    (self.side, self.scale) = (side, scale)
  }

  /// Whether a part of a variation's key holds, such as `widthClass=compact`.
  func holds(_ part: String) -> Bool {
    let words = part.split(separator: "=", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return false }
    switch words[0] {
    case "widthClass": return words[1] == width.rawValue
    case "heightClass": return words[1] == height.rawValue
    case "userInterfaceIdiom": return words[1] == (isTablet ? "pad" : "phone")
    default: return false
    }
  }

  /// The words of the traits that variations can be for.
  private static let words = [
    "heightClass": ["compact", "regular"],
    "userInterfaceIdiom": ["phone", "pad", "mac", "tv", "vision"],
    "widthClass": ["compact", "regular"],
  ]

  /// The traits in the key of a variation that are not known, or have a word that is not: then the known ones are
  /// given.
  static func unknown(in key: String) -> [(trait: String, word: String, known: [String]?)] {
    key.split(separator: "-").compactMap { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let known = words[pair[0]] else { return (pair[0], pair.last ?? "", nil) }
      let word = pair.count == 2 ? pair[1] : ""
      return known.contains(word) ? nil : (pair[0], word, known)
    }
  }
}

/// What becomes of a root when its document is laid out on another device.
package struct BuilderCanvas: Sendable, Hashable {
  package enum Extent: Sendable {
    /// The root is a whole screen.
    case screen
    /// The root is a sheet, which leaves a part of an upright phone's screen free above it; with a navigation bar, which
    /// is higher there.
    case sheet, sheetWithBar
    /// The root is as wide as the screen and has a height of its own, as cells have.
    case row
    /// The root has a size of its own.
    case own
  }

  /// How much lower a sheet is than an upright phone's screen, and where its navigation bar of 56 points begins.
  package static let (aboveSheet, topOfSheet): (CGFloat, CGFloat) = (54, 12)

  package var extent: Extent
  /// The object id of the scene's controller, or of its root view.
  package var scene: String
  /// The name of the screen's root view: its object id.
  package var root: String
  /// The device of the canvas by its name in Interface Builder; nil for none.
  package var device: String?
  /// What is not read of the scene.
  package var unread: [BuilderUnread] = []
}
