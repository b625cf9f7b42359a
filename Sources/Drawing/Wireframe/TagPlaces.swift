import Foundation

/// Finds places for name tags in a picture that is already full of other things.
///
/// Goals in this order: tags can all be read, so that none lies on another; a tag is at its view;
/// dots and ends of constraints stay visible, since they say where a constraint holds; then texts and
/// lines. A tag has some thirty places to choose from and takes the one that costs least, so that
/// time grows with the number of tags and not with its square. Tags are placed in the order of the
/// document, and the first of two equal places counts.
struct TagPlaces {
  /// What may be in the way, and how bad it is to cover it.
  enum Kind {
    case tag, target
    /// A constraint's dot, or the bar at its end.
    case anchor
    case text
    /// A constraint's line.
    case line

    /// - Parameter share: how much of a tag would lie on it, from 0 to 1.
    func cost(_ share: CGFloat) -> CGFloat {
      switch self {
      case .tag, .target: 400
      case .anchor: 30
      case .text: 2 + 8 * share
      case .line: 4
      }
    }
  }

  static let height = 11.0

  private struct Obstacle {
    var rect: CGRect
    var kind: Kind
    /// Whose it is, where others must not cover it.
    var owner: Int?
  }

  private struct Cell: Hashable {
    var column, row: Int
  }

  private static let cellSize = 16.0
  /// More in one cell cannot be told apart whatever is done.
  private static let mostInCell = 64
  /// Looked up, never iterated.
  private var cells: [Cell: [Obstacle]] = [:]
  private let canvas: CGRect

  /// - Parameter canvas: points.
  init(canvas: CGSize) {
    self.canvas = CGRect(origin: .zero, size: canvas)
  }

  /// - Parameter owner: the only one whose tag may lie on it, if anyone's; nil for any.
  mutating func add(_ rect: CGRect, _ kind: Kind, owner: Int? = nil) {
    let seen = rect.common(canvas)
    guard rect.touches(canvas) else { return }
    for cell in Self.cells(of: seen) where cells[cell, default: []].count < Self.mostInCell {
      cells[cell, default: []].append(Obstacle(rect: seen, kind: kind, owner: owner))
    }
  }

  /// The place of a tag for what is at `rect`, which is taken then.
  mutating func place(width: CGFloat, at rect: CGRect) -> CGRect {
    let (best, _) = best(width: width, at: rect, owner: nil)
    add(best.insetBy(dx: -0.5, dy: -0.5), .tag)
    return best
  }

  /// The same, but nil where a tag would have to lie on another, on what others own, or far from what it
  /// is for.
  mutating func freePlace(width: CGFloat, at rect: CGRect, owner: Int?) -> CGRect? {
    let (best, cost) = best(width: width, at: rect, owner: owner)
    guard cost < 40 else { return nil }
    add(best.insetBy(dx: -0.5, dy: -0.5), .tag)
    return best
  }

  private func best(
    width: CGFloat, at rect: CGRect, owner: Int?
  ) -> (tag: CGRect, cost: CGFloat) {
    var best = CGRect.zero
    var least = CGFloat.infinity
    for (corner, price) in Self.corners(width, rect) where price < least {
      let tag = CGRect(
        x: max(0, min(corner.x, canvas.maxX - width)),
        y: max(0, min(corner.y, canvas.maxY - Self.height)), width: width, height: Self.height)
      let cost = cost(of: tag, owner: owner, upTo: least - price) + price
      if cost < least { (best, least) = (tag, cost) }
    }
    return (best, least)
  }

  /// Where a tag may be, and what each place costs by itself: on top of the view, where it hides
  /// least of it; along its edges from the start; beside it; and at last downwards, away from it.
  private static func corners(
    _ width: CGFloat, _ rect: CGRect
  ) -> [(corner: CGPoint, price: CGFloat)] {
    let (left, right) = (rect.minX, max(rect.minX, rect.maxX - width))
    let bottom = max(rect.minY, rect.maxY - height)
    var corners: [(corner: CGPoint, price: CGFloat)] = []
    func add(_ x: CGFloat, _ y: CGFloat, _ price: CGFloat) {
      corners.append((CGPoint(x: x, y: y), price))
    }
    // The second of each pair leaves room for a dot on the edge.
    let rows: [(y: CGFloat, price: CGFloat)] = [
      (rect.minY - height, 0), (rect.minY - height - 3, 1), (rect.minY, 2), (rect.minY + 3, 3),
      (bottom, 5), (bottom - 3, 6), (rect.maxY + 3, 16),
    ]
    for row in rows where row.y <= bottom || row.y > rect.maxY {
      add(left, row.y, row.price)
      add(left + 12, row.y, row.price + 1.5)
      add(left + 24, row.y, row.price + 2)
      add(right, row.y, row.price + 3)
    }
    add(rect.maxX + 3, rect.minY, 12)
    add(left - width - 3, rect.minY, 13)
    for step in 1...12 {
      add(left, rect.minY + CGFloat(step) * (height + 1), 40 + 10 * CGFloat(step))
    }
    return corners
  }

  /// What a tag would cover, counted no further than to `limit`. Something that reaches over several
  /// cells counts in the first that it shares with the tag.
  private func cost(of tag: CGRect, owner: Int?, upTo limit: CGFloat) -> CGFloat {
    var cost: CGFloat = 0
    for cell in Self.cells(of: tag) where cost < limit {
      for obstacle in cells[cell] ?? [] where obstacle.rect.intersects(tag) {
        let shared = obstacle.rect.common(tag)
        guard cell == Self.cell(shared.minX, shared.minY) else { continue }
        let isForeign = obstacle.owner != nil && obstacle.owner != owner
        let kind = isForeign ? .target : obstacle.kind
        cost += kind.cost(shared.width * shared.height / (tag.width * tag.height))
        if cost >= limit { return cost }
      }
    }
    return cost
  }

  private static func cell(_ x: CGFloat, _ y: CGFloat) -> Cell {
    Cell(column: Int((x / cellSize).rounded(.down)), row: Int((y / cellSize).rounded(.down)))
  }

  private static func cells(of rect: CGRect) -> [Cell] {
    let (first, last) = (cell(rect.minX, rect.minY), cell(rect.maxX, rect.maxY))
    return (first.row...last.row).flatMap { row in
      (first.column...last.column).map { Cell(column: $0, row: row) }
    }
  }
}
