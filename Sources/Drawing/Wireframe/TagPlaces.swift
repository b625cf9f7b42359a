import Foundation

/// Finds places for tags in a picture that has other content.
///
/// The goals, most important first: all tags and the texts of other views are readable, so that no
/// tag covers another tag or a neighbour's text; a tag is at its view or constraint; the dots and
/// ends of constraints stay visible, since they show where a constraint applies; then the view's
/// own text and lines stay visible. A tag has some thirty candidate places and takes the cheapest;
/// if all of them are taken, places farther and farther away are tried. Tags are placed in the
/// order of the document, and the first of two equal places is taken.
struct TagPlaces {
  /// The kinds of content that a tag may cover, each with its cost.
  enum Kind {
    case tag, target
    /// A constraint's dot, or the bar at its end.
    case anchor
    case text
    case control
    /// A constraint's line.
    case line

    /// The cost of covering content of this kind.
    ///
    /// - Parameter share: the share of the tag's area that lies on the content, from 0 to 1.
    func cost(_ share: CGFloat) -> CGFloat {
      switch self {
      case .tag, .target: TagPlaces.forbidden
      case .anchor: 30
      case .text: 2 + 8 * share
      case .control: 4 + 16 * share
      case .line: 4
      }
    }
  }

  /// The view or constraint to which content of the picture belongs.
  enum Owner: Hashable {
    /// A view of the scene, by its index.
    case view(Int)
    /// A constraint of the picture, by its number.
    case constraint(Int)
  }

  /// A candidate for a tag's top left corner, with the cost of the place itself.
  struct Candidate {
    var corner: CGPoint
    var price: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ price: CGFloat) {
      corner = CGPoint(x: x, y: y)
      self.price = price
    }
  }

  static let height = 11.0
  /// A place with this cost or more is not used.
  private static let forbidden = 400.0

  private struct Obstacle {
    var rect: CGRect
    var kind: Kind
    /// The owner, whose tag alone may cover this; nil if any tag may.
    var owner: Owner?
  }

  private struct Cell: Hashable {
    var column, row: Int
  }

  private static let cellSize = 16.0
  /// The most obstacles of a grid cell; with more, no tag could be placed well anyway.
  private static let mostInCell = 64
  /// The obstacles by grid cell. Only looked up, never iterated.
  private var cells: [Cell: [Obstacle]] = [:]
  private let canvas: CGRect
  /// The number of tags that found no place. After `mostFailures` of them, distant places are not
  /// searched any more.
  private var failures = 0
  private static let mostFailures = 50

  /// - Parameter canvas: the picture's size, points.
  init(canvas: CGSize) {
    self.canvas = CGRect(origin: .zero, size: canvas)
  }

  /// Adds content that tags should not cover.
  ///
  /// - Parameter owner: the view or constraint whose tag alone may cover the content; nil if any
  ///   tag may.
  mutating func add(_ rect: CGRect, _ kind: Kind, owner: Owner? = nil) {
    let seen = rect.common(canvas)
    guard rect.touches(canvas) else { return }
    for cell in Self.cells(of: seen) where cells[cell, default: []].count < Self.mostInCell {
      cells[cell, default: []].append(Obstacle(rect: seen, kind: kind, owner: owner))
    }
  }

  /// Finds and takes a place for a tag about a view or constraint at `rect`: one of the candidates,
  /// or one farther away. Nil where each would cover another tag or content of another owner, and after many
  /// failures, so that a full screen takes no time.
  mutating func place(
    width: CGFloat, _ candidates: [Candidate], around rect: CGRect, owner: Owner?
  ) -> CGRect? {
    var (place, cost) = best(width: width, candidates, owner: owner)
    if cost >= Self.forbidden {
      guard failures < Self.mostFailures,
        let free = freePlace(width: width, around: rect, owner: owner)
      else {
        failures += 1
        return nil
      }
      place = free
    }
    add(place.insetBy(dx: -0.5, dy: -0.5), .tag)
    return place
  }

  /// Finds and takes a place directly at `rect`; nil where the tag would cover another tag or
  /// content of another owner, or would be far from `rect`.
  mutating func nearPlace(width: CGFloat, at rect: CGRect, owner: Owner?) -> CGRect? {
    let (best, cost) = best(width: width, Self.places(at: rect, width: width), owner: owner)
    guard cost < 40 else { return nil }
    add(best.insetBy(dx: -0.5, dy: -0.5), .tag)
    return best
  }

  /// Finds and takes the place where a box of any size covers least. Of equal places, lower ones
  /// come first, and then those at the right, in the middle and at the left.
  mutating func box(_ size: CGSize, margin: CGFloat) -> CGRect {
    let right = canvas.maxX - size.width - margin
    let columns = [right, (canvas.width - size.width) / 2, margin]
    let bottom = canvas.maxY - size.height - margin
    var best = CGRect(origin: CGPoint(x: right, y: bottom), size: size)
    var least = CGFloat.infinity
    for y in stride(from: bottom, to: 0, by: -Self.height) {
      for x in columns {
        let box = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let cost = cost(of: box, owner: nil, upTo: least)
        if cost < least { (best, least) = (box, cost) }
      }
    }
    add(best.insetBy(dx: -1, dy: -1), .tag)
    return best
  }

  private func best(
    width: CGFloat, _ candidates: [Candidate], owner: Owner?
  ) -> (tag: CGRect, cost: CGFloat) {
    var best = CGRect.zero
    var least = CGFloat.infinity
    for candidate in candidates where candidate.price < least {
      let tag = CGRect(
        x: max(0, min(candidate.corner.x, canvas.maxX - width)),
        y: max(0, min(candidate.corner.y, canvas.maxY - Self.height)), width: width,
        height: Self.height)
      let cost = cost(of: tag, owner: owner, upTo: least - candidate.price) + candidate.price
      if cost < least { (best, least) = (tag, cost) }
    }
    return (best, least)
  }

  /// The nearest place without content that must be readable, on larger and larger rectangles
  /// around the left end of `rect`.
  private func freePlace(width: CGFloat, around rect: CGRect, owner: Owner?) -> CGRect? {
    let core = CGRect(
      x: rect.minX, y: rect.minY, width: min(rect.width, width),
      height: min(rect.height, Self.height)
    ).common(canvas)
    for ring in 1...40 {
      let reach = CGFloat(ring) * 6
      let (left, right) = (core.minX - reach - width, core.maxX + reach)
      let (top, bottom) = (core.minY - reach - Self.height, core.maxY + reach)
      let xs = stride(from: left, through: right, by: max(8, (right - left) / 20))
      let ys = stride(from: top, through: bottom, by: max(8, (bottom - top) / 20))
      let corners =
        xs.flatMap { [CGPoint(x: $0, y: top), CGPoint(x: $0, y: bottom)] }
        + ys.flatMap { [CGPoint(x: left, y: $0), CGPoint(x: right, y: $0)] }
      let size = CGSize(width: width, height: Self.height)
      let candidates = corners.filter { canvas.contains(CGRect(origin: $0, size: size)) }
        .map { corner in
          let (dx, dy) = (corner.x + width / 2 - core.midX, corner.y + 5.5 - core.midY)
          return Candidate(corner.x, corner.y, (dx * dx + dy * dy).squareRoot() / 20)
        }
      let (place, cost) = best(width: width, candidates, owner: owner)
      if cost < Self.forbidden / 2 { return place }
    }
    return nil
  }

  /// The cost of what a tag would cover; the count stops at `limit`. Content in several grid cells
  /// counts in the first one that it shares with the tag.
  private func cost(of tag: CGRect, owner: Owner?, upTo limit: CGFloat) -> CGFloat {
    var cost: CGFloat = 0
    for cell in Self.cells(of: tag) where cost < limit {
      for obstacle in cells[cell] ?? [] where obstacle.rect.intersects(tag) {
        let shared = obstacle.rect.common(tag)
        guard cell == Self.cell(shared.minX, shared.minY) else { continue }
        let kind: Kind
        switch (obstacle.kind, obstacle.owner) {
        // The tag of a constraint may cover the constraint's own line.
        case (.line, let other?) where other == owner: continue
        case (.text, let other?) where other != owner: kind = .target
        default: kind = obstacle.kind
        }
        cost += kind.cost(shared.width * shared.height / (tag.width * tag.height))
        if cost >= limit { return cost }
      }
    }
    return cost
  }

  private static func cell(_ x: CGFloat, _ y: CGFloat) -> Cell {
    Cell(column: Int(saturating: x / cellSize), row: Int(saturating: y / cellSize))
  }

  private static func cells(of rect: CGRect) -> [Cell] {
    let (first, last) = (cell(rect.minX, rect.minY), cell(rect.maxX, rect.maxY))
    return (first.row...last.row).flatMap { row in
      (first.column...last.column).map { Cell(column: $0, row: row) }
    }
  }
}
