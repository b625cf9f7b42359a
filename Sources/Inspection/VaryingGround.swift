import Foundation
import LayoutScene

/// What is drawn behind a text along its lines, for a text behind which the colour varies.
struct VaryingGround {
  /// A piece of a line with the same colour behind all of it.
  private struct Piece {
    var line: CGFloat
    var width: CGFloat
    var run: Int?
    /// Nil where an image is behind the piece.
    var layers: Layers?
  }

  private var pieces: [Piece] = []

  /// - Parameters:
  ///   - thinnest: in points. An area that is no higher is a line through the letters, not their
  ///     background.
  ///   - seen: the visible part of the letters, in the root's coordinates.
  ///   - origin: the corner of the text's view, in the root's coordinates.
  init(
    _ backdrop: Backdrop, _ stretches: [TextStretch], of text: Sight, thinnest: CGFloat,
    in seen: CGRect, origin: CGPoint
  ) {
    for stretch in stretches where !backdrop.work.isExhausted {
      let y = origin.y + stretch.middle
      let left = max(seen.minX, origin.x + stretch.left)
      let right = min(seen.maxX, origin.x + stretch.right)
      guard left < right, seen.minY <= y, y < seen.maxY else { continue }
      let edges = backdrop.edges(from: left, to: right, at: y, below: text)
      for (start, end) in zip(edges, edges.dropFirst())
      where end > start && !backdrop.work.isExhausted {
        let place = CGPoint(x: (start + end) / 2, y: y)
        pieces.append(
          Piece(
            line: stretch.middle, width: end - start, run: stretch.run,
            layers: backdrop.layers(at: place, below: text, thinnest: thinnest)))
      }
    }
  }

  /// Whether the places of the text's lines are not known.
  var isEmpty: Bool { pieces.isEmpty }

  /// The layers behind the beginning of a part of the text.
  func first(under part: TextPart) -> Layers? { pieces(under: part).compactMap(\.layers).first }

  /// The layers with the least contrast for a colour, among those behind a piece of a line that is
  /// long enough to be noticed. Nil where an image is behind every such piece.
  func worst(for color: Color, under part: TextPart) -> Layers? {
    let lines = pieces(under: part).grouped(by: \.line)
    let found = lines.compactMap { _, line -> (layers: Layers, ratio: Double)? in
      let length = line.reduce(0) { $0 + $1.width }
      let noticed = min(part.text.attributes.font.size, length / 2) - 1e-6
      let known = line.compactMap { piece in
        piece.layers.map { (layers: $0, ratio: $0.contrast(of: color), width: piece.width) }
      }
      var width: CGFloat = 0
      let worst = known.sorted { $0.ratio < $1.ratio }.first { piece in
        width += piece.width
        return width >= noticed
      }
      return worst.map { ($0.layers, $0.ratio) }
    }
    return found.min { $0.ratio < $1.ratio }?.layers
  }

  /// Whether some piece of the part has enough contrast, or one whose background is not known.
  func isEnough(for judgement: Judgement, somewhereUnder part: TextPart) -> Bool {
    pieces(under: part).contains { $0.layers.map { judgement.isEnough(on: $0) } ?? true }
  }

  /// The pieces of a part of the text: those of all runs that look alike.
  private func pieces(under part: TextPart) -> [Piece] {
    pieces.filter { part.runs.contains($0.run) }
  }
}
