import Foundation
import LayoutScene
import Testing

@testable import Drawing

/// Four screens in a row, and one below them.
private let frames =
  [0, 300, 600, 900].map { CGRect(x: $0, y: 60, width: 200, height: 400) }
  + [CGRect(x: 300, y: 560, width: 200, height: 400)]

/// The ends of the straight parts of a line.
private func points(_ shape: Shape) -> [CGPoint] {
  guard case .path(let steps) = shape else { return [] }
  return steps.compactMap {
    switch $0 {
    case .move(let point), .line(let point): point
    default: nil
    }
  }
}

@Test(arguments: [(0, 2), (0, 3), (2, 0), (3, 1), (0, 4), (4, 3)])
func anArrowLeadsAroundTheScreensBetween(from: Int, to: Int) {
  let others = frames.indices.filter { ![from, to].contains($0) }.map { frames[$0] }
  let line = points(
    ArrowPath(from: frames[from], to: frames[to], shift: 0, around: others).line(head: 9))
  for (start, end) in zip(line, line.dropFirst()) {
    let part = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -1, dy: -1)
    #expect(!others.contains(where: part.intersects), "\(start) to \(end)")
  }
}

@Test func anArrowBetweenNeighboursLeadsStraightThere() {
  let line = points(
    ArrowPath(from: frames[0], to: frames[1], shift: 0, around: [frames[2]]).line(head: 9))
  #expect(line == [CGPoint(x: 200, y: 260)])
}
