import Foundation
import LayoutScene
import Typesetting

@testable import Drawing

/// Draws scenes for tests that look at single pixels.
func draw(
  _ scene: Scene, scale: CGFloat? = nil, overlays: Overlays = []
) throws -> Bitmap {
  var options = DrawingOptions(scale: scale, overlays: overlays)
  options.hasGutter = false
  return try Renderer(typesetter: Typesetter()).bitmap(scene, options)
}

extension DrawingOptions {
  /// The options for a picture without a gutter, whose words stand on the screen.
  var onScreen: DrawingOptions {
    var options = self
    options.hasGutter = false
    return options
  }
}

/// A scene without text, so that no font decides anything, with the given views on a white root.
func screen(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, appearance: Appearance = .light,
  direction: LayoutDirection = .leftToRight, background: Color? = nil, _ views: SceneView...
) -> Scene {
  let size = CGSize(width: width, height: height)
  let root = SceneView(
    id: "root", parent: nil, frame: CGRect(origin: .zero, size: size), background: background)
  return Scene(
    direction: direction, appearance: appearance, size: size, scale: scale, views: [root] + views)
}

func view(
  _ control: Control = .plain, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  id: String = "view", parent: Int = 0, background: String? = nil, alpha: Double = 1
) -> SceneView {
  SceneView(
    id: id, parent: parent, frame: CGRect(x: x, y: y, width: width, height: height), alpha: alpha,
    background: background.flatMap { Color(hex: $0) }, control: control)
}

extension Bitmap {
  /// The colours from left to right in a row, each once as long as it lasts, as `rrggbb`.
  func bands(y: Int) -> [String] { bands((0..<width).map { self[$0, y] }) }

  /// The same from top to bottom in a column.
  func bands(x: Int) -> [String] { bands((0..<height).map { self[x, $0] }) }

  private func bands(_ words: [UInt32]) -> [String] {
    var bands: [(word: UInt32, count: Int)] = []
    for word in words {
      if let last = bands.last, last.word == word {
        bands[bands.count - 1].count += 1
      } else {
        bands.append((word, 1))
      }
    }
    return bands.map { String(format: "%06x×%d", $0.word & 0xFFFFFF, $0.count) }
  }

  /// How many pixels differ from `other` by more than `tolerance` in any channel.
  func differences(from other: Bitmap, tolerance: Int = 0) -> Int {
    func channel(_ word: UInt32, _ shift: UInt32) -> Int { Int((word >> shift) & 255) }
    let shifts: [UInt32] = [0, 8, 16]
    return zip(pixels, other.pixels).count { a, b in
      shifts.contains { abs(channel(a, $0) - channel(b, $0)) > tolerance }
    }
  }

  var mirrored: Bitmap {
    var words: [UInt32] = []
    for y in 0..<height { words += pixels[y * width..<(y + 1) * width].reversed() }
    return Bitmap(width: width, height: height, pixels: words)
  }
}
