import Foundation

/// Finds places for the numbers of a screen's findings.
///
/// The goals, most important first: every number is visible; no number hides a text or a control; a
/// number is at its view. A number is therefore placed at a free corner of its view. Otherwise it
/// is placed beside the screen, with a line to the view if the line crosses no other content. If
/// there is no space beside the screen either, it is placed at the nearest free place on the
/// screen.
struct BadgePlaces {
  struct Request {
    var size: CGSize
    /// The visible part of the view that the number is about; nil if the number is about no view.
    var view: CGRect?
    /// The index of that view.
    var owner: Int?
  }

  struct Badge {
    var box: CGRect
    /// Where the line from a number beside the screen ends; nil for a number at its view.
    var leader: CGPoint?
  }

  /// Something on the screen that a number should not hide.
  struct Content {
    var rect: CGRect
    /// The view that shows it.
    var owner: Int
  }

  private static let gap = 3.0

  /// The screen. All rectangles here are in points of the sheet, from the screen's top left corner.
  let screen: CGRect
  let content: [Content]
  let isRightToLeft: Bool
  private(set) var taken: [CGRect] = []

  /// A place for each request; nil for a number that fits nowhere.
  mutating func places(of requests: [Request]) -> [Badge?] {
    var badges: [Badge?] = requests.map { request in
      guard let box = nearPlace(of: request) else { return nil }
      taken.append(box)
      return Badge(box: box)
    }
    let left = requests.indices.filter { badges[$0] == nil }
    let beside = gutter(left.map { ($0, requests[$0]) })
    for (index, badge) in beside {
      badges[index] = badge
      taken.append(badge.box)
    }
    for index in left where badges[index] == nil {
      let box = freePlace(of: requests[index])
      if let box { taken.append(box) }
      badges[index] = box.map { Badge(box: $0) }
    }
    return badges
  }

  // MARK: At the view

  /// A free place at a corner of the view, a little outside of it, or beside a number that is
  /// already there. The upper trailing corner is tried first.
  private func nearPlace(of request: Request) -> CGRect? {
    guard let view = request.view else { return nil }
    let (start, end) =
      isRightToLeft ? (view.maxX + 4, view.minX - 4) : (view.minX - 4, view.maxX + 4)
    let back = (request.size.width + Self.gap) * (isRightToLeft ? 1 : -1)
    let centers = [
      (end, view.minY - 3), (end, view.maxY + 3), (end + back, view.minY - 9),
      (end + 2 * back, view.minY - 9), (start, view.minY - 3), (start, view.maxY + 3),
    ]
    return centers.lazy.map { Self.box(request.size, CGPoint(x: $0.0, y: $0.1)) }.first { box in
      screen.insetBy(dx: 1, dy: 1).contains(box) && isFree(box)
        && !content.contains { $0.owner != request.owner && $0.rect.intersects(box) }
        && !hides(box, of: request)
    }
  }

  /// Whether a box covers more than a corner of the request's own view.
  private func hides(_ box: CGRect, of request: Request) -> Bool {
    let own = content.filter { $0.owner == request.owner }.map { $0.rect.common(box) }
    return own.contains { $0.width > 4 && $0.height > 4 }
  }

  private func isFree(_ box: CGRect) -> Bool {
    let room = box.insetBy(dx: -2, dy: -2)
    return !taken.contains { $0.intersects(room) }
  }

  private static func box(_ size: CGSize, _ center: CGPoint) -> CGRect {
    CGRect(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  // MARK: Beside the screen

  /// Places to the right of the screen, in the vertical order of the views. Each is as near to the
  /// height of its view as the other numbers allow.
  private func gutter(_ requests: [(index: Int, request: Request)]) -> [(Int, Badge)] {
    let height = (requests.map(\.request.size.height).max() ?? 0) + Self.gap
    guard height > Self.gap else { return [] }
    // If not all fit, the first are kept, because they are the worst findings.
    let fitting = requests.prefix(Int(saturating: (screen.height + Self.gap) / height))
    let sorted = fitting.map {
      (index: $0.index, request: $0.request, y: levelHeight(for: $0.request))
    }
    .sorted { ($0.y, $0.index) < ($1.y, $1.index) }
    var tops: [CGFloat] = []
    for (_, request, y) in sorted {
      let top = max(screen.minY, y - request.size.height / 2)
      tops.append(max(top, (tops.last ?? -.infinity) + height))
    }
    // A number that would end below the screen is moved up, and moves the ones above it up.
    var bottom = screen.maxY + Self.gap
    for index in tops.indices.reversed() {
      tops[index] = min(tops[index], bottom - height)
      bottom = tops[index]
    }
    return zip(sorted, tops).map { element, top in
      let (index, request, _) = element
      let center = CGPoint(
        x: screen.maxX + SheetStyle.gutter, y: top + request.size.height / 2)
      let box = Self.box(request.size, center)
      return (index, Badge(box: box, leader: leader(from: box, to: request)))
    }
  }

  /// The y at which a horizontal line from the screen's right edge reaches the view without
  /// crossing other content: at the view's middle, or else near its top or bottom.
  private func levelHeight(for request: Request) -> CGFloat {
    guard let view = request.view else { return 0 }
    let others = others(of: request)
    let edge = max(screen.maxX, view.maxX)
    return [view.midY, view.minY - 2, view.maxY + 2].first { y in
      let start = CGPoint(x: edge, y: y)
      return !others.contains { $0.isCrossed(from: start, to: CGPoint(x: view.maxX + 2, y: y)) }
    } ?? view.midY
  }

  /// The content of other views, without views that contain the request's view.
  private func others(of request: Request) -> [CGRect] {
    content.filter { content in
      content.owner != request.owner && !(request.view.map(content.rect.contains) ?? false)
    }.map(\.rect)
  }

  /// The nearest point of the view's outline that a line from `box` reaches without crossing other
  /// content. Nil where there is none, or the request has no view: the number then has no line, and
  /// only its height shows what it is about.
  private func leader(from box: CGRect, to request: Request) -> CGPoint? {
    guard let view = request.view else { return nil }
    let start = CGPoint(x: box.midX, y: box.midY)
    let nearest = max(view.minY, min(box.midY, view.maxY))
    let others = others(of: request)
    return [nearest, view.minY - 1, view.maxY + 1].lazy
      .map { CGPoint(x: view.maxX + 2, y: $0) }
      .first { end in !others.contains { $0.isCrossed(from: start, to: end) } }
  }

  // MARK: Anywhere

  /// The free place on the screen that is nearest to the view's upper right corner. At equal
  /// distances, places in the same row come first, then those below, and left comes before right.
  private func freePlace(of request: Request) -> CGRect? {
    let corner = request.view.map { CGPoint(x: $0.maxX, y: $0.minY) } ?? CGPoint(x: 14, y: 14)
    let box = Self.box(request.size, corner)
    let step = CGSize(width: box.width + Self.gap, height: box.height + Self.gap)
    let area = screen.insetBy(dx: 1, dy: 1)
    guard box.width <= area.width, box.height <= area.height else { return nil }
    func placed(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: max(area.minX, min(box.minX + CGFloat(column) * step.width, area.maxX - box.width))
          .rounded(),
        y: max(area.minY, min(box.minY + CGFloat(row) * step.height, area.maxY - box.height))
          .rounded(), width: box.width, height: box.height)
    }
    let most = Int(saturating: max(area.width / step.width, area.height / step.height)) + 1
    for distance in 0...most {
      for row in [0] + (1...max(1, distance)).flatMap({ [$0, -$0] }) where abs(row) <= distance {
        for column in [-(distance - abs(row)), distance - abs(row)] {
          let place = placed(column, row)
          if isFree(place) { return place }
        }
      }
    }
    return nil
  }
}

extension CGRect {
  /// Whether a straight line between two points runs through the rectangle.
  fileprivate func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
    // Clips the line with the algorithm of Liang and Barsky; `first` and `last` are 0 at the line's
    // start and 1 at its end.
    var (first, last) = (CGFloat(0), CGFloat(1))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    for (step, room) in [
      (-dx, start.x - minX), (dx, maxX - start.x), (-dy, start.y - minY), (dy, maxY - start.y),
    ] {
      if step == 0 {
        if room < 0 { return false }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    return first < last
  }
}
