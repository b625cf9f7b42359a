import Foundation
import LayoutScene

// The candidate places of a tag, each with its own cost.
extension TagPlaces {
  /// The places for a view's tag, from cheap to expensive: above the view; along its edges,
  /// starting at the left; beside it; and further down inside it.
  static func places(at rect: CGRect, width: CGFloat) -> [Candidate] {
    let (left, right) = (rect.minX, max(rect.minX, rect.maxX - width))
    let bottom = max(rect.minY, rect.maxY - height)
    var places: [Candidate] = []
    // The second row of each pair leaves space for a dot on the edge.
    let rows: [(y: CGFloat, price: CGFloat)] = [
      (rect.minY - height, 0), (rect.minY - height - 3, 1), (rect.minY, 2), (rect.minY + 3, 3),
      (bottom, 5), (bottom - 3, 6), (rect.maxY + 3, 16),
    ]
    for row in rows where row.y <= bottom || row.y > rect.maxY {
      places.append(Candidate(left, row.y, row.price))
      places.append(Candidate(left + 12, row.y, row.price + 1.5))
      places.append(Candidate(left + 24, row.y, row.price + 2))
      places.append(Candidate(right, row.y, row.price + 3))
    }
    places.append(Candidate(rect.maxX + 3, rect.minY, 12))
    places.append(Candidate(left - width - 3, rect.minY, 13))
    for step in 1...12 {
      let y = rect.minY + CGFloat(step) * (height + 1)
      if y > bottom { break }
      places.append(Candidate(left, y, 40 + 10 * CGFloat(step)))
    }
    return places
  }

  /// The places for a constraint's tag: on its line if the line is long enough, beside its middle,
  /// and beyond its ends.
  ///
  /// - Parameter span: the line as a rectangle without height or without width.
  static func places(
    along axis: SceneConstraint.Axis, _ span: CGRect, width: CGFloat
  ) -> [Candidate] {
    let (x, y) = (span.midX - width / 2, span.midY - height / 2)
    var places: [Candidate] = []
    if axis == .horizontal {
      let room = span.width - width - 8
      for share in [0, -0.5, 0.5] where room >= 0 {
        places.append(Candidate(x + room * share, y, abs(share) * 2))
      }
      for (step, shift) in [0, -0.5, 0.5, -1, 1].enumerated() {
        let price = 3 + CGFloat(step)
        let moved = x + shift * max(width, span.width / 2)
        places.append(Candidate(moved, span.minY - height - 3, price))
        places.append(Candidate(moved, span.minY + 4, price + 0.5))
      }
      places.append(Candidate(span.maxX + 4, y, 6))
      places.append(Candidate(span.minX - width - 4, y, 7))
    } else {
      let room = span.height - height - 6
      for share in [0, -0.5, 0.5] where room >= 0 {
        places.append(Candidate(x, y + room * share, abs(share) * 2))
      }
      for (step, shift) in [0, -0.5, 0.5, -1, 1].enumerated() {
        let price = 3 + CGFloat(step)
        let moved = y + shift * max(height, span.height / 2)
        places.append(Candidate(span.minX + 5, moved, price))
        places.append(Candidate(span.minX - width - 4, moved, price + 0.5))
      }
      places.append(Candidate(x, span.maxY + 4, 6))
      places.append(Candidate(x, span.minY - height - 4, 7))
    }
    return places
  }
}
