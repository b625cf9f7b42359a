import Foundation

/// Finds places for the numbers of a screen's findings.
///
/// Goals in this order: every number can be seen; none hides a text or a control; a number is at its
/// view. So a number stands at a corner of its view where nothing else is, or else beside the screen,
/// with a line that leads to the view. Only where there is no room left there either, it goes where
/// there is some on the screen.
struct BadgePlaces {
  struct Request {
    var size: CGSize
    /// What is seen of the view that the number is about; nil for none.
    var view: CGRect?
    /// The view.
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

  /// Points of the sheet, from the screen's top left corner; so is all else.
  private let screen: CGRect
  private let content: [Content]
  private let isRightToLeft: Bool
  private var taken: [CGRect] = []

  init(screen: CGRect, content: [Content], isRightToLeft: Bool) {
    self.screen = screen
    self.content = content
    self.isRightToLeft = isRightToLeft
  }

  /// A place for each; nil for those that there is no room for.
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

  /// At a corner of the view, a little outside of it, or beside a number that is there already; the
  /// upper corner at which lines end comes first.
  private func nearPlace(of request: Request) -> CGRect? {
    guard let view = request.view else { return nil }
    let (start, end) =
      isRightToLeft ? (view.maxX + 4, view.minX - 4) : (view.minX - 4, view.maxX + 4)
    let back = (request.size.width + Self.gap) * (isRightToLeft ? 1 : -1)
    let centers = [
      (end, view.minY - 3), (end, view.maxY + 3), (end + back, view.minY - 6),
      (end + 2 * back, view.minY - 6), (start, view.minY - 3), (start, view.maxY + 3),
    ]
    return centers.lazy.map { Self.box(request.size, CGPoint(x: $0.0, y: $0.1)) }.first { box in
      screen.insetBy(dx: 1, dy: 1).contains(box) && isFree(box)
        && !content.contains { $0.owner != request.owner && $0.rect.intersects(box) }
        && !hides(box, of: request)
    }
  }

  /// Whether a box covers more of the request's own view than a corner.
  private func hides(_ box: CGRect, of request: Request) -> Bool {
    let own = content.filter { $0.owner == request.owner }.map { $0.rect.common(box) }
    return own.contains { $0.width > 5 && $0.height > 6 }
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

  /// Places at the screen's right edge, from the top in the order of the views, each as near to the
  /// height of its view as the others let it.
  private func gutter(_ requests: [(index: Int, request: Request)]) -> [(Int, Badge)] {
    let height = (requests.map(\.request.size.height).max() ?? 0) + Self.gap
    guard height > Self.gap else { return [] }
    // The first have the worst findings.
    let fitting = requests.prefix(Int(((screen.height + Self.gap) / height).rounded(.down)))
    func wanted(_ request: Request) -> CGFloat { request.view?.midY ?? 0 }
    let sorted = fitting.sorted { (wanted($0.request), $0.index) < (wanted($1.request), $1.index) }
    var tops: [CGFloat] = []
    for (_, request) in sorted {
      let top = max(screen.minY, wanted(request) - request.size.height / 2)
      tops.append(max(top, (tops.last ?? -.infinity) + height))
    }
    // What would end below the screen pushes those above it up.
    var bottom = screen.maxY + Self.gap
    for index in tops.indices.reversed() {
      tops[index] = min(tops[index], bottom - height)
      bottom = tops[index]
    }
    return zip(sorted, tops).map { element, top in
      let (index, request) = element
      let center = CGPoint(
        x: screen.maxX + SheetStyle.gutter, y: top + request.size.height / 2)
      let box = Self.box(request.size, center)
      return (index, Badge(box: box, leader: Self.leader(from: box, to: request.view)))
    }
  }

  /// The nearest point of the view's outline; nil for no view.
  private static func leader(from box: CGRect, to view: CGRect?) -> CGPoint? {
    view.map { CGPoint(x: $0.maxX + 2, y: max($0.minY, min(box.midY, $0.maxY))) }
  }

  // MARK: Anywhere

  /// Where there is room nearest to the view: towards its start first, then down, then anywhere.
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
    let most = Int(max(area.width / step.width, area.height / step.height)) + 1
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
