import Foundation

/// Finds places for tags in a picture that is already full of other things.
///
/// Goals in this order: tags and the texts of other views can all be read, so that no tag lies on another or
/// on a neighbour's text; a tag is at what it is about; dots and ends of constraints stay visible, since
/// they say where a constraint holds; then a view's own text and lines. A tag has some thirty places to
/// choose from and takes the one that costs least; where all of them are taken it looks further and
/// further away. Tags are placed in the order of the document, and the first of two equal places counts.
struct TagPlaces {
  /// What may be in the way, and how bad it is to cover it.
  enum Kind {
    case tag, target
    /// A constraint's dot, or the bar at its end.
    case anchor
    case text
    case control
    /// A constraint's line.
    case line

    /// - Parameter share: how much of a tag would lie on it, from 0 to 1.
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

  /// What something in the picture belongs to.
  enum Owner: Hashable {
    /// A view of the scene, by its index.
    case view(Int)
    /// A constraint of the picture, by its number.
    case constraint(Int)
  }

  /// The top left corner of a tag, and what it costs by itself.
  struct Candidate {
    var corner: CGPoint
    var price: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ price: CGFloat) {
      corner = CGPoint(x: x, y: y)
      self.price = price
    }
  }

  static let height = 11.0
  /// What costs that much is no place.
  private static let forbidden = 400.0

  private struct Obstacle {
    var rect: CGRect
    var kind: Kind
    /// Whose it is, where others must not cover it.
    var owner: Owner?
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
  /// How many tags have found no place, after so many of which none is looked for far away.
  private var failures = 0
  private static let mostFailures = 50

  /// - Parameter canvas: points.
  init(canvas: CGSize) {
    self.canvas = CGRect(origin: .zero, size: canvas)
  }

  /// - Parameter owner: the only one whose tag may lie on it, if anyone's; nil for any.
  mutating func add(_ rect: CGRect, _ kind: Kind, owner: Owner? = nil) {
    let seen = rect.common(canvas)
    guard rect.touches(canvas) else { return }
    for cell in Self.cells(of: seen) where cells[cell, default: []].count < Self.mostInCell {
      cells[cell, default: []].append(Obstacle(rect: seen, kind: kind, owner: owner))
    }
  }

  /// The place of a tag about what is at `rect`, which is taken then: one of the candidates, or one near
  /// them; nil where all would lie on another tag or on what others own.
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

  /// A place that is at what the tag is about; nil where a tag would have to lie on another, on what others
  /// own, or far from it.
  mutating func nearPlace(width: CGFloat, at rect: CGRect, owner: Owner?) -> CGRect? {
    let (best, cost) = best(width: width, Self.places(at: rect, width: width), owner: owner)
    guard cost < 40 else { return nil }
    add(best.insetBy(dx: -0.5, dy: -0.5), .tag)
    return best
  }

  /// Where a box of another size covers least, which is taken then. Of equal places it is the one at the
  /// bottom, at the right side, in the middle or at the left side.
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

  /// The nearest place on which nothing lies that must be read, on larger and larger rectangles around the
  /// leading end of what the tag is about.
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

  /// What a tag would cover, counted no further than to `limit`. Something that reaches over several
  /// cells counts in the first that it shares with the tag.
  private func cost(of tag: CGRect, owner: Owner?, upTo limit: CGFloat) -> CGFloat {
    var cost: CGFloat = 0
    for cell in Self.cells(of: tag) where cost < limit {
      for obstacle in cells[cell] ?? [] where obstacle.rect.intersects(tag) {
        let shared = obstacle.rect.common(tag)
        guard cell == Self.cell(shared.minX, shared.minY) else { continue }
        let kind: Kind
        switch (obstacle.kind, obstacle.owner) {
        // An amount lies on the line that it is about.
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
    Cell(column: Int((x / cellSize).rounded(.down)), row: Int((y / cellSize).rounded(.down)))
  }

  private static func cells(of rect: CGRect) -> [Cell] {
    let (first, last) = (cell(rect.minX, rect.minY), cell(rect.maxX, rect.maxY))
    return (first.row...last.row).flatMap { row in
      (first.column...last.column).map { Cell(column: $0, row: row) }
    }
  }
}
