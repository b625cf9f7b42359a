import Foundation
import LayoutScene

/// What is drawn behind a text along its lines, where that is not the same everywhere.
struct VaryingGround {
  /// A piece of a line behind which all is the same.
  private struct Piece {
    var line: CGFloat
    var width: CGFloat
    var run: Int?
    /// Nil where an image is.
    var layers: Layers?
  }

  private var pieces: [Piece] = []

  /// - Parameters:
  ///   - thinnest: the height of what is no background of letters, points.
  ///   - seen: what can be seen of the letters, in the root's coordinates.
  ///   - origin: the corner of the text's view there.
  init(
    _ backdrop: Backdrop, _ stretches: [TextStretch], of index: Int, thinnest: CGFloat,
    in seen: CGRect, origin: CGPoint
  ) {
    for stretch in stretches {
      let y = origin.y + stretch.middle
      let left = max(seen.minX, origin.x + stretch.left)
      let right = min(seen.maxX, origin.x + stretch.right)
      guard left < right, seen.minY <= y, y < seen.maxY else { continue }
      let edges = backdrop.edges(from: left, to: right, at: y, below: index)
      for (start, end) in zip(edges, edges.dropFirst()) where end > start {
        let place = CGPoint(x: (start + end) / 2, y: y)
        pieces.append(
          Piece(
            line: stretch.middle, width: end - start, run: stretch.run,
            layers: backdrop.layers(at: place, below: index, thinnest: thinnest)))
      }
    }
  }

  /// Whether nobody knows where the text's lines are.
  var isEmpty: Bool { pieces.isEmpty }

  /// What is behind the beginning of a part of the text.
  func first(under part: TextPart) -> Layers? { pieces(under: part).compactMap(\.layers).first }

  /// The worst for a colour of what is behind a noticeable piece of a line; nil where an image is behind
  /// all that would be noticed.
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

  /// Whether there is enough contrast behind a piece of the part, or nobody knows.
  func isEnough(for judgement: Judgement, somewhereUnder part: TextPart) -> Bool {
    pieces(under: part).contains { $0.layers.map { judgement.isEnough(on: $0) } ?? true }
  }

  /// The pieces of a text's part, which are those of all runs that look as it does.
  private func pieces(under part: TextPart) -> [Piece] {
    pieces.filter { part.runs.contains($0.run) }
  }
}
